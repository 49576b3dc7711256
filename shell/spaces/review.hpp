#pragma once
// A finished game looked at again. Without lies each guess is graded by the information it promised, against the best
// there was, apart from the luck of its answer; with lies, what each answer taught and did to the secret's probability.
#include "engine/codes/rank.hpp"
#include "shell/pegs/grade.hpp"
#include "shell/spaces/game.hpp"
#include "shell/spaces/posterior.hpp"
#include "shell/text/text.hpp"
#include <string>

namespace shell::spaces {

class Analysis;
class View;

struct ReviewedGuess {
    engine::codes::Ranked mine, best;
    engine::Count left = 0; // after its answer
    bool right = false;     // it was the code
    /// From 1, as good as the best, to 0.
    double quality() const { return mine.rank == 1 || best.bits <= 0 ? 1 : mine.bits / best.bits; }
};

class Review {
public:
    /// Of a game without lies; the same game again costs nothing.
    void want(const Game&);
    /// A slice; true: another guess is graded.
    bool work();
    bool busy() const { return job_.has_value(); }
    /// Of the first rows, as far as it has come.
    const std::vector<ReviewedGuess>& rows() const { return rows_; }
    /// Of the guess furthest from the best; none: no guess cost anything.
    std::optional<std::size_t> costliest() const;
    /// What the learner would have played, asked row by row as far as its spaces are known. True: another.
    bool ask(const Game&, const Analysis&);
    /// Of that row; none: not asked yet, or it is what was played.
    const engine::codes::Code* learner(std::size_t row) const;

private:
    void begin();

    std::optional<engine::codes::Rules> rules_;
    std::vector<engine::codes::Clue> clues_;
    std::optional<engine::codes::RankJob> job_;
    std::vector<ReviewedGuess> rows_;
    std::optional<Mode> asked_; // with what habits, of which answers
    std::vector<engine::codes::Clue> asked_of_;
    std::vector<engine::codes::Code> learner_;
};

/// What an answer taught that may have been a lie.
struct Taught {
    double bits = 0;   // of uncertainty less; negative where it confused
    double secret = 0; // the secret's probability after it
};
std::vector<Taught> taught(const Game&, const Posterior&);

std::string review_title_in_words(const View&, const text::Say&);
/// "Guess 3 cost most.", "No guess cost anything…", or that it is being worked out.
std::string costliest_in_words(const View&, const text::Say&);
/// How probable the answers make the code that was declared, 0..1.
double declared_share(const View&);
/// The game is over, and the secret is not among the codes that the answers make the most probable.
bool believed_wrongly(const View&);
/// One row's lines: how good it was, how lucky; or what it taught.
std::vector<std::string> review_lines(const View&, const text::Say&, std::size_t row);

} // namespace shell::spaces
