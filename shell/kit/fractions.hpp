#pragma once
// Writes exact fractions for the screen, with U+2212 as minus, and their approximate values.
#include "engine/base/fraction.hpp"
#include "shell/text/text.hpp"
#include <string>

namespace shell::kit {
using namespace text;

/// "4", "−4/7".
std::string written(const engine::Fraction&);
/// "0.571", "−0.25": at most three decimals, without trailing zeros.
std::string about(Language, const engine::Fraction&);
/// "= 0.5", "≈ 0.571": what stands after the fraction.
std::string compared(Language, const engine::Fraction&);
/// "4/7 ≈ 0.571", "1/2 = 0.5". A whole number has no decimals; a fraction longer than twelve bytes is only "≈ 0.571".
std::string written_about(Language, const engine::Fraction&);

} // namespace shell::kit
