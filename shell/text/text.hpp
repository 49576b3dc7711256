#pragma once
// Every text for people, in every language, from one table (texts.def): a missing translation does not compile.
#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace shell {

enum class Language : std::uint8_t { spanish, italian, english };
inline constexpr std::array languages{Language::spanish, Language::italian, Language::english};

std::string_view code(Language);                              // "es", "it", "en"
std::string_view own_name(Language);                          // "Español"…
std::optional<Language> language_from(std::string_view code); // also "es-CO": the first two letters count

enum class Text : std::uint16_t {
#define TEXT(key, es, it, en) key,
#include "shell/text/texts.def"
#undef TEXT
    count_
};

/// The pattern as it stands in the table.
std::string_view pattern(Language, Text);

/// A number as the language writes it: grouped from five digits on, U+2212 for minus.
std::string number(Language, std::int64_t);
/// With `decimals` digits after the language's decimal sign, rounded half away from zero.
std::string decimal(Language, double, int decimals);

struct Argument {
    std::string text;
    bool one = false; // chooses the singular in {0|singular|plural}
    Argument(std::string s) : text(std::move(s)) {}
    Argument(std::string_view s) : text(s) {}
    Argument(const char* s) : text(s) {}
    Argument(std::string shown, bool singular) : text(std::move(shown)), one(singular) {}
};

/// Fills {0}, {1}… and chooses between {0|singular|plural}.
std::string filled(std::string_view pattern, std::initializer_list<Argument> arguments);

/// Says texts in one language: `say(Text::new_game)`, `say(Text::codes_left, say.count(27))`.
class Say {
public:
    explicit Say(Language l) : language_(l) {}
    Language language() const { return language_; }
    std::string operator()(Text t) const { return filled(pattern(language_, t), {}); }
    template <class... A>
    std::string operator()(Text t, A&&... a) const
    {
        return filled(pattern(language_, t), {Argument(std::forward<A>(a))...});
    }
    Argument count(std::int64_t n) const { return {number(language_, n), n == 1 || n == -1}; }

private:
    Language language_;
};

} // namespace shell
