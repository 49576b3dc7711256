#pragma once
// The inputs of a game on the desktop as data: the lines of a recording and of a page's report.
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
///   act      id, value: an action of the outline, or in a report any action
///   set      name, value   link  text to open     asked  job that went to the worker
///   deliver  job: the worker's answer; job, done, total: its progress
struct Event {
    long frame = 0; // number of frames before it
    std::string kind;
    nlohmann::json values;
};

struct Recording {
    Settings settings;
    std::uint64_t seed = 0;     // of the random choices
    std::string version, build; // of the program that wrote it
    std::string error;          // of a report: what stopped the game
    float width = 0, height = 0, density = 1;
    int cut = 0;        // number of the last line if it is incomplete and so left out; 0 = all are whole
    std::string lesson; // of a report: it begins in this lesson, at `step` of the case that seed `drawn` gives
    int step = 0;
    std::string tried;       // the line of the board if the learner tried something else on it
    std::int64_t before = 0; // number of earlier actions, which it does not contain
    std::uint64_t drawn = 1;
    std::string date;    // of a report: the day and its words, as the page told them
    int left_out = 0;    // number of a report's actions that are damaged
    std::string said;    // how a report differs from what was written
    bool report = false; // actions only: the replay makes the frames between them
    std::vector<Event> events;
    /// False for a teacher's own file, which only the page of the report has.
    bool opens_lesson() const { return !lesson.empty() && !lesson.ends_with(".json"); }
};

/// The last size of its screen, in layout pixels; none if it has no frame.
std::optional<std::pair<int, int>> size_of(const Recording&);

std::string header_line(const Recording&);
std::string line_of(const Event&);

struct ReadRecording {
    Recording recording;
    std::string wrong; // "" = it could be read; else the line and its error
};
ReadRecording read_recording(std::string_view text);

} // namespace shell::app::desktop
