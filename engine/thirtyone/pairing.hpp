#pragma once
// The pairing strategy: whatever the other plays, complete the same sum. In the game of 31 the sum is 7, and whoever says
// 3, 10, 17 or 24 seems to win with it; of each value there are only four squares, and there it breaks.
#include "engine/thirtyone/position.hpp"
#include <optional>
#include <vector>

namespace engine::thirtyone {

struct Pairing {
    int sum = 0;           // of a reply and its answer
    std::vector<int> says; // what the one who answers says, one turn after the other; the game may end before the last
};

/// For the one who has just moved: the sum with which every safe reply can be answered, again and again, until the other
/// has no safe move. None if there is none, if there is only one safe reply, or if it takes more than 20 000 positions to
/// know. The position is then lost for who moves, by this proof alone.
std::optional<Pairing> pairing(const Rules&, const Position&);

} // namespace engine::thirtyone
