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

/// For the one who has just moved and wants to complete `sum` each time: the fewest replies, each with its answer but the
/// last, whose answer has no square left. Empty: the squares last to the end. With the largest value and one more as `sum`
/// and a multiple of it to go that is pairing() exactly, and costs nothing: values in pairs do not touch each other.
std::vector<std::uint8_t> where_pairing_breaks(const Rules&, const Position&, int sum);

} // namespace engine::thirtyone
