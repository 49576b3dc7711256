#pragma once
// Mastermind and Picas & Fijas in words: roles, strategies, contradictions, hints, one sentence per move.
#include "shell/codes/review.hpp"
#include "shell/codes/view.hpp"
#include "shell/pegs/phrases.hpp"

namespace shell::codes {
using namespace kit;
using namespace pegs;

std::string role_in_words(const Say&, engine::codes::Role);
/// The menu: each with what it goes by, as "Knuth · by worst case".
std::vector<std::string> strategy_menu(const Say&);
/// What a strategy does; who found it or how well it plays; its hint, and its hint of a guess that cannot be the secret
/// ({0}: its name, {1}: the guess's score, {2}: in how many parts it divides). One that weighs nothing does not mean to
/// contradict an answer: if it does, that is said instead of a reason (hint_contradicts).
struct StrategyTexts {
    Text about, source, hint, hint_impossible;
};
StrategyTexts texts_of(engine::codes::StrategyKind);
/// Why a strategy has not chosen, by the kind of the engine's error. `plays`: it is the computer's, who cannot wait.
std::string cannot_choose_in_words(const Say&, engine::codes::StrategyKind, std::string_view error, bool plays);
/// At the computer's turn: that it thinks, or why its strategy cannot play.
std::string computer_in_words(const View&, const Say&);
/// The button that lets me keep my secret here.
text::Text secret_label(const View&);
/// Where the contradiction is and what mends it.
std::string contradiction_in_words(const Say&, const std::vector<std::vector<int>>& repairs);
// In the order of engine::codes::Criterion.
inline constexpr std::array criterion_names{Text::by_worst, Text::by_expected_size, Text::by_entropy,
                                            Text::by_most_parts};
/// "256", "2.89".
std::string score_figure(const Say&, engine::codes::Criterion, double score);
/// "at worst 256 left", "2.89 bits".
std::string score_in_words(const Say&, engine::codes::Criterion, double score);
/// The same where there is room for a figure only: "worst 46".
std::string short_score_in_words(const Say&, engine::codes::Criterion, double score);
/// "3rd of 1296 by worst case", and by information where that is another criterion.
std::string rank_in_words(const View&, const Say&, const Ranking&);
std::string rank_in_words(const View&, const Say&); // of the draft
/// What the list of guesses shows, by which criterion.
std::string best_guesses_in_words(const View&, const Say&);
/// Is the hint's guess one that by its strategy's own word should fit all answers, and does not?
bool hint_errs(const View&);
/// The genetic algorithm's population, and what the last answer did to it; "" = it is not known, or another strategy is asked.
std::string population_in_words(const View&, const Say&);
/// Which of equally good guesses a strategy takes; of one that draws, or proves, none: there is no rule.
std::optional<Text> ties_of(engine::codes::StrategyKind);
/// What the chosen strategy does.
std::string about_in_words(const View&, const Say&);
/// Who found a strategy, or how well it plays.
std::string source_in_words(const Say&, engine::codes::StrategyKind);
/// Why the computer made the guess that waits for its answer; "" = nothing has been reckoned, or rows were changed since.
std::string chosen_in_words(const View&, const Say&);
/// Why the strategy likes its hint, or what is wrong with it; a choice must be there.
std::string hint_in_words(const View&, const Say&);

} // namespace shell::codes
