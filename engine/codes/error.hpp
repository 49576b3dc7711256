#pragma once
// What can be wrong with a text, an event or a setup of the code-breaking games.
#include "engine/base/error.hpp"

namespace engine::codes {

ENGINE_NAMED(ErrorKind,
             syntax,                 // at = character
             positions_out_of_range, // at = character
             symbols_out_of_range,   // at = character
             too_few_symbols,        // no repeats, yet fewer symbols than positions; at = character
             code_length,            // at = where the text ends too early or should have ended
             bad_symbol,             // at = position
             repeated_symbol,        // at = position of the second one
             impossible_answer,      // no secret gives it (3+1 of 4)
             false_answer,           // the secret kept in this game gives another
             row_out_of_range,       // at = row
             game_over,              // nothing but Amend, Ignore, Secret
             no_secret,              // nothing to compare with
             already_answered,       // no row waits for an answer
             not_answered,           // at = row that waits for one
             guess_is_fixed,         // keeper: the computer's guess cannot be amended; at = row
             wrong_role,             // not an event of this role
             too_many_rows,          // at = the limit
             too_many_events,        // at = the limit
             guesses_out_of_range,   // at = character (in a line)
             unknown_game,           // the line is of another game; at = character
             unknown_version,        // at = character
             unknown_role,           // at = character
             unknown_face,           // at = character
             unknown_strategy,       // at = character
             seed_out_of_range,      // at = character
             unknown_event,          // at = character
             too_long                // at = the limit
);
using Error = ErrorOf<ErrorKind>;

} // namespace engine::codes
