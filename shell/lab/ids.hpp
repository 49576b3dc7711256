#pragma once
// The laboratory's ids of controls and texts, in addition to kit/ids.hpp. One a line, sorted.
#include "shell/kit/ids.hpp"

namespace shell::lab {

ROOM_IDS(kit::ids, R"(
    chart
    csv
    distribution
    first_only
    games
    genetic_dialog
    given_about
    given_decides
    given_dialog
    given_fault
    given_kind
    given_set
    given_shares
    given_tree
    given_value
    lab_cancel
    lane
    pairs
    png
    population
    positions
    possible_only
    progress
    race
    race_cancel
    race_dialog
    race_end
    race_first
    race_next
    race_other
    race_second
    race_secret
    results
    run
    second_only
    secret
    secrets
    split
    strategies
    symbols
    use
    why:results
)")

} // namespace shell::lab
