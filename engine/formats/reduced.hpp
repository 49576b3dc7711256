#pragma once
// The reduced strategic form of a game in extensive form: strategies that differ only at sets which their own moves
// exclude are one.
#include "engine/extensive/tree.hpp"
#include "engine/formats/strategic_form.hpp"
#include "engine/matrix/matrix.hpp"

namespace engine::formats {

inline constexpr int max_cells = 20'000; // of a reduced form; fewer where its payoffs would be over max_numbers

/// Exact expected payoffs. A strategy's name has the player's actions at its sets in the tree's order, "*" where it
/// never comes: "bet/fold"; where two names would be equal they are the strategies' numbers. Errors:
/// too_many_strategies, payoff_too_long, text (imperfect_recall with the node, fractions_too_long).
Expected<StrategicForm, Error> strategic_form(const extensive::Tree&);

StrategicForm strategic_form(const matrix::Matrix&);

struct ZeroSum {
    matrix::Matrix matrix;
    Fraction constant; // taken from the second player's payoffs; 0: nothing
};
/// The first player's payoffs, where the sum of both is constant. Errors: not_two_players, not_constant_sum,
/// too_large_matrix, payoff_too_long.
Expected<ZeroSum, Error> matrix_of(const StrategicForm&);

/// The number, if it fits.
std::optional<Rational> rational_of(const Fraction&);

} // namespace engine::formats
