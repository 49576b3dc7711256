#pragma once
// Errors of a text, a move or a setup of tic-tac-toe.
#include "engine/base/error.hpp"

namespace engine::tictactoe {

ENGINE_NAMED(ErrorKind,
             board_length,      // not nine cells; at = the smaller of the length and 9
             bad_cell,          // not X, O or a dot; at = cell
             impossible_board,  // no game reaches it
             unknown_player,    // at = character (in a line)
             seed_out_of_range, // at = character
             unknown_game,      // the line is another game's; at = character
             unknown_version,   // at = character
             bad_move,          // not a cell; at = character in a line
             taken,             // the cell is occupied; at = character in a line
             game_over,         // a move after the end; at = character in a line
             too_long           // at = the limit
);
using Error = ErrorOf<ErrorKind>;

} // namespace engine::tictactoe
