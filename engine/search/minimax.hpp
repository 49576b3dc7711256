#pragma once
// Minimax, alpha-beta and expectiminimax over any Game. Alpha-beta: D. E. Knuth, R. W. Moore, "An Analysis of Alpha-Beta
// Pruning", Artificial Intelligence 6(4), 1975; fail-soft (J. P. Fishburn, 1983): a value outside the window is a bound.
// Chance nodes: stakes.hpp.
#include "engine/base/check.hpp"
#include "engine/base/count.hpp"
#include "engine/base/trace.hpp"
#include "engine/search/cut_rule.hpp"
#include "engine/search/game.hpp"
#include "engine/search/search_step.hpp"
#include "engine/search/stakes.hpp"
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
    Interval<ValueOf<G>> window;                  // not narrowed by minimax
    std::optional<Bounded<ValueOf<G>>> mean = {}; // of a chance node that may cut: bounds on its value
};

template <Game G>
struct Searched {
    ValueOf<G> value{};                        // to Seat::max
    std::optional<typename G::Move> best;      // the first move with the value; none at a leaf or a chance node
    std::optional<typename G::State> overflow; // the first chance node whose mean does not fit: the value is void
    Count nodes = 0;                           // visited, the root included
    Count leaves = 0;                          // visited, the root included
    bool counts_fit = true;                    // else there are 2^64 nodes or more
};

/// No search remembers positions, unless told to (memory.hpp).
struct NoMemory {};

/// The search behind minimax() and alpha_beta(). It is recursive, one frame for each move.
template <Game G, CutRule rule, class Sink, class Memory = NoMemory>
class GameSearch {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Value = ValueOf<G>;

    GameSearch(const G& game, Sink& sink, std::optional<ChanceBounds<Value>> bounds = {})
        : game_(game), sink_(sink), bounds_(std::move(bounds))
    {}
    GameSearch(const G& game, Sink& sink, Memory& memory) : game_(game), sink_(sink), memory_(&memory) {}

    Searched<G> from(const State& s, Interval<Value> window)
    {
        if (bounds_) {
            window.alpha = std::max<Bound>(window.alpha, bounds_->leaves.low);
            window.beta = std::min<Bound>(window.beta, bounds_->leaves.high);
        }
        ENGINE_CHECK(window.alpha < window.beta);
        found_.value = visit(s, window.alpha, window.beta, &found_.best);
        return found_;
    }

private:
    using Bound = End<Value>;
    static constexpr bool remembers = !std::is_same_v<Memory, NoMemory>;
    static constexpr bool prunes = rule != CutRule::never;
    /// The children of a player's node that one visit searches; the rest follow when star2 has probed the first.
    enum class Part : std::uint8_t { all, first, rest };
    /// Small states pass in registers.
    using StateArg =
        std::conditional_t<std::is_trivially_copyable_v<State> && sizeof(State) <= sizeof(void*), State, const State&>;
    static constexpr bool is_traced = !std::is_same_v<Sink, NoTrace>;

    /// Leaves are inlined into their parent: most nodes are leaves.
    [[gnu::always_inline]] Value visit(StateArg s, const Bound& alpha, const Bound& beta, std::optional<Move>* best)
    {
        if constexpr (remembers) return recall(s, alpha, beta, best);
        else return visit_anew(s, alpha, beta, best);
    }

    /// The remembered value, with the nodes and leaves that the memory counts for it; else a visit, to be remembered.
    Value recall(StateArg s, const Bound& alpha, const Bound& beta, std::optional<Move>* best)
    {
        const auto key = game_.key(s);
        if (const auto known = memory_->find(key, alpha, beta)) {
            const bool fits = !__builtin_add_overflow(found_.nodes, known->nodes, &found_.nodes);
            found_.leaves += known->leaves; // fewer than the nodes
            found_.counts_fit = found_.counts_fit && fits;
            return known->value;
        }
        const Count nodes = found_.nodes, leaves = found_.leaves;
        const Value value = visit_anew(s, alpha, beta, best);
        memory_->keep(key, alpha, beta, {value, found_.nodes - nodes, found_.leaves - leaves});
        return value;
    }

    [[gnu::always_inline]] Value visit_anew(StateArg s, const Bound& alpha, const Bound& beta,
                                            std::optional<Move>* best)
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
            if (seat == Seat::chance) {
                if constexpr (prunes)
                    if (bounds_) return bounded_mean(s, alpha, beta);
                return mean(s, alpha, beta);
            }
        return seat == Seat::max ? choice<Seat::max>(s, alpha, beta, best) : choice<Seat::min>(s, alpha, beta, best);
    }

    [[gnu::always_inline]] Value visit_child(StateArg s, const Bound& alpha, const Bound& beta)
    {
        if constexpr (is_traced) ++depth_;
        const Value value = visit(s, alpha, beta, nullptr);
        if constexpr (is_traced) --depth_;
        return value;
    }

    /// `first`: of Part::rest the first child's value.
    template <Seat seat, Part part = Part::all>
    Value choice(StateArg s, Bound alpha, Bound beta, std::optional<Move>* best_move, const Value* first = nullptr)
    {
        tell(SearchStep::enter, s, {}, {}, alpha, beta);
        Bound best = seat == Seat::max ? -infinity<Value> : infinity<Value>;
        State last{};
        [[maybe_unused]] int place = 0;
        for (const Move m : game_.moves(s)) {
            if constexpr (prunes)
                if (is_closed<rule>(alpha, beta)) {
                    tell(SearchStep::cut, s, last, finite(best), alpha, beta);
                    break;
                }
            if constexpr (part == Part::first)
                if (place++ > 0) break;
            const State child = game_.after(s, m);
            if constexpr (part == Part::rest)
                if (place++ == 0) {
                    best = *first;
                    if constexpr (seat == Seat::max) alpha = std::max(alpha, best);
                    else beta = std::min(beta, best);
                    last = child;
                    continue;
                }
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

    /// The expected value, or a bound on it as soon as it is known to be outside the window.
    Value bounded_mean(StateArg s, const Bound& alpha, const Bound& beta)
    {
        Chance node{s, finite(alpha), finite(beta), Stakes<Value>(bounds_->leaves), {}, {}};
        for (const Move m : game_.moves(s)) {
            node.children.push_back({game_.after(s, m), game_.probability(s, m), bounds_->leaves, {}, false});
            node.stakes.add_child(node.children.back().probability);
        }
        tell_mean(SearchStep::enter, node, {}, {});
        bool is_cut = false;
        for (std::size_t i = 0; bounds_->probes && i < node.children.size() && !is_cut; ++i)
            is_cut = settle(node, i, true);
        for (std::size_t i = 0; i < node.children.size() && !is_cut; ++i)
            if (!node.children[i].is_done) is_cut = settle(node, i, false);
        if (node.stakes.is_void() && !found_.overflow) found_.overflow = s;
        const Value value = result(node);
        tell_mean(SearchStep::leave, node, {}, value);
        return value;
    }

    struct ChanceChild {
        State state;
        Value probability;
        Bounded<Value> window;
        std::optional<Value> first; // if only its first child has been searched: that one's value
        bool is_done;
    };
    struct Chance {
        const State& state;
        const Value &alpha, &beta;
        Stakes<Value> stakes;
        std::vector<ChanceChild> children;
        Value sum; // p · value of the children that are done
    };

    /// Searches child i; `probes`: only its first child. true: the node's other children are cut.
    bool settle(Chance& node, std::size_t i, bool probes)
    {
        ChanceChild& child = node.children[i];
        const Seat seat = game_.seat(child.state);
        if (probes && seat == Seat::chance) return false;
        // The window never widens: `first` may be a bound that the earlier one allowed.
        const auto window = node.stakes.window(i, node.alpha, node.beta);
        child.window = {std::max(child.window.low, window.low), std::min(child.window.high, window.high)};
        child.is_done = true; // unless choice_below_chance leaves a part for later
        if constexpr (is_traced) ++depth_;
        const Value value = seat == Seat::max   ? choice_below_chance<Seat::max>(child, probes)
                            : seat == Seat::min ? choice_below_chance<Seat::min>(child, probes)
                                                : visit(child.state, child.window.low, child.window.high, nullptr);
        if constexpr (is_traced) --depth_;
        Bounded<Value> known = node.stakes.child(i);
        if (!is_closed<rule>(value, child.window.high) && (child.is_done || seat == Seat::min))
            known.high = std::min(known.high, value);
        if (!is_closed<rule>(child.window.low, value) && (child.is_done || seat == Seat::max))
            known.low = std::max(known.low, value);
        node.stakes.set(i, known);
        if (child.is_done) node.sum = add(node.sum, mul(child.probability, value).value_or(Value{})).value_or(Value{});
        tell_mean(SearchStep::update, node, child.state, node.sum);
        const auto& mean = node.stakes.mean();
        const bool is_out = is_closed<rule>(node.alpha, mean.high) || is_closed<rule>(mean.low, node.beta);
        const bool is_last =
            std::all_of(node.children.begin(), node.children.end(), [](const auto& c) { return c.is_done; });
        if (!is_out || is_last || node.stakes.is_void()) return false;
        tell_mean(SearchStep::cut, node, child.state, result(node));
        return true;
    }

    template <Seat seat>
    Value choice_below_chance(ChanceChild& child, bool probes)
    {
        const Bound alpha = child.window.low, beta = child.window.high;
        if (!child.first) ++found_.nodes;
        if (child.first) return choice<seat, Part::rest>(child.state, alpha, beta, nullptr, &*child.first);
        if (!probes) return choice<seat>(child.state, alpha, beta, nullptr);
        child.first = choice<seat, Part::first>(child.state, alpha, beta, nullptr);
        const auto moves = game_.moves(child.state);
        auto second = moves.begin();
        child.is_done =
            !(++second != moves.end()) || (seat == Seat::max ? is_closed<rule>(*child.first, child.window.high)
                                                             : is_closed<rule>(child.window.low, *child.first));
        return *child.first;
    }

    /// The bound that puts the mean outside the window, else the mean.
    static const Value& result(const Chance& node)
    {
        const auto& mean = node.stakes.mean();
        return is_closed<rule>(mean.low, node.beta) ? mean.low : mean.high;
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

    void tell_mean(SearchStep what, const Chance& node, const State& child, const Value& value)
    {
        if constexpr (is_traced)
            sink_(NodeEvent<G>{
                what, false, depth_, node.state, child, value, {node.alpha, node.beta}, node.stakes.mean()});
    }

    const G& game_;
    Sink& sink_;
    std::optional<ChanceBounds<Value>> bounds_;
    Memory* memory_ = nullptr;
    Searched<G> found_{};
    int depth_ = 0;
};

/// Visits every node below `from`.
template <Game G, class Sink>
Searched<G> minimax(const G& game, const typename G::State& from, Sink& sink)
{
    return GameSearch<G, CutRule::never, Sink>(game, sink).from(from, {});
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
    return GameSearch<G, CutRule::at_equality, Sink>(game, sink).from(from, window);
}
template <Game G>
Searched<G> alpha_beta(const G& game, const typename G::State& from, const Interval<ValueOf<G>>& window = {})
{
    NoTrace none;
    return alpha_beta(game, from, none, window);
}

} // namespace engine::search
