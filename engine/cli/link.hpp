#pragma once
// A game's line as a link and back, for `sagaz link`. Refuses lines that their game cannot read.
#include "engine/base/expected.hpp"
#include <string>
#include <string_view>

namespace engine::cli {

/// "#s=…", the part after a page's address; or the fault in words.
Expected<std::string, std::string> link_of(std::string_view line);

/// The line of a link, which may follow an address and "#s="; or the fault in words.
Expected<std::string, std::string> line_of(std::string_view link);

} // namespace engine::cli
