#pragma once
// The fonts of the program, cut to the characters of its texts.
#include "shell/kit/paint.hpp"

namespace shell::app {
using namespace kit;

/// Adds them to the atlas of the current ImGui context.
Fonts load_fonts();

} // namespace shell::app
