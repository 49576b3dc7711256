#pragma once
// Tic-tac-toe's phrases: squares, players, values.
#include "shell/tictactoe/view.hpp"

namespace shell::tictactoe {

inline constexpr std::array<int, 5> tictactoe_levels{1, 2, 3, 4, 9}; // choices of "open to"; the last is all
inline constexpr int tictactoe_page = 60;                            // tree rows on a page of the outline
inline constexpr std::array tictactoe_searches{Text::tictactoe_full, Text::tictactoe_limited};

inline const char* sign_of(bool x) { return x ? "X" : "O"; }
Text cell_name(int cell);
/// "You", "Sagaz"… and player_skill(): "looks two moves ahead".
std::string player_name(const Say&, const engine::tictactoe::Setup&, bool x);
std::string player_skill(const Say&, const engine::tictactoe::Player&);
/// "+1", "0", "−2", "+∞": a value to X.
std::string value_text(const Say&, int value);
/// The worth of a cell to the player to move: "wins in 3", "draw"; in a limited search its value to X.
std::string worth_in_words(const View&, const Say&, int cell);
/// Moves until the game is over after playing a cell, this one included.
int moves_to_end(const View&, int cell);
/// True if the move (0 = the first) changed the value of the game.
bool mistake(const View&, int move);
/// The result of optimal play from a position: "X wins in 3 moves", "draw", "X has won".
std::string outcome_in_words(const View&, const Say&, const engine::tictactoe::State&);
/// The large sentence of the analysis, and the smaller one below it ("" = none).
std::string verdict_in_words(const View&, const Say&);
std::string best_in_words(const View&, const Say&);
/// "You won!", "X wins". Precondition: the game is over.
std::string result_in_words(const View&, const Say&);
/// "Where did I go wrong?" if a person lost against a computer, else "Where was it decided?"
Text review_title(const View&);
/// The move that decided a finished game, and what would have been better.
std::string decided_in_words(const View&, const Say&);
/// "X has 5 open lines; O, 4".
std::string lines_in_words(const Say&, const engine::tictactoe::State&);
/// The sign of a cell's value to the player to move, in the search shown: 1 good, 0 equal, -1 bad.
int worth_sign(const View&, int cell);
/// True if the cell is among the best moves and there are worse ones.
bool stands_out(const View&, int cell);
int value_of_cell(const View&, int cell);
/// "10 open of 549,946 nodes"; in a limited search the number of open ones alone, because the others are not counted.
std::string tree_size_in_words(const View&, const Say&);
/// "36 visited, 37 cut off", of the open nodes.
std::string tree_visited_in_words(const View&, const Say&);
/// A square's name, with the analysis also its worth.
std::string cell_in_words(const View&, const Say&, int cell);
/// The number of lines without a mark of the opponent.
int open_lines(const engine::tictactoe::State&, bool of_x);

} // namespace shell::tictactoe
