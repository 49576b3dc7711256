// The texts of native programs and tests: all languages, linked in.
#include "shell/text/text.hpp"
#include "text/words.hpp"

namespace shell::text {

bool has(Language) { return true; }

std::string_view pattern(Language l, Text t)
{
    for (const TextSection* section : text_sections()) {
        const int at = static_cast<int>(t) - static_cast<int>(section->before) - 1;
        if (at < 0 || at >= section->size) continue;
        const Words& w = (*all_words[section->number])[static_cast<std::size_t>(l)];
        return {w.all + w.begins[at], static_cast<std::size_t>(w.begins[at + 1] - w.begins[at] - 1)};
    }
    return {};
}

} // namespace shell::text
