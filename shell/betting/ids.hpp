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
    finished
    fold
    human
    kings
    next
    no_rounds
    prompt
    ranges_note
    replacement
    result
    rounds
    rounds_count
    set
    sets_note
    strategy
    thick
    tree
    view
    why:strategy
    why:value
)")

} // namespace shell::betting
