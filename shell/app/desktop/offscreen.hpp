#pragma once
// The desktop without a window: opens or replays a game until nothing moves, and writes what it shows.
#include "shell/app/desktop/arguments.hpp"
#include "shell/app/desktop/events.hpp"

namespace shell::app::desktop {

/// Returns the program's exit status; prints errors to stderr.
int run_offscreen(const Arguments&, const Recording&);

/// The recording to play: the file's, or an empty one with the arguments' settings. `wrong`: why it cannot be read.
Recording recording_of(const Arguments&, const Storage&, std::string& wrong);

/// The lesson to open, the arguments' or the report's; "" = none. `step`: from 0. `drawn`: the seed of its case.
struct LessonAsked {
    std::string lesson;
    int step = 0;
    std::uint64_t drawn = 1;
    std::string tried; // the line of the board if the learner tried something else on it
};
LessonAsked lesson_of(const Arguments&, const Recording&);

/// Prints to stderr, after the program's name; "" prints nothing.
void say(const std::string&);

} // namespace shell::app::desktop
