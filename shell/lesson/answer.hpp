#pragma once
// Compares answers as people type them: 0,5 = 0.5 = 1/2, and spaces in a code do not count.
#include "shell/lesson/step.hpp"

namespace shell::lesson {

/// Whether answers of this kind are numbers.
bool is_numeric(engine::lesson::Kind);
/// How near a guess is: `close` is within a tenth of the answer, `exact` within its tolerance.
enum class Near : std::uint8_t { exact, close, low, high };
Near nearness(const Ask&, std::string_view typed);
/// Whether the text can be an answer of this kind. If not, it is incomplete rather than wrong.
bool readable(engine::lesson::Kind, std::string_view typed);
/// A number with the minus sign that boards show, not the keyboard's hyphen; other answers as they are.
std::string with_minus(engine::lesson::Kind, std::string);
/// The values of a set, which ", " separates.
engine::lesson::Answer parts(std::string_view set);
/// engine::lesson::same() for typed answers. The tolerance applies to numbers, not to fractions. Sets: see parts().
/// `lettered`: the board writes symbols as letters, so in a code A equals 0.
bool same(const Ask&, std::string_view a, std::string_view b, bool lettered = false);
/// A typed answer as same() compares it; of an Ask that pairs, "row:2, 0123" is both, and a code may stand alone.
engine::lesson::Answer as_compared(const Ask&, std::string_view typed, bool lettered);
/// Whether the set `given` has all mistakes of the wrong set `named`, and at most one more. False if `named` only lacks
/// values: it must contain a wrong one.
bool makes_mistakes_of(const Ask&, std::string_view named, std::string_view given);
/// Whether a decimal is within 0.005 of the right fraction without being equal to it.
bool nearly(const Ask&, std::string_view typed);

} // namespace shell::lesson
