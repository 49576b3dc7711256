#include "shell/tictactoe/tree.hpp"
#include "engine/search/minimax.hpp"
#include <algorithm>

namespace shell::tictactoe {

using engine::tictactoe::LimitedTicTacToe;
using engine::tictactoe::TicTacToe;

Tree::Tree(const engine::tictactoe::Solved& solved, const State& root, std::optional<int> depth)
    : solved_(&solved), depth_(depth)
{
    Node n;
    n.board = root;
    n.count = leaf(root, 0) ? 0 : static_cast<std::uint8_t>(TicTacToe{}.moves(root).size());
    n.value = n.found = value_of(root, 0);
    n.alpha = -none;
    n.beta = none;
    nodes_.push_back(n);
}

bool Tree::leaf(const State& s, int depth) const
{
    return TicTacToe{}.seat(s) == engine::search::Seat::nobody || (depth_ && depth >= *depth_);
}

int Tree::payoff(const State& s) const { return depth_ ? engine::tictactoe::OpenLines{}(s) : TicTacToe{}.payoff(s); }

std::int8_t Tree::value_of(const State& s, int depth) const
{
    if (!depth_) return solved_->at(s).value;
    const LimitedTicTacToe game({}, *depth_ - depth);
    return static_cast<std::int8_t>(engine::search::alpha_beta(game, game.from(s)).value);
}

/// Alpha-beta as engine/search/minimax.hpp does it, but from any window.
int Tree::search(const State& s, int depth, int alpha, int beta) const
{
    if (leaf(s, depth)) return payoff(s);
    const bool max = x_moves(s);
    int value = max ? -none : none;
    for (const auto cell : TicTacToe{}.moves(s)) {
        if (alpha >= beta) break;
        const int v = search(TicTacToe{}.after(s, cell), depth + 1, alpha, beta);
        value = max ? std::max(value, v) : std::min(value, v);
        (max ? alpha : beta) = max ? std::max(alpha, v) : std::min(beta, v);
    }
    return value;
}

void Tree::make_children(int node)
{
    const Node parent = at(node);
    if (parent.first >= 0 || parent.count == 0) return;
    nodes_[static_cast<std::size_t>(node)].first = size();
    const bool max = x_moves(parent.board);
    int alpha = int{parent.alpha}, beta = int{parent.beta};
    for (const auto cell : TicTacToe{}.moves(parent.board)) {
        Node n;
        n.board = TicTacToe{}.after(parent.board, cell);
        n.parent = node;
        n.cell = cell;
        n.depth = static_cast<std::uint8_t>(parent.depth + 1);
        n.count = leaf(n.board, n.depth) ? 0 : static_cast<std::uint8_t>(TicTacToe{}.moves(n.board).size());
        n.value = value_of(n.board, n.depth);
        n.skipped = parent.skipped || alpha >= beta;
        if (!n.skipped) {
            n.alpha = static_cast<std::int8_t>(alpha);
            n.beta = static_cast<std::int8_t>(beta);
            const int v = search(n.board, n.depth, alpha, beta);
            n.found = static_cast<std::int8_t>(v);
            (max ? alpha : beta) = max ? std::max(alpha, v) : std::min(beta, v);
        }
        nodes_.push_back(n);
    }
}

void Tree::open(int node, bool on)
{
    if (at(node).open == on || at(node).count == 0) return;
    visited_rows_ = -1;
    make_children(node);
    set_open(node, on);
}

int Tree::open_below(int node, int level)
{
    const bool on = at(node).depth < level && at(node).count > 0;
    int rows = 1;
    if (on) make_children(node);
    const int first = at(node).first;
    if (first >= 0)
        for (int i = 0; i < at(node).count; ++i) {
            const int below = open_below(first + i, level);
            if (on) rows += below;
        }
    Node& n = nodes_[static_cast<std::size_t>(node)];
    n.open = on;
    return n.rows = rows;
}

void Tree::open_to(int level)
{
    visited_rows_ = -1;
    if (level >= 9) nodes_.reserve(solved_->at(at(0).board).nodes);
    open_below(0, level);
}

int Tree::visited_rows() const
{
    if (visited_rows_ < 0) visited_rows_ = visited(0);
    return visited_rows_;
}

int Tree::visited(int node) const
{
    const Node& n = at(node);
    if (n.skipped) return 0;
    int sum = 1;
    if (n.open)
        for (int i = 0; i < n.count; ++i) sum += visited(n.first + i);
    return sum;
}

} // namespace shell::tictactoe
