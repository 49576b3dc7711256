#include "shell/kit/joined.hpp"

namespace shell::kit {

std::string joined(const text::Say& say, const std::vector<std::string>& parts, text::Text last_word)
{
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i) out += i + 1 == parts.size() ? " " + say(last_word) + " " : std::string(", ");
        out += parts[i];
    }
    return out;
}

} // namespace shell::kit
