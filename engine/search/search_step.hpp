#pragma once
// What a search reports to its sink.
#include <cstdint>

namespace engine::search {

enum class SearchStep : std::uint8_t {
    enter,  // an inner node; window: inherited
    leaf,   // value: its payoff; window: inherited
    update, // an inner node, after each child; value: its best so far (chance: the sum); window: narrowed by it
    cut,    // an inner node, after `child`: alpha >= beta, and the children that remain are not searched. At a MIN node
    // the value is at most `value`, and alpha's holder has at least alpha. At a MAX node: at least, beta, at most
    leave // an inner node; value: its result
};

} // namespace engine::search
