// noughts: a position of tic-tac-toe with one move that wins by force, or one that does not lose. Up to symmetry
// there are 237, 46 and 11 by level, so a number is a place in their list, with a symmetry for each round through it.
#include "engine/puzzle/kinds.hpp"
#include "engine/session/words.hpp"
#include "engine/tictactoe/board.hpp"
#include "engine/tictactoe/game.hpp"
#include <algorithm>

namespace engine::puzzle {
namespace {

using namespace engine::tictactoe;

/// A move and the reply that spoils it.
struct Spoilt {
    int move = 0, reply = 0, depth = 0; // depth: moves until the loss, or until the board is full
};

struct Case {
    State board;
    int level = 0;
};

int value_for_mover(const Solved& solved, const State& s)
{
    return x_moves(s) ? solved.at(s).value : -solved.at(s).value;
}

/// The only move of the best value, if it is worth asking; -1: none.
int only_move(const Solved& solved, const State& s)
{
    const TicTacToe game;
    const int best = value_for_mover(solved, s);
    int only = -1;
    for (const auto cell : game.moves(s)) {
        if (-value_for_mover(solved, game.after(s, cell)) != best) continue;
        if (only >= 0) return -1;
        only = cell;
    }
    return best < 0 ? -1 : only;
}

std::vector<Spoilt> others(const Solved& solved, const State& s, int only)
{
    const TicTacToe game;
    std::vector<Spoilt> all;
    for (const auto cell : game.moves(s)) {
        if (cell == only) continue;
        const State next = game.after(s, cell);
        const auto replies = solved.best_moves(next);
        all.push_back({cell, replies.empty() ? -1 : replies[0], solved.at(next).remoteness});
    }
    std::stable_sort(all.begin(), all.end(), [](const Spoilt& a, const Spoilt& b) { return a.depth < b.depth; });
    return all;
}

/// Best play to the end, as cells.
std::string line_after(const Solved& solved, State s)
{
    std::string line;
    for (auto best = solved.best_moves(s); !best.empty(); best = solved.best_moves(s)) {
        line += (line.empty() ? "" : " ") + std::to_string(best[0]);
        s = TicTacToe{}.after(s, best[0]);
    }
    return line;
}

/// For each reply to a move the line that begins with it.
std::vector<std::string> lines_after(const Solved& solved, const State& s)
{
    std::vector<std::string> all;
    const TicTacToe game;
    if (solved.best_moves(s).empty()) return all; // it is over
    for (const auto reply : game.moves(s)) {
        const std::string rest = line_after(solved, game.after(s, reply));
        all.push_back(std::to_string(reply) + (rest.empty() ? "" : ' ' + rest));
    }
    return all;
}

/// Moves that one must see ahead: to the win, or to the slowest of the losses avoided.
int depth_of(const Solved& solved, const State& s, int only)
{
    if (value_for_mover(solved, s) > 0) return solved.at(s).remoteness;
    return others(solved, s, only).back().depth + 1;
}

/// By level: up to 2 moves ahead, 3 or 4, more.
int level_of(int depth) { return depth <= 2 ? 1 : depth <= 4 ? 2 : 3; }

std::vector<State> cases(const Solved& solved, int level)
{
    std::vector<State> all;
    const TicTacToe game;
    for (unsigned x = 0; x <= all_cells; ++x)
        for (unsigned o = 0; o <= all_cells; ++o) {
            const State s{static_cast<Cells>(x), static_cast<Cells>(o)};
            if ((x & o) != 0 || !possible(s) || game.seat(s) == search::Seat::nobody || canonical(s) != s) continue;
            if (game.moves(s).size() < 2) continue;
            const int only = only_move(solved, s);
            if (only >= 0 && level_of(depth_of(solved, s, only)) == level) all.push_back(s);
        }
    return all;
}

/// One of the eight symmetries.
State seen(State s, unsigned symmetry)
{
    const auto turn = [&](Cells cells) {
        Cells out = 0;
        for (const auto cell : CellRange(cells)) {
            int row = cell / 3, column = cell % 3;
            if ((symmetry & 1) != 0) column = 2 - column;
            if ((symmetry & 2) != 0) row = 2 - row;
            if ((symmetry & 4) != 0) std::swap(row, column);
            out = static_cast<Cells>(out | 1 << (3 * row + column));
        }
        return out;
    };
    return {turn(s.x), turn(s.o)};
}

std::string cell_id(int cell) { return "cell:" + std::to_string(cell); }

std::string line_of(const State& s)
{
    session::Log<Game> log(Setup{});
    const auto x = CellRange(s.x), o = CellRange(s.o);
    auto next_x = x.begin(), next_o = o.begin();
    for (int ply = 0; ply < plies(s); ++ply) {
        auto& next = ply % 2 == 0 ? next_x : next_o;
        const bool legal = log.push(Move{*next}).has_value();
        ENGINE_CHECK(legal);
        ++next;
    }
    return to_line(log);
}

} // namespace

bool try_noughts(int level, Rng&, Puzzle& p)
{
    const Solved solved;
    const auto all = cases(solved, level);
    ENGINE_CHECK(!all.empty());
    constexpr std::uint64_t stride = 7919; // a prime, so that neighbours in the list are apart
    const std::uint64_t n = p.key.number % (8 * all.size());
    const State s = seen(all[n * stride % all.size()], static_cast<unsigned>(n / all.size()));
    const int only = only_move(solved, s);
    const bool wins = value_for_mover(solved, s) > 0;
    for (const Spoilt& other : others(solved, s, only)) {
        const std::string move = std::to_string(other.move);
        const int worse = -value_for_mover(solved, TicTacToe{}.after(s, static_cast<std::int8_t>(other.move)));
        Deduction d{Rule::reply, worse < 0 ? "puzzle_noughts_loses" : "puzzle_noughts_draws", {move}, {}, {}, {}};
        d.point.push_back(cell_id(other.move));
        if (other.reply >= 0) {
            d.values.push_back(std::to_string(other.reply));
            d.point.push_back(cell_id(other.reply));
            d.cases.push_back(line_after(solved, TicTacToe{}.after(s, static_cast<std::int8_t>(other.move))));
        }
        d.gives.push_back((worse < 0 ? "loses:" : "draws:") + move);
        p.proof.push_back(std::move(d));
    }
    const std::string move = std::to_string(only);
    p.proof.push_back(Deduction{Rule::win,
                                wins ? "puzzle_noughts_wins" : "puzzle_noughts_holds",
                                {move, std::to_string(solved.at(s).remoteness)},
                                {},
                                {cell_id(only)},
                                {(wins ? "wins:" : "draws:") + move, "answer:" + move}});
    p.proof.back().cases = lines_after(solved, TicTacToe{}.after(s, static_cast<std::int8_t>(only)));
    p.line = line_of(s);
    p.ask = {AskKind::move, wins ? "win" : "draw", {}};
    p.answer = {move};
    return true;
}

Expected<Verdict, Error> check_noughts(const Puzzle& p, const Answer& answer)
{
    const auto log = from_line(p.line);
    ENGINE_CHECK(log.has_value());
    const State s = log->now().board;
    const auto cell = answer.size() == 1 ? session::number(answer[0], 8) : std::nullopt;
    if (!cell || ((s.x | s.o) >> *cell & 1) != 0) return wrong(ErrorKind::bad_answer);
    if (answer == p.answer) return Verdict{true, {}};
    const auto replies = Solved().best_moves(TicTacToe{}.after(s, static_cast<std::int8_t>(*cell)));
    return Verdict{false, {cell_id(replies.empty() ? static_cast<int>(*cell) : replies[0])}};
}

} // namespace engine::puzzle
