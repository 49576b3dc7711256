#pragma once
// What every screen's picture must keep to, whatever its size.
#include "tests/shell/player.hpp"
#include <algorithm>
#include <array>
#include <string>
#include <utility>

/// Controls that lie on each other, as "a over b"; "" if none do.
inline std::string overlapping(Player& p)
{
    const auto rects = p.outline()["rects"];
    for (auto a = rects.begin(); a != rects.end(); ++a)
        for (auto b = std::next(a); b != rects.end(); ++b) {
            const auto shared = [&](int axis) {
                const auto k = static_cast<std::size_t>(axis);
                const float from = std::max((*a)[k].get<float>(), (*b)[k].get<float>());
                const float to = std::min((*a)[k].get<float>() + (*a)[k + 2].get<float>(),
                                          (*b)[k].get<float>() + (*b)[k + 2].get<float>());
                return to - from;
            };
            if (shared(0) > 2 && shared(1) > 2) return a.key() + " over " + b.key();
        }
    return {};
}

/// What takes a move back and lies under the message of the last frame; "" if nothing does.
inline std::string hidden_by_message(Player& p)
{
    const auto message = p.app().message();
    if (!message) return {};
    for (const char* id : {"undo", "redo"}) {
        const auto control = p.app().drawn().rects.find(id);
        if (control == p.app().drawn().rects.end() || !p.app().drawn().enabled.find(id)->second) continue;
        const auto shared = control->second.clipped(*message);
        if (shared.w > 0 && shared.h > 0) return id;
    }
    return {};
}

inline constexpr std::array<std::pair<float, float>, 4> screen_sizes{
    {{360, 640}, {1280, 800}, {640, 360}, {600, 1000}}};
