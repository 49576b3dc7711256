#pragma once
// Every text for people, in every language, from the files beside (README.md): cmake/texts.py makes tables of them, and a
// missing translation stops the build.
#include "text/keys.hpp" // Language, Text, TextSection: generated from the files
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace shell::text {

std::string_view code(Language);                              // "es", "it", "en", "pt"
std::optional<Language> language_from(std::string_view code); // also "es-CO": the first two letters count

/// The sections this program has: each of the page's programs leaves out the games of the others.
std::span<const TextSection* const> text_sections();

// Names of a few choices, in the order of their enumerations.
inline constexpr std::array theme_names{Text::theme_light, Text::theme_dark, Text::theme_projector, Text::theme_auto};
inline constexpr int theme_auto = static_cast<int>(theme_names.size()) - 1; // the choice that is no theme of its own

/// Whether its texts are here: always where they are linked in (linked.cpp), later or never in the page (fetched.cpp).
bool has(Language);

/// The pattern as it stands in the table; "" if this program has not its section, or not yet the language.
std::string_view pattern(Language, Text);

/// A number as the language's locale groups it, U+2212 for minus.
std::string number(Language, std::int64_t);
/// With `decimals` (0..6) digits after the language's decimal sign, rounded half away from zero; |value| < 10^12.
std::string decimal(Language, double, int decimals);

/// What goes into a text: a number, written as the language does and choosing the plural form, or words.
/// Views only: for use within one expression.
class Argument {
public:
    Argument() = default;
    explicit Argument(std::int64_t n) : number_(n), counts_(true) {}
    Argument(std::string_view words) : words_(words) {}
    Argument(const std::string& words) : words_(words) {}
    Argument(const char* words) : words_(words) {}
    /// A number already written out (rounded, say), but still choosing the plural form by its value.
    Argument(std::int64_t n, std::string_view written) : words_(written), number_(n) {}

    /// Without its sign; of words 0.
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

/// Fills {0}, {1}… and chooses a form of {0|one|other}: as many as the language's locale has.
std::string filled(Language, std::string_view pattern, std::span<const Argument>);

/// Says texts in one language: `say(Text::new_game)`, `say(Text::codes_left, say.count(27))`.
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
