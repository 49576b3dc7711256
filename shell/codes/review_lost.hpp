#pragma once
// The loss of each guess of a finished game against optimal play, in expected guesses. The engine proves both totals
// (codes.grade), so the figures are exact.
#include "shell/codes/view.hpp"
#include "shell/pegs/grade.hpp"
#include "shell/text/text.hpp"
#include <functional>
#include <optional>
#include <string>

namespace shell::codes {

/// Whether a row's loss is known.
enum class LossState : std::uint8_t {
    reckoning,
    known,
    too_large, // the optimum of the board, or of this guess, cannot be proven in time
    stopped
};

struct Loss {
    LossState state = LossState::reckoning;
    double guesses = 0;                      // lost, if known
    std::optional<engine::codes::Code> best; // the optimal guess
};
Loss loss_of(const View&, int row);

/// All rows together.
struct Losses {
    LossState state = LossState::reckoning; // too_large: none is known
    double guesses = 0;
    int unknown = 0;          // rows whose loss cannot be proven
    std::optional<int> worst; // the row that lost most
    double worst_guesses = 0;
    bool worst_hit = false; // its guess was the secret: lucky, but the expected loss stays
};
Losses losses_of(const View&);

/// True if the loss is the grade: the strategy is optimal play.
inline bool graded_by_loss(const View& v) { return v.game().setup.strategy == engine::codes::StrategyKind::optimal; }
/// 0: best; below 0.05 guesses: good; below 0.2: weak; else poor.
pegs::Grade grade_of_loss(double guesses);

/// "0.31 guesses lost", "as good as optimal play", or that the loss is not known.
std::string loss_in_words(const text::Say&, const Loss&);
/// "0.31 guesses lost against optimal play", for places that do not mention optimal play.
std::string loss_against_in_words(const text::Say&, const Loss&);
/// "Against optimal play: 0.42 guesses lost in all. Guess 3 cost most: 0.31."
std::string losses_in_words(const View&, const text::Say&);
/// losses_in_words() in the longest form that fits under the result; "" if none fits, or if a row's loss stays unknown.
std::string losses_in_short(const View&, const text::Say&, const std::function<bool(const std::string&)>& fits);

} // namespace shell::codes
