#pragma once
// How the version-space screen is found by the programs that have it.
#include "shell/games.hpp"

namespace shell {

extern const GameEntry spaces_entry;

} // namespace shell
