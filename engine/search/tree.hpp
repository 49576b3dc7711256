#pragma once
// An explicit game tree: MAX, MIN and CHANCE nodes of any shape over leaves whose exact values are utilities for MAX.
// Flat, in breadth-first order: children are neighbours and come after their parent, so that a loop backwards
// computes bottom-up without recursion. Node 0 is the root.
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

inline constexpr int max_nodes = 1 << 19; // 25 MB; more does not fit a request of 1 MB
inline constexpr int max_depth = 32;      // edges from the root to a leaf

ENGINE_NAMED(NodeKind, max, min, chance, leaf);
constexpr NodeKind other(NodeKind mover) { return mover == NodeKind::max ? NodeKind::min : NodeKind::max; }

struct Node {
    NodeKind kind = NodeKind::leaf;
    std::int32_t depth = 0;
    std::int32_t parent = -1;          // -1: the root
    std::int32_t first = 0, count = 0; // the children are first .. first + count - 1; none exactly for leaves
    Rational value;                    // a leaf's; 0 for others
    Rational probability;              // of a chance node's child, in 0..1; 0 for others
    bool operator==(const Node&) const = default;
};

class Tree {
public:
    /// A single leaf, 0.
    Tree() : nodes_(1) {}

    int size() const { return static_cast<int>(nodes_.size()); }
    const Node& operator[](int node) const { return nodes_[static_cast<std::size_t>(node)]; }
    std::span<const Node> nodes() const { return nodes_; }
    bool has(int node) const { return node >= 0 && node < size(); }
    bool is_leaf(int node) const { return (*this)[node].count == 0; }
    bool is_chance_child(int node) const { return node > 0 && (*this)[(*this)[node].parent].kind == NodeKind::chance; }
    /// Which child of its parent it is, from 0; 0 for the root.
    int place(int node) const { return node == 0 ? 0 : node - (*this)[(*this)[node].parent].first; }

    int leaves() const;
    int depth() const { return nodes_.back().depth; } // the last node is one of the deepest
    /// Are all leaves whole numbers smaller than 2^63 - 1 in size, so that this can stand for infinity?
    bool has_small_whole_values() const { return small_whole_values_; }
    bool operator==(const Tree&) const = default;

private:
    friend class TreeBuilder;
    std::vector<Node> nodes_;
    bool small_whole_values_ = true;
};

/// Child indexes from the root; and the node they lead to, if there is one.
std::vector<int> path_of(const Tree&, int node);
std::optional<int> node_at(const Tree&, std::span<const int> path);

/// Builds a tree node by node, parents before children and siblings in order.
class TreeBuilder {
public:
    /// Returns the node's number here (not in the tree). parent: such a number, -1 for the root (the first node, once).
    int add(int parent, NodeKind kind, Rational value = {}, Rational probability = {});
    int size() const { return static_cast<int>(nodes_.size()); }
    int depth(int node) const { return nodes_[static_cast<std::size_t>(node)].depth; }
    /// Every inner node must have got a child, at most max_nodes and max_depth.
    Tree finish() const;

private:
    std::vector<Node> nodes_; // `first` unused, `count` kept
};

/// Who moves at an inner node without a mark: players take turns, chance in between takes nobody's; `first` moves first.
NodeKind turn_at(const Tree&, int node, NodeKind first);

/// Are all chance nodes' probabilities a distribution? Names the first node where not.
std::optional<Error> problem(const Tree&);
/// Minimax or expectiminimax value of every node. Errors: probabilities_sum, value_too_large. O(nodes).
Expected<std::vector<Rational>, Error> exact_values(const Tree&);
/// The root's children whose exact value is the root's, in order; none for a leaf or a chance root.
std::vector<int> best_root_children(const Tree&, std::span<const Rational> exact);

/// The branching factor and depth of a uniform tree: all inner nodes with b children, all leaves at depth d >= 1.
struct Uniform {
    int b, d;
};
std::optional<Uniform> uniform(const Tree&);

} // namespace engine::search
