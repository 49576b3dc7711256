#pragma once
// Phrases for every game with a code to find: symbols, codes, feedback, rules, errors.
#include "engine/codes/game.hpp"
#include "shell/kit/joined.hpp"
#include "shell/pegs/pegs.hpp"
#include "shell/text/text.hpp"
#include <array>
#include <string>
#include <vector>

namespace shell::pegs {
using namespace text;

// Names of choices, in the order of their enumerations.
inline constexpr std::array face_names{Text::face_colours, Text::face_digits, Text::face_letters};

#define EACH(key, job) Text::strategy_##key,
inline constexpr std::array strategy_names{ENGINE_CODES_STRATEGIES(EACH, EACH, EACH, EACH)};
#undef EACH

std::string strategy_in_words(const Say&, engine::codes::StrategyKind);
std::string codes_title(const Say&, engine::codes::Face);
std::string rules_in_words(const Say&, const engine::codes::Rules&, engine::codes::Face, bool brief);
std::string error_in_words(const Say&, const engine::codes::Error&, const engine::codes::Rules&);
/// "rojo", "4", "B".
std::string symbol_name(const Say&, engine::codes::Face, int symbol);
/// "rojo, rojo, azul, amarillo" or "0 1 2 3".
std::string code_in_words(const Say&, engine::codes::Face, const engine::codes::Rules&, const engine::codes::Code&);
std::string fijas_in_words(const Say&, int);
std::string picas_in_words(const Say&, int);
std::string answer_in_words(const Say&, engine::codes::Feedback);
/// "1, 3 y 4": board rows, counted from 1.
std::string rows_in_words(const Say&, const std::vector<int>& rows);
/// "la fila 1", "las filas 1 y 2".
std::string named_rows_in_words(const Say&, const std::vector<int>& rows);
/// A count for a narrow space: exact up to five digits, then "≈12 M".
std::string short_count(const Say&, std::int64_t);

} // namespace shell::pegs
