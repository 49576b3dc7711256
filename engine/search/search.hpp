#pragma once
// Minimax, alpha-beta and expectiminimax (minimax.hpp) on an explicit tree, and their trace. The first child examined
// wins ties.
#include "engine/base/count.hpp"
#include "engine/base/named.hpp"
#include "engine/base/trace.hpp"
#include "engine/search/cut_rule.hpp"
#include "engine/search/order.hpp"
#include "engine/search/search_step.hpp"
#include "engine/search/stakes.hpp"
#include "engine/search/tree.hpp"

namespace engine::search {

ENGINE_NAMED(Algorithm, minimax, alphabeta, expectiminimax);
inline constexpr auto algorithms = enumerators<Algorithm>;

/// One end of a window, and the node whose value it is: a MAX node for alpha, a MIN node for beta. A node inherits the
/// bounds that an ancestor holds. With ChanceBounds, the node may be the chance node whose bounds lead to the value, or the
/// root, for the leaves' bounds.
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

/// A SearchStep with the node and the windows' holders.
struct SearchEvent {
    using What = SearchStep;
    What what;
    bool is_better = false;  // update: the child changed the node's best
    std::int32_t node = 0;   // where
    std::int32_t child = -1; // update, cut: the child just searched
    Rational value;          // leaf: its own; update, cut: the best so far (chance: the sum); leave: the result
    Window window;           // enter, leaf: inherited; update: narrowed. Infinite unless the search may cut
    std::optional<Bounded<Rational>> mean = {}; // at a chance node that may cut: bounds on its value
    bool operator==(const SearchEvent&) const = default;
};
using SearchTrace = Recorder<SearchEvent>;

struct SearchResult {
    Rational value;
    Count leaves_visited = 0;
    Count nodes_visited = 0;      // leaves included
    std::int32_t best_child = -1; // of the root: the first examined with its value; -1 for a leaf or a chance root
    bool operator==(const SearchResult&) const = default;
};

/// When a search may cut. With `chance`, alphabeta takes chance nodes, and expectiminimax cuts too.
struct Cutting {
    CutRule rule = CutRule::at_equality; // or strictly
    std::optional<ChanceBounds<Rational>> chance = {};
    bool operator==(const Cutting&) const = default;
};
/// bounds_reversed, or leaf_outside_bounds with the first such leaf.
std::optional<Error> problem(const Tree&, const Cutting&);

/// `children` as children_in_order() gives them. Errors: chance_node (minimax, alphabeta without bounds),
/// probabilities_sum, value_too_large, and the problem of Cutting. O(nodes); with a trace an event or two for each node,
/// which the trace's limit bounds. In minimax nothing is cut.
Expected<SearchResult, Error> search_tree(const Tree&, Algorithm, std::span<const std::int32_t> children,
                                          SearchTrace* trace = nullptr, const Cutting& = {});
Expected<SearchResult, Error> search_tree(const Tree&, Algorithm, Order = {}, SearchTrace* trace = nullptr,
                                          const Cutting& = {});

/// Alpha-beta without the checks and the trace of search_tree. The tree must have no chance nodes.
SearchResult alphabeta(const Tree&, std::span<const std::int32_t> children);

/// The fewest leaves that alpha-beta can visit in a uniform tree: b^⌈d/2⌉ + b^⌊d/2⌋ − 1 (Knuth and Moore).
/// std::nullopt if it does not fit 64 bits. b >= 1, d >= 0.
std::optional<Count> least_leaves(int b, int d);
/// b^d; std::nullopt if it does not fit 64 bits.
std::optional<Count> power(int b, int d);

} // namespace engine::search
