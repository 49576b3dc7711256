#pragma once
// Optimal play, exact. Cards seen: expectiminimax. Cards hidden: an equilibrium in behaviour strategies by linear
// programming over the information sets (I. Romanovskii, 1962; D. Koller, N. Megiddo, B. von Stengel, "Fast algorithms
// for finding randomized strategies in game trees", 1994).
#include "engine/base/named.hpp"
#include "engine/betting/tree.hpp"
#include "engine/search/mixture.hpp"
#include <array>
#include <vector>

namespace engine::betting {

ENGINE_NAMED(Cards,
             seen,  // both players see both cards
             hidden // each sees its own
);

using search::Range;

/// What both do in one deal; with hidden cards MAX does the same in deals with the same card of its own, and so does
/// MIN. One number for each bet, in the order of the tree.
struct Play {
    std::vector<Fraction> bet;  // MAX's probabilities
    std::vector<Fraction> call; // of MIN's call after each bet
    /// Over all optimal strategies: hidden, of the whole game; seen, those optimal in every subgame.
    std::vector<Range> bet_ranges, call_ranges;
    Fraction value; // the deal's average payoff to MAX
};

struct Solution {
    Fraction value;
    std::array<Play, 4> deals; // as betting::deals
    /// Of each node of tree(rules): what MAX gets on average from there.
    std::vector<Fraction> node_values;
};

/// Of all optimal strategies the one with the greatest probability of MAX's first bet with an ace, the second, …, then
/// with a king; and of MIN's calls with an ace after the first bet, the second, …, then the least of those with a king.
/// It depends on the rules alone; links rely on it. Seen: the first best bet; MIN calls where both are worth the same.
/// The rules must have no problem(). Below a millisecond.
Solution solve(const Rules&, Cards);

} // namespace engine::betting
