#pragma once
// Exact fractions on screen: the minus of the look, and how big they are about.
#include "engine/base/fraction.hpp"
#include "shell/text/text.hpp"
#include <string>

namespace shell::kit {
using namespace text;

/// "4", "−4/7".
std::string written(const engine::Fraction&);
/// "0.571" with three digits at most, "−0.25"; for what is too long to be read as a fraction.
std::string about(Language, const engine::Fraction&);
/// "4/7 ≈ 0.571"; whole numbers alone; a fraction of more than twelve characters only "≈ 0.571".
std::string written_about(Language, const engine::Fraction&);

} // namespace shell::kit
