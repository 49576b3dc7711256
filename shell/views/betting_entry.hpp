#pragma once
// The A/K betting game in the list of games: how it starts and opens.
#include "shell/games.hpp"

namespace shell {

extern const GameEntry betting_entry;

} // namespace shell
