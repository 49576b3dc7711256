#pragma once
// What can be pressed or read in games with a code to find, beside what all have (kit/ids.hpp). A new one is a line, from a to z.
#include "shell/kit/ids.hpp"

namespace shell::pegs {

inline constexpr std::string_view own_ids = R"(
    answer
    chip
    clear
    erase
    fijas
    hint
    hint_why
    hole
    letters
    map
    picas
    place
    positions
    secret
    submit
    symbol
    symbols
    use
)";

consteval kit::Id operator""_id(const char* word, std::size_t) { return kit::Id::listed(word, own_ids, kit::ids); }

} // namespace shell::pegs
