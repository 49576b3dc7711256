#pragma once
// The game tree of tic-tac-toe, which the user opens node by node. From the empty board it has 549,946 nodes, so a node
// is made when its parent is first opened.
#include "engine/tictactoe/solved.hpp"
#include "shell/kit/open_tree.hpp"
#include <cstdint>
#include <optional>
#include <vector>

namespace shell::tictactoe {

/// Alpha-beta's visit to a node.
struct TreeVisit {
    std::int8_t alpha = 0, beta = 0; // its window; Tree::none for an infinite end
    std::int8_t found = 0;           // its result: outside the window a bound
};

/// A position in an open part of the tree.
struct TreeNode : TreeVisit {
    engine::tictactoe::State board;
    std::int32_t parent = -1, first = -1; // first: the first child, the others follow it; -1: not made yet
    std::int32_t rows = 1;                // open rows of the subtree, its root included
    std::int8_t cell = -1;                // the move that leads here
    std::uint8_t count = 0, depth = 0;    // children, made or not; moves from the root
    bool open = false, skipped = false;   // skipped: alpha-beta does not visit it
    std::int8_t value = 0;                // exact, to X: the payoff, or f at the leaves of a limited search
};

class Tree : public kit::OpenTree<TreeNode> {
public:
    using State = engine::tictactoe::State;
    using Node = TreeNode;
    using Visit = TreeVisit;
    static constexpr int none = 127; // infinity: larger than every value

    /// The root alone. `depth`: 1..9 for a limited search with f at its leaves; std::nullopt: to the end of the game.
    Tree(const engine::tictactoe::Solved&, const State& root, std::optional<int> depth);

    void open(int node, bool on);
    /// Opens all nodes above this level and closes the others, which keep their children. level >= 1.
    void open_to(int level);
    /// The number of open rows that alpha-beta visits.
    int visited_rows() const;

private:
    void make_children(int node);
    std::int8_t value_of(const State&, int depth) const;
    std::vector<Visit> visited_children(const Node& parent) const;
    bool leaf(const State&, int depth) const;
    int visited(int node) const;
    int open_below(int node, int level);

    const engine::tictactoe::Solved* solved_;
    std::optional<int> depth_;
    mutable int visited_rows_ = -1; // -1: not counted yet
};

} // namespace shell::tictactoe
