#pragma once
// The horizon effect (H. Berliner, 1973): a search that stops at a depth and takes a static evaluation for the truth can
// prefer to push an unavoidable loss beyond where it looks, and pay for that too. Looking deeper changes the move.
#include "engine/search/tree.hpp"
#include <vector>

namespace engine::search {

struct DepthLimited {
    std::vector<Rational> values; // of each node at most `limit` deep, backed up; deeper ones keep their evaluation
    int best_child = -1;          // place among the root's children; the first with the value; -1 if limit = 0
};

/// Minimax down to `limit` >= 0 edges, where `evaluations` (one per node; a leaf's value is taken from the tree) stand
/// for what is below. Trees without chance nodes.
DepthLimited depth_limited(const Tree&, std::span<const Rational> evaluations, int limit);

/// A position with its static evaluations, material from MAX's side. MAX is about to lose a piece (3). Child 0: let it
/// go. Child 1: give a pawn (1) with check first, which delays the loss by two half-moves and adds to it. At depths 2
/// and 3 MAX prefers the check; from depth 4 on it sees that it loses both.
struct HorizonExample {
    Tree tree;
    std::vector<Rational> evaluations;
};
HorizonExample horizon_example();

} // namespace engine::search
