#pragma once
// The betting game's ids of controls and texts, in addition to kit/ids.hpp. One a line, sorted.
#include "shell/kit/ids.hpp"

namespace shell::betting {

ROOM_IDS(kit::ids, R"(
    aces
    act
    ante
    average
    bet
    bet_size
    bets
    call
    capital
    card_max
    card_min
    cards
    ends
    expected
    exploitable
    family
    finished
    fold
    game_kind
    given_about
    holds
    human
    kings
    matrix
    may_fold
    mend
    next
    no_rounds
    open_tree
    optimal
    plan
    plan_group
    plan_title
    players
    prompt
    queen
    ranges_note
    ranks_line
    replacement
    result
    rounds
    rounds_count
    safe
    set
    set_told
    sets
    sets_note
    signs
    strategy
    sum
    takes
    thick
    together
    tree
    twenty
    twenty_told
    view
    why:exploitable
    why:strategy
    why:value
    zoom
    zoom_in
    zoom_out
)")

} // namespace shell::betting
