#pragma once
// Cluedo in the list of games: how it starts and opens.
#include "shell/games.hpp"

namespace shell {

extern const GameEntry cluedo_entry;

} // namespace shell
