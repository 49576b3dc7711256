#pragma once
// Trees drawn by a seed. The draws are part of shared links: they must never change.
#include "engine/search/tree.hpp"

namespace engine::search {

struct TreeShape {
    int b = 3, d = 2;       // 1..max_branching, 1..max_random_depth
    bool irregular = false; // inner nodes draw 1..b children, and each child above depth d is a leaf one time in four
    int low = 0, high = 20; // the leaves' values, both ends included; within ±max_random_value
    bool operator==(const TreeShape&) const = default;
};
inline constexpr int max_branching = 100;
inline constexpr int max_random_depth = 20;
inline constexpr int max_random_value = 1'000'000;

/// What is wrong with the shape, if anything; a uniform tree may have at most `limit` nodes (too_many_nodes).
std::optional<Error> problem(const TreeShape&, int limit = max_nodes);

/// The shape must have no problem. An irregular tree grows no larger than `limit` nodes, which is more than
/// max_branching. first: who moves at the root.
Tree random_tree(const TreeShape&, NodeKind first, std::uint64_t seed, int limit = max_nodes);

} // namespace engine::search
