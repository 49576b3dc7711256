#pragma once
// The 31 game among a program's games.
#include "shell/games.hpp"

namespace shell {

extern const GameEntry thirtyone_entry;

} // namespace shell
