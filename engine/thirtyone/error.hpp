#pragma once
// What can be wrong with a text, a move or a setup of the 31 game. No words for people here: shell/text and
// engine/request turn a kind into a sentence.
#include "engine/base/expected.hpp"
#include <cstdint>

namespace engine::thirtyone {

struct Error {
    enum class Kind : std::uint8_t {
        rows_out_of_range,  // at = character (in a line)
        max_out_of_range,   // at = character
        limit_out_of_range, // at = character
        unknown_full_board, // at = character
        unknown_player,     // at = character
        seed_out_of_range,  // at = character
        unknown_game,       // the line is of another game; at = character
        unknown_version,    // at = character
        bad_move,           // not a value of the board; at = move, or character in a line
        used_up,            // no free square of this value; at = move, or character in a line
        game_over,          // nothing follows the end; at = move, or character in a line
        too_long            // at = the limit
    };
    Kind kind;
    int at = -1;
    bool operator==(const Error&) const = default;
};

/// The kind in snake_case, as requests name it.
const char* name(Error::Kind);

inline Unexpected<Error> wrong(Error::Kind kind, int at = -1) { return Unexpected<Error>(Error{kind, at}); }

} // namespace engine::thirtyone
