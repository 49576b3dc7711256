// In place of lesson_played.cpp in a page's program whose screens have no lesson: the player of lessons stays out of it.
#include "shell/app/app.hpp"
#include "shell/app/games.hpp"

namespace shell::app {

void App::show_lesson(std::string_view) // of a game that is not here
{
    lesson_awaited_.reset();
    show(say()(Text::lesson_unreadable), Said::wrong);
}

// None is ever open.
bool App::lesson_acts(const Action&) { return false; }
void App::lesson_goes_on(std::string_view, bool) {}
void App::lay_out_lesson() {}
void App::draw_lesson(Ui&, Rect) {}
void App::describe_lesson(Outline&) const {}
void App::lead_on() {}

} // namespace shell::app
