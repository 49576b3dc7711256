#pragma once
// Random trees from a seed. Shared links hold only the seed, so the draws must never change.
#include "engine/search/tree.hpp"

namespace engine::search {

struct TreeShape {
    int b = 3, d = 2;       // 1..max_branching, 1..max_random_depth
    bool irregular = false; // an inner node has 1..b children; a child above depth d is a leaf with probability 1/4
    int low = 0, high = 20; // of the leaves' values, inclusive; within ±max_random_value
    bool operator==(const TreeShape&) const = default;
};
inline constexpr int max_branching = 100;
inline constexpr int max_random_depth = 20;
inline constexpr int max_random_value = 1'000'000;

/// Errors: branching_out_of_range, depth_out_of_range, values_out_of_range; too_many_nodes for a uniform tree above `limit`.
std::optional<Error> problem(const TreeShape&, int limit = max_nodes);

/// The shape has no problem(). `first` moves at the root. An irregular tree has at most `limit` nodes; limit >
/// max_branching.
Tree random_tree(const TreeShape&, NodeKind first, std::uint64_t seed, int limit = max_nodes);

} // namespace engine::search
