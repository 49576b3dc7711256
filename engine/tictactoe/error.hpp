#pragma once
// What can be wrong with a text, a move or a setup of tic-tac-toe.
#include "engine/base/error.hpp"

namespace engine::tictactoe {

ENGINE_NAMED(ErrorKind,
             board_length,      // not nine cells; at = where the text ends too early or should have ended
             bad_cell,          // neither X nor O nor a dot; at = cell
             impossible_board,  // no game comes to it
             unknown_player,    // at = character (in a line)
             seed_out_of_range, // at = character
             unknown_game,      // the line is of another game; at = character
             unknown_version,   // at = character
             bad_move,          // not a cell; at = character in a line
             taken,             // the cell is; at = character in a line
             game_over,         // nothing follows the end; at = character in a line
             too_long           // at = the limit
);
using Error = ErrorOf<ErrorKind>;

} // namespace engine::tictactoe
