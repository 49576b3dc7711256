#pragma once
// The puzzles of a day: a function of the date alone.
#include "engine/base/expected.hpp"
#include "engine/puzzle/puzzle.hpp"
#include <array>

namespace engine::puzzle {

inline constexpr int puzzles_a_day = 5;
inline constexpr std::string_view first_day = "2024-01-01"; // a Monday

using Day = std::array<Key, puzzles_a_day>;

/// "2027-02-14", Gregorian, from first_day to 9999-12-31. Kinds take turns, so a day has five different ones and a week
/// has all; levels follow the weekday. Errors: bad_date, too_early.
Expected<Day, Error> day_of(std::string_view date);

} // namespace engine::puzzle
