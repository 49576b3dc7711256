#pragma once
// The equilibrium with hidden cards, as solution.hpp describes.
#include "engine/betting/solution.hpp"

namespace engine::betting {

/// Everything except the values.
std::array<Play, 4> play_hidden(const Rules&);

} // namespace engine::betting
