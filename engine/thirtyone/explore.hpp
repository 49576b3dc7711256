#pragma once
// The source notebook's exploration and labelling of positions, step by step, and the game tree whose nodes merge into
// them.
//
// The notebook keeps a frontier sorted by sum, then by tokens, then by arrival; expands the first; stops at the first
// position beyond the limit; appends every unseen successor and sorts again. Then it labels the explored positions from
// last to first: +1 good for A, -1 good for B, ignoring successors beyond the limit. Here each sum is a bucket that is
// sorted once, which gives the same order (tests/ contains the notebook word for word).
#include "engine/thirtyone/position.hpp"
#include <cstddef>
#include <vector>

namespace engine::thirtyone {

/// In place of a position's index:
inline constexpr std::int32_t no_square = -1;    // all squares of this value are taken
inline constexpr std::int32_t beyond_limit = -2; // seen, but not explored
inline constexpr std::int32_t not_reached = -3;  // the exploration stopped before it

struct Explored {
    Position position;
    std::int32_t parent = -1;                      // the position that first reached it; -1 = the root
    std::array<std::int32_t, max_max> successor{}; // [v - 1]: index, or one of the constants above
    std::array<bool, max_max> first_seen{};        // [v - 1]: this position put that successor on the frontier
    std::int32_t frontier = 0;                     // size of the frontier after adding the successors
    std::int8_t status = 0;                        // +1 A wins, -1 B wins, 0 draw (only under FullBoard::draw)
    std::int32_t decided_by = -1;                  // first successor with that status; -1 = none within the limit
};

struct Exploration {
    std::vector<Explored> nodes; // in order of exploration; labels are assigned from last to first
    bool complete = true;        // otherwise only the first `most` were explored, without labels
    std::size_t seen = 1;        // positions, including those beyond the limit

    /// Range of a slider over both phases: after `step` steps this many positions are explored, and this many labelled
    /// (from the last on).
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
    bool cut = false;                           // has children that were left out
};

/// The game tree below a position, breadth first, at most `depth` moves deep and `most` nodes large; a node has all of
/// its children or none. nodes[0] is the position itself.
std::vector<TreeNode> unfold(const Rules&, const Position& from, int depth, std::size_t most);

} // namespace engine::thirtyone
