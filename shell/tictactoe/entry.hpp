#pragma once
// Tic-tac-toe in the list of games.
#include "shell/kit/game.hpp"

namespace shell::tictactoe {
using namespace kit;

extern const GameEntry entry;

} // namespace shell::tictactoe
