#pragma once
// Advice for an author of a game's line, beyond the error's name.
#include <string>
#include <string_view>

namespace engine::lesson {

/// The remedy for an error. `game`: the first word of the game's lines; `kind`: the error's name. Empty = the name
/// suffices.
std::string remedy(std::string_view game, std::string_view kind);

} // namespace engine::lesson
