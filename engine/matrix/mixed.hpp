#pragma once
// The exact solution in mixed strategies: J. von Neumann, "Zur Theorie der Gesellschaftsspiele", 1928, by linear
// programming (G. Dantzig, 1951). Also the expected payoffs of given mixtures.
#include "engine/matrix/matrix.hpp"
#include "engine/search/mixture.hpp"
#include <vector>

namespace engine::matrix {

using search::Mixture, search::Range, search::draw;

struct Solution {
    Fraction value; // expected payoff to the row player
    /// Among the optimal strategies the one with the greatest probability of choice 0, then of choice 1, and so on. It
    /// depends on the game alone, not on the algorithm. Links rely on it.
    Mixture row, column;
    std::vector<Range> row_ranges, column_ranges; // range of each probability over all optimal strategies

    /// Whether the optimal strategy is unique.
    bool unique(Side side) const;
};

/// Verified before returning: row·M >= value and M·column <= value. A 10 x 10 matrix of integers takes milliseconds, of
/// large fractions tens of them.
Solution solve(const Matrix&);

/// Whether `weights` has one nonnegative entry per choice, with sum 1.
bool is_mixture(const Matrix&, Side, const Mixture& weights);

/// Each row's expected payoff against the column player's mixture.
std::vector<Fraction> row_payoffs(const Matrix&, const Mixture& column);
/// Each column's expected payoff to the row player against the row player's mixture.
std::vector<Fraction> column_payoffs(const Matrix&, const Mixture& row);
Fraction payoff(const Matrix&, const Mixture& row, const Mixture& column);

struct Responses {
    Fraction payoff;          // to the row player
    std::vector<int> choices; // every choice that attains it, ascending
};
/// The best responses of `side` to the other player's mixture.
Responses best_responses(const Matrix&, Side side, const Mixture& other);

} // namespace engine::matrix
