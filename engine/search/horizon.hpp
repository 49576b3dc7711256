#pragma once
// The horizon effect (H. Berliner, 1973): a depth-limited search can pay to delay an unavoidable loss beyond its depth.
// A deeper search chooses another move.
#include "engine/search/tree.hpp"
#include <vector>

namespace engine::search {

struct DepthLimited {
    std::vector<Rational> values; // backed up for nodes above `limit`; evaluations at `limit` and deeper
    int best_child = -1;          // place of the first root child with the value; -1 if limit = 0
};

/// Minimax to depth `limit` >= 0. `evaluations` has one value for each node; leaves keep the tree's value.
DepthLimited depth_limited(const Tree&, std::span<const Rational> evaluations, int limit);

/// A chess-like position with MAX's material as evaluation. MAX is about to lose a piece (3). Child 0 accepts the loss.
/// Child 1 sacrifices a pawn (1) with check, which delays the loss by two half-moves. MAX prefers child 1 at depths 2 and
/// 3, and child 0 from depth 4 on.
struct HorizonExample {
    Tree tree;
    std::vector<Rational> evaluations;
};
HorizonExample horizon_example();

} // namespace engine::search
