#pragma once
// For listeners that stand in for another one for a while.
#include "shell/kit/paint.hpp"

namespace shell::kit {

/// The listener of set_paint_listener(); null = none.
PaintListener* paint_listener();
/// The width of the line that a listener is being told of: "line" has only its points.
float told_line_width();

} // namespace shell::kit
