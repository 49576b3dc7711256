#include "engine/tictactoe/analyse.hpp"
#include "engine/base/check.hpp"
#include "engine/search/minimax.hpp"
#include "engine/tictactoe/board.hpp"

namespace engine::tictactoe {
namespace {

template <search::Game G>
void search_with(const G& game, const typename G::State& from, Algorithm algorithm, Analysis& a)
{
    const auto found = algorithm == Algorithm::minimax ? search::minimax(game, from) : search::alpha_beta(game, from);
    a.value = found.value;
    a.best = found.best;
    a.nodes = found.nodes;
    a.leaves = found.leaves;
}

} // namespace

ScoredMoves limited_moves(const State& s, int depth)
{
    ENGINE_CHECK(depth >= 1 && depth <= max_depth);
    const LimitedTicTacToe game({}, depth);
    const auto from = game.from(s);
    ScoredMoves scored;
    if (game.seat(from) == search::Seat::nobody) return scored;
    for (const auto cell : game.moves(from))
        scored.push_back({cell, search::alpha_beta(game, game.after(from, cell)).value});
    return scored;
}

Analysis analyse(const State& s, const Query& query)
{
    ENGINE_CHECK(possible(s));
    Analysis a;
    if (query.depth) {
        const LimitedTicTacToe game({}, *query.depth);
        search_with(game, game.from(s), query.algorithm, a);
        a.moves = limited_moves(s, *query.depth);
        a.all_leaves = query.algorithm == Algorithm::minimax ? a.leaves : search::minimax(game, game.from(s)).leaves;
    } else {
        search_with(TicTacToe{}, s, query.algorithm, a);
        const Solved solved;
        a.moves = solved.moves(s);
        a.all_leaves = solved.at(s).games;
    }
    return a;
}

} // namespace engine::tictactoe
