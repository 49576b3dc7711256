#pragma once
// Errors of the text, an event or a setup of a matrix game.
#include "engine/base/error.hpp"

namespace engine::matrix {

ENGINE_NAMED(ErrorKind,
             syntax,              // not a number; at = character
             zero_denominator,    // at = character
             entry_out_of_range,  // beyond max_numerator or max_denominator; at = character
             empty,               // no numbers
             ragged,              // a row shorter or longer than the first; at = where it ends
             too_many_rows,       // at = character where the row begins
             too_many_columns,    // at = character
             choice_out_of_range, // no such row or column; at = the choice
             too_many_events,     // at = the limit
             unknown_game,        // the line belongs to another game; at = character
             unknown_version,     // at = character
             unknown_side,        // at = character
             seed_out_of_range,   // at = character
             unknown_event,       // at = character
             too_long             // a line, or a matrix for a line; at = the limit
);
using Error = ErrorOf<ErrorKind>;

} // namespace engine::matrix
