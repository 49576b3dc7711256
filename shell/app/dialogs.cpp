// Finds the dialog that an action opens.
#include "shell/app/app.hpp"
#include "shell/app/figure.hpp"
#include "shell/app/games.hpp"
#include "shell/app/ids.hpp"
#include "shell/app/menu.hpp"
#include "shell/app/shortcuts.hpp"
#include "shell/kit/audience.hpp"
#include "shell/lesson/book.hpp"
#include <utility>

namespace shell::app {

bool App::open_dialog(const Action& a)
{
    if (a.id == "audience"_id && screen_ && !screen_->asked(say()))
        return show(say()(Text::audience_none), Said::advice), true;
    auto dialog = dialog_of(a);
    if (!dialog) return false;
    dialog_ = std::move(dialog);
    return true;
}

std::unique_ptr<Dialog> App::dialog_of(const Action& a)
{
    if (a.id == "menu"_id) return std::make_unique<MenuDialog>(games_file_, may_share(lock(), screen_.get()));
    if (a.id == "export"_id && screen_) return figure_dialog(*screen_);
    if (a.id == "shortcuts"_id) return shortcuts_dialog(screen_ ? screen_->keys() : std::span<const Text>{});
    if (const auto* h = home_screen(); h && a.id == "puzzles"_id && !screen_ && !date_.empty())
        return h->puzzles(date_, prefs_);
    if (const auto* h = home_screen(); h && a.id == "puzzle_statistics"_id && !screen_ && !date_.empty())
        return h->statistics(date_, prefs_);
    if (a.id == "lessons"_id) return lesson::book(screen_ ? screen_->place() : Place::home, prefs_);
    if (std::string_view(a.id) == "explain") return explained(a.value);
    if (a.id == "audience"_id && screen_) {
        if (auto question = screen_->asked(say())) return audience_dialog(*std::move(question));
        return nullptr;
    }
    return screen_ ? screen_->dialog(a) : nullptr;
}

/// Shows a message if a lesson's step has not come after half a second.
void App::say_lesson_is_awaited(Ui& ui)
{
    constexpr double patient_ms = 500;
    if (!lesson_awaited_) return;
    const double left = *lesson_awaited_ + patient_ms - now_;
    if (left > 0) return ui.wake_in(left);
    lesson_awaited_.reset();
    show(say()(Text::lesson_coming), Said::advice);
}

} // namespace shell::app
