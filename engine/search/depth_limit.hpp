#pragma once
// A game broken off after so many moves, where an evaluation takes the place of the payoff: what a program does that
// cannot look to the end. The searches need not know: it is a Game like any other.
#include "engine/search/game.hpp"
#include <utility>

namespace engine::search {

/// evaluate: State → std::int32_t, for over games as well.
template <Game G, class Evaluate>
class DepthLimit {
public:
    struct State {
        typename G::State of{};
        int left = 0; // moves that may still be looked at
        bool operator==(const State&) const = default;
    };
    using Move = typename G::Move;
    using Moves = typename G::Moves;

    /// depth >= 0.
    DepthLimit(G game, int depth, Evaluate evaluate = {})
        : game_(std::move(game)), depth_(depth), evaluate_(std::move(evaluate))
    {}

    State root() const { return {game_.root(), depth_}; }
    /// Looking `depth` moves ahead from here.
    State from(const typename G::State& s) const { return {s, depth_}; }
    Seat seat(const State& s) const { return s.left == 0 ? Seat::nobody : game_.seat(s.of); }
    Moves moves(const State& s) const { return game_.moves(s.of); }
    State after(const State& s, const Move& m) const { return {game_.after(s.of, m), s.left - 1}; }
    std::int32_t payoff(const State& s) const { return evaluate_(s.of); }

private:
    G game_;
    int depth_;
    Evaluate evaluate_;
};

} // namespace engine::search
