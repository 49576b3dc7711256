#pragma once
// The game tree for the screen: chance, four deals, MAX's bets, MIN's replies. 41 nodes with three bets.
#include "engine/betting/rules.hpp"
#include <vector>

namespace engine::betting {

enum class NodeKind : std::uint8_t { chance, max, min, leaf };

/// MIN's replies, in the order of the tree.
enum class Reply : std::uint8_t { call, fold };

struct Node {
    NodeKind kind = NodeKind::chance;
    int parent = -1, first_child = -1, next_sibling = -1; // -1 = none
    int deal = -1;                                        // index into `deals`, for nodes below the root
    int bet = -1;                                         // index into the bets, from MIN's nodes down
    Reply reply = Reply::call;                            // of a leaf
    int payoff = 0;                                       // of a leaf, to MAX
    /// Of a deal's node, where MAX moves: probability of reaching it.
    Rational probability = 1;
    /// Information set with hidden cards: nodes the player to move cannot distinguish. MAX knows MAX's card, MIN knows
    /// MIN's and the bet. MAX's sets are 0 (ace) and 1 (king), MIN's 2 + card * bets + bet. -1: nobody moves.
    int set = -1;
};

/// In preorder; the root is 0. 1 + 4 * (1 + 3 * bets) nodes.
std::vector<Node> tree(const Rules&);

} // namespace engine::betting
