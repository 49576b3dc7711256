#pragma once
// The graphical solution of 2 x n and m x 2 games: one player has two choices; each choice of the other is a line over
// the probability of the first, and the optimum is on the lines' envelope.
#include "engine/matrix/mixed.hpp"
#include <optional>

namespace engine::matrix {

struct Envelope {
    Side side; // the player with two choices; x in [0, 1] is the probability of choice 0
    struct Line {
        Rational at_0, at_1; // payoff to the row player of one choice of the other player, at x = 0 and x = 1
    };
    std::vector<Line> lines; // in the order of the other player's choices

    struct Point {
        Fraction x, y;
        int line; // the envelope's line from here on (last point: up to here)
    };
    /// From x = 0 to x = 1: the lower envelope for the row player, the upper one for the column player. Where lines
    /// coincide, the one of lower index.
    std::vector<Point> points;

    Fraction from, to; // the optimal x
    Fraction value;
};

/// Nothing unless `side` has two choices.
std::optional<Envelope> envelope(const Matrix&, Side side);

} // namespace engine::matrix
