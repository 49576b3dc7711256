#pragma once
// Mastermind and Picas & Fijas in words: roles, strategies, contradictions, hints, one sentence per move.
#include "shell/codes/view.hpp"
#include "shell/pegs/words.hpp"

namespace shell::codes {
using namespace kit;
using namespace pegs;

// Names of choices, in the order of their enumerations.
inline constexpr std::array strategy_names{Text::strategy_consistent, Text::strategy_knuth};

std::string role_in_words(const Say&, engine::codes::Role);
std::string strategy_in_words(const Say&, engine::codes::StrategyKind);
/// Where the contradiction is and what mends it.
std::string contradiction_in_words(const Say&, const std::vector<std::vector<int>>& repairs);
/// Why the strategy likes its hint; a choice must be there.
std::string hint_in_words(const View&, const Say&);

} // namespace shell::codes
