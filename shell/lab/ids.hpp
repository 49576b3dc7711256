#pragma once
// What can be pressed or read in this room, beside what all have (kit/ids.hpp). A new one is a line, from a to z.
#include "shell/kit/ids.hpp"

namespace shell::lab {

ROOM_IDS(kit::ids, R"(
    chart
    csv
    distribution
    games
    lab_cancel
    png
    positions
    progress
    results
    run
    secrets
    strategies
    symbols
    use
)")

} // namespace shell::lab
