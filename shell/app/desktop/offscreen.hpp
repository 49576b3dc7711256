#pragma once
// The desktop without a window: opens what is asked for, or plays it again, until all is at rest, and writes what it shows.
#include "shell/app/desktop/arguments.hpp"
#include "shell/app/desktop/events.hpp"

namespace shell::app::desktop {

/// The program's exit status; what went wrong is said on the standard error.
int run_offscreen(const Arguments&, const Recording&);

/// What the arguments ask to be played: a file's, or else a beginning with nothing behind it. `wrong`: why it cannot be read.
Recording recording_of(const Arguments&, const Storage&, std::string& wrong);

/// The lesson to be opened, at which step of which case: the arguments' or the report's; "" = none.
struct LessonAsked {
    std::string lesson;
    int step = 0;
    std::uint64_t drawn = 1;
    std::string tried; // the line of its board, if that was tried on one's own
};
LessonAsked lesson_of(const Arguments&, const Recording&);

/// On the standard error, behind the program's name; "" is nothing.
void say(const std::string&);

} // namespace shell::app::desktop
