#pragma once
// A game's line as a link and back, for `sagaz link`. Only lines that their game can read become links.
#include "engine/base/expected.hpp"
#include <string>
#include <string_view>

namespace engine::cli {

/// "#s=…", what follows a page's address; else what is wrong, in words.
Expected<std::string, std::string> link_of(std::string_view line);

/// The line of a link, which may stand behind an address and "#s="; else what is wrong.
Expected<std::string, std::string> line_of(std::string_view link);

} // namespace engine::cli
