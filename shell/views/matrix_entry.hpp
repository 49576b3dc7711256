#pragma once
// How matrix games are found by the programs that have them.
#include "shell/games.hpp"

namespace shell {

extern const GameEntry matrix_entry;

} // namespace shell
