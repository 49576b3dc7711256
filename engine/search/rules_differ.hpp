#pragma once
// One tree under both rules of alpha-beta: the leaves, cuts and values that differ.
#include "engine/search/search.hpp"
#include <vector>

namespace engine::search {

struct RulesDiffer {
    SearchResult at_equality, strictly;    // the same value and best child
    std::vector<std::int32_t> leaves;      // that only the strict rule visits, in the order of its visits
    std::vector<std::int32_t> cuts;        // nodes below edges that only the rule >= cuts, in the order of the cuts
    std::vector<std::int32_t> strict_cuts; // nodes below edges that only the rule > cuts: below one of `cuts`
    struct Value {
        std::int32_t node;
        Rational at_equality, strictly; // as returned to the parent; under the rule >= perhaps only a bound
        bool operator==(const Value&) const = default;
    };
    std::vector<Value> values; // of inner nodes that both rules visit, by number

    std::vector<std::int32_t> both; // nodes below edges that both rules cut, in the order of the cuts

    bool is_alike() const { return leaves.empty() && values.empty(); }
};

/// The tree must have at most max_compared nodes. Errors: those of search_tree with alphabeta. O(nodes).
inline constexpr int max_compared = 50'000;
Expected<RulesDiffer, Error> rules_differ(const Tree&, Order = {});

} // namespace engine::search
