#pragma once
// The exact solution in mixed strategies: J. von Neumann, "Zur Theorie der Gesellschaftsspiele", 1928, by linear
// programming (G. Dantzig, 1951). And what mixtures are worth against each other.
#include "engine/matrix/matrix.hpp"
#include "engine/search/mixture.hpp"
#include <vector>

namespace engine::matrix {

using search::Mixture, search::Range, search::draw;

struct Solution {
    Fraction value; // what the row player gets on average
    /// Of all optimal strategies the one with the greatest probability of choice 0, then of choice 1, and so on: it
    /// depends on the game alone, not on how it was found. Links rely on it.
    Mixture row, column;
    std::vector<Range> row_ranges, column_ranges; // of each probability, over all optimal strategies

    /// Is there no other optimal strategy?
    bool unique(Side side) const;
};

/// Checked before it is returned: row·M >= value and M·column <= value. A 10 x 10 matrix of integers takes milliseconds,
/// of large fractions tens of them.
Solution solve(const Matrix&);

/// `weights` can be a mixture: as many as there are choices, none negative, with sum 1.
bool is_mixture(const Matrix&, Side, const Mixture& weights);

/// What each row gets against the column player's mixture.
std::vector<Fraction> row_payoffs(const Matrix&, const Mixture& column);
/// What each column gives away against the row player's mixture.
std::vector<Fraction> column_payoffs(const Matrix&, const Mixture& row);
Fraction payoff(const Matrix&, const Mixture& row, const Mixture& column);

struct Responses {
    Fraction payoff;          // to the row player
    std::vector<int> choices; // all that reach it, ascending
};
/// The best `side` can do against the other player's mixture.
Responses best_responses(const Matrix&, Side side, const Mixture& other);

} // namespace engine::matrix
