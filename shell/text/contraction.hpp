#pragma once
// A preposition and the article of a name put in after it, as one word: "a" and "el nodo 3" are "al nodo 3".
#include "text/keys.hpp"
#include <string>
#include <string_view>

namespace shell::text {

/// Appends `words` to `out`; where `out` ends with a preposition and a space and `words` begins with an article that
/// contracts with it in this language, both become one word. O(length).
void append(Language, std::string& out, std::string_view words);

} // namespace shell::text
