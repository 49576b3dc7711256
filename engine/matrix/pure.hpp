#pragma once
// Guarantees of pure choices: maximin, minimax and saddle points.
#include "engine/base/fraction.hpp"
#include "engine/base/named.hpp"
#include "engine/matrix/matrix.hpp"
#include <utility>
#include <vector>

namespace engine::matrix {

struct Pure {
    std::vector<Rational> row_minima, column_maxima; // guaranteed payoff of each choice
    Rational row_maximin, col_minimax;               // maximin <= value <= minimax
    std::vector<int> maximin_rows, minimax_columns;  // choices that attain them, ascending
    std::vector<std::pair<int, int>> saddle_points;  // entries minimal in their row and maximal in their column
};

Pure pure(const Matrix&);

/// The players without a single choice that guarantees the value of the game; neither if there is a saddle point.
ENGINE_NAMED(Mixers, neither, row, column, both);
Mixers must_mix(const Pure&, const Fraction& value);

} // namespace engine::matrix
