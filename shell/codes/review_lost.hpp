#pragma once
// The loss of each guess of a finished game against optimal play, in expected guesses. The engine proves both totals
// (codes.grade), so the figures are exact fractions.
#include "engine/base/fraction.hpp"
#include "shell/codes/analysis.hpp"
#include "shell/pegs/grade.hpp"
#include "shell/text/text.hpp"
#include <functional>
#include <optional>
#include <string>
#include <vector>

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
    engine::Fraction guesses;                // lost, if known
    std::optional<engine::codes::Code> best; // the optimal guess
};
Loss loss_of(const engine::codes::Game&, const Analysis&, int row);

/// All rows together.
struct Losses {
    LossState state = LossState::reckoning; // known: of every row; too_large: the losses of `unknown` rows are not
    bool is_too_large_board = false;
    int unknown = 0;          // rows whose loss cannot be proven
    engine::Fraction guesses; // lost in all; here and below if known
    std::vector<int> worst;   // the rows that lost most, all that tie; empty: nothing was lost
    engine::Fraction worst_guesses;
    std::optional<int> right; // the one of them that was the secret: lucky, but the expected loss stays
};
Losses losses_of(const engine::codes::Game&, const Analysis&);

/// 0: best; below 0.05 guesses: good; below 0.2: weak; else poor. Of the figure as it is shown, with two decimals.
pegs::Grade grade_of_loss(const engine::Fraction& guesses);

/// "0.31 guesses lost", "as good as optimal play", or that the loss is not known.
std::string loss_in_words(const text::Say&, const Loss&);
/// "0.31 guesses lost against optimal play", for places that do not mention optimal play.
std::string loss_against_in_words(const text::Say&, const Loss&);
/// "Against optimal play: 0.42 guesses lost in all. Guess 3 lost the most: 0.31." `losses` of every row are known.
/// `names`: the second sentence too.
std::string losses_in_words(const Losses& losses, const text::Say&, bool names = true);
/// losses_in_words() in the longest form that fits under the result; "" if none fits, or if a row's loss is unknown.
std::string losses_in_short(const Losses&, const text::Say&, const std::function<bool(const std::string&)>& fits);

} // namespace shell::codes
