#pragma once
// Mastermind and Picas & Fijas in words: roles, strategies, contradictions, hints, one sentence per move.
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
/// Why the strategy likes its hint; a choice must be there.
std::string hint_in_words(const View&, const Say&);

} // namespace shell::codes
