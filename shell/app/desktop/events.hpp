#pragma once
// What comes to a game on the desktop from outside, as data: the lines of a recording and of a page's report.
#include "shell/app/config.hpp"
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shell::app::desktop {

/// In a recording's file: {"frame":7,"kind":"act","values":["submit",""]}.
///   frame    now in ms, width, height, density
///   pointer  move | down | up | leave, x, y, button, mouse | touch | pen      key   its name in ImGui, down
///   wheel    x, y          char  code point       focus  bool        clipboard  text, before it is pasted
///   act      id, value: an action of the outline, or in a report of whatever was used
///   set      name, value   link  text to open     asked  job, which went to the worker
///   deliver  job: the worker has answered; job, done, total: how far it is
struct Event {
    long frame = 0; // after how many
    std::string kind;
    nlohmann::json values;
};

struct Recording {
    Settings settings;
    std::uint64_t seed = 0;     // of what is drawn
    std::string version, build; // of the program that has written it
    std::string error;          // a report's: what has stopped the game
    float width = 0, height = 0, density = 1;
    int cut = 0;        // the line that ends before its object does, the last, which is left out; 0 = all are whole
    std::string lesson; // a report's: it began in this lesson, at this step of the case that was drawn so
    int step = 0;
    std::string tried;       // the line of its board, which was tried on one's own
    std::int64_t before = 0; // actions that went before, of which it knows nothing
    std::uint64_t drawn = 1;
    int left_out = 0;    // actions of a report that do not stand as they were written
    std::string said;    // of a report that is not as it was written
    bool report = false; // actions only: the frames between them are to be made
    std::vector<Event> events;
    /// A teacher's own file is on the page that the report comes from.
    bool opens_lesson() const { return !lesson.empty() && !lesson.ends_with(".json"); }
};

/// The size that its screen had last, in pixels of the layout; none: it has no size of its own.
std::optional<std::pair<int, int>> size_of(const Recording&);

std::string header_line(const Recording&);
std::string line_of(const Event&);

struct ReadRecording {
    Recording recording;
    std::string wrong; // "" = all of it could be read; else the line and what it lacks
};
ReadRecording read_recording(std::string_view text);

/// The version and the commit that this program was built from.
std::string_view program_version();
std::string_view program_build();

} // namespace shell::app::desktop
