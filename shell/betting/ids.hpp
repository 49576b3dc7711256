#pragma once
// What can be pressed or read in this room, beside what all have (kit/ids.hpp). A new one is a line, from a to z.
#include "shell/kit/ids.hpp"

namespace shell::betting {

inline constexpr std::string_view own_ids = R"(
    aces
    average
    bet
    bets
    call
    capital
    card_max
    card_min
    cards
    expected
    fold
    human
    kings
    next
    prompt
    replacement
    result
    rounds
    rounds_count
    set
    sets_note
    strategy
    tree
    view
)";

consteval kit::Id operator""_id(const char* word, std::size_t) { return kit::Id::listed(word, own_ids, kit::ids); }

} // namespace shell::betting
