#pragma once
// What can be pressed or read in this room, beside what all have (kit/ids.hpp). A new one is a line, from a to z.
#include "shell/kit/ids.hpp"

namespace shell::betting {

ROOM_IDS(kit::ids, R"(
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
    why:strategy
    why:value
)")

} // namespace shell::betting
