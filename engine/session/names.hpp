#pragma once
// A name as part of a word of a game's line: letters, digits, "." and "-" stay, a space is "_", all else is "%41".
#include <string>
#include <string_view>

namespace engine::session {

std::string escaped(std::string_view name);
/// "" where `word` is not what escaped() writes; the caller compares.
std::string unescaped(std::string_view word);

} // namespace engine::session
