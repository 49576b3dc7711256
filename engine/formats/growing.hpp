#pragma once
// Builds a tree in extensive form node by node, in preorder. Equal payoffs share an outcome, equal names a set.
#include "engine/extensive/tree.hpp"
#include <map>
#include <utility>

namespace engine::formats {

class Growing {
public:
    Growing(std::string title, std::vector<std::string> players)
    {
        tree_.title = std::move(title);
        tree_.players = std::move(players);
    }
    int size() const { return static_cast<int>(tree_.nodes.size()); }

    // Each returns the node's index. `parent`: -1 for the root.
    int chance(int parent, std::vector<std::string> actions, std::vector<Rational> probabilities);
    /// A node of the player's set of this name.
    int move(int parent, int player, const std::string& set, std::vector<std::string> actions);
    /// A node alone in its set, which has no name.
    int move(int parent, int player, std::vector<std::string> actions);
    int leaf(int parent, std::vector<Rational> payoffs);
    /// Of two players, zero-sum.
    int leaf(int parent, const Rational& payoff) { return leaf(parent, {payoff, -payoff}); }

    extensive::Tree take() { return std::move(tree_); }

private:
    int add_set(extensive::Set);

    extensive::Tree tree_;
    std::map<std::pair<int, std::string>, int> sets_;
    std::map<std::string, int> outcomes_; // by the payoffs' text
    std::map<int, int> numbers_;          // by player: sets so far
};

/// "1", "2", … up to `count`.
std::vector<std::string> numbered(int count);

} // namespace engine::formats
