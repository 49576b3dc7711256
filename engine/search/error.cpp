#include "engine/search/error.hpp"

namespace engine::search {

const char* name(Error::Kind kind)
{
    using Kind = Error::Kind;
    switch (kind) {
    case Kind::empty:
        return "empty";
    case Kind::unexpected_character:
        return "unexpected_character";
    case Kind::empty_group:
        return "empty_group";
    case Kind::unclosed:
        return "unclosed";
    case Kind::unmatched:
        return "unmatched";
    case Kind::bad_number:
        return "bad_number";
    case Kind::number_too_large:
        return "number_too_large";
    case Kind::missing_probability:
        return "missing_probability";
    case Kind::unexpected_probability:
        return "unexpected_probability";
    case Kind::probability_out_of_range:
        return "probability_out_of_range";
    case Kind::too_many_nodes:
        return "too_many_nodes";
    case Kind::too_deep:
        return "too_deep";
    case Kind::probabilities_sum:
        return "probabilities_sum";
    case Kind::value_too_large:
        return "value_too_large";
    case Kind::chance_node:
        return "chance_node";
    case Kind::no_such_node:
        return "no_such_node";
    case Kind::not_a_leaf:
        return "not_a_leaf";
    case Kind::not_a_child:
        return "not_a_child";
    case Kind::root_stays:
        return "root_stays";
    case Kind::only_child:
        return "only_child";
    case Kind::no_such_place:
        return "no_such_place";
    case Kind::same_kind:
        return "same_kind";
    case Kind::branching_out_of_range:
        return "branching_out_of_range";
    case Kind::depth_out_of_range:
        return "depth_out_of_range";
    case Kind::values_out_of_range:
        return "values_out_of_range";
    case Kind::count_out_of_range:
        return "count_out_of_range";
    }
    return "";
}

} // namespace engine::search
