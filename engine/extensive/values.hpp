#pragma once
// Expected payoffs node by node.
#include "engine/extensive/plan.hpp"

namespace engine::extensive {

/// By node: player 0's expected payoff of the plays through it, outcomes before it included. O(nodes).
std::vector<Fraction> node_values(const Tree&, const Form&, const std::array<Behaviour, 2>&);

} // namespace engine::extensive
