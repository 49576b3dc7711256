#pragma once
// The pairing strategy: complete the same sum after every move of the other. In the game of 31 the sum is 7, and the
// player who says 3, 10, 17 or 24 seems to win by it; with only four squares of each value it breaks.
#include "engine/thirtyone/position.hpp"
#include <optional>
#include <vector>

namespace engine::thirtyone {

struct Pairing {
    int sum = 0;           // sum of a reply and its answer
    std::vector<int> says; // the sums the answering player says, one per round; the game may end before the last
};

/// For the player who has just moved: the sum that can answer every safe reply, repeatedly, until the other has no safe
/// move. This alone proves the position lost for the player to move. Nothing if no sum works, if only one reply is
/// safe, or if the test takes more than 20 000 positions.
std::optional<Pairing> pairing(const Rules&, const Position&);

/// For the player who has just moved and completes `sum` each time: a shortest list of replies, each followed by its
/// answer except the last, whose answer has no free square. Empty: the squares suffice to the end. If `sum` is the
/// largest value plus one and a multiple of it remains, this equals pairing() exactly and is cheap: pairs of values are
/// independent.
std::vector<std::uint8_t> where_pairing_breaks(const Rules&, const Position&, int sum);

} // namespace engine::thirtyone
