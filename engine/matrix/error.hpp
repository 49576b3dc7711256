#pragma once
// What can be wrong with the text, an event or a setup of a matrix game. No words for people here.
#include "engine/base/expected.hpp"
#include <cstdint>

namespace engine::matrix {

struct Error {
    enum class Kind : std::uint8_t {
        syntax,              // not a number; at = character
        zero_denominator,    // at = character
        entry_out_of_range,  // beyond max_numerator or max_denominator; at = character
        empty,               // no numbers
        ragged,              // a row shorter or longer than the first; at = where it ends
        too_many_rows,       // at = character where the row begins
        too_many_columns,    // at = character
        choice_out_of_range, // no such row or column; at = the choice
        too_many_events,     // at = the limit
        unknown_game,        // the line is of another game; at = character
        unknown_version,     // at = character
        unknown_side,        // at = character
        seed_out_of_range,   // at = character
        unknown_event,       // at = character
        too_long             // at = the limit
    };
    Kind kind;
    int at = -1;
    bool operator==(const Error&) const = default;
};

/// The kind in snake_case, as requests name it.
const char* name(Error::Kind);

inline Unexpected<Error> wrong(Error::Kind kind, int at = -1) { return Unexpected<Error>(Error{kind, at}); }

} // namespace engine::matrix
