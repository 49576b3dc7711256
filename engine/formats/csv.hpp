#pragma once
// Games as tables for a spreadsheet, numbers as exact fractions.
#include "engine/formats/notebook.hpp"
#include "engine/formats/reduced.hpp"

namespace engine::formats {

/// The row player's payoffs alone; the matrix screen reads them.
std::string to_csv(const matrix::Matrix&);

/// A line a cell: the players' strategies, then their payoffs.
std::string to_csv(const StrategicForm&);

/// A line a card: "yes" where the holder has it in all deals, "no" where in none, else nothing. Error: no_deal.
Expected<std::string, Error> to_csv(const Notebook&);

/// A line a leaf: the moves that lead there, the probability of chance's, and the payoffs.
std::string to_csv(const extensive::Tree&);

} // namespace engine::formats
