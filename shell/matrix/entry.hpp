#pragma once
// How matrix games are found by the programs that have them.
#include "shell/kit/game.hpp"

namespace shell::matrix {
using namespace kit;

extern const GameEntry entry;

} // namespace shell::matrix
