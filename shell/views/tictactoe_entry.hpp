#pragma once
// Tic-tac-toe in the list of games.
#include "shell/games.hpp"

namespace shell {

extern const GameEntry tictactoe_entry;

} // namespace shell
