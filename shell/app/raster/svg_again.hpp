#pragma once
// Draws a file of SvgPicture again, with ImGui: for pictures of pixels where no browser is at hand.
#include "shell/kit/paint.hpp"
#include <string>

namespace shell::app {

/// The size of the picture, in its own units.
kit::Rect box_of_svg(const std::string& svg);
/// Reads no more of SVG than SvgPicture writes.
void draw_svg(const kit::Painter&, const std::string& svg);

} // namespace shell::app
