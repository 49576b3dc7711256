#pragma once
// The icons: round 2-px strokes on a 24-px grid.
#include "shell/kit/paint.hpp"

namespace shell::kit {

enum class Icon : std::uint8_t {
    none,
    back,
    next,
    close,
    plus,
    check,
    menu,
    undo,
    redo,
    share,
    text,
    bulb,
    down,
    erase,
    edit,
    help,
    flag,
    theme, // a sun, or a moon in the dark theme
    first,
    last,
    play,
    pause,
    cut,
    chart,
    remove, // a bin
    keyboard,
    book,
};

/// Top left at `at`; `size` is the side of the grid.
void draw(const Painter&, Icon, Point at, float size, Colour);

/// Sagaz's mark: a MAX triangle over a circle and a square.
void draw_mark(const Painter&, Point at, float size);

/// Tick and cross as strokes around `centre`: the fonts need no such glyphs.
void draw_tick(const Painter&, Point centre, float radius, Colour, float width = 2.6f);
void draw_cross(const Painter&, Point centre, float radius, Colour, float width = 2.f);

} // namespace shell::kit
