#pragma once
// What can be wrong with a text, a move or a setup of tic-tac-toe. No words for people here: shell/text and
// engine/request turn a kind into a sentence.
#include "engine/base/expected.hpp"
#include <cstdint>

namespace engine::tictactoe {

struct Error {
    enum class Kind : std::uint8_t {
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
    };
    Kind kind;
    int at = -1;
    bool operator==(const Error&) const = default;
};

/// The kind in snake_case, as requests name it.
const char* name(Error::Kind);

inline Unexpected<Error> wrong(Error::Kind kind, int at = -1) { return Unexpected<Error>(Error{kind, at}); }

} // namespace engine::tictactoe
