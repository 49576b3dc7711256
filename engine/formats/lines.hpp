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

/// "trees 1 …", if every set has one node and the tree screen has room: MAX is the first player. Otherwise
/// "betting 1 efg …", the tree with its information sets, which may be too long for a link (max_kept_length); if even
/// that line would be too long, the matrix game of matrix_line_of(). Errors: text (of
/// solving_problem, with the node), hidden_information (with the size of the reduced form), payoff_too_long,
/// too_many_nodes, too_long.
Expected<Line, Error> line_of(const extensive::Tree&);

/// "matrix 1 …", of the reduced strategic form. Errors: text, and those of strategic_form and line_of.
Expected<Line, Error> matrix_line_of(const extensive::Tree&);

/// Whether some set has several nodes.
bool has_hidden_set(const extensive::Tree&);

} // namespace engine::formats
