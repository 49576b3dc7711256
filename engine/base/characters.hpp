#pragma once
// The characters of a text in UTF-8.
#include <cstddef>
#include <string_view>

namespace engine {

/// The length in bytes of the character that begins at `i`; 0 if none does.
std::size_t character_at(std::string_view text, std::size_t i);

/// At most `most` bytes from the beginning, without half a character at the end.
std::string_view beginning(std::string_view text, std::size_t most);

} // namespace engine
