#pragma once
// Whether the open cards fit into the hands all at once, for searches: no single constraint sees that four cards cannot
// lie in two hands with three places, and hands of unknown size hide it most. (P. Hall, "On representatives of subsets",
// 1935, with lower and upper bounds; what it narrows is all that the sizes imply.)
#include "engine/cluedo/deck.hpp"

namespace engine::cluedo {

/// By holder: its decided cards, its open cards, and how many it has in the end.
struct Room {
    std::array<Cards, max_holders> has{}, open{};
    std::array<int, max_holders> least{}, most{};

    /// Takes from `open` every card that its holder has in no division of the cards; false: there is no division at all.
    /// The envelope takes one card of each kind. At most 2^12 steps, for three seats with open cards 2^6.
    bool narrow(const Table&);
};

} // namespace engine::cluedo
