#pragma once
// Tic-tac-toe in words: squares, players, values.
#include "shell/tictactoe/view.hpp"

namespace shell::tictactoe {

inline constexpr std::array<int, 5> tictactoe_levels{1, 2, 3, 4, 9}; // of "open down to"; the last is all
inline constexpr int tictactoe_page = 60;                            // rows of the tree in the outline at once
inline constexpr std::array tictactoe_searches{Text::tictactoe_full, Text::tictactoe_limited};
inline constexpr std::array tictactoe_tabs{Text::tictactoe_tab_values, Text::tictactoe_tab_tree};

inline const char* sign_of(bool x) { return x ? "X" : "O"; }
Text cell_name(int cell);
/// "Tú", "Sagaz"… and below it "mira dos jugadas".
std::string player_name(const Say&, const engine::tictactoe::Setup&, bool x);
std::string player_skill(const Say&, const engine::tictactoe::Player&);
/// "+1", "0", "−2", "+∞": a value to X.
std::string value_text(const Say&, int value);
/// Of playing a cell, as the one who plays it sees it: "gana en 3", "empate"; of a limited search its value.
std::string worth_in_words(const View&, const Say&, int cell);
/// Moves until the game is over after playing a cell, this one included.
int moves_to_end(const View&, int cell);
/// Was the move (0 = the first) worse than another one?
bool mistake(const View&, int move);
/// Of a position that anybody may look at: "gana X en 3 jugadas", "empate", "ha ganado X".
std::string outcome_in_words(const View&, const Say&, const engine::tictactoe::State&);
/// The large sentence of the analysis, and the smaller one under it ("" = none).
std::string verdict_in_words(const View&, const Say&);
std::string best_in_words(const View&, const Say&);
/// "¡Has ganado!", "Gana X"; the game must be over.
std::string result_in_words(const View&, const Say&);
/// "Where did I go wrong?", of one who lost; else "Where was it decided?"
Text review_title(const View&);
/// The move that decided a finished game, and what would have been better.
std::string decided_in_words(const View&, const Say&);
/// "X tiene 5 líneas libres; O, 4".
std::string lines_in_words(const Say&, const engine::tictactoe::State&);
/// +1 good for the one who moves, -1 bad, 0 equal: of playing a cell, in the search shown.
int worth_sign(const View&, int cell);
/// Is it among the best, and are there worse ones?
bool stands_out(const View&, int cell);
int value_of_cell(const View&, int cell);
/// Lines without a sign of the other.
int open_lines(const engine::tictactoe::State&, bool of_x);

} // namespace shell::tictactoe
