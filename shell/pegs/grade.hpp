#pragma once
// How good a guess was, apart from the luck of its answer: what reviews of finished games say.
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

/// At least 4/5 as good as the best: good; more than 1/3: weak. (256 codes left at worst, 312: good; 2 and 4: weak;
/// 1 and 3: poor.)
Grade grade_of(double quality);
/// Two thirds of the codes expected are left, or fewer: good; half as many again, or more: bad. `expected` > 0.
Luck luck_of(std::int64_t left, double expected);

/// The grade's word and as many discs of four as it is worth, up to `right`, its middle at that height.
void draw_grade(const Painter&, const text::Say&, Point right, Grade);
/// What should have been played, after the words for it: one line of `width` from `at`.
void draw_better(const Painter&, engine::codes::Face, const engine::codes::Rules&, const engine::codes::Code&,
                 const std::string& words, Point at, float width, PegMark);

} // namespace shell::pegs
