#pragma once
// An explicit game tree of MAX, MIN and CHANCE nodes; leaves hold exact utilities for MAX. Nodes are in breadth-first
// order, node 0 is the root, siblings are neighbours: a backward loop computes bottom-up without recursion.
#include "engine/base/named.hpp"
#include "engine/base/rational.hpp"
#include "engine/search/error.hpp"
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace engine::search {

inline constexpr int max_nodes = 1 << 19; // 29 MB; a request of 1 MB holds no more
inline constexpr int max_depth = 32;      // edges from the root to a leaf

ENGINE_NAMED(NodeKind, max, min, chance, leaf);
constexpr NodeKind other(NodeKind mover) { return mover == NodeKind::max ? NodeKind::min : NodeKind::max; }

struct Node {
    NodeKind kind = NodeKind::leaf;
    std::int32_t depth = 0;
    std::int32_t parent = -1;          // of the root: -1
    std::int32_t first = 0, count = 0; // the children are first .. first + count - 1; count is 0 for leaves only
    Rational value;                    // of a leaf; 0 for others
    Rational probability;              // of a chance node's child, 0..1; 0 for others
    bool operator==(const Node&) const = default;
};

class Tree {
public:
    /// One leaf of value 0.
    Tree() : nodes_(1) {}

    int size() const { return static_cast<int>(nodes_.size()); }
    const Node& operator[](int node) const { return nodes_[static_cast<std::size_t>(node)]; }
    std::span<const Node> nodes() const { return nodes_; }
    bool has(int node) const { return node >= 0 && node < size(); }
    bool is_leaf(int node) const { return (*this)[node].count == 0; }
    bool is_chance_child(int node) const { return node > 0 && (*this)[(*this)[node].parent].kind == NodeKind::chance; }
    /// The node's index among its siblings; 0 for the root.
    int place(int node) const { return node == 0 ? 0 : node - (*this)[(*this)[node].parent].first; }

    int leaves() const;
    int depth() const { return nodes_.back().depth; } // the last node is among the deepest
    /// true if all leaves are integers of size below 2^63 - 1, so that TreeGame<std::int64_t> can search the tree.
    bool has_small_whole_values() const { return small_whole_values_; }
    bool operator==(const Tree&) const = default;

private:
    friend class TreeBuilder;
    std::vector<Node> nodes_;
    bool small_whole_values_ = true;
};

/// Child indexes from the root to a node, and back; std::nullopt if there is no such node.
std::vector<int> path_of(const Tree&, int node);
std::optional<int> node_at(const Tree&, std::span<const int> path);

/// Builds a tree node by node: parents before children, siblings in order.
class TreeBuilder {
public:
    /// Returns the node's number in the builder, not in the tree. `parent`: such a number; -1 for the root, which is first.
    int add(int parent, NodeKind kind, Rational value = {}, Rational probability = {});
    int size() const { return static_cast<int>(nodes_.size()); }
    int depth(int node) const { return nodes_[static_cast<std::size_t>(node)].depth; }
    /// Every inner node must have a child; at most max_nodes and max_depth.
    Tree finish() const;

private:
    std::vector<Node> nodes_; // `first` is unused
};

/// The player to move at an unmarked node: players alternate from `first` on, chance nodes do not count.
NodeKind turn_at(const Tree&, int node, NodeKind first);

/// probabilities_sum with the first chance node whose probabilities do not add up to 1.
std::optional<Error> problem(const Tree&);
/// The minimax or expectiminimax value of every node. Errors: probabilities_sum, value_too_large. O(nodes).
Expected<std::vector<Rational>, Error> exact_values(const Tree&);
/// Indexes of the root's children with the root's exact value, ascending; empty for a leaf or a chance root.
std::vector<int> best_root_children(const Tree&, std::span<const Rational> exact);

/// A uniform tree: all inner nodes have b children, all leaves depth d >= 1.
struct Uniform {
    int b, d;
};
std::optional<Uniform> uniform(const Tree&);

} // namespace engine::search
