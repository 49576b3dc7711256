#pragma once
// Answers as people write them, read as the engine compares them: 0,5 is 0.5 is 1/2; a code with spaces is the code.
#include "shell/lesson/step.hpp"

namespace shell::lesson {

/// Nothing that could be an answer of this kind: not wrong, but not yet one.
bool readable(engine::lesson::Kind, std::string_view typed);
/// The values of a set as the step writes it: with ", " between them.
engine::lesson::Answer parts(std::string_view set);
/// By engine::lesson::same; fractions exactly, and of a set the values with ", " between them.
/// `lettered`: the board writes its symbols as letters; A is 0 then.
bool same(const Ask&, std::string_view a, std::string_view b, bool lettered = false);
/// Whether a set makes the mistakes of `named`, a wrong set that marks something too many, and at most one more.
bool makes_mistakes_of(const Ask&, std::string_view named, std::string_view given);
/// A decimal near the fraction that is the answer, and not it.
bool nearly(const Ask&, std::string_view typed);

} // namespace shell::lesson
