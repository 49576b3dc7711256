#pragma once
// The marker of a chart's series: a colour and a shape, since colour alone must not carry information.
#include "shell/kit/paint.hpp"
#include <cstddef>

namespace shell::kit {

/// One of the theme's six colours, repeating from the seventh series on.
Colour series_colour(const Theme&, std::size_t series);
/// Centred at `at`. Nine shapes: dot, square, triangle, diamond, plus, star, triangle down, hexagon, then ring.
void draw_marker(const Painter&, std::size_t series, Point at, float radius);

} // namespace shell::kit
