#pragma once
// The mark of a series in charts: each has its colour and its shape, for colour alone says nothing.
#include "shell/kit/paint.hpp"
#include <cstddef>

namespace shell::kit {

/// Of the theme's six; the seventh begins again.
Colour series_colour(const Theme&, std::size_t series);
/// Around `at`: nine shapes (dot, square, triangle, diamond, plus, star, triangle down, hexagon, ring).
void draw_marker(const Painter&, std::size_t series, Point at, float radius);

} // namespace shell::kit
