#include "shell/text/contraction.hpp"
#include <array>

namespace shell::text {

namespace {

struct Contraction {
    Language language;
    std::string_view preposition, article, both;
};
constexpr std::array contractions{
    Contraction{Language::spanish, "a ", "el ", "al "},    Contraction{Language::spanish, "de ", "el ", "del "},
    Contraction{Language::italian, "a ", "il ", "al "},    Contraction{Language::italian, "a ", "la ", "alla "},
    Contraction{Language::italian, "di ", "il ", "del "},  Contraction{Language::italian, "di ", "la ", "della "},
    Contraction{Language::italian, "in ", "il ", "nel "},  Contraction{Language::italian, "in ", "la ", "nella "},
    Contraction{Language::portuguese, "a ", "o ", "ao "},  Contraction{Language::portuguese, "a ", "a ", "à "},
    Contraction{Language::portuguese, "de ", "o ", "do "}, Contraction{Language::portuguese, "de ", "a ", "da "},
    Contraction{Language::portuguese, "em ", "o ", "no "}, Contraction{Language::portuguese, "em ", "a ", "na "},
};

bool ends_with_word(std::string_view text, std::string_view word)
{
    if (!text.ends_with(word)) return false;
    return text.size() == word.size() || text[text.size() - word.size() - 1] == ' ';
}

} // namespace

void append(Language language, std::string& out, std::string_view words)
{
    for (const Contraction& c : contractions)
        if (c.language == language && words.starts_with(c.article) && ends_with_word(out, c.preposition)) {
            out.resize(out.size() - c.preposition.size());
            out += c.both;
            words.remove_prefix(c.article.size());
            break;
        }
    out += words;
}

} // namespace shell::text
