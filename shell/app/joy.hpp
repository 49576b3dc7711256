#pragma once
// The animation after a win: pegs and shapes fly up once, for less than a second. Any key or press ends it; reduced
// motion turns it off.
#include "shell/kit/paint.hpp"

namespace shell::app {
using namespace kit;

inline constexpr double joy_ms = 900;

/// The pieces as they are `ms` after the win, ms in [0, joy_ms]; always the same ones.
void draw_joy(const Painter&, Rect area, double ms);

} // namespace shell::app
