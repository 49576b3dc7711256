#pragma once
// The betting game's ids of controls and texts, in addition to kit/ids.hpp. One a line, sorted.
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
