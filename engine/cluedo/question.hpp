#pragma once
// A question and what its answers would tell. Score: Q = P(the answer leaves exactly one envelope) + 0.05 × information
// about the envelope in bits; plain information loses to Q, 36 to 64 at four seats.
#include "engine/base/count.hpp"
#include "engine/cluedo/deck.hpp"
#include <array>
#include <vector>

namespace engine::cluedo {

struct Answer {
    Holder shower = nobody; // nobody: every seat passes
    Card card = no_card;
    double share = 0;  // fraction of the possible deals
    int envelopes = 0; // envelopes left after it; a lower bound unless `all`
    bool all = false;  // `envelopes` is exact
    bool operator==(const Answer&) const = default;
};

struct Question {
    Trio cards{};                     // the first question of its class
    std::array<Cards, kinds> alike{}; // cards interchangeable with each
    std::int64_t score = 0;           // Q in 1e-9, an integer, so that ties are the same everywhere
    double solves = 0;                // P(exactly one envelope left)
    double bits = 0;                  // expected information about the envelope
    double error = 0, bits_error = 0; // standard errors of Q and of `bits`; 0: exact
    int rank = 0;                     // 1 + the number of better classes: beats()
    std::vector<Answer> answers;      // likeliest first
    Count number() const;             // Number of questions in the class, itself included.
};

inline constexpr double weight_of_bits = 0.05;
/// Rounded to 1e-9, so that ties are the same everywhere.
double rounded(double);
/// The answer in a cell of QuestionSpace.
Answer answer_in(const Table&, Holder asker, const Trio&, std::size_t cell, double share, int envelopes);
/// Sets q.score from `solves` and `bits`.
void score(Question&);

/// Whether the first score is larger beyond doubt: by more than two errors of the difference. The draws are the same, so
/// the error of a difference is at most the sum of both. Scores that rounding alone may have parted are equal.
bool beats(std::int64_t score, double error, std::int64_t than, double its_error);
inline bool beats(const Question& a, const Question& b) { return beats(a.score, a.error, b.score, b.error); }

} // namespace engine::cluedo
