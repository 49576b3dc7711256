#pragma once
// Minimax, alpha-beta and expectiminimax on an explicit tree, with everything they do as a trace.
// Alpha-beta: D. E. Knuth, R. W. Moore, "An Analysis of Alpha-Beta Pruning", Artificial Intelligence 6(4), 1975; here
// fail-soft (J. P. Fishburn, 1983): the value returned may lie outside the window and is then a bound. A node cuts when
// alpha >= beta after an update and children remain. The first child examined wins ties.
#include "engine/base/count.hpp"
#include "engine/base/named.hpp"
#include "engine/base/trace.hpp"
#include "engine/search/order.hpp"
#include "engine/search/tree.hpp"

namespace engine::search {

ENGINE_NAMED(Algorithm, minimax, alphabeta, expectiminimax);
inline constexpr auto algorithms = enumerators<Algorithm>;

/// One end of a window, with the node that already has it: a MAX node for alpha, a MIN node for beta. It is the node's
/// own if `holder` is the node itself, inherited otherwise.
struct Bound {
    Rational value;
    std::int32_t holder = -1; // -1: infinite
    bool is_finite() const { return holder >= 0; }
    bool operator==(const Bound&) const = default;
};
struct Window {
    Bound alpha, beta;
    bool is_closed() const { return alpha.is_finite() && beta.is_finite() && alpha.value >= beta.value; }
    bool operator==(const Window&) const = default;
};

struct SearchEvent {
    enum class What : std::uint8_t {
        enter,  // an inner node; window: inherited
        leaf,   // a leaf is looked at; value: its own
        update, // an inner node heard from `child`; value: its best (chance: sum) so far; window: with its own bound
        cut,    // after `child`; the children after it in the order are not looked at. At a MIN node: its value is at
                // most `value`, and alpha.holder already has at least alpha. At a MAX node: at least, beta, at most.
        leave   // an inner node returns `value`
    };
    What what;
    bool is_better = false;  // update: the child changed the node's best
    std::int32_t node = 0;   // who
    std::int32_t child = -1; // update, cut: the child just heard from
    Rational value;          // see above
    Window window;           // alpha-beta only; infinite otherwise
    bool operator==(const SearchEvent&) const = default;
};
using SearchTrace = Recorder<SearchEvent>;

struct SearchResult {
    Rational value;
    Count leaves_visited = 0;
    Count nodes_visited = 0;      // leaves included
    std::int32_t best_child = -1; // of the root: the first examined with the value; -1 for a leaf or a chance root
    bool operator==(const SearchResult&) const = default;
};

/// Errors: chance_node (not for expectiminimax), probabilities_sum, value_too_large. `children` as children_in_order
/// gives them. With a trace, the events are recorded (its limit is the caller's choice).
Expected<SearchResult, Error> search_tree(const Tree&, Algorithm, std::span<const std::int32_t> children,
                                          SearchTrace* trace = nullptr);
Expected<SearchResult, Error> search_tree(const Tree&, Algorithm, Order = {}, SearchTrace* trace = nullptr);

/// Alpha-beta alone, for measuring effort: nothing is looked at twice. The tree must have no chance nodes.
SearchResult alphabeta(const Tree&, std::span<const std::int32_t> children);

/// The fewest leaves any alpha-beta search of a uniform tree can look at: b^⌈d/2⌉ + b^⌊d/2⌋ − 1 (Knuth and Moore).
/// Nothing if it does not fit. b >= 1, d >= 0.
std::optional<Count> least_leaves(int b, int d);
/// b^d, if it fits.
std::optional<Count> power(int b, int d);

} // namespace engine::search
