#pragma once
// The program's fonts, subset to the characters of its texts.
#include "shell/kit/paint.hpp"

namespace shell::app {
using namespace kit;

/// Adds them to the atlas of the current ImGui context.
Fonts load_fonts();

} // namespace shell::app
