#include "engine/betting/error.hpp"

namespace engine::betting {

const char* name(Error::Kind kind)
{
    using Kind = Error::Kind;
    switch (kind) {
    case Kind::syntax:
        return "syntax";
    case Kind::bets_out_of_range:
        return "bets_out_of_range";
    case Kind::repeated_bet:
        return "repeated_bet";
    case Kind::deck_out_of_range:
        return "deck_out_of_range";
    case Kind::rounds_out_of_range:
        return "rounds_out_of_range";
    case Kind::unknown_cards:
        return "unknown_cards";
    case Kind::unknown_players:
        return "unknown_players";
    case Kind::seed_out_of_range:
        return "seed_out_of_range";
    case Kind::unknown_event:
        return "unknown_event";
    case Kind::unknown_game:
        return "unknown_game";
    case Kind::unknown_version:
        return "unknown_version";
    case Kind::bet_out_of_range:
        return "bet_out_of_range";
    case Kind::not_your_turn:
        return "not_your_turn";
    case Kind::game_over:
        return "game_over";
    case Kind::too_long:
        return "too_long";
    }
    return "";
}

} // namespace engine::betting
