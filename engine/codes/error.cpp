#include "engine/codes/error.hpp"

namespace engine::codes {

const char* name(Error::Kind kind)
{
    using Kind = Error::Kind;
    switch (kind) {
    case Kind::syntax:
        return "syntax";
    case Kind::positions_out_of_range:
        return "positions_out_of_range";
    case Kind::symbols_out_of_range:
        return "symbols_out_of_range";
    case Kind::too_few_symbols:
        return "too_few_symbols";
    case Kind::code_length:
        return "code_length";
    case Kind::bad_symbol:
        return "bad_symbol";
    case Kind::repeated_symbol:
        return "repeated_symbol";
    case Kind::impossible_answer:
        return "impossible_answer";
    case Kind::false_answer:
        return "false_answer";
    case Kind::row_out_of_range:
        return "row_out_of_range";
    case Kind::game_over:
        return "game_over";
    case Kind::no_secret:
        return "no_secret";
    case Kind::already_answered:
        return "already_answered";
    case Kind::not_answered:
        return "not_answered";
    case Kind::guess_is_fixed:
        return "guess_is_fixed";
    case Kind::wrong_role:
        return "wrong_role";
    case Kind::too_many_rows:
        return "too_many_rows";
    case Kind::too_many_events:
        return "too_many_events";
    case Kind::guesses_out_of_range:
        return "guesses_out_of_range";
    case Kind::unknown_game:
        return "unknown_game";
    case Kind::unknown_version:
        return "unknown_version";
    case Kind::unknown_role:
        return "unknown_role";
    case Kind::unknown_face:
        return "unknown_face";
    case Kind::unknown_strategy:
        return "unknown_strategy";
    case Kind::seed_out_of_range:
        return "seed_out_of_range";
    case Kind::unknown_event:
        return "unknown_event";
    case Kind::too_long:
        return "too_long";
    }
    return "";
}

} // namespace engine::codes
