#pragma once
// A finished game against optimal play: how many guesses each guess lost in expectation, luck apart. The engine proves both
// totals (codes.grade), so the figures are exact.
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
    too_large, // the board's optimum, or this guess's, cannot be proven soon enough
    stopped
};

struct Loss {
    LossState state = LossState::reckoning;
    double guesses = 0;                      // lost, if known
    std::optional<engine::codes::Code> best; // optimal play
};
Loss loss_of(const View&, int row);

/// All rows together.
struct Losses {
    LossState state = LossState::reckoning; // too_large: none is known
    double guesses = 0;
    int unknown = 0;          // rows whose loss is too hard to reckon
    std::optional<int> worst; // the row that lost most
    double worst_guesses = 0;
    bool worst_hit = false; // it was right: lucky, for what was to be expected is no better for it
};
Losses losses_of(const View&);

/// Does the game's strategy know nothing better to grade by?
inline bool graded_by_loss(const View& v) { return v.game().setup.strategy == engine::codes::StrategyKind::optimal; }
/// Nothing lost: best; less than a twentieth of a guess: good; less than a fifth: weak.
pegs::Grade grade_of_loss(double guesses);

/// "0.31 guesses lost", "as good as optimal play", or why that is not known.
std::string loss_in_words(const text::Say&, const Loss&);
/// "0.31 guesses lost against optimal play", where nothing else says so.
std::string loss_against_in_words(const text::Say&, const Loss&);
/// "Against optimal play: 0.42 guesses lost in all. Guess 3 cost most: 0.31."
std::string losses_in_words(const View&, const text::Say&);
/// The same under the result, as much of it as fits; "" if there is nothing to be said there.
std::string losses_in_short(const View&, const text::Say&, const std::function<bool(const std::string&)>& fits);

} // namespace shell::codes
