#pragma once
// A game cut off after a number of moves, where an evaluation replaces the payoff. It is a Game itself.
#include "engine/search/game.hpp"
#include <utility>

namespace engine::search {

/// Evaluate: State -> a value, for states where the game is over too.
template <Game G, class Evaluate>
class DepthLimit {
public:
    struct State {
        typename G::State of{};
        int left = 0; // moves before the evaluation
        bool operator==(const State&) const = default;
    };
    using Move = typename G::Move;
    using Moves = typename G::Moves;

    /// depth >= 0.
    DepthLimit(G game, int depth, Evaluate evaluate = {})
        : game_(std::move(game)), depth_(depth), evaluate_(std::move(evaluate))
    {}

    State root() const { return {game_.root(), depth_}; }
    /// The root of a search that looks `depth` moves ahead from s.
    State from(const typename G::State& s) const { return {s, depth_}; }
    Seat seat(const State& s) const { return s.left == 0 ? Seat::nobody : game_.seat(s.of); }
    Moves moves(const State& s) const { return game_.moves(s.of); }
    State after(const State& s, const Move& m) const { return {game_.after(s.of, m), s.left - 1}; }
    auto payoff(const State& s) const { return evaluate_(s.of); }
    auto probability(const State& s, const Move& m) const requires ChanceGame<G> { return game_.probability(s.of, m); }

private:
    G game_;
    int depth_;
    Evaluate evaluate_;
};

} // namespace engine::search
