#pragma once
// The code games in the list of games: how they start and open.
#include "shell/kit/game.hpp"

namespace shell::codes {
using namespace kit;

extern const GameEntry mastermind_entry, picas_fijas_entry;

} // namespace shell::codes
