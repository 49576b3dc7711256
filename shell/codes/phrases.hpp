#pragma once
// Mastermind and Picas & Fijas in words: roles, strategies, contradictions, hints, one sentence per move.
#include "shell/codes/review.hpp"
#include "shell/codes/view.hpp"
#include "shell/pegs/phrases.hpp"

namespace shell::codes {
using namespace kit;
using namespace pegs;

std::string role_in_words(const Say&, engine::codes::Role);
/// The strategies' names for a menu, each with its criterion: "Knuth · by worst case".
std::vector<std::string> strategy_menu(const Say&);
/// `about`: what the strategy does. `source`: its author, or how well it plays. `hint`, `hint_impossible`: the reason
/// for a guess that can, or cannot, be the secret ({0}: the strategy's name, {1}: the guess's score, {2}: its number of
/// parts). A strategy that does not weigh guesses never means to contradict an answer: it has hint_contradicts instead.
struct StrategyTexts {
    Text about, source, hint, hint_impossible;
};
StrategyTexts texts_of(engine::codes::StrategyKind);
/// Why a strategy chose no guess. `error`: the engine's error kind. `plays`: the computer plays by it, else it advises.
std::string cannot_choose_in_words(const Say&, engine::codes::StrategyKind, std::string_view error, bool plays);
/// At the computer's turn: "Thinking", or why its strategy cannot play.
std::string computer_in_words(const View&, const Say&);
/// The label of the button to note the keeper's secret, or to change it.
text::Text secret_label(const View&);
/// Says that the answers contradict each other, and which rows may be wrong.
std::string contradiction_in_words(const Say&, const View&);
// In the order of engine::codes::Criterion.
inline constexpr std::array criterion_names{Text::by_worst, Text::by_expected_size, Text::by_entropy,
                                            Text::by_most_parts};
/// "256", "2.89".
std::string score_figure(const Say&, engine::codes::Criterion, double score);
/// "3rd of 1296 by worst case", and the rank by information if the criterion is another one.
std::string rank_in_words(const View&, const Say&, const Ranking&);
std::string rank_in_words(const View&, const Say&); // of the draft
/// The heading of the list of best guesses, with its criterion.
std::string best_guesses_in_words(const View&, const Say&);
/// True if the hint contradicts an answer although its strategy means to guess candidates only.
bool hint_errs(const View&);
/// The genetic algorithm's population, and what the last answer did to it; "" if unknown, or for other strategies.
std::string population_in_words(const View&, const Say&);
/// The tie rule of a strategy; none for a strategy that draws or proves its guess.
std::optional<Text> ties_of(engine::codes::StrategyKind);
/// The chosen strategy: its method, tie rule and changed parameters.
std::string about_in_words(const View&, const Say&);
/// A strategy's author, or how well it plays.
std::string source_in_words(const Say&, engine::codes::StrategyKind);
/// The reason for the computer's guess that waits for its answer; "" if its partition is unknown, or if the rows or the
/// strategy changed after it.
std::string chosen_in_words(const View&, const Say&);
/// The reason for the hint, or what is wrong with it. Precondition: analysis().choice has a value.
std::string hint_in_words(const View&, const Say&);

/// Whether the guesser's next guess is the last one.
bool is_last_guess(const View&);
/// "Guess 3 of 12" while the guesser is to guess; "" otherwise.
std::string guess_of_in_words(const View&, const Say&);
/// Over the draft: the same, and whether the game repeats a secret.
std::string draft_caption_in_words(const View&, const Say&);
/// Whoever guessed found the secret, in so many guesses; that a repeat does not count.
std::string won_in_words(const View&, const Say&);
/// The first hint: how many codes are possible, and where to look.
std::string nudge_in_words(const View&, const Say&);
std::string goal_in_words(const engine::codes::Game&, const Say&);

/// The best guesses by the strategy's criterion, if they are known (best_guesses.cpp).
void add_best_guesses(Panel&, const View&);
/// The list of strategies and what the chosen one does (strategy_tab.cpp).
void add_strategy(Panel&, const View&);
/// The genetic algorithm's population, if it is known (population.cpp).
void add_population(Panel&, const View&);
/// The heat map, once the candidates are counted.
void add_map(Panel&, const View&);
/// The review of a finished game, guess by guess.
void add_review(Panel&, const View&);

// What the canvas draws by hand, in words: each beside its drawing.
void describe_rows(const View&, Outline&);
void describe_own_notes(const View&, Outline&);
void describe_partition(const View&, Outline&);
void describe_possible(const View&, Outline&);

} // namespace shell::codes
