#pragma once
// The A/K betting game in the list of games: how it starts and opens.
#include "shell/kit/game.hpp"

namespace shell::betting {
using namespace kit;

extern const GameEntry entry;

} // namespace shell::betting
