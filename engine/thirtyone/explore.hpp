#pragma once
// How the source's notebook explores and labels positions, step by step, and the game tree they are merged from.
//
// The notebook keeps a frontier sorted by sum, then by tokens, then by first come; takes the first; stops at the first
// one beyond the limit; puts every successor not seen before behind the rest and sorts again. Then it labels what it
// explored from the last to the first: +1 good for A, -1 good for B, successors beyond the limit left aside. Here the
// sums are buckets, each sorted once: the same order without the sorting (tests/ has the notebook word for word).
#include "engine/thirtyone/position.hpp"
#include <cstddef>
#include <vector>

namespace engine::thirtyone {

/// Instead of a position's index:
inline constexpr std::int32_t no_square = -1;    // all squares of this value are taken
inline constexpr std::int32_t beyond_limit = -2; // seen, never explored
inline constexpr std::int32_t not_reached = -3;  // the exploration was broken off before

struct Explored {
    Position position;
    std::int32_t parent = -1;                      // who saw it first; -1 = the root
    std::array<std::int32_t, max_max> successor{}; // [v - 1]: index, or one of the constants above
    std::array<bool, max_max> first_seen{};        // [v - 1]: it was this one's turn that put it on the frontier
    std::int32_t frontier = 0;                     // positions waiting after its successors were added
    std::int8_t status = 0;                        // +1 A wins, -1 B wins, 0 nobody (only under FullBoard::draw)
    std::int32_t decided_by = -1;                  // first successor with that status; -1 = none within the limit
};

struct Exploration {
    std::vector<Explored> nodes; // in order of exploration; labels are given from the last to the first
    bool complete = true;        // else only the first `most` were explored and no label is given
    std::size_t seen = 1;        // positions, those beyond the limit included

    /// A slider over both parts: after `step` steps so many are explored, and so many labelled (the last ones).
    std::size_t steps() const { return complete ? 2 * nodes.size() : nodes.size(); }
    std::size_t explored(std::size_t step) const { return step < nodes.size() ? step : nodes.size(); }
    std::size_t labelled(std::size_t step) const { return step < nodes.size() ? 0 : step - nodes.size(); }
};

inline constexpr std::size_t exploration_limit = 10'000; // positions: about 5 ms

Exploration explore(const Rules&, std::size_t most = exploration_limit);

/// A node of the game tree: one order of moves. Losing utterances are leaves of their own.
struct TreeNode {
    Position position;
    std::int32_t parent = -1;
    std::int32_t first_child = 0, children = 0; // consecutive
    std::uint8_t value = 0;                     // the move that led here; 0 = the root
    bool cut = false;                           // has children that are not shown
};

/// The tree below a position, breadth first, at most `depth` moves deep and `most` nodes large; all children of a node
/// or none. nodes[0] is the position itself.
std::vector<TreeNode> unfold(const Rules&, const Position& from, int depth, std::size_t most);

} // namespace engine::thirtyone
