#pragma once
// What pure choices guarantee, and whether that settles the game.
#include "engine/matrix/matrix.hpp"
#include <utility>
#include <vector>

namespace engine::matrix {

struct Pure {
    std::vector<Rational> row_minima, column_maxima; // what each choice guarantees
    Rational row_maximin, col_minimax;               // maximin <= value <= minimax
    std::vector<int> maximin_rows, minimax_columns;  // all that reach them, ascending
    std::vector<std::pair<int, int>> saddle_points;  // entries least in their row and greatest in their column
};

Pure pure(const Matrix&);

} // namespace engine::matrix
