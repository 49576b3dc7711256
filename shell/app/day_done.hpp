#pragma once
// Shown once a day's five puzzles are done: how each went, the row of days, the lesson to look at again, what is shared.
#include "shell/kit/dialog.hpp"
#include "shell/kit/prefs.hpp"
#include <memory>
#include <string>
#include <string_view>

namespace shell::app {
using namespace kit;

/// date: of the five; now: today; midnight: when it ends, on the clock of the frames, or before 0 if that is not known.
std::unique_ptr<Dialog> day_done_dialog(std::string_view date, std::string_view now, const Prefs&,
                                        const double& midnight);

/// What is shared: the date, then "◐●○●●", of today with the days in a row.
std::string shared_result(const Say&, std::string_view date, std::string_view now, const Prefs&);

} // namespace shell::app
