#pragma once
// The phrases of matrix games that need more than one text.
#include "engine/matrix/dominance.hpp"
#include "engine/matrix/game.hpp"
#include "engine/matrix/pure.hpp"
#include "shell/text/text.hpp"
#include <span>
#include <string>

namespace shell::matrix {
using namespace text;

/// "A" to "J", for rows and for columns.
std::string choice_letter(int choice);
/// "row B", "column A" inside a sentence; as a title: "Row B", "Column A".
std::string choice_in_words(const Say&, engine::matrix::Side, int choice);
std::string choice_title(const Say&, engine::matrix::Side, int choice);
/// "A, B and D".
std::string letters_in_words(const Say&, std::span<const int> choices);
/// An entry with the typographic minus.
std::string entry_text(const engine::Rational&);
/// "Row C: 1/2·A + 1/2·B is better against every column (strict)."
std::string step_in_words(const Say&, const engine::matrix::Step&);
/// The saddle points or, without one, the players who must mix.
std::string saddles_in_words(const Say&, const engine::matrix::Pure&, const engine::Fraction& value);
/// "You: row B. Sagaz: column A. You win 2."
std::string round_in_words(const Say&, const engine::matrix::Matrix&, engine::matrix::Side human,
                           engine::matrix::Round);
std::string matrix_error_in_words(const Say&, const engine::matrix::Error&);
/// The row player's gain as the human's: negated if the human plays columns.
engine::Fraction mine(engine::matrix::Side human, const engine::Fraction& to_row);

} // namespace shell::matrix
