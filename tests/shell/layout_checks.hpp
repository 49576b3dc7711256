#pragma once
// Layout checks for every screen at every size: overlapping controls and texts, sizes of letters.
#include "imgui.h"
#include "tests/shell/looks.hpp"
#include "tests/shell/player.hpp"
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

/// Two controls that overlap by more than 2 px, as "a over b"; "" if there are none.
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

/// The enabled "undo" or "redo" that the last frame's message covers; "" if it covers none.
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

/// Records the texts drawn during its lifetime, clipped to what is visible: the smallest letters, and overlaps.
class WrittenTexts : public shell::kit::PaintListener {
public:
    WrittenTexts() { shell::kit::set_paint_listener(this); }
    ~WrittenTexts() override { shell::kit::set_paint_listener(nullptr); }
    void shape(std::string_view what, std::span<const float> n, shell::kit::Colour c) override
    {
        if (what != "fill" || c >> 24 < 250) return;
        const shell::kit::Rect over{n[0], n[1], n[2], n[3]};
        for (auto& t : texts_) t.box = left_of(t.box, over);
        std::erase_if(texts_, [](const Text& t) { return t.box.w <= 0 || t.box.h <= 0; });
    }
    void text(shell::kit::Point at, float width, std::string_view words, const shell::kit::TextStyle& s) override
    {
        ++count;
        if (s.size < least) least = s.size, smallest = words;
        const ImDrawList& list = *ImGui::GetWindowDrawList();
        const ImVec2 low = list.GetClipRectMin(), high = list.GetClipRectMax();
        const shell::kit::Rect seen{low.x, low.y, high.x - low.x, high.y - low.y};
        texts_.push_back({letters_of(at, width, s).clipped(seen), std::string(words)});
    }
    void forget() { count = 0, least = 99, smallest.clear(), texts_.clear(); }
    /// Two texts that overlap by more than 2 px; "" if there are none.
    std::string two_on_each_other() const
    {
        for (std::size_t a = 0; a < texts_.size(); ++a)
            for (std::size_t b = a + 1; b < texts_.size(); ++b)
                if (const auto both = texts_[a].box.clipped(texts_[b].box); both.w > 2 && both.h > 2)
                    return "\"" + texts_[a].words + "\" and \"" + texts_[b].words + '"';
        return {};
    }
    bool has(std::string_view words) const
    {
        return std::any_of(texts_.begin(), texts_.end(), [&](const Text& t) { return t.words == words; });
    }
    /// Whole, on a line or broken at one space.
    bool has_in_two_lines(std::string_view words) const
    {
        bool found = has(words);
        for (std::size_t at = 0; !found && (at = words.find(' ', at + 1)) != std::string_view::npos;)
            found = has(words.substr(0, at)) && has(words.substr(at + 1));
        return found;
    }
    std::ptrdiff_t times(std::string_view words) const
    {
        return std::count_if(texts_.begin(), texts_.end(), [&](const Text& t) { return t.words == words; });
    }
    /// A text that overlaps `r`, in quotation marks; "" if none does.
    std::string on(const shell::kit::Rect& r) const
    {
        for (const Text& t : texts_)
            if (const auto both = t.box.clipped(r); both.w > 1 && both.h > 1) return '"' + t.words + '"';
        return {};
    }
    int count = 0;
    float least = 99;
    std::string smallest;

private:
    struct Text {
        shell::kit::Rect box;
        std::string words;
    };
    /// The largest rectangle of `box` beside `over`.
    static shell::kit::Rect left_of(const shell::kit::Rect& box, const shell::kit::Rect& over)
    {
        using shell::kit::Rect;
        if (const Rect both = box.clipped(over); both.w <= 0 || both.h <= 0) return box;
        Rect best{};
        for (const Rect& part :
             {Rect{box.x, box.y, over.x - box.x, box.h}, Rect{over.right(), box.y, box.right() - over.right(), box.h},
              Rect{box.x, box.y, box.w, over.y - box.y},
              Rect{box.x, over.bottom(), box.w, box.bottom() - over.bottom()}})
            if (part.w > 0 && part.h > 0 && part.w * part.h > best.w * best.h) best = part;
        return best;
    }
    std::vector<Text> texts_;
};
