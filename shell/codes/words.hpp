#pragma once
// Mastermind and Picas & Fijas in words: roles, strategies, contradictions, hints, one sentence per move.
#include "shell/codes/review.hpp"
#include "shell/codes/view.hpp"
#include "shell/pegs/words.hpp"

namespace shell::codes {
using namespace kit;
using namespace pegs;

// Names of choices, in the order of their enumerations.
#define EACH(key, job) Text::strategy_##key,
inline constexpr std::array strategy_names{ENGINE_CODES_STRATEGIES(EACH, EACH)};
#undef EACH

std::string role_in_words(const Say&, engine::codes::Role);
std::string strategy_in_words(const Say&, engine::codes::StrategyKind);
/// What a strategy does; who found it or how well it plays; its hint, and its hint of a guess that cannot be the secret
/// ({0}: its name, {1}: how many are left at worst); what it says of a game too large for it.
struct StrategyTexts {
    Text about, source, hint, hint_impossible, too_large;
};
StrategyTexts texts_of(engine::codes::StrategyKind);
/// Where the contradiction is and what mends it.
std::string contradiction_in_words(const Say&, const std::vector<std::vector<int>>& repairs);
// In the order of engine::codes::Criterion.
inline constexpr std::array criterion_names{Text::by_worst, Text::by_expected_size, Text::by_entropy,
                                            Text::by_most_parts};
/// "3rd of 1296 by worst case", and by information where that is another criterion.
std::string rank_in_words(const View&, const Say&, const Ranking&);
std::string rank_in_words(const View&, const Say&); // of the draft
/// What the list of guesses shows, by which criterion.
std::string best_guesses_in_words(const View&, const Say&);
/// Why the strategy likes its hint; a choice must be there.
std::string hint_in_words(const View&, const Say&);

} // namespace shell::codes
