#pragma once
// The 31 game as a Game for searches (engine/search): A is MAX; +1 A wins, -1 B wins, 0 a draw. The retrograde solution is
// solve.hpp.
#include "engine/search/memory.hpp"
#include "engine/thirtyone/position.hpp"

namespace engine::thirtyone {

class KeyedThirtyOne {
public:
    using State = Position;
    using Move = std::uint8_t; // a value
    using Moves = Values;

    /// `utterances`: every losing utterance is a node; else a player without a safe move is stuck, and the game ends there.
    KeyedThirtyOne(const Rules& rules, bool utterances) : rules_(rules), utterances_(utterances) {}

    State root() const { return {}; }
    search::Seat seat(const State& s) const
    {
        if (moves(s).empty()) return search::Seat::nobody;
        return to_move(s) == Side::a ? search::Seat::max : search::Seat::min;
    }
    Moves moves(const State& s) const { return utterances_ ? thirtyone::moves(rules_, s) : safe_moves(rules_, s); }
    State after(const State& s, Move value) const { return thirtyone::after(rules_, s, value); }
    std::int32_t payoff(const State& s) const
    {
        const auto winning = is_over(rules_, s) ? winner(rules_, s) : std::optional(other(to_move(s))); // stuck
        return !winning ? 0 : *winning == Side::a ? 1 : -1;
    }
    /// Four bits a value.
    std::uint64_t key(const State& s) const
    {
        std::uint64_t key = 0;
        for (const auto used : s.used) key = key << 4 | used;
        return key;
    }

private:
    Rules rules_;
    bool utterances_;
};
static_assert(search::KeyedGame<KeyedThirtyOne>);
static_assert(max_rows < 16 && max_max * 4 <= 64);

} // namespace engine::thirtyone
