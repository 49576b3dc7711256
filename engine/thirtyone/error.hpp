#pragma once
// Errors of a text, a move or a setup of the 31 game.
#include "engine/base/error.hpp"

namespace engine::thirtyone {

ENGINE_NAMED(ErrorKind,
             rows_out_of_range,  // at = character (in a line)
             max_out_of_range,   // at = character
             limit_out_of_range, // at = character
             unknown_full_board, // at = character
             unknown_player,     // at = character
             seed_out_of_range,  // at = character
             unknown_game,       // the line belongs to another game; at = character
             unknown_version,    // at = character
             bad_move,           // a value not on the board; at = move, or character in a line
             used_up,            // no free square of this value; at = move, or character in a line
             game_over,          // a move after the end; at = move, or character in a line
             too_long            // at = the limit
);
using Error = ErrorOf<ErrorKind>;

} // namespace engine::thirtyone
