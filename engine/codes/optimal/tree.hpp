#pragma once
// A whole strategy: which guess to make after every history that it can lead to.
#include "engine/codes/partition.hpp"
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace engine::codes::optimal {

struct TreeNode {
    Code guess;
    Feedback answer;       // that leads here; of the first node, none
    std::uint8_t before;   // guesses made
    std::uint32_t end = 0; // after the last node below this one
    bool operator==(const TreeNode&) const = default;
};

/// Parents before their children, these in ascending order of (fijas, picas). The winning answer leads nowhere. A node's
/// first child follows it, the next one is at the child's `end`.
using Tree = std::vector<TreeNode>;

/// Sets every node's `end` from how many guesses were made before.
void set_ends(Tree&);

/// The nodes of the game with this secret: the last one guesses it, or the tree ends there.
std::vector<std::size_t> path_to(const Rules&, const Tree&, const Code& secret);
/// [i] = secrets named by guess i + 1; nothing if some secret's game ends without its being guessed. Every secret that the
/// history before the tree leaves is played.
std::optional<std::vector<Count>> play_all(const Rules&, const Tree&, std::span<const Clue> history = {});
/// Guesses for all secrets together.
Count total(const std::vector<Count>& histogram);

} // namespace engine::codes::optimal
