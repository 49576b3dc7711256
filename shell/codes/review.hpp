#pragma once
// The review of a finished game by one yardstick: each guess's loss against optimal play where that is known for every
// row, else its figure by the strategy's criterion, ties going to codes that could be the secret. Needs no screen.
#include "shell/codes/analysis.hpp"
#include "shell/codes/review_lost.hpp"
#include "shell/pegs/standing.hpp"
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace shell::codes {
using namespace pegs;

class View;

enum class Yardstick : std::uint8_t {
    open, // losses are still being calculated
    optimal,
    criterion
};

struct ReviewedRow {
    int row = 0;
    std::optional<Grade> grade; // by the yardstick; none while it is open
    Standing standing;
    Loss loss;
    Luck luck = Luck::even;
    std::int64_t left = 0; // candidates after its answer
    Ranking ranking;
    std::optional<engine::codes::Code> better; // a best guess, if this is none
    std::vector<int> conflicts;                // earlier rows that the guess contradicted
    std::optional<int> repeats;                // the first earlier row with the same guess
    bool right = false;                        // the guess was the secret
    bool hint = false;                         // the guess that the strategy's hint gives here
    bool better_fits = false;                  // the better guess contradicts none of `conflicts`
};
struct Review {
    Yardstick yardstick = Yardstick::open;
    std::vector<ReviewedRow> rows; // ranked so far
    bool whole = false;            // each row that counts is among them: all can be compared
    Losses losses;
    bool helps = true; // hints were offered: the guess of one is called that
    /// The rows furthest from a best guess by the yardstick, all that tie, the right one included; empty: each guess was
    /// a best one, or not all can be compared.
    std::vector<int> furthest;
    bool is_furthest(int row) const { return std::find(furthest.begin(), furthest.end(), row) != furthest.end(); }
};
Review review_of(const engine::codes::Game&, const Analysis&);
Review review_of(const View&);
/// True once each row that counts is ranked or its request has failed.
bool review_done(const engine::codes::Game&, const Analysis&);

std::string review_title_in_words(const engine::codes::Game&, const Review&, const text::Say&);
/// Whether the row was not a best guess and is blamed for it: not the right guess, and a hint only if its loss is no
/// longer called good.
bool is_blamed(const ReviewedRow&);
/// "Guess 4 lost the most…", that each was a best one, or that the review is not done.
std::string verdict_in_words(const engine::codes::Game&, const Analysis&, const Review&, const text::Say&);
/// Why optimal play is not the yardstick; "" where it is, or may yet be.
std::string fallback_in_words(const engine::codes::Game&, const Review&, const text::Say&);
/// "worst case 3 · the best 1 · 33%", or the loss.
std::string measure_in_words(const engine::codes::Game&, const Review&, const text::Say&, const ReviewedRow&);
std::string luck_in_words(const text::Say&, const ReviewedRow&);
/// The one sentence on a guess: that it was the secret, the hint, repeated another, contradicted answers that the better
/// guess fits, or its measure. A guess that cost nothing is not blamed.
std::string sentence_in_words(const engine::codes::Game&, const Review&, const text::Say&, const ReviewedRow&);
/// The other sentences on it.
std::vector<std::string> more_in_words(const engine::codes::Game&, const Review&, const text::Say&, const ReviewedRow&);
/// "Knuth would play", "Optimal play", or "The best" for another strategy without a criterion.
std::string would_play_in_words(const engine::codes::Game&, const Review&, const text::Say&);

} // namespace shell::codes
