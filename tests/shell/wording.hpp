#pragma once
// Texts that a test expects on screen, by key, so that a reworded text does not change the test.
#include "shell/text/text.hpp"
#include <string>
#include <utility>

namespace wording {

using shell::text::Text;

/// The text in this language with its values filled in: en(Text::codes_left, Say::count(27)).
template <class... Values>
std::string in(shell::text::Language language, Text text, const Values&... values)
{
    return shell::text::Say(language)(text, values...);
}
template <class... Values>
std::string en(Text text, const Values&... values)
{
    return in(shell::text::Language::english, text, values...);
}
template <class... Values>
std::string es(Text text, const Values&... values)
{
    return in(shell::text::Language::spanish, text, values...);
}

template <class... Values>
std::string it(Text text, const Values&... values)
{
    return in(shell::text::Language::italian, text, values...);
}

template <class... Values>
std::string pt(Text text, const Values&... values)
{
    return in(shell::text::Language::portuguese, text, values...);
}

} // namespace wording
