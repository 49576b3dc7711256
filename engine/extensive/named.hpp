#pragma once
// Behaviour strategies by the names of sets and actions, as requests and people write them.
#include "engine/extensive/plan.hpp"
#include <map>

namespace engine::extensive {

/// A player's probabilities at a set, by the labels of label_of(); an action that is missing has probability 0.
struct NamedSet {
    int player = 1; // 1 or 2
    std::string set;
    std::map<std::string, Fraction> actions;
    bool operator==(const NamedSet&) const = default;
};

/// Player 1's sets, then player 2's, in the tree's order. `by`: the behaviour of each player.
std::vector<NamedSet> named(const Tree&, const Form&, const std::array<Behaviour, 2>& by);

/// Errors: unknown_player, unknown_set, unknown_action, repeated_set, not_a_distribution with the entry in error.at,
/// and missing_set with its name.
Expected<std::array<Behaviour, 2>, Error> behaviour_in(const Tree&, const Form&, const std::vector<NamedSet>&);

} // namespace engine::extensive
