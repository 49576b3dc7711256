#pragma once
// Joins the items of an enumeration.
#include "shell/text/text.hpp"
#include <string>
#include <vector>

namespace shell::kit {

/// "a, b y c": `last_word` stands before the last part.
std::string joined(const text::Say&, const std::vector<std::string>& parts, text::Text last_word);

} // namespace shell::kit
