#pragma once
// The drawing that solves 2 x n and m x 2 games: a player with two choices, the other's choices as straight lines over
// the probability of the first, and the best of the worst on their envelope.
#include "engine/matrix/mixed.hpp"
#include <optional>

namespace engine::matrix {

struct Envelope {
    Side side; // who has two choices; x in [0, 1] is the probability of choice 0
    struct Line {
        Rational at_0, at_1; // the payoff (to the row player) of one choice of the other player's, at x = 0 and x = 1
    };
    std::vector<Line> lines; // in the order of the other player's choices

    struct Point {
        Fraction x, y;
        int line; // which one is the envelope from here to the next point (the last: up to it)
    };
    /// From x = 0 to x = 1: the lower envelope for the row player, the upper one for the column player. Where lines
    /// coincide the one of lower index is named.
    std::vector<Point> points;

    Fraction from, to; // all optimal x
    Fraction value;
};

/// Nothing unless `side` has two choices.
std::optional<Envelope> envelope(const Matrix&, Side side);

} // namespace engine::matrix
