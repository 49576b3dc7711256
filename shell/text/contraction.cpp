#include "shell/text/contraction.hpp"
#include "shell/text/locale.hpp"

namespace shell::text {

namespace {

bool ends_with_word(std::string_view text, std::string_view word)
{
    if (!text.ends_with(word)) return false;
    return text.size() == word.size() || text[text.size() - word.size() - 1] == ' ';
}

} // namespace

void append(Language language, std::string& out, std::string_view words)
{
    for (const Contraction& c : locale(language).contractions)
        if (words.starts_with(c.article) && ends_with_word(out, c.preposition)) {
            out.resize(out.size() - c.preposition.size());
            out += c.both;
            words.remove_prefix(c.article.size());
            break;
        }
    out += words;
}

} // namespace shell::text
