#pragma once
// Answers as texts: what kind they are of, when two are the same, and what is calculated with them.
#include "engine/base/named.hpp"
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine::lesson {

ENGINE_NAMED(Kind, choice, number, fraction, code, set);
ENGINE_NAMED(Operation, join, minus, plus, max, min, equal);

/// One text; of a set all of its members, in the file's order.
using Answer = std::vector<std::string>;

/// A whole number, a decimal with a point or a comma, a fraction; of 18 digits at most.
bool is_number(std::string_view);

/// What is wrong with it as an answer of this kind; empty = nothing.
std::string_view problem(Kind, const Answer&);

/// Numbers by value (exactly where they have nine digits, else as doubles), within `tolerance` ("" = exactly); sets in any order.
bool same(Kind, const Answer&, const Answer&, std::string_view tolerance = "");

/// join: all values, none twice. equal: "true" or "false". Of sets plus joins, minus takes the others' from the first; else
/// it is numbers that are subtracted, added, compared. Nothing if one is no number or the result does not fit.
std::optional<Answer> combined(Operation, Kind, const std::vector<Answer>&);

std::string joined(const Answer&, std::string_view between);

} // namespace engine::lesson
