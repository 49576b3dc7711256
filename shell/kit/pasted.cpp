#include "shell/kit/pasted.hpp"

namespace shell::kit {

std::string Pasted::in_a_line(std::string_view text) const
{
    while (text.ends_with('\n') || text.ends_with('\r')) text.remove_suffix(1);
    std::string out;
    for (const char c : text)
        if (c == '\t') out += tab;
        else if (c == '\n') out += line_end;
        else if (c != '\r') out += c;
    return out;
}

} // namespace shell::kit
