#pragma once
// Games as trees in extensive form. In Sagaz's own, of two players, the second one's payoff is the negative of the first
// one's.
#include "engine/betting/solution.hpp"
#include "engine/extensive/tree.hpp"
#include "engine/formats/strategic_form.hpp"
#include "engine/matrix/matrix.hpp"
#include "engine/search/tree.hpp"

namespace engine::formats {

/// Each MAX and MIN node is its own set; actions are "1", "2", …. Errors: probabilities_sum, too_many_nodes.
Expected<extensive::Tree, Error> extensive_form(const search::Tree&);

/// Two moves: the second player's nodes are one set.
extensive::Tree extensive_form(const matrix::Matrix&);

/// The same for any players and payoffs: the players move in their order, each in one set, and keep their strategies'
/// names. Error: too_many_nodes.
Expected<extensive::Tree, Error> extensive_form(const StrategicForm&);

/// A round of the A/K game: chance deals, MAX bets, MIN calls or folds. Deals of probability 0 are left out.
extensive::Tree extensive_form(const betting::Rules&, betting::Cards);

} // namespace engine::formats
