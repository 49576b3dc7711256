#pragma once
// Cluedo's first screen for a user who came without choosing how to play: against Sagaz, at a real table, a ready case.
#include "shell/kit/outline.hpp"
#include "shell/kit/ui.hpp"

namespace shell::cluedo {

void draw_doors(kit::Ui&, kit::Rect area);
void describe_doors(kit::Outline&, const text::Say&);

} // namespace shell::cluedo
