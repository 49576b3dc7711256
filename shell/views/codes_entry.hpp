#pragma once
// The code games in the list of games: how they start and open.
#include "shell/games.hpp"

namespace shell {

extern const GameEntry mastermind_entry, picas_fijas_entry;

} // namespace shell
