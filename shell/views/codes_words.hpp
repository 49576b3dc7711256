#pragma once
// The code games in words: symbols, answers, rules, errors, one sentence per move.
#include "shell/views/codes.hpp"

namespace shell {

// Names of choices, in the order of their enumerations.
inline constexpr std::array face_names{Text::face_colours, Text::face_digits, Text::face_letters};
inline constexpr std::array strategy_names{Text::strategy_consistent, Text::strategy_knuth};

/// "rojo", "4", "letra B".
std::string symbol_name(const Say&, engine::codes::Face, int symbol);
/// "rojo, rojo, azul, amarillo" or "0 1 2 3".
std::string code_in_words(const Say&, engine::codes::Face, const engine::codes::Rules&, const engine::codes::Code&);
std::string fijas_in_words(const Say&, int);
std::string picas_in_words(const Say&, int);
std::string answer_in_words(const Say&, engine::codes::Feedback);
/// "1, 3 y 4": board rows as people count them.
std::string rows_in_words(const Say&, const std::vector<int>& rows);
/// "la fila 1", "las filas 1 y 2".
std::string named_rows_in_words(const Say&, const std::vector<int>& rows);
std::string role_in_words(const Say&, engine::codes::Role);
std::string strategy_in_words(const Say&, engine::codes::StrategyKind);
/// Where the contradiction is and what mends it.
std::string contradiction_in_words(const Say&, const std::vector<std::vector<int>>& repairs);
/// Why the strategy likes its hint; a choice must be there.
std::string hint_in_words(const CodesView&, const Say&);
/// A count that must fit a small place: exact up to five digits, then "≈12 M".
std::string short_count(const Say&, std::int64_t);

} // namespace shell
