#pragma once
// Reads the command line of sagaz-desktop.
#include "shell/app/config.hpp"
#include "shell/app/desktop/storage.hpp"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace shell::app::desktop {

/// The largest side of a picture.
inline constexpr int most_pixels = 16384;

struct Arguments {
    std::vector<std::pair<std::string, std::string>> config; // names as in the page's configuration
    std::string lesson;                                      // a lesson of Sagaz, or a file
    int step = 1;                                            // its first step, from 1
    std::optional<std::pair<int, int>> size;
    double scale = 0; // pixels per layout pixel; 0 = the screen's

    std::string record;         // file to write
    std::string replay, report; // file to replay
    long until = -1;            // number of its events to play; -1 = all
    bool offscreen = false;     // without a window
    std::string screenshot, outline, shapes, frames, trace;

    std::optional<int> exit_status; // if set: end at once with this status,
    std::string said;               // and print this
};

/// The lessons that come with Sagaz.
std::vector<std::string> lesson_names();

/// Wrong arguments, --help and --version set `exit_status` and `said`.
Arguments read_arguments(int count, const char* const* values);

/// The name that the games are saved under: one for each set of options of the kind "game", as in the page; "game"
/// without any.
std::string slot_of(const Arguments&);

/// The app's settings: the saved texts, then the arguments; the system's language if none was saved or asked for.
Settings settings_of(const Arguments&, const Storage&);

} // namespace shell::app::desktop
