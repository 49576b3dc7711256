#pragma once
// All 5478 positions solved at once, with the size of the tree below each, so that a view can open any node of the
// 549,946 without searching.
#include "engine/base/count.hpp"
#include "engine/base/few.hpp"
#include "engine/tictactoe/tictactoe.hpp"
#include <vector>

namespace engine::tictactoe {

struct Entry {
    std::int8_t value = 0;       // to X: +1, 0, -1
    std::uint8_t remoteness = 0; // moves until the game is over, when the winner hurries and the loser delays
    std::uint32_t nodes = 1;     // of the game tree from here, this one included
    std::uint32_t games = 1;     // ways to play on to the end
    bool operator==(const Entry&) const = default;
};

/// A cell to play and what it is worth.
struct Scored {
    std::int8_t cell = 0;
    std::int32_t value = 0; // to X
    bool operator==(const Scored&) const = default;
};
using ScoredMoves = Few<Scored, 9>; // ascending by cell

class Solved {
public:
    /// Takes about a fifth of a millisecond, 130 kB.
    Solved();

    /// Of a position some game comes to.
    const Entry& at(const State&) const;
    int size() const { return static_cast<int>(entries_.size()); }

    /// The free cells with the values of the positions they lead to; none when over.
    ScoredMoves moves(const State&) const;
    /// Best ones: a win as fast as possible, else a draw, else the longest resistance; none when over.
    Few<std::int8_t, 9> best_moves(const State&) const;

private:
    Entry solve(const State&);

    std::vector<std::uint16_t> place_; // in entries_, by number in base three; none = not reached
    std::vector<Entry> entries_;
};

} // namespace engine::tictactoe
