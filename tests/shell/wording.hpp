#pragma once
// Texts that a test expects on screen, by key, so that a reworded text does not change the test.
#include "shell/text/text.hpp"
#include "text/values.hpp" // value_names: generated from the files
#include <algorithm>
#include <concepts>
#include <cstdint>
#include <doctest/doctest.h>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wording {

using shell::text::Argument, shell::text::Language, shell::text::Text;

/// A text's value by its name in shell/text: {"count", 2} or {"code", "0011"}. A number selects the plural form, also
/// with its own spelling: {"notes", 2, "4 and 5"}. It only views its words, so use it within one expression.
struct Value {
    Value(std::string_view its_name, std::integral auto count)
        : name(its_name), argument(static_cast<std::int64_t>(count))
    {}
    Value(std::string_view its_name, std::int64_t count, std::string_view written)
        : name(its_name), argument(count, written)
    {}
    Value(std::string_view its_name, Argument words) : name(its_name), argument(words) {}

    std::string_view name;
    Argument argument;
};
using Named = std::initializer_list<Value>;

/// The text in this language with its values filled in, in the program's order: en(Text::codes_left, Say::count(27)).
template <class... Values>
std::string in(Language language, Text text, const Values&... values)
{
    return shell::text::Say(language)(text, values...);
}

/// What surrounds the values that are not given, whose names are `gaps`: pieces.size() == gaps.size() + 1.
struct Pieces {
    std::vector<std::string> pieces;
    std::vector<std::string_view> gaps;
};
inline Pieces pieces_of(Language language, Text text, Named values)
{
    const std::string_view pattern = shell::text::pattern(language, text);
    REQUIRE_FALSE(pattern.empty());
    std::vector<std::string_view> names; // by their numbers in the pattern
    for (std::string_view rest = shell::text::value_names[static_cast<std::size_t>(text)]; !rest.empty();) {
        names.push_back(rest.substr(0, rest.find(',')));
        rest.remove_prefix(std::min(rest.size(), names.back().size() + 1));
    }
    std::vector<Argument> arguments(names.size());
    std::vector<char> given(names.size());
    for (const Value& v : values) {
        const auto at = std::find(names.begin(), names.end(), v.name) - names.begin();
        REQUIRE_MESSAGE(at < std::ssize(names), "no value is called ", v.name, " in: ", pattern);
        arguments[static_cast<std::size_t>(at)] = v.argument;
        given[static_cast<std::size_t>(at)] = true;
    }
    std::string open; // the pattern; '\0' and its number for a value that is not given, with its forms
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const auto number = pattern[i] == '{' && i + 1 < pattern.size() ? pattern[i + 1] - '0' : -1;
        if (number < 0 || number >= std::ssize(names) || given[static_cast<std::size_t>(number)]) {
            open += pattern[i];
            continue;
        }
        for (int depth = 1; depth > 0;) {
            ++i;
            depth += (pattern[i] == '{') - (pattern[i] == '}');
        }
        open += {'\0', static_cast<char>(number)};
    }
    const std::string all = shell::text::filled(language, open, arguments);
    Pieces out;
    std::size_t begin = 0;
    for (auto at = all.find('\0'); at != all.npos; at = all.find('\0', begin)) {
        out.pieces.push_back(all.substr(begin, at - begin));
        out.gaps.push_back(names[static_cast<std::size_t>(all[at + 1])]);
        begin = at + 2;
    }
    out.pieces.push_back(all.substr(begin));
    return out;
}

/// The text with all its values by name: en(Text::codes_left, {{"count", 27}}). A missing value fails the test.
inline std::string in(Language language, Text text, Named values)
{
    const Pieces p = pieces_of(language, text, values);
    REQUIRE_MESSAGE(p.gaps.empty(), "a value is missing: ", p.gaps.front(), " of: ", pattern(language, text));
    return p.pieces.front();
}
/// The text up to the first value that is not given.
inline std::string beginning(Text text, Named values = {}, Language language = Language::english)
{
    return pieces_of(language, text, values).pieces.front();
}
/// The text after the last value that is not given.
inline std::string ending(Text text, Named values = {}, Language language = Language::english)
{
    return pieces_of(language, text, values).pieces.back();
}

/// Whether `shown` contains the text, and what it has for the values that are not given; for one at either end, all
/// that is there.
struct Found {
    bool found = true;
    std::vector<std::string> between;
};
inline Found match(std::string_view shown, const Pieces& text)
{
    Found out;
    std::size_t end = 0;
    for (std::size_t i = 0; i < text.pieces.size(); ++i) {
        const std::string& piece = text.pieces[i];
        const bool to_the_end = i > 0 && i + 1 == text.pieces.size() && piece.empty();
        const auto at = to_the_end ? shown.size() : shown.find(piece, end);
        if (at == std::string_view::npos) return {false, {}};
        if (i > 0) out.between.emplace_back(shown.substr(end, at - end));
        end = at + piece.size();
    }
    return out;
}
/// Whether `shown` contains the text with these values and anything in place of the others.
inline bool says(std::string_view shown, Text text, Named values = {}, Language language = Language::english)
{
    return match(shown, pieces_of(language, text, values)).found;
}
/// What `shown` has for the value of the English text that is called `name`; "" if it does not have the text.
inline std::string value_in(std::string_view shown, Text text, std::string_view name)
{
    const Pieces p = pieces_of(Language::english, text, {});
    const Found f = match(shown, p);
    for (std::size_t i = 0; i < f.between.size(); ++i)
        if (p.gaps[i] == name) return f.between[i];
    return {};
}

template <class... Values>
std::string en(Text text, const Values&... values)
{
    return in(Language::english, text, values...);
}
inline std::string en(Text text, Named values) { return in(Language::english, text, values); }
template <class... Values>
std::string es(Text text, const Values&... values)
{
    return in(Language::spanish, text, values...);
}
inline std::string es(Text text, Named values) { return in(Language::spanish, text, values); }
template <class... Values>
std::string it(Text text, const Values&... values)
{
    return in(Language::italian, text, values...);
}
template <class... Values>
std::string pt(Text text, const Values&... values)
{
    return in(Language::portuguese, text, values...);
}

} // namespace wording
