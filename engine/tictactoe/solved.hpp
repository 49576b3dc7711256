#pragma once
// All 5,478 positions solved at once, with the size of the tree below each: a view opens any of the 549,946 nodes without
// a search. Positions are stored once, so this is no tree search (minimax.hpp).
#include "engine/base/count.hpp"
#include "engine/base/few.hpp"
#include "engine/tictactoe/tictactoe.hpp"
#include <vector>

namespace engine::tictactoe {

struct Entry {
    std::int8_t value = 0;       // to X: +1, 0, -1
    std::uint8_t remoteness = 0; // moves to the end, when the winner hurries and the loser delays
    std::uint32_t nodes = 1;     // of the game tree below, this one included
    std::uint32_t games = 1;     // leaves of that tree
    bool operator==(const Entry&) const = default;
};

/// A move and its value.
struct Scored {
    std::int8_t cell = 0;
    std::int32_t value = 0; // to X
    bool operator==(const Scored&) const = default;
};
using ScoredMoves = Few<Scored, 9>; // ascending by cell

class Solved {
public:
    /// About 0.2 ms, 130 kB.
    Solved();

    /// The position must be possible().
    const Entry& at(const State&) const;
    int size() const { return static_cast<int>(entries_.size()); }

    /// The free cells with their values; empty when over.
    ScoredMoves moves(const State&) const;
    /// The best moves: the fastest win, else a draw, else the longest resistance; empty when over.
    Few<std::int8_t, 9> best_moves(const State&) const;

private:
    Entry solve(const State&);

    std::vector<std::uint16_t> place_; // in entries_, by base-three number; 0xFFFF: not reached
    std::vector<Entry> entries_;
};

} // namespace engine::tictactoe
