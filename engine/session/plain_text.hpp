#pragma once
// Undoes what programs that save or send text do to it.
#include <string>
#include <string_view>

namespace engine::session {

/// Returns UTF-8 with \n line ends and straight quotes. Reads UTF-16 with a byte order mark (a lone surrogate becomes
/// U+FFFD) and old Mac line ends; replaces curly quotes only if "sagaz" stands in no straight ones. O(size).
std::string plain_text(std::string_view text);

} // namespace engine::session
