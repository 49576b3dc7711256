#pragma once
// The 31 game among a program's games.
#include "shell/kit/game.hpp"

namespace shell::thirtyone {
using namespace kit;

extern const GameEntry entry;

} // namespace shell::thirtyone
