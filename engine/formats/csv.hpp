#pragma once
// Games as tables for a spreadsheet, numbers as exact fractions.
#include "engine/formats/reduced.hpp"

namespace engine::formats {

/// The row player's payoffs alone; the matrix screen reads them.
std::string to_csv(const matrix::Matrix&);

/// A line a cell: the players' strategies, then their payoffs.
std::string to_csv(const StrategicForm&);

/// A line a leaf: the moves that lead there, the probability of chance's, and the payoffs.
std::string to_csv(const extensive::Tree&);

} // namespace engine::formats
