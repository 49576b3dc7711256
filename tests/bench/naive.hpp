#pragma once
// The measure of the rest: whole game trees as one would first write them, with a byte table of all answers and every
// guess tried on every candidate, by the definition of Knuth's rule and of entropy. No reduction of any kind.
#include "engine/cli/speed.hpp"
#include <span>

namespace naive {

std::span<const engine::cli::Baseline> baselines();

} // namespace naive
