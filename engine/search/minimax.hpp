#pragma once
// Minimax, alpha-beta and expectiminimax over any Game. Alpha-beta: D. E. Knuth, R. W. Moore, "An Analysis of Alpha-Beta
// Pruning", Artificial Intelligence 6(4), 1975; fail-soft (J. P. Fishburn, 1983): a value outside the window is a bound.
#include "engine/base/check.hpp"
#include "engine/base/count.hpp"
#include "engine/base/trace.hpp"
#include "engine/search/game.hpp"
#include "engine/search/search_step.hpp"
#include <algorithm>
#include <limits>
#include <type_traits>

namespace engine::search {

/// A value, or plus or minus infinity.
template <class V>
struct Extended {
    V value{};            // 0 if infinite
    std::int8_t sign = 0; // of the infinity; 0: finite
    constexpr Extended() = default;
    constexpr Extended(const V& v) : value(v) {}
    constexpr Extended(const V& v, int s) : value(v), sign(static_cast<std::int8_t>(s)) {}
    constexpr Extended operator-() const { return {-value, -sign}; }
    friend constexpr bool operator==(const Extended&, const Extended&) = default;
    friend constexpr bool operator<(const Extended& a, const Extended& b)
    {
        return a.sign == b.sign ? a.value < b.value : a.sign < b.sign;
    }
};

/// The end of a window over V. Integers need no flag: their largest value is infinity, so payoffs are smaller in size.
template <class V>
using End = std::conditional_t<std::integral<V>, V, Extended<V>>;

template <class V>
inline constexpr End<V> infinity = [] {
    if constexpr (std::integral<V>) return std::numeric_limits<V>::max();
    else return Extended<V>{V{}, 1};
}();

template <class V>
constexpr bool is_finite(const End<V>& end)
{
    return -infinity<V> < end && end < infinity<V>;
}

/// The interval of values that matter at a node: MAX already has alpha elsewhere, and MIN has beta.
template <class V>
struct Interval {
    End<V> alpha = -infinity<V>, beta = infinity<V>;
};

/// What a search reports to its sink at each step.
template <Game G>
struct NodeEvent {
    SearchStep what;
    bool is_better = false; // update: the child changed the player's best
    int depth = 0;          // of the node; the root's is 0
    typename G::State node;
    typename G::State child{}; // update, cut
    ValueOf<G> value{};
    Interval<ValueOf<G>> window; // not narrowed by minimax
};

template <Game G>
struct Searched {
    ValueOf<G> value{};                        // to Seat::max
    std::optional<typename G::Move> best;      // the first move with the value; none at a leaf or a chance node
    std::optional<typename G::State> overflow; // the first chance node whose mean does not fit: the value is void
    Count nodes = 0;                           // visited, the root included
    Count leaves = 0;                          // visited, the root included
};

/// The search behind minimax() and alpha_beta(). It is recursive, one frame for each move.
template <Game G, bool prunes, class Sink>
class GameSearch {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Value = ValueOf<G>;

    GameSearch(const G& game, Sink& sink) : game_(game), sink_(sink) {}

    Searched<G> from(const State& s, const Interval<Value>& window)
    {
        ENGINE_CHECK(window.alpha < window.beta);
        found_.value = visit(s, window.alpha, window.beta, &found_.best);
        return found_;
    }

private:
    using Bound = End<Value>;
    /// Small states pass in registers.
    using StateArg =
        std::conditional_t<std::is_trivially_copyable_v<State> && sizeof(State) <= sizeof(void*), State, const State&>;
    static constexpr bool is_traced = !std::is_same_v<Sink, NoTrace>;

    /// Leaves are inlined into their parent: most nodes are leaves.
    [[gnu::always_inline]] Value visit(StateArg s, const Bound& alpha, const Bound& beta, std::optional<Move>* best)
    {
        ++found_.nodes;
        const Seat seat = game_.seat(s);
        if (seat == Seat::nobody) {
            ++found_.leaves;
            const Value value = game_.payoff(s);
            tell(SearchStep::leaf, s, {}, value, alpha, beta);
            return value;
        }
        return inner(s, seat, alpha, beta, best);
    }

    Value inner(StateArg s, Seat seat, Bound alpha, Bound beta, std::optional<Move>* best)
    {
        if constexpr (ChanceGame<G>)
            if (seat == Seat::chance) return mean(s, alpha, beta);
        return seat == Seat::max ? choice<Seat::max>(s, alpha, beta, best) : choice<Seat::min>(s, alpha, beta, best);
    }

    [[gnu::always_inline]] Value visit_child(StateArg s, const Bound& alpha, const Bound& beta)
    {
        if constexpr (is_traced) ++depth_;
        const Value value = visit(s, alpha, beta, nullptr);
        if constexpr (is_traced) --depth_;
        return value;
    }

    template <Seat seat>
    Value choice(StateArg s, Bound alpha, Bound beta, std::optional<Move>* best_move)
    {
        tell(SearchStep::enter, s, {}, {}, alpha, beta);
        Bound best = seat == Seat::max ? -infinity<Value> : infinity<Value>;
        State last{};
        for (const Move m : game_.moves(s)) {
            if constexpr (prunes)
                if (!(alpha < beta)) {
                    tell(SearchStep::cut, s, last, finite(best), alpha, beta);
                    break;
                }
            const State child = game_.after(s, m);
            const Bound value = visit_child(child, alpha, beta);
            const bool is_better = seat == Seat::max ? best < value : value < best;
            if (is_better) {
                best = value;
                if (best_move != nullptr) *best_move = m;
                if constexpr (prunes && seat == Seat::max) alpha = std::max(alpha, value);
                if constexpr (prunes && seat == Seat::min) beta = std::min(beta, value);
            }
            tell(SearchStep::update, s, child, finite(best), alpha, beta, is_better);
            if constexpr (is_traced) last = child;
        }
        tell(SearchStep::leave, s, {}, finite(best), alpha, beta);
        return finite(best);
    }

    /// The expected value. A bound on one child is no bound on the mean, so the children get an open window.
    Value mean(StateArg s, const Bound& alpha, const Bound& beta)
    {
        tell(SearchStep::enter, s, {}, {}, alpha, beta);
        Value sum{};
        for (const Move m : game_.moves(s)) {
            const State child = game_.after(s, m);
            const Value value = visit_child(child, -infinity<Value>, infinity<Value>);
            const auto share = mul(game_.probability(s, m), value);
            const auto next = share ? add(sum, *share) : std::nullopt;
            if (next) sum = *next;
            else if (!found_.overflow) found_.overflow = s;
            tell(SearchStep::update, s, child, sum, alpha, beta);
        }
        tell(SearchStep::leave, s, {}, sum, alpha, beta);
        return sum;
    }

    static const Value& finite(const Bound& b)
    {
        if constexpr (std::integral<Value>) return b;
        else return b.value;
    }

    void tell(SearchStep what, const State& node, const State& child, const Value& value, const Bound& alpha,
              const Bound& beta, bool is_better = false)
    {
        if constexpr (is_traced) sink_(NodeEvent<G>{what, is_better, depth_, node, child, value, {alpha, beta}});
    }

    const G& game_;
    Sink& sink_;
    Searched<G> found_{};
    int depth_ = 0;
};

/// Visits every node below `from`.
template <Game G, class Sink>
Searched<G> minimax(const G& game, const typename G::State& from, Sink& sink)
{
    return GameSearch<G, false, Sink>(game, sink).from(from, {});
}
template <Game G>
Searched<G> minimax(const G& game, const typename G::State& from)
{
    NoTrace none;
    return minimax(game, from, none);
}

/// The same value and move with fewer nodes: a player's node is left when alpha >= beta and moves remain. A value outside
/// `window` (alpha < beta) is a bound.
template <Game G, class Sink>
Searched<G> alpha_beta(const G& game, const typename G::State& from, Sink& sink,
                       const Interval<ValueOf<G>>& window = {})
{
    return GameSearch<G, true, Sink>(game, sink).from(from, window);
}
template <Game G>
Searched<G> alpha_beta(const G& game, const typename G::State& from, const Interval<ValueOf<G>>& window = {})
{
    NoTrace none;
    return alpha_beta(game, from, none, window);
}

} // namespace engine::search
