#include "engine/tictactoe/solved.hpp"
#include "engine/base/check.hpp"

namespace engine::tictactoe {
namespace {

constexpr std::uint16_t none = 0xFFFF;

/// A set of cells as a base-three number with a digit 1 for each cell.
constexpr std::array<std::uint16_t, 512> in_base_three = [] {
    std::array<std::uint16_t, 512> table{};
    for (unsigned cells = 0; cells < table.size(); ++cells) {
        unsigned power = 1;
        for (unsigned i = 0; i < 9; ++i, power *= 3)
            if ((cells >> i & 1) != 0) table[cells] = static_cast<std::uint16_t>(table[cells] + power);
    }
    return table;
}();

std::size_t number(const State& s) { return static_cast<std::size_t>(in_base_three[s.x] + 2 * in_base_three[s.o]); }

/// Larger is better for the player: fast wins, slow wins, draws, slow losses, fast losses.
int preference(const Entry& e, bool for_x)
{
    const int sign = for_x ? e.value : -e.value;
    return sign == 0 ? 0 : sign * (100 - e.remoteness);
}

} // namespace

Solved::Solved() : place_(19683, none)
{
    entries_.reserve(5478);
    solve({});
}

Entry Solved::solve(const State& s)
{
    const TicTacToe game;
    std::uint16_t& place = place_[number(s)];
    if (place != none) return entries_[place];
    Entry e;
    if (game.seat(s) == search::Seat::nobody) {
        e.value = static_cast<std::int8_t>(game.payoff(s));
    } else {
        e.games = 0;
        int best = -1000;
        for (const auto cell : game.moves(s)) {
            const Entry child = solve(game.after(s, cell));
            e.nodes += child.nodes;
            e.games += child.games;
            if (preference(child, x_moves(s)) <= best) continue;
            best = preference(child, x_moves(s));
            e.value = child.value;
            e.remoteness = static_cast<std::uint8_t>(child.remoteness + 1);
        }
    }
    place = static_cast<std::uint16_t>(entries_.size());
    entries_.push_back(e);
    return e;
}

const Entry& Solved::at(const State& s) const
{
    const auto place = place_[number(s)];
    ENGINE_CHECK(place != none);
    return entries_[place];
}

ScoredMoves Solved::moves(const State& s) const
{
    const TicTacToe game;
    ScoredMoves scored;
    if (game.seat(s) == search::Seat::nobody) return scored;
    for (const auto cell : game.moves(s)) scored.push_back({cell, at(game.after(s, cell)).value});
    return scored;
}

Few<std::int8_t, 9> Solved::best_moves(const State& s) const
{
    const TicTacToe game;
    Few<std::int8_t, 9> best;
    int most = -1000;
    for (const Scored& m : moves(s)) {
        const int p = preference(at(game.after(s, m.cell)), x_moves(s));
        if (p < most) continue;
        if (p > most) best = {};
        most = p;
        best.push_back(m.cell);
    }
    return best;
}

} // namespace engine::tictactoe
