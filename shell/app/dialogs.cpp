// Dialogs: which action opens one, and what happens where they have not come yet (kit/later.hpp).
#include "shell/app/app.hpp"
#include "shell/app/ids.hpp"
#include "shell/app/menu.hpp"
#include "shell/app/shortcuts.hpp"
#include "shell/kit/rest.hpp"
#include "shell/lesson/book.hpp"
#include <utility>

namespace shell::app {

bool App::opens_dialog(const Action& a) const
{
    return a.id == "menu"_id || a.id == "shortcuts"_id || a.id == "lessons"_id || (screen_ && screen_->opens_dialog(a));
}

void App::open_dialog(const Action& a)
{
    if (whole_) {
        if (auto dialog = dialog_of(a)) dialog_ = std::move(dialog);
        return;
    }
    dialog_wanted_ = a;
    ask_for_rest();
}

std::unique_ptr<Dialog> App::dialog_of(const Action& a)
{
    if (a.id == "menu"_id) return std::make_unique<MenuDialog>(games_file_);
    if (a.id == "shortcuts"_id) return shortcuts_dialog(screen_ ? screen_->keys() : std::span<const Text>{});
    if (a.id == "lessons"_id) return lesson::book(screen_ ? screen_->place() : Place::home, prefs_);
    if (std::string_view(a.id) == "explain") return explained(a.value);
    return screen_ ? screen_->dialog(a) : nullptr;
}

void App::ask_for_rest()
{
    toast_.reset();
    rest_tried_ = true;
    rest_awaited_ = now_;
    emit(Effect::Kind::later, {}, {});
}

void App::close_dialog()
{
    dialog_.reset();
    want_no_dialog();
}

/// The player has moved on: whatever comes now would be in the way.
void App::want_no_dialog()
{
    if (!std::exchange(dialog_wanted_, {})) return;
    rest_awaited_.reset();
    if (toast_ && toast_->action_id == "fetch_again"_id) toast_.reset();
}

/// The program's second file. Nobody has to have asked: the page brings it once the first picture is there.
void App::rest_has_come()
{
    whole_ = rest().here = true;
    rest_awaited_.reset();
    if (!dialog_wanted_) return;
    toast_.reset(); // that it is on its way
    open_dialog(*std::exchange(dialog_wanted_, {}));
}

/// What is long in coming is said to be.
void App::say_what_is_awaited(Ui& ui)
{
    constexpr double patient_ms = 500;
    const auto look = [&](std::optional<double>& since, Text coming) {
        if (!since) return;
        const double left = *since + patient_ms - now_;
        if (left > 0) return ui.wake_in(left);
        since.reset();
        show(say()(coming), Said::advice);
    };
    look(lesson_awaited_, Text::lesson_coming);
    look(rest_awaited_, Text::rest_coming);
}

} // namespace shell::app
