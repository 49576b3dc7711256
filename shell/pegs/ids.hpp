#pragma once
// What can be pressed or read in games with a code to find, beside what all have (kit/ids.hpp). A new one is a line, from a to z.
#include "shell/kit/ids.hpp"

namespace shell::pegs {

ROOM_IDS(kit::ids, R"(
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
    same_secret
    secret
    submit
    symbol
    symbols
    use
)")

} // namespace shell::pegs
