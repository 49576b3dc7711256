#pragma once
// All texts of the screens, in every language, from the files in this folder (README.md). cmake/texts.py makes tables
// of them; a missing translation stops the build.
#include "text/keys.hpp" // Language, Text, TextSection: generated from the files
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace shell::text {

std::string_view code(Language);                              // "es", "it", "en", "pt"
std::optional<Language> language_from(std::string_view code); // "es", "es-CO" or "es_CO"

/// This program's sections. Each of the page's programs has only those of its own games.
std::span<const TextSection* const> text_sections();

// The themes' names, in the order of ThemeName, then the automatic choice.
inline constexpr std::array theme_names{Text::theme_light, Text::theme_dark, Text::theme_projector, Text::theme_auto};
inline constexpr int theme_auto = static_cast<int>(theme_names.size()) - 1; // not a ThemeName

/// Whether the language's texts are available: always if linked (linked.cpp), in the page once fetched (fetched.cpp).
bool has(Language);

/// The text with its placeholders; "" if the program lacks its section or, so far, the language.
std::string_view pattern(Language, Text);

/// A number with the locale's digit grouping and U+2212 as minus.
std::string number(Language, std::int64_t);
/// decimals: 0..6 digits after the locale's decimal sign; rounds half away from zero. |value| < 10^12.
std::string decimal(Language, double, int decimals);

/// A value for a placeholder: words, or a number, which the locale formats and which selects the plural form. It only
/// views its text, so use it within one expression.
class Argument {
public:
    Argument() = default;
    explicit Argument(std::int64_t n) : number_(n), counts_(true) {}
    Argument(std::string_view words) : words_(words) {}
    Argument(const std::string& words) : words_(words) {}
    Argument(const char* words) : words_(words) {}
    /// A number with its own spelling (rounded, for example); its value still selects the plural form.
    Argument(std::int64_t n, std::string_view written) : words_(written), number_(n) {}

    /// The absolute value; 0 for words.
    std::uint64_t magnitude() const
    {
        const auto n = static_cast<std::uint64_t>(number_);
        return number_ < 0 ? 0 - n : n;
    }
    std::string text(Language l) const { return counts_ ? number(l, number_) : std::string(words_); }

private:
    std::string_view words_;
    std::int64_t number_ = 0;
    bool counts_ = false;
};

/// Fills the placeholders {0}, {1}… and selects forms such as {0|one|other}, in the order of the locale's plural forms.
std::string filled(Language, std::string_view pattern, std::span<const Argument>);

/// Looks up texts in one language and fills them: `say(Text::new_game)`, `say(Text::codes_left, say.count(27))`.
class Say {
public:
    explicit Say(Language l) : language_(l) {}
    Language language() const { return language_; }
    std::string operator()(Text t) const { return std::string(pattern(language_, t)); }
    std::string operator()(Text, const Argument&) const;
    std::string operator()(Text, const Argument&, const Argument&) const;
    std::string operator()(Text, const Argument&, const Argument&, const Argument&) const;
    static Argument count(std::int64_t n) { return Argument(n); }

private:
    Language language_;
};

} // namespace shell::text
