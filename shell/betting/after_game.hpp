#pragma once
// What stands in place of the moves' buttons when all rounds are played.
#include "shell/kit/ui.hpp"

namespace shell::betting {
using namespace kit;

/// Draws the way to a new game over the row of the buttons, where the second press of a double one does not meet it.
/// Returns the height of both.
float draw_after_game(Ui&, Rect row, float gap);

} // namespace shell::betting
