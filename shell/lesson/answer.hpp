#pragma once
// Is this what was asked for? As people write it: 0,5 is 0.5 is 1/2; a code with spaces is the code; the order of a set
// does not count.
#include "shell/lesson/step.hpp"

namespace shell::lesson {

/// Nothing that could be an answer of this kind: not wrong, but not yet one.
bool readable(Ask::Kind, std::string_view typed);
/// Of numbers within `tolerance`, of fractions exactly, of sets whatever their order.
bool same(const Ask&, std::string_view a, std::string_view b);
/// A set's values, or the one value there is, as `wrong` has them.
std::string joined(const std::vector<std::string>& values);

} // namespace shell::lesson
