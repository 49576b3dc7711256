#pragma once
// Grades of guesses, separate from the luck of their feedback, for reviews of finished games.
#include "shell/pegs/pegs.hpp"
#include "shell/text/text.hpp"
#include <array>
#include <cstdint>

namespace shell::pegs {

enum class Grade : std::uint8_t { best, good, weak, poor };
enum class Luck : std::uint8_t { good, even, bad };
inline constexpr std::array grade_names{text::Text::grade_best, text::Text::grade_good, text::Text::grade_weak,
                                        text::Text::grade_poor};
inline constexpr std::array luck_names{text::Text::luck_good, text::Text::luck_even, text::Text::luck_bad};

/// quality: 1 = a best guess, otherwise the ratio to the best guess's score, below 1. From 0.8 good, above 0.34 weak,
/// else poor. (Worst cases of 256 and 312 codes: good; 2 and 4: weak; 1 and 3: poor.)
Grade grade_of(double quality);
/// Good if at most 2/3 of the expected number of candidates are left, bad from 3/2 on. expected > 0.
Luck luck_of(std::int64_t left, double expected);

/// Draws the grade's word and four discs (poor fills one, best all), right-aligned at `right` and centred vertically.
void draw_grade(const Painter&, const text::Say&, Point right, Grade);
/// Draws `words` and the better guess, in one line of `width`.
void draw_better(const Painter&, engine::codes::Face, const engine::codes::Rules&, const engine::codes::Code&,
                 const std::string& words, Point at, float width, PegMark);

} // namespace shell::pegs
