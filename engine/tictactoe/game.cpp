#include "engine/tictactoe/game.hpp"
#include "engine/base/check.hpp"
#include "engine/base/rng.hpp"
#include "engine/tictactoe/analyse.hpp"

namespace engine::tictactoe {
namespace {

/// The cells with the best value for the mover.
Few<std::int8_t, 9> best_of(const ScoredMoves& moves, bool for_x)
{
    Few<std::int8_t, 9> best;
    std::int32_t most = 0;
    for (const Scored& m : moves) {
        const std::int32_t v = for_x ? m.value : -m.value;
        if (!best.empty() && v < most) continue;
        if (!best.empty() && v > most) best = {};
        most = v;
        best.push_back(m.cell);
    }
    return best;
}

/// Of these moves those that stop a line of the other side, if there are any: in a lost position all moves lose as fast.
Few<std::int8_t, 9> blocking(const State& s, const Few<std::int8_t, 9>& moves)
{
    const auto others = x_moves(s) ? s.o : s.x;
    Few<std::int8_t, 9> block;
    for (const std::int8_t cell : moves)
        if (has_line[others | 1 << cell]) block.push_back(cell);
    return block.empty() ? moves : block;
}

} // namespace

std::optional<Error> problem(const Setup& s)
{
    for (const Player& p : {s.x, s.o}) {
        const bool limited = p.kind == Player::Kind::limited;
        const bool known = p.kind <= Player::Kind::full;
        if (!known || (limited ? p.depth < 1 || p.depth > max_player_depth : p.depth != 0))
            return Error{Error::Kind::unknown_player};
    }
    return std::nullopt;
}

Game Game::start(const Setup& s)
{
    ENGINE_CHECK(!problem(s));
    Game game;
    game.setup = s;
    return game;
}

Expected<Game, Error> Game::after(const Event& e) const
{
    if (over()) return wrong(Error::Kind::game_over);
    if (e.cell < 0 || e.cell > 8) return wrong(Error::Kind::bad_move);
    if (((board.x | board.o) >> e.cell & 1) != 0) return wrong(Error::Kind::taken);
    Game next = *this;
    next.board = TicTacToe{}.after(board, e.cell);
    next.moves.push_back(e.cell);
    return next;
}

std::optional<int> decisive_move(const Solved& solved, const Game& game)
{
    State board;
    auto before = solved.at(board).value;
    std::optional<int> found;
    for (int k = 0; k < game.moves.size(); ++k) {
        board = TicTacToe{}.after(board, game.moves[k]);
        const auto value = solved.at(board).value;
        const int winner = game.result(); // in a draw any mistake counts, otherwise only the loser's
        if (value != before && (winner == 0 || (k % 2 == 0) != (winner > 0))) found = k;
        before = value;
    }
    return found;
}

std::int8_t opponent_move(const Solved& solved, const Setup& setup, const State& s)
{
    const Player& player = x_moves(s) ? setup.x : setup.o;
    Few<std::int8_t, 9> choice;
    if (player.kind == Player::Kind::limited) {
        choice = best_of(limited_moves(s, player.depth), x_moves(s));
    } else if (player.kind == Player::Kind::random) {
        for (const Scored& m : solved.moves(s)) choice.push_back(m.cell);
    } else {
        choice = solved.best_moves(s);
        if (solved.at(s).value == (x_moves(s) ? -1 : 1)) choice = blocking(s, choice);
    }
    ENGINE_CHECK(!choice.empty());
    Rng draw = Rng(setup.seed).fork(static_cast<std::uint64_t>(plies(s)));
    return choice[static_cast<int>(draw.below(static_cast<std::uint64_t>(choice.size())))];
}

} // namespace engine::tictactoe
