#pragma once
// Naive baselines for `bench speed`: whole game trees by the definition of Knuth's rule and of entropy. A byte table
// has all feedbacks, and every guess is tried on every candidate, without any reduction.
#include "engine/cli/speed.hpp"
#include <span>

namespace naive {

std::span<const engine::cli::Baseline> baselines();

} // namespace naive
