#pragma once
// Answers as texts: their kinds, equality and arithmetic.
#include "engine/base/named.hpp"
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine::lesson {

/// guess: a number that cannot be reasoned; any number is accepted, and none counts for the score.
ENGINE_NAMED(Kind, choice, number, fraction, code, set, guess);
/// halvings: how often the first number must be halved until at most the second, or 1, is left: yes-no questions, bits.
ENGINE_NAMED(Operation, join, minus, plus, max, min, equal, times, halvings);

/// One text; for a set its members, in the file's order.
using Answer = std::vector<std::string>;

/// A whole number, a decimal with a point or a comma, or a fraction; at most 18 digits.
bool is_number(std::string_view);
/// The value of such a number, for an estimate of how near another one is.
std::optional<double> value_of(std::string_view);

/// The answer's fault as an answer of this kind; empty = none.
std::string_view problem(Kind, const Answer&);

/// Compares numbers by value (exactly up to nine digits, otherwise as doubles), within `tolerance` ("" = exact), and
/// sets in any order.
bool same(Kind, const Answer&, const Answer&, std::string_view tolerance = "");

/// join: all values without duplicates. equal: "true" or "false". For sets plus joins and minus removes the others'
/// members from the first; otherwise plus, minus, times, min, max and halvings work on numbers. Nothing if an
/// operand is no number or the result does not fit.
std::optional<Answer> combined(Operation, Kind, const std::vector<Answer>&);

std::string joined(const Answer&, std::string_view between);

} // namespace engine::lesson
