#pragma once
// The equilibrium with hidden cards; solution.hpp describes it.
#include "engine/betting/solution.hpp"

namespace engine::betting {

/// Everything but the values.
std::array<Play, 4> play_hidden(const Rules&);

} // namespace engine::betting
