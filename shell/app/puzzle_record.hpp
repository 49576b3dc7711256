#pragma once
// What the results of puzzles say about the player: times, results by kind and level, and differences between kinds
// that are more than chance.
#include "shell/app/today.hpp"
#include <vector>

namespace shell::app {

/// A puzzle solved by the player.
struct Solve {
    engine::puzzle::Kind kind{};
    int level = 1;
    bool first = false; // at the first try, without a hint
    int seconds = 0;
};

/// The last ones, at most 100, oldest first; unreadable text counts as none.
std::vector<Solve> solves(const Prefs&);
void keep_time(Prefs&, std::string_view lesson, bool first, int seconds);

/// The time that the puzzles of the last day took; 0 = not measured, or another day.
int day_seconds(const Prefs&, std::string_view date);
void keep_day_time(Prefs&, std::string_view date, int seconds);

/// How a puzzle went at first; a later time changes nothing. tries: 0 = not known.
struct PuzzleEnd {
    Solved how{};
    int tries = 0, hints = 0, seconds = 0;
};
/// Of one of a day's five while its month is kept, of any other puzzle among the last forty or so.
std::optional<PuzzleEnd> ended_before(const Prefs&, std::string_view lesson);
/// Keeps the first result. True: it was the first.
bool keep_end(Prefs&, std::string_view lesson, const PuzzleEnd&);

/// How the last puzzles went that are of no day whose results are kept.
Tally endless_tally(const Prefs&);

/// [kind][level - 1]
using LevelTallies = std::array<std::array<Tally, engine::puzzle::max_level>, engine::puzzle::kinds.size()>;
LevelTallies level_tallies(const Prefs&);

/// Half of this kind's puzzles took at most so many seconds; 0 = none solved.
int median_seconds(const std::vector<Solve>&, engine::puzzle::Kind);

/// Puzzles of one level: `of` of this kind among `all`, of which `good` went well.
struct Stratum {
    int of = 0, good = 0, all = 0;
};
/// The chance that at most `seen` of this kind's went well, if the kind made no difference: within each level the good
/// ones fall on any puzzles alike (R. A. Fisher's exact test, one-sided, with levels as strata).
double chance_of_at_most(int seen, const std::vector<Stratum>&);

/// A kind that differs from the others by more than chance: the chance times the number of kinds compared is below 5 %.
struct Judged {
    engine::puzzle::Kind kind{};
    int good = 0, all = 0;               // of this kind
    int others_good = 0, others_all = 0; // of the other kinds
};
/// Kinds less often right at the first try, by the results of days.
std::vector<Judged> weak_kinds(const LevelTallies&);
/// Kinds more often solved in less than the player's median time at their level.
std::vector<Judged> quick_kinds(const std::vector<Solve>&);

} // namespace shell::app
