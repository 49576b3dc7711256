#pragma once
// What a program that saves or sends texts has made of plain ones, undone.
#include <string>
#include <string_view>

namespace engine::session {

/// UTF-8 with lines that end in \n and straight quotes: of UTF-16 with its mark (a half of a pair that stands alone becomes
/// U+FFFD), of the ends of lines of an old Mac, and, where no "sagaz" stands in straight quotes but one in curly ones, of these.
/// O(size).
std::string plain_text(std::string_view text);

} // namespace engine::session
