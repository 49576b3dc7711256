#pragma once
// The review of a finished game. Without lies: the expected information of each guess against the best one's, apart
// from the luck of its answer. With lies: what each answer taught, and the secret's probability after it.
#include "engine/codes/rank.hpp"
#include "shell/pegs/standing.hpp"
#include "shell/spaces/game.hpp"
#include "shell/spaces/posterior.hpp"
#include "shell/text/text.hpp"
#include <string>

namespace shell::spaces {

class Analysis;
class View;

struct ReviewedGuess {
    engine::codes::Ranked mine, best;
    engine::Count before = 0, left = 0; // codes before it, and after its answer
    bool right = false;                 // it was the secret
    pegs::Standing standing() const
    {
        return pegs::standing_of(mine.rank == 1, best.bits > 0 ? mine.bits / best.bits : 1, mine.possible,
                                 best.possible, static_cast<std::int64_t>(before));
    }
};

class Review {
public:
    /// Starts on a game without lies; the same game again costs nothing.
    void want(const Game&);
    /// Computes a slice. True: another guess is graded.
    bool work();
    bool busy() const { return job_.has_value(); }
    /// The first rows, as far as they are graded.
    const std::vector<ReviewedGuess>& rows() const { return rows_; }
    std::vector<pegs::Standing> standings() const;
    /// Computes the learner's guess for the next row whose spaces are known. True: there was one.
    bool ask(const Game&, const Analysis&);
    /// The learner's guess for that row; none: not computed yet, or the same as the guess played.
    const engine::codes::Code* learner(std::size_t row) const;

private:
    void begin();

    std::optional<engine::codes::Rules> rules_;
    std::vector<engine::codes::Clue> clues_;
    std::optional<engine::codes::RankJob> job_;
    std::vector<ReviewedGuess> rows_;
    std::optional<Mode> asked_; // the mode and the answers that learner_ is for
    std::vector<engine::codes::Clue> asked_of_;
    std::vector<engine::codes::Code> learner_;
};

/// What an answer taught when it may have been a lie.
struct Taught {
    double bits = 0;   // loss of entropy; negative if it grew
    double secret = 0; // the secret's probability after it
};
std::vector<Taught> taught(const Game&, const Posterior&);

std::string review_title_in_words(const View&, const text::Say&);
/// "Guess 3 cost most.", "No guess cost anything…", or that it is being computed; with lies, which answers were lies.
std::string costliest_in_words(const View&, const text::Say&);
/// The probability of the declared code given the answers, 0..1.
double declared_share(const View&);
/// The game is over, and the secret is not among the most probable codes. Only where lies have a probability.
bool believed_wrongly(const View&);
/// The lines of one row: its quality and luck, or what its answer taught.
std::vector<std::string> review_lines(const View&, const text::Say&, std::size_t row);

} // namespace shell::spaces
