#pragma once
// Game trees in the list of games: how they start and open.
#include "shell/kit/game.hpp"

namespace shell::trees {
using namespace kit;

extern const GameEntry entry;

} // namespace shell::trees
