#pragma once
// Cluedo in the list of games: how it starts and opens.
#include "shell/kit/game.hpp"

namespace shell::cluedo {
using namespace kit;

extern const GameEntry entry;

} // namespace shell::cluedo
