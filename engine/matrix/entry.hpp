#pragma once
// One payoff, as people type it.
#include "engine/base/rational.hpp"
#include <string_view>

namespace engine::matrix {

/// Reads what Rational::parse_decimal reads. A number beyond max_numerator or max_denominator is too_large, but for a
/// decimal of too many places: a program has rounded it to a floating-point number, so it is the simplest fraction within
/// one unit of the last place or 2^-51 of the value. "0.6666666666666666" is 2/3. O(length of the text).
Expected<Rational, Rational::Error> parse_entry(std::string_view text);

} // namespace engine::matrix
