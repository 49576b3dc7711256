// A graded activity keeps its task: the first screen's setup, which no action replaces, takes back or solves.
#include "shell/app/app.hpp"
#include "shell/app/games.hpp"
#include "shell/app/records.hpp"
#include <utility>

namespace shell::app {
namespace {

constexpr std::string_view pref = "graded"; // as "hints", not saved: "on" with one seed, "any" with every seed

} // namespace

bool may_share(const Lock& lock, const Screen* screen)
{
    return !lock.moves || lock.puzzle || screen == nullptr || screen->progress().over;
}

bool App::graded() const { return !prefs_.get(pref).empty(); }

/// Whether the grade is of the quality of play, which the page calculates; else of the win.
bool App::by_quality() const { return prefs_.is("grade", "quality"); }

/// Whether the game can be saved from its model: it may hold what a lesson, a grade or a prediction asks for.
bool App::has_model_figure() const
{
    const auto* game = screen_ ? game_at(screen_->place()) : nullptr;
    return game && game->figure && !lesson_ && prefs_.helps() && (!graded() || screen_->progress().over) &&
           screen_->has_figure() && !screen_->asked(say());
}

void App::complete()
{
    const auto progress = screen_->progress();
    std::string detail = R"({"success":)";
    detail += progress.success ? "true" : progress.even ? "null" : "false";
    detail += R"(,"guesses":)" + std::to_string(progress.turn) + R"(,"helped":)";
    detail += prefs_.is(helped_key(screen_->place()), "on") ? "true" : "false";
    if (const std::string played = by_quality() ? screen_->played() : std::string(); !played.empty())
        detail += R"(,"played":)" + played;
    emit(Effect::Kind::event, "complete", detail + "}");
}

std::string App::task_of(const Screen& s) const { return prefs_.is(pref, "any") ? s.fresh_line(0) : s.task(); }

/// An open puzzle's board stays as it is.
bool App::holds_board() const { return lesson_ && lesson_->is_puzzle() && lesson_->open(); }

Text App::words_of_lock() const { return holds_board() ? Text::puzzle_held : Text::graded_locked; }

Lock App::lock() const
{
    if (holds_board()) return {true, true, false, true, lesson_->pencils() || lesson_->notes.can_undo()};
    if (!graded() || lesson_) return {};
    return {true, !prefs_.is(pref, "any"), true};
}

/// Locks the game on screen. One with any seed lets the player begin again with another secret.
void App::lock_game(bool any_seed, bool of_page)
{
    prefs_.set(pref, any_seed ? "any" : "on");
    lock_of_page_ = of_page;
    if (screen_) task_ = task_of(*screen_);
}

/// Ends the lock and the ban on help that came with a link, when its game is left.
void App::unlock()
{
    if (lock_of_page_) return;
    prefs_.drop(pref);
    if (std::exchange(quality_of_link_, false)) prefs_.drop("grade");
    if (std::exchange(no_help_of_link_, false)) prefs_.drop("hints");
}

/// Whether this line may replace the game on screen: not the task itself, whose secret is known by now.
bool App::may_begin(std::string_view line) const
{
    if (holds_board()) return false;
    if (!graded() || lesson_) return true;
    const auto* game = game_of(line);
    Prefs prefs = prefs_;
    const auto next = game ? game->open(line, prefs) : nullptr;
    return next && screen_ && prefs_.is(pref, "any") && task_of(*next) == task_ && next->progress().turn == 0 &&
           next->task() != screen_->task();
}

/// Whether the game is still the task, and no move of `turn` is taken back.
bool App::keeps_task(int turn) const
{
    return !graded() || lesson_ || !screen_ || (task_of(*screen_) == task_ && screen_->progress().turn >= turn);
}

void App::put_task_back(std::string_view line)
{
    const bool told = completed_told_;
    if (show_line(line)) completed_told_ = told;
    show(say()(Text::graded_locked), Said::advice);
}

} // namespace shell::app
