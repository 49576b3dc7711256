#pragma once
// The dialog of puzzles of other days, and of any kind, level and number.
#include "engine/puzzle/puzzle.hpp"
#include "shell/kit/dialog.hpp"
#include "shell/kit/prefs.hpp"
#include "shell/lesson/book.hpp"
#include <memory>
#include <string>
#include <string_view>

namespace shell::app {
using namespace kit;

/// The lesson about a kind of puzzles; null = none.
const lesson::Entry* lesson_of(engine::puzzle::Kind);

/// now: today's date, the last day that can be chosen. Its actions: "puzzle_at" with a day, "puzzle_open" with the
/// name of a puzzle. prefs: how the player did so far.
std::unique_ptr<Dialog> puzzles_dialog(std::string_view now, const Prefs&);
/// How the player did, up to today's date.
std::unique_ptr<Dialog> puzzle_statistics(std::string_view now, const Prefs&);

} // namespace shell::app
