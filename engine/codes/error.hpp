#pragma once
// Errors of texts, events and setups of the code-breaking games.
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
             false_answer,           // the secret set in this game gives another feedback
             row_out_of_range,       // at = row
             game_over,              // only Amend, Ignore and Secret are allowed
             no_secret,              // without a secret there is no true feedback
             already_answered,       // every row has its feedback
             not_answered,           // at = row without feedback
             guess_is_fixed,         // keeper: the computer's guess cannot be amended; at = row
             wrong_role,             // this role does not allow the event
             too_many_rows,          // at = the limit
             too_many_events,        // at = the limit
             guesses_out_of_range,   // at = character (in a line)
             unknown_game,           // the line belongs to another game; at = character
             unknown_version,        // at = character
             unknown_role,           // at = character
             unknown_face,           // at = character
             unknown_strategy,       // at = character
             seed_out_of_range,      // at = character
             unknown_event,          // at = character
             too_long,               // at = the limit
             secret_is_set,          // duel: both codes are hidden already
             unknown_rival,          // duel; at = character
             board_too_large         // duel; at = character
);
using Error = ErrorOf<ErrorKind>;

} // namespace engine::codes
