#pragma once
// The figures of each game. A line that its game cannot read gives "". A program contains those that it calls.
#include "engine/figures/figure.hpp"
#include "engine/figures/table.hpp"

namespace engine::figures {

/// The tree, searched to the end by the line's algorithm: windows, bounds on values, cuts, probabilities.
std::string tree(std::string_view line, const Style&);
/// The payoffs with row minima, column maxima, saddle points and optimal mixtures; with an envelope if a side has two
/// choices.
std::string matrix(std::string_view line, const Style&);
/// The guesses with their feedback, and how many codes are left after each.
std::string codes_history(std::string_view line, const Style&);
/// The cards and their holders, as propagation and trials prove them from what the user has seen.
std::string grid(std::string_view line, const Style&);
/// Each example of a table with S, G and the number of concepts after it.
std::string concept_borders(std::string_view line, const Style&);
/// The moves of 31 and of tic-tac-toe, the rounds of a matrix game and of the betting games, the turns of a duel.
std::string thirtyone_moves(std::string_view line, const Style&);
std::string tictactoe_moves(std::string_view line, const Style&);
std::string matrix_rounds(std::string_view line, const Style&);
std::string betting_rounds(std::string_view line, const Style&);
std::string duel_turns(std::string_view line, const Style&);
/// The means of the strategies of a laboratory's experiment, played to the end.
std::string lab_results(std::string_view line, const Style&);

} // namespace engine::figures
