#pragma once
// A text as a JSON string, for programs that write JSON without a JSON library.
#include <string>
#include <string_view>

namespace engine {

/// With its quotes. Bytes that are no UTF-8 become U+FFFD; control characters are escaped.
std::string json_string(std::string_view);

} // namespace engine
