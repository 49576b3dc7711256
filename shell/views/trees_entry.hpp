#pragma once
// Game trees in the list of games: how they start and open.
#include "shell/games.hpp"

namespace shell {

extern const GameEntry trees_entry;

} // namespace shell
