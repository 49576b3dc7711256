#pragma once
// The puzzles of a day: which five, how the player did, and the days in a row. Kept with the preferences, a month a line.
#include "engine/puzzle/day.hpp"
#include "shell/kit/prefs.hpp"
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace shell::app {
using namespace kit;

/// How a puzzle went: at the first try without a hint, by the player alone, or after seeing why.
enum class Solved : std::uint8_t { open, first, helped, shown };

/// A day's five, and the row of days; a day counts when one of its puzzles was solved on that day.
struct Today {
    std::string date; // "2026-11-29", local; "" = unknown: no puzzles
    engine::puzzle::Day puzzles{};
    std::array<Solved, engine::puzzle::puzzles_a_day> solved{};
    int days = 0; // in a row, up to today or yesterday
};

/// Unreadable text counts as nothing solved. A date before the first day, or none, has no puzzles.
/// now: today's date, which the row counts to.
Today puzzles_of(std::string_view date, std::string_view now, const Prefs&);

/// "puzzle:crack:2:4711" as a lesson's name; with a date, ":2026-11-29" after it: one of that day's five.
std::string puzzle_name(const engine::puzzle::Key&, std::string_view date = {});
struct PuzzleName {
    engine::puzzle::Key key;
    std::string_view date; // "" = of no day
};
/// The day before a date or after it; "" = the date is none, or the day has no puzzles.
std::string day_before(std::string_view date);
std::string day_after(std::string_view date);
/// 0 = Monday.
int weekday_of(std::string_view date);
/// Of this week's days, from Monday on, whether one of their puzzles was solved.
using Week = std::array<bool, 7>;
Week week_of(std::string_view now, const Prefs&);

/// Nothing if the lesson is no puzzle.
std::optional<PuzzleName> puzzle_of(std::string_view lesson);

/// Notes the first result of one of a day's puzzles. now: the date when it was opened; only then the day counts.
void keep_result(Prefs&, std::string_view now, std::string_view lesson, Solved);

/// The first puzzle of the day that is not solved; -1 = none.
int next_of(const Today&);
/// The lesson after this one: the day's next open puzzle, or the next number of the kind. "" = the day is done.
std::string next_puzzle(std::string_view lesson, const Prefs&);

/// Calls f(key, how) for each result of a day's puzzle.
void for_each_result(const Prefs&, const std::function<void(const engine::puzzle::Key&, Solved)>& f);

/// How puzzles of days went.
struct Tally {
    int all = 0, solved = 0, first = 0; // tried; by the player; at the first try
};

/// "◐●○··", as it is shared.
std::string signs_of(const Today&);

} // namespace shell::app
