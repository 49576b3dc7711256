#pragma once
// A whole strategy: the guess after every history it can lead to.
#include "engine/codes/partition.hpp"
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace engine::codes::optimal {

struct TreeNode {
    Code guess;
    Feedback answer;       // feedback that leads here; unused in the first node
    std::uint8_t before;   // guesses before this one
    std::uint32_t end = 0; // index after the last node of this subtree
    bool operator==(const TreeNode&) const = default;
};

/// Preorder; children ascend in (black, white). The winning feedback has no child. A node's first child follows it, the
/// next one is at the child's `end`.
using Tree = std::vector<TreeNode>;

/// Computes every node's `end` from `before`.
void set_ends(Tree&);

/// The nodes played for this secret: the last one guesses it, or the tree ends there.
std::vector<std::size_t> path_to(const Rules&, const Tree&, const Code& secret);
/// [i] = secrets found by guess i + 1; nothing if the tree misses a secret. Plays every candidate of `history`, the
/// rows before the tree.
std::optional<std::vector<Count>> play_all(const Rules&, const Tree&, std::span<const Clue> history = {});
/// Guesses for all secrets together.
Count total(const std::vector<Count>& histogram);

} // namespace engine::codes::optimal
