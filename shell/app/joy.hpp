#pragma once
// Winning is a small joy: pegs and shapes that fly up once, in less than a second, over nothing that can be pressed for
// longer. Any key or press ends it; with reduced motion there is none.
#include "shell/kit/paint.hpp"

namespace shell::app {
using namespace kit;

inline constexpr double joy_ms = 900;

/// The pieces as they are `ms` after the win, ms in [0, joy_ms]; always the same ones.
void draw_joy(const Painter&, Rect area, double ms);

} // namespace shell::app
