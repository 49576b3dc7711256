#pragma once
// The game tree of tic-tac-toe as far as somebody has opened it: 549,946 nodes from the empty board, of which only those
// seen are made.
#include "engine/tictactoe/solved.hpp"
#include "shell/kit/open_tree.hpp"
#include <cstdint>
#include <optional>

namespace shell::tictactoe {

/// A position somebody has seen.
struct TreeNode {
    engine::tictactoe::State board;
    std::int32_t parent = -1,
                 first = -1;            // first: of the children, which stand one after another; -1 = not made yet
    std::int32_t rows = 1;              // of the subtree as it is open, this one included
    std::int8_t cell = -1;              // the move that led here
    std::uint8_t count = 0, depth = 0;  // children (made or not), level below the root
    bool open = false, skipped = false; // skipped: alpha-beta does not come here
    std::int8_t value = 0;              // exact, to X: the payoff, or f at the leaves of a limited search
    std::int8_t found = 0;              // what alpha-beta returns, perhaps only a bound
    std::int8_t alpha = 0, beta = 0;    // its window here
};

class Tree : public kit::OpenTree<TreeNode> {
public:
    using State = engine::tictactoe::State;
    using Node = TreeNode;
    static constexpr int none = 127; // an alpha or beta that is none: beyond every value

    /// The root alone. `depth`: of a limited search with f at its leaves, 1..9; none = to the end.
    Tree(const engine::tictactoe::Solved&, const State& root, std::optional<int> depth);

    void open(int node, bool on);
    /// Opens all nodes above this level and closes the others; made nodes stay. `level` >= 1.
    void open_to(int level);
    /// Of the open rows: how many alpha-beta visits.
    int visited_rows() const;

private:
    void make_children(int node);
    std::int8_t value_of(const State&, int depth) const;
    int search(const State&, int depth, int alpha, int beta) const;
    bool leaf(const State&, int depth) const;
    int payoff(const State&) const;
    int visited(int node) const;
    int open_below(int node, int level);

    const engine::tictactoe::Solved* solved_;
    std::optional<int> depth_;
    mutable int visited_rows_ = -1; // -1 = to be counted again
};

} // namespace shell::tictactoe
