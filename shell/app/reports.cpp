// App tells what was opened and done since, for a report.
#include "engine/session/mailed.hpp"
#include "shell/app/app.hpp"
#include "shell/app/saved.hpp"

namespace shell::app {

/// The screen's state as the members of a JSON object, for a report.
std::string App::opening() const
{
    std::string out = R"("line":)" + json_string(screen_ ? screen_->line() : "") + R"(,"prefs":)" +
                      json_string(prefs_text({language_, theme_, prefs_}));
    if (!date_.empty()) // the day's puzzles
        out += R"(,"date":)" + json_string(date_ + (date_words_.empty() ? "" : "\t" + date_words_));
    if (!lesson_) return out;
    const auto& s = lesson_->step();
    return out + R"(,"lesson":)" + json_string(s.lesson) + R"(,"step":)" + std::to_string(s.index) + R"(,"drawn":)" +
           std::to_string(s.seed) + (lesson_->free ? R"(,"tried":true)" : "");
}

void App::remember(const Action& a)
{
    if (action_log_.is_full()) action_log_.go_on(opening());
    action_log_.add(a.id.text(), a.value);
}

std::string App::report(const std::string& first) const
{
    if (first.empty()) return action_log_.text();
    const std::string lines = first + "\n" + action_log_.text();
    return lines + engine::session::seal_line(lines);
}

} // namespace shell::app
