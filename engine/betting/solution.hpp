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
             hidden // each player sees its own card
);

using search::Range;

/// Both players' strategies in one deal; with hidden cards a player's are equal in deals with the same card of its own.
/// One number per bet, in the tree's order.
struct Play {
    std::vector<Fraction> bet;  // MAX's probabilities
    std::vector<Fraction> call; // probabilities of MIN's call after each bet
    /// Ranges over all optimal strategies: hidden, of the whole game; seen, those optimal in every subgame.
    std::vector<Range> bet_ranges, call_ranges;
    Fraction value; // the deal's expected payoff to MAX
};

struct Solution {
    Fraction value;
    std::array<Play, 4> deals; // in the order of betting::deals
    /// By node of tree(rules): the expected payoff to MAX from there on.
    std::vector<Fraction> node_values;
};

/// Among the optimal strategies the one with the greatest probability of MAX's first bet with an ace, the second, …,
/// then with a king; and of MIN's calls with an ace after the first bet, the second, …, then the least of those with a
/// king. It depends on the rules alone; links rely on it. Cards seen: the first best bet; MIN calls when indifferent.
/// The rules must have no problem(). Takes less than a millisecond.
Solution solve(const Rules&, Cards);

} // namespace engine::betting
