#pragma once
// The baseline: naive whole game trees with a byte table of all feedbacks and every guess tried on every candidate, by
// the definition of Knuth's rule and of entropy. No reduction of any kind.
#include "engine/cli/speed.hpp"
#include <span>

namespace naive {

std::span<const engine::cli::Baseline> baselines();

} // namespace naive
