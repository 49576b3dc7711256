#include "engine/thirtyone/error.hpp"

namespace engine::thirtyone {

const char* name(Error::Kind kind)
{
    using Kind = Error::Kind;
    switch (kind) {
    case Kind::rows_out_of_range:
        return "rows_out_of_range";
    case Kind::max_out_of_range:
        return "max_out_of_range";
    case Kind::limit_out_of_range:
        return "limit_out_of_range";
    case Kind::unknown_full_board:
        return "unknown_full_board";
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
    case Kind::used_up:
        return "used_up";
    case Kind::game_over:
        return "game_over";
    case Kind::too_long:
        return "too_long";
    }
    return "";
}

} // namespace engine::thirtyone
