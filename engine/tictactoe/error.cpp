#include "engine/tictactoe/error.hpp"

namespace engine::tictactoe {

const char* name(Error::Kind kind)
{
    using Kind = Error::Kind;
    switch (kind) {
    case Kind::board_length:
        return "board_length";
    case Kind::bad_cell:
        return "bad_cell";
    case Kind::impossible_board:
        return "impossible_board";
    case Kind::unknown_player:
        return "unknown_player";
    case Kind::seed_out_of_range:
        return "seed_out_of_range";
    case Kind::unknown_game:
        return "unknown_game";
    case Kind::unknown_version:
        return "unknown_version";
    case Kind::bad_move:
        return "bad_move";
    case Kind::taken:
        return "taken";
    case Kind::game_over:
        return "game_over";
    case Kind::too_long:
        return "too_long";
    }
    return "";
}

} // namespace engine::tictactoe
