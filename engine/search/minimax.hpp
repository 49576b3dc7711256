#pragma once
// Minimax and alpha-beta over any Game of two players without chance, with honest counts. Alpha-beta: D. Knuth, R. Moore,
// "An Analysis of Alpha-Beta Pruning", Artificial Intelligence 6 (1975); fail-soft, cut when alpha >= beta. Children in
// the game's order, the first one wins ties. Recursive: for trees of some milliseconds at most.
#include "engine/base/count.hpp"
#include "engine/base/trace.hpp"
#include "engine/search/game.hpp"
#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace engine::search {

template <Game G>
struct Searched {
    std::int32_t value = 0;               // to Seat::max
    std::optional<typename G::Move> best; // none when the game is over
    Count nodes = 0;                      // visited, the root included
    Count leaves = 0;                     // of these: the game is over
};

/// What a search tells a trace, in this order for every node: enter (but for the root), then its children, perhaps a cut,
/// then leave.
template <class Move>
struct SearchEvent {
    enum class Kind : std::uint8_t { enter, cut, leave };
    Kind kind;
    int depth;                        // of the node entered, cut or left; the root's is 0
    Move move{};                      // enter: the one that led here
    std::int32_t value = 0;           // leave: what the node returns (after a cut a bound)
    std::int32_t alpha = 0, beta = 0; // enter, cut: the window
};

/// Above and below every payoff.
inline constexpr std::int32_t infinity = std::numeric_limits<std::int32_t>::max();

/// One search in either way; minimax() and alpha_beta() below are how to call it.
template <Game G, bool prunes, class Trace>
class TreeSearch {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    TreeSearch(const G& game, Trace& trace) : game_(game), trace_(trace) {}

    Searched<G> from(const State& s)
    {
        Searched<G> found;
        found.value = visit(s, game_.seat(s), 0, -infinity, infinity, &found.best);
        found.nodes = nodes_;
        found.leaves = leaves_;
        return found;
    }

private:
    using Event = SearchEvent<Move>;

    std::int32_t visit(const State& s, Seat seat, int depth, std::int32_t alpha, std::int32_t beta,
                       std::optional<Move>* best)
    {
        ++nodes_;
        if (seat == Seat::nobody) {
            ++leaves_;
            const std::int32_t value = game_.payoff(s);
            trace_(Event{Event::Kind::leave, depth, {}, value});
            return value;
        }
        const std::int32_t value = seat == Seat::max ? visit_children<Seat::max>(s, depth, alpha, beta, best)
                                                     : visit_children<Seat::min>(s, depth, alpha, beta, best);
        trace_(Event{Event::Kind::leave, depth, {}, value});
        return value;
    }

    template <Seat seat>
    std::int32_t visit_children(const State& s, int depth, std::int32_t alpha, std::int32_t beta,
                                std::optional<Move>* best)
    {
        std::int32_t value = seat == Seat::max ? -infinity : infinity;
        for (const Move m : game_.moves(s)) {
            if constexpr (prunes)
                if (alpha >= beta) {
                    trace_(Event{Event::Kind::cut, depth, {}, value, alpha, beta});
                    break;
                }
            const State next = game_.after(s, m);
            trace_(Event{Event::Kind::enter, depth + 1, m, 0, alpha, beta});
            const std::int32_t v = visit(next, game_.seat(next), depth + 1, alpha, beta, nullptr);
            if (seat == Seat::max ? v <= value : v >= value) continue;
            value = v;
            if (best != nullptr) *best = m;
            if constexpr (prunes)
                (seat == Seat::max ? alpha : beta) = seat == Seat::max ? std::max(alpha, v) : std::min(beta, v);
        }
        return value;
    }

    const G& game_;
    Trace& trace_;
    Count nodes_ = 0, leaves_ = 0;
};

/// Visits everything below the state.
template <Game G, class Trace>
Searched<G> minimax(const G& game, const typename G::State& from, Trace& trace)
{
    return TreeSearch<G, false, Trace>(game, trace).from(from);
}
template <Game G>
Searched<G> minimax(const G& game, const typename G::State& from)
{
    NoTrace nobody;
    return minimax(game, from, nobody);
}

/// The same value; what cannot change it is not visited.
template <Game G, class Trace>
Searched<G> alpha_beta(const G& game, const typename G::State& from, Trace& trace)
{
    return TreeSearch<G, true, Trace>(game, trace).from(from);
}
template <Game G>
Searched<G> alpha_beta(const G& game, const typename G::State& from)
{
    NoTrace nobody;
    return alpha_beta(game, from, nobody);
}

} // namespace engine::search
