#pragma once
// What the command line of sagaz-desktop says.
#include "shell/app/config.hpp"
#include "shell/app/desktop/storage.hpp"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace shell::app::desktop {

/// Of a picture's side.
inline constexpr int most_pixels = 16384;

struct Arguments {
    std::vector<std::pair<std::string, std::string>> config; // as the page's configuration names them
    std::string lesson;                                      // one of ours, or a file
    int step = 1;                                            // where it begins
    std::optional<std::pair<int, int>> size;
    double scale = 0; // pixels for one of the layout; 0 = as the screen has it

    std::string record;         // file to write
    std::string replay, report; // file to play again
    long until = -1;            // how many events of it
    bool offscreen = false;     // without a window
    std::string screenshot, outline, shapes, frames, trace;

    std::optional<int> exit_status; // there is nothing to start:
    std::string said;               // why
};

/// Those that come with Sagaz.
std::vector<std::string> lesson_names();

/// What is wrong, and --help, are said in the result; then exit_status is set.
Arguments read_arguments(int count, const char* const* values);

/// Under which name its games are saved: one for each configuration, as the page does (the options of the kind "game"); "game"
/// without any.
std::string slot_of(const Arguments&);

/// How the app starts: what was saved, then the arguments, in the system's language where none is asked for.
Settings settings_of(const Arguments&, const Storage&);

} // namespace shell::app::desktop
