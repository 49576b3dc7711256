#pragma once
// Boards as text, and boards up to symmetry.
#include "engine/tictactoe/error.hpp"
#include "engine/tictactoe/tictactoe.hpp"
#include <string>
#include <string_view>

namespace engine::tictactoe {

/// Can a game come to it: as many X as O or one more, and nobody went on after a line?
bool possible(const State&);

/// Nine cells row by row, X, O or a dot: "X.O......". Anything else, and what no game comes to, is an error.
Expected<State, Error> parse_board(std::string_view text);
/// parse_board(to_text(s)) == s for possible s.
std::string to_text(const State&);

/// One for all boards that rotations and reflections turn into each other: 765 for the 5478 of all games.
State canonical(const State&);

/// The line that has won, as a set of cells (two crossing lines: both); 0 if none.
Cells winning_cells(const State&);

} // namespace engine::tictactoe
