#pragma once
// The figures of each game. A line that its game cannot read gives "".
#include "engine/figures/figure.hpp"
#include "engine/figures/table.hpp"

namespace engine::figures {

/// The tree, searched to the end by the line's algorithm: windows, bounds on values, cuts, probabilities.
std::string tree(std::string_view line, Format, int millimetres);
/// The payoffs with row minima, column maxima, saddle points and optimal mixtures; with an envelope if a side has two
/// choices.
std::string matrix(std::string_view line, Format);
/// The guesses with their feedback, and how many codes are left after each.
std::string codes_history(std::string_view line, Format);
/// The cards and their holders, as propagation and trials prove them from what the user has seen.
std::string grid(std::string_view line, Format);
/// Each example of a table with S, G and the number of concepts after it.
Table concept_borders(std::string_view line, bool latex = false);
/// The moves of 31, of tic-tac-toe, of the A/K game, or the rounds of a matrix game.
Table moves(std::string_view line);

} // namespace engine::figures
