#pragma once
// A game of one of the field's formats as a game's line, which opens it in Sagaz.
#include "engine/formats/reduced.hpp"

namespace engine::formats {

struct Line {
    std::string line;
    Fraction constant; // taken from the second player's payoffs; 0: nothing
};

/// "matrix 1 …". Errors: those of matrix_of, and too_long.
Expected<Line, Error> line_of(const StrategicForm&);

/// "trees 1 …", if every set has one node: MAX is the first player. Otherwise the matrix game of its reduced strategic
/// form. Errors: text (of solving_problem, with the node), hidden_information (with the size of that form),
/// payoff_too_long, too_many_nodes, too_long.
Expected<Line, Error> line_of(const extensive::Tree&);

} // namespace engine::formats
