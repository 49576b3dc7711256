#include "engine/base/json_string.hpp"
#include "engine/base/characters.hpp"
#include <algorithm>
#include <cstddef>

namespace engine {
std::string json_string(std::string_view s)
{
    constexpr std::string_view hex = "0123456789abcdef", replacement = "\xEF\xBF\xBD";
    std::string out = "\"";
    while (!s.empty()) {
        const char c = s.front();
        const std::size_t bytes = character_at(s, 0);
        if (c == '"' || c == '\\') out += {'\\', c};
        else if (c == '\n') out += "\\n";
        else if (c >= 0 && c < ' ')
            out += {'\\', 'u', '0', '0', hex[static_cast<std::size_t>(c / 16)], hex[static_cast<std::size_t>(c % 16)]};
        else if (bytes > 0) out += s.substr(0, bytes);
        else out += replacement;
        s.remove_prefix(std::max<std::size_t>(1, bytes));
    }
    return out += '"';
}

} // namespace engine
