#pragma once
// Boards as text, and up to symmetry.
#include "engine/tictactoe/error.hpp"
#include "engine/tictactoe/tictactoe.hpp"
#include <string>
#include <string_view>

namespace engine::tictactoe {

/// true if a game can reach the state: as many X as O or one more, and no move after a line.
bool possible(const State&);

/// Nine cells row by row, X, O or a dot: "X.O......". Errors: board_length, bad_cell, impossible_board.
Expected<State, Error> parse_board(std::string_view text);
/// parse_board(to_text(s)) == s for possible s.
std::string to_text(const State&);

/// The smallest of the boards that rotations and reflections make of s: 765 for the 5,478 boards of all games.
State canonical(const State&);

/// The cells of the winning lines; 0 if there are none.
Cells winning_cells(const State&);

} // namespace engine::tictactoe
