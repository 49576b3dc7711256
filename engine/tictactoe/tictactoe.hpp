#pragma once
// Tic-tac-toe as a Game: X begins and is MAX; payoffs +1, 0, -1. It is the smallest Game here: copy it for a new one.
// Evaluation for limited depth: N. Nilsson, "Problem-Solving Methods in Artificial Intelligence", 1971.
#include "engine/search/depth_limit.hpp"
#include "engine/search/game.hpp"
#include <array>
#include <cstdint>

namespace engine::tictactoe {

/// Sets of cells: bit i = cell i, row by row from the top left.
using Cells = std::uint16_t;
inline constexpr Cells all_cells = 511;
inline constexpr std::array<Cells, 8> lines{7, 56, 448, 73, 146, 292, 273, 84}; // rows, columns, diagonals

/// true for the sets that contain a line.
constexpr std::array<bool, 512> make_has_line()
{
    std::array<bool, 512> table{};
    for (unsigned cells = 0; cells < table.size(); ++cells)
        for (const Cells line : lines)
            if ((cells & line) == line) table[cells] = true;
    return table;
}
inline constexpr std::array<bool, 512> has_line = make_has_line();

struct State {
    Cells x = 0, o = 0;
    bool operator==(const State&) const = default;
};

/// The cells of a set, 0..8, ascending, as a range.
class CellRange {
public:
    explicit constexpr CellRange(Cells cells) : left_(cells) {}
    class Iterator {
    public:
        explicit constexpr Iterator(unsigned left) : left_(left) {}
        std::int8_t operator*() const { return static_cast<std::int8_t>(__builtin_ctz(left_)); }
        Iterator& operator++()
        {
            left_ &= left_ - 1;
            return *this;
        }
        bool operator!=(const Iterator& i) const { return left_ != i.left_; }

    private:
        unsigned left_;
    };
    Iterator begin() const { return Iterator(left_); }
    Iterator end() const { return Iterator(0); }
    int size() const { return __builtin_popcount(left_); }
    bool empty() const { return left_ == 0; }

private:
    unsigned left_;
};

inline int plies(const State& s) { return __builtin_popcount(static_cast<unsigned>(s.x | s.o)); }
inline bool x_moves(const State& s) { return plies(s) % 2 == 0; }

struct TicTacToe {
    using State = tictactoe::State;
    using Move = std::int8_t; // cell 0..8
    using Moves = CellRange;

    State root() const { return {}; }
    search::Seat seat(const State& s) const
    {
        if (has_line[s.x] || has_line[s.o] || (s.x | s.o) == all_cells) return search::Seat::nobody;
        return x_moves(s) ? search::Seat::max : search::Seat::min;
    }
    Moves moves(const State& s) const { return CellRange(static_cast<Cells>(~(s.x | s.o) & all_cells)); }
    State after(State s, Move cell) const
    {
        Cells& mine = x_moves(s) ? s.x : s.o;
        mine = static_cast<Cells>(mine | 1 << cell);
        return s;
    }
    std::int32_t payoff(const State& s) const { return has_line[s.x] ? 1 : has_line[s.o] ? -1 : 0; }
};
static_assert(search::Game<TicTacToe>);

/// The evaluation of a won game: larger than every other.
inline constexpr std::int32_t won_value = 100;

/// f = lines without an O - lines without an X; ±won_value when won.
struct OpenLines {
    std::int32_t operator()(const State& s) const
    {
        if (has_line[s.x]) return won_value;
        if (has_line[s.o]) return -won_value;
        std::int32_t f = 0;
        for (const Cells line : lines) f += ((s.o & line) == 0) - ((s.x & line) == 0);
        return f;
    }
};

using LimitedTicTacToe = search::DepthLimit<TicTacToe, OpenLines>;
static_assert(search::Game<LimitedTicTacToe>);

} // namespace engine::tictactoe
