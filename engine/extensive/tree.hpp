#pragma once
// A game in extensive form: chance, information sets, outcomes at any node (H. Kuhn, "Extensive games and the problem of
// information", 1953). Nodes are in preorder, so that a backward loop computes bottom-up.
#include "engine/base/expected.hpp"
#include "engine/base/fraction.hpp"
#include "engine/extensive/error.hpp"
#include <optional>
#include <string>
#include <vector>

namespace engine::extensive {

inline constexpr int max_nodes = 2'000;
inline constexpr int max_players = 32;
inline constexpr int max_bits = 2'048; // of the common denominator of all leaves' payoffs times probabilities

enum class NodeKind : std::uint8_t { chance, move, leaf };

/// Nodes that their player cannot tell apart; or chance nodes with the same draw.
struct Set {
    int player = 0; // from 0; -1: chance
    int number = 0; // in the text; different for each set of a player
    std::string name{};
    std::vector<std::string> actions{};
    std::vector<Rational> probabilities{}; // of a chance set, one for each action
    bool operator==(const Set&) const = default;
};

struct Outcome {
    int number = 0;
    std::string name{};
    std::vector<Rational> payoffs{}; // by player
    bool operator==(const Outcome&) const = default;
};

struct Node {
    NodeKind kind = NodeKind::leaf;
    std::string name{};
    int set = -1;     // index into Tree::sets; -1: a leaf
    int outcome = -1; // index into Tree::outcomes, added to the payoffs of every path through the node; -1: none
    int parent = -1, action = -1; // of the root: -1
    std::vector<int> children{};  // one for each action of the set
    bool operator==(const Node&) const = default;
};

struct Tree {
    std::string title, comment;
    std::vector<std::string> players;
    std::vector<Node> nodes;
    std::vector<Set> sets; // in the order of their first nodes
    std::vector<Outcome> outcomes;
    bool operator==(const Tree&) const = default;

    /// Appends a node below `parent` (-1: the root) as its next child and returns its index.
    int add(int parent, Node node);
    bool is_chance(int node) const { return nodes[node].kind == NodeKind::chance; }
    int count() const { return static_cast<int>(players.size()); }
};

/// By node: each player's payoff so far, the sum of the outcomes from the root to the node.
std::vector<std::vector<Fraction>> payoffs_so_far(const Tree&);

/// The name of a set, unless it is empty or another set of its player has it too: then the set's number. Different for
/// each set of a player.
std::string label_of(const Tree&, int set);
/// The name of an action, unless it is empty or repeated in its set: then its place, from 1.
std::string label_of(const Set&, int action);

/// The first node whose player forgets an own move; none: perfect recall. error.at is the node. O(nodes).
std::optional<Error> recall_problem(const Tree&);
/// The sum of all payoffs, equal at all leaves (0: zero-sum), or not_zero_sum with the first leaf that differs in
/// error.at.
Expected<Fraction, Error> constant_sum(const Tree&);
/// Why the game cannot be solved, with the node in error.at: it has not two players (error.at is -1), a player forgets,
/// or the sum is not constant. None: it can.
std::optional<Error> solving_problem(const Tree&);

} // namespace engine::extensive
