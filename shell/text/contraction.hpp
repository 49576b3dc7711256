#pragma once
// Contracts a preposition with the article of a value inserted after it: "a" and "el nodo 3" give "al nodo 3".
#include "text/keys.hpp"
#include <string>
#include <string_view>

namespace shell::text {

/// Appends `words` to `out`. If `out` ends with a preposition and a space, and `words` begins with an article that
/// contracts with it in this language, they become one word. O(length).
void append(Language, std::string& out, std::string_view words);

} // namespace shell::text
