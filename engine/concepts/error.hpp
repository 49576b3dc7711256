#pragma once
// Errors of a table's names and sizes.
#include "engine/base/error.hpp"

namespace engine::concepts {

ENGINE_NAMED(ErrorKind,
             attributes_out_of_range, // at = the number of attributes
             values_out_of_range,     // at = the number of values
             empty_name,              // at = value
             name_too_long,           // at = value
             reserved_name,           // "?" and "*" are signs of the languages; at = value
             bad_character,           // a control character, or no UTF-8; at = value
             repeated_value           // at = the second of the two values
);
using Error = ErrorOf<ErrorKind>;

} // namespace engine::concepts
