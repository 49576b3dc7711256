#pragma once
// Strategies of a game in sequence form, and best replies to them.
#include "engine/extensive/form.hpp"

namespace engine::extensive {

inline constexpr int max_behaviour_bits = 8'192;

/// A realization plan: the weight of each sequence, the product of its moves' probabilities, over a common denominator.
struct Plan {
    std::vector<Integer> weights; // by sequence; weights[0] == denominator
    Integer denominator = 1;      // > 0
};

/// The best that `player` can get against the other's plan, and the moves that get it.
struct Reply {
    Fraction value;          // player 0's payoff in the file's units
    std::vector<int> action; // by set of `player`: the first of the best actions, also where the set is not reached
};
Reply best_reply(const Form&, int player, const Plan& other);

/// Player 0's expected payoff.
Fraction payoff(const Form&, const Plan& of_0, const Plan& of_1);

/// Whether all weights are >= 0 and each set's add up to the weight of the sequence that leads to it.
bool is_plan(const Sequences&, const Plan&);

using Behaviour = std::vector<std::vector<Fraction>>; // by set of a player and action

/// `unreached`: the action of a set that the plan does not reach.
Behaviour behaviour_of(const Sequences&, const Plan&, const std::vector<int>& unreached);
/// The plan of probabilities by set and action; nothing if its denominator has more than max_behaviour_bits bits.
std::optional<Plan> plan_of(const Sequences&, const Behaviour& behaviour);

} // namespace engine::extensive
