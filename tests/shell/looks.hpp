#pragma once
// Records what frames draw: every text with the place of its letters, every shape with its numbers.
#include "shell/kit/listening.hpp"
#include "shell/kit/paint.hpp"
#include <string>
#include <string_view>
#include <vector>

/// A drawn text.
struct Written {
    std::string words;
    shell::kit::Rect place; // the approximate box of its letters
    shell::kit::TextStyle style;
};

inline shell::kit::Rect letters_of(shell::kit::Point at, float width, const shell::kit::TextStyle& s)
{
    using shell::kit::Align;
    const float x = s.align == Align::left ? at.x : s.align == Align::middle ? at.x - width / 2 : at.x - width;
    return {x, at.y - 0.72f * s.size, width, 0.72f * s.size};
}

class Looks : public shell::kit::PaintListener {
public:
    struct Shape {
        std::string what;
        std::vector<float> numbers;
        float width = 0; // of a line
    };
    Looks() { shell::kit::set_paint_listener(this); }
    ~Looks() override { shell::kit::set_paint_listener(nullptr); }
    void shape(std::string_view what, std::span<const float> numbers, shell::kit::Colour) override
    {
        shapes.push_back({std::string(what), {numbers.begin(), numbers.end()}, shell::kit::told_line_width()});
    }
    void text(shell::kit::Point at, float width, std::string_view words, const shell::kit::TextStyle& s) override
    {
        texts.push_back({std::string(words), letters_of(at, width, s), s});
    }
    void forget() { texts.clear(), shapes.clear(); }
    std::vector<Written> texts;
    std::vector<Shape> shapes;
};

inline bool meet(const shell::kit::Rect& a, const shell::kit::Rect& b)
{
    const shell::kit::Rect both = a.clipped(b);
    return both.w > 0.5f && both.h > 0.5f;
}
