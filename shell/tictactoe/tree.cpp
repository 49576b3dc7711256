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

std::int8_t Tree::value_of(const State& s, int depth) const
{
    if (!depth_) return solved_->at(s).value;
    const LimitedTicTacToe game({}, *depth_ - depth);
    return static_cast<std::int8_t>(engine::search::alpha_beta(game, game.from(s)).value);
}

std::vector<Tree::Visit> Tree::visited_children(const Node& parent) const
{
    std::vector<Visit> visits;
    if (parent.skipped) return visits;
    auto listen = [&](const auto& e) {
        using enum engine::search::SearchStep;
        if (e.depth != 1) return;
        const auto small = [](std::int32_t n) { return static_cast<std::int8_t>(n); };
        if (e.what == enter || e.what == leaf) visits.push_back({small(e.window.alpha), small(e.window.beta), 0});
        if (e.what == leave || e.what == leaf) visits.back().found = small(e.value);
    };
    const engine::search::Interval<std::int32_t> window{parent.alpha, parent.beta};
    if (depth_) {
        const LimitedTicTacToe game({}, *depth_ - parent.depth);
        engine::search::alpha_beta(game, game.from(parent.board), listen, window);
    } else {
        engine::search::alpha_beta(TicTacToe{}, parent.board, listen, window);
    }
    return visits;
}

void Tree::make_children(int node)
{
    const Node parent = at(node);
    if (parent.first >= 0 || parent.count == 0) return;
    const int first = size();
    nodes_[static_cast<std::size_t>(node)].first = first;
    const auto visits = visited_children(parent); // of the first children: alpha-beta skips the others
    for (const auto cell : TicTacToe{}.moves(parent.board)) {
        const auto place = static_cast<std::size_t>(size() - first);
        Node n;
        n.board = TicTacToe{}.after(parent.board, cell);
        n.parent = node;
        n.cell = cell;
        n.depth = static_cast<std::uint8_t>(parent.depth + 1);
        n.count = leaf(n.board, n.depth) ? 0 : static_cast<std::uint8_t>(TicTacToe{}.moves(n.board).size());
        n.value = value_of(n.board, n.depth);
        n.skipped = place >= visits.size();
        if (!n.skipped) static_cast<Visit&>(n) = visits[place];
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
