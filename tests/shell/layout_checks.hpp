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

inline constexpr std::array<std::pair<float, float>, 4> screen_sizes{
    {{360, 640}, {1280, 800}, {640, 360}, {600, 1000}}};
