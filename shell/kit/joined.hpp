#pragma once
// Several things in one sentence.
#include "shell/text/text.hpp"
#include <string>
#include <vector>

namespace shell::kit {

/// "a, b y c", with the word before the last.
std::string joined(const text::Say&, const std::vector<std::string>& parts, text::Text last_word);

} // namespace shell::kit
