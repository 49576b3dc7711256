#pragma once
// The review of a finished game: each guess's grade by the strategy's criterion, the luck of its answer, its loss
// against optimal play, and what the strategy would have played. Optimal play has no criterion: there the loss is the
// grade.
#include "shell/codes/analysis.hpp"
#include "shell/codes/review_lost.hpp"
#include <optional>
#include <string>
#include <vector>

namespace shell::codes {
using namespace pegs;

class View;

struct ReviewedRow {
    int row = 0;
    std::optional<Grade> grade; // none: the loss is not known
    double quality = 1;         // by the criterion
    Loss loss;
    Luck luck = Luck::even;
    std::int64_t left = 0; // candidates after its answer
    Ranking ranking;
    std::optional<engine::codes::Code> better; // what the strategy would have played
    std::vector<int> conflicts;                // earlier rows that the guess contradicted
    bool right = false;                        // the guess was the secret
};
/// The rows that are ranked so far.
std::vector<ReviewedRow> review_of(const View&);
/// True once each row that counts is ranked or its request has failed.
bool review_done(const View&);

/// The row whose guess was furthest from the best one. A guess that was the secret cost nothing, however lucky it was.
/// None: no guess cost anything, or the review is not done.
std::optional<int> costliest(const View&, const std::vector<ReviewedRow>&);

std::string review_title_in_words(const View&, const text::Say&);
/// "Guess 4 cost most.", "No guess cost anything…", or that the review is not done.
std::string costliest_in_words(const View&, const text::Say&);
/// The row to mark: the costliest by the criterion, or by the loss where that is the grade.
std::optional<int> marked_row(const View&, const std::vector<ReviewedRow>&);
/// "worst case 3 · the best 1".
std::string against_in_words(const View&, const text::Say&, const ReviewedRow&);
std::string luck_in_words(const text::Say&, const ReviewedRow&);
/// "Knuth would play", "Optimal play", or "The best" for another strategy without a criterion.
std::string would_play_in_words(const View&, const text::Say&);

} // namespace shell::codes
