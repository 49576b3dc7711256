#pragma once
// The game as a tree, for the eye: chance, four deals, MAX's bets, MIN's replies. 41 nodes with three bets.
#include "engine/betting/rules.hpp"
#include <vector>

namespace engine::betting {

enum class NodeKind : std::uint8_t { chance, max, min, leaf };

/// MIN's replies, in the order of the tree.
enum class Reply : std::uint8_t { call, fold };

struct Node {
    NodeKind kind = NodeKind::chance;
    int parent = -1, first_child = -1, next_sibling = -1; // -1 = none
    int deal = -1;                                        // below the root: index into `deals`
    int bet = -1;                                         // from MIN's nodes down: index into the bets
    Reply reply = Reply::call;                            // of a leaf
    int payoff = 0;                                       // of a leaf, to MAX
    /// Of a deal's node: MAX to move, reached with this probability.
    Rational probability = 1;
    /// With hidden cards the nodes of one set look the same to who moves: MAX knows MAX's card, MIN MIN's and the bet.
    /// MAX's sets are 0 (ace) and 1 (king), MIN's 2 + card * bets + bet. -1: nobody moves.
    int set = -1;
};

/// In preorder: the root is 0. 1 + 4 * (1 + 3 * bets) nodes.
std::vector<Node> tree(const Rules&);

} // namespace engine::betting
