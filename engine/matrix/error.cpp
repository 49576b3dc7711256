#include "engine/matrix/error.hpp"

namespace engine::matrix {

const char* name(Error::Kind kind)
{
    using Kind = Error::Kind;
    switch (kind) {
    case Kind::syntax:
        return "syntax";
    case Kind::zero_denominator:
        return "zero_denominator";
    case Kind::entry_out_of_range:
        return "entry_out_of_range";
    case Kind::empty:
        return "empty";
    case Kind::ragged:
        return "ragged";
    case Kind::too_many_rows:
        return "too_many_rows";
    case Kind::too_many_columns:
        return "too_many_columns";
    case Kind::choice_out_of_range:
        return "choice_out_of_range";
    case Kind::too_many_events:
        return "too_many_events";
    case Kind::unknown_game:
        return "unknown_game";
    case Kind::unknown_version:
        return "unknown_version";
    case Kind::unknown_side:
        return "unknown_side";
    case Kind::seed_out_of_range:
        return "seed_out_of_range";
    case Kind::unknown_event:
        return "unknown_event";
    case Kind::too_long:
        return "too_long";
    }
    return "";
}

} // namespace engine::matrix
