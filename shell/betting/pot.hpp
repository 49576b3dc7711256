#pragma once
// The pot in the middle of a betting table.
#include "shell/kit/ui.hpp"

namespace shell::betting {
using namespace kit;

/// A ring with its name below; on a low table (under 100 px) the name above the figure.
void draw_pot(Ui&, Point middle, int pot, bool low);

} // namespace shell::betting
