#pragma once
// Ids shared by all games with a code to find, besides those of kit/ids.hpp. A new one is a line, in alphabetical
// order.
#include "shell/kit/ids.hpp"

namespace shell::pegs {

ROOM_IDS(kit::ids, R"(
    all_answers
    answer
    breeding
    chip
    clear
    crossover
    drawn_codes
    erase
    fijas
    genetic_dialog
    hint
    hint_why
    hole
    letters
    map
    mutation
    picas
    place
    population
    positions
    possible_only
    refilter
    same_secret
    secret
    share_secret
    submit
    symbol
    symbols
    transpose
    use
)")

} // namespace shell::pegs
