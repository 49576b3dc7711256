#pragma once
// How the version-space screen is found by the programs that have it.
#include "shell/kit/game.hpp"

namespace shell::spaces {
using namespace kit;

extern const GameEntry entry;

} // namespace shell::spaces
