#pragma once
// A finished game looked at again: how good each guess was by the strategy's criterion when it was played, apart from the
// luck of its answer, what it lost against optimal play, and what the strategy would have played. Optimal play is a strategy
// without a criterion: where it advises, what was lost is the grade.
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
    std::optional<Grade> grade; // none: it is not known what the guess lost
    double quality = 1;         // by the criterion
    Loss loss;
    Luck luck = Luck::even;
    std::int64_t left = 0; // after its answer
    Ranking ranking;
    std::optional<engine::codes::Code> better; // what the strategy would have played
    std::vector<int> conflicts;                // rows it contradicted
    bool right = false;                        // it was the code
};
/// Of the rows worked out so far.
std::vector<ReviewedRow> review_of(const View&);
/// Are all rows that count worked out, or beyond what can be?
bool review_done(const View&);

/// The row of the guess furthest from the best one, once all are worked out; a guess that was right cost nothing, however
/// lucky it was. None: no guess cost anything.
std::optional<int> costliest(const View&, const std::vector<ReviewedRow>&);

std::string review_title_in_words(const View&, const text::Say&);
/// "Guess 4 cost most.", "No guess cost anything…", or that it is being worked out.
std::string costliest_in_words(const View&, const text::Say&);
/// The row to be marked: of the criterion, or of what was lost where that is the grade.
std::optional<int> marked_row(const View&, const std::vector<ReviewedRow>&);
/// "worst case 3 · the best 1".
std::string against_in_words(const View&, const text::Say&, const ReviewedRow&);
std::string luck_in_words(const text::Say&, const ReviewedRow&);
/// "Knuth would play", or "The best" where the strategy draws.
std::string would_play_in_words(const View&, const text::Say&);

} // namespace shell::codes
