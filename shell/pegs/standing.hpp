#pragma once
// A guess by a criterion against the best one, and the verdict on all guesses of a finished game. Needs no screen.
#include "shell/pegs/grade.hpp"
#include "shell/text/text.hpp"
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace shell::pegs {

struct Standing {
    double share = 1;     // of the best guess's figure: 1 as good, down to 0
    bool tied = false;    // as good, but it could not be the secret while an equally good guess could
    bool idle = false;    // one candidate was left, another one: share 0
    double error = 1e-12; // shares that differ by no more are equal
    bool is_best() const { return share >= 1 && !tied; }
};
/// Whether the guess shares rank 1; its share by the figures; whether it, and the first of rank 1, can be the secret;
/// the candidates left before it. Of one candidate only it is best. `error`: of the share, where figures are rounded.
Standing standing_of(bool first, double share, bool possible, bool best_possible, std::int64_t candidates,
                     double error = 1e-12);
/// A lost tie is good, not best.
Grade grade_of(const Standing&);

/// The indices furthest from the best, all that tie; empty: each guess was a best one.
std::vector<int> furthest_of(std::span<const Standing>);

/// "33%", rounded down: less than the best is never 100%.
std::string share_in_words(const text::Say&, const Standing&);
/// What stands after the figures: the share, the lost tie, or that it told nothing; "" of a best guess.
std::string standing_in_words(const text::Say&, const Standing&);
/// "In proportion to the best guess, guesses 2 and 4 were furthest off: 33%." `rows` are the board rows of the guesses;
/// `right`: the one that was the secret, or -1.
std::string furthest_in_words(const text::Say&, std::span<const Standing>, std::span<const int> rows, int right);

} // namespace shell::pegs
