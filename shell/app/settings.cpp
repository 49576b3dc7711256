// App opens links and takes the host's settings.
#include "engine/session/link.hpp"
#include "shell/app/app.hpp"
#include "shell/app/games.hpp"
#include "shell/app/ids.hpp"
#include "shell/app/records.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/forced_theme.hpp"

namespace shell::app {

std::string App::state() const { return screen_ ? link_of(screen_->line()) : std::string(); }

std::string App::link_of(std::string line) const
{
    return engine::session::to_link({std::move(line), !prefs_.helps() && !lesson_, graded(), by_quality() && !lesson_});
}

bool App::set_state(std::string_view link)
{
    const auto shared = engine::session::linked(link);
    if (graded() && lock_of_page_) return show(say()(Text::graded_locked), Said::advice), false;
    if (shared && !game_of(shared->line))
        if (const auto place = place_of_line(shared->line))
            return emit(Effect::Kind::program, name(*place), link), true;
    leave_lesson();
    came_from_.clear();
    const bool keeps = screen_ && (screen_->progress().turn > 0 || screen_->worth_keeping());
    std::string before = keeps ? screen_->line() : std::string(), shown = keeps ? screen_->on_screen() : std::string();
    if (!shared || !show_line(shared->line)) {
        show(say()(Text::error_link), Said::wrong);
        emit(Effect::Kind::event, "error", R"({"kind":"link"})");
        return false;
    }
    unlock();
    if (!before.empty() && !shared->graded) replaced_ = std::move(before), replaced_on_screen_ = std::move(shown);
    completed_told_ = shared->graded && screen_->progress().over;
    if (screen_->progress().turn == 0) prefs_.drop(helped_key(screen_->place())); // it was another game's
    if (shared->no_help && prefs_.helps()) {
        no_help_of_link_ = true;
        prefs_.set("hints", "off");
    }
    if (shared->graded) lock_game(false, false);
    if (shared->quality && !by_quality()) {
        quality_of_link_ = true;
        prefs_.set("grade", "quality");
    }
    changed();
    return true;
}

/// Goes on with a graded task where it was left. A line of another task is refused.
void App::resume_task(std::string_view line)
{
    const auto* game = game_of(line);
    Prefs prefs = prefs_;
    const auto left = game ? game->open(line, prefs) : nullptr;
    if (!left || task_of(*left) != task_) return show(say()(Text::error_link), Said::wrong);
    show_line(line);
}

void App::set(std::string_view option, std::string_view value)
{
    outline_changed_ = true;
    if (option == "language") {
        if (language_from(value)) act_app({"language", std::string(value)});
    } else if (option == "theme") {
        if (value == "auto" || theme_from(value)) act_app({"theme", std::string(value)});
    } else if (option == "dark") {
        system_dark_ = value == "1";
        emit_theme();
    } else if (option == "colours") {
        forced_ = forced_theme(value);
        emit_theme();
    } else if (option == "print") printing_ = value == "1"; // the next frames are printed
    else if (option == "lesson") show_lesson(value);
    else if (option == "date") set_date(value);
    else if (option == "lesson_told") {
        if (lesson_) lesson_->tell(std::string(value));
    } else if (option == "lesson_awaited") lesson_awaited_ = value == "1" ? std::optional(now_) : std::nullopt;
    else if (option == "explain") open_dialog({"explain", std::string(value)});
    else if (option == "lesson_failed") {
        lesson_awaited_.reset();
        if (!lesson_) saved_.lesson.clear();
        show(value.empty() ? say()(Text::lesson_failed) : say()(Text::lesson_failed) + " " + std::string(value),
             Said::wrong);
    } else if (option == "lesson_tried") { // from a report
        if (!lesson_) return;
        leading_.clear();
        lesson_->free = lesson_->folded = true;
        show_line(value);
    } else if (option == "motion") reduced_ = value == "reduce";
    else if (option == "games_file") games_file_ = value; // the label of the page's command
    else if (option == "notices") notices_ = static_cast<float>(seed_from(value).value_or(0));
    else if (option == "textview") text_view_ = value == "1";
    else if (option == "worker") jobs_.set_worker(value == "ok");
    else if (option == "storage") {
        if (value == "blocked") show(say()(Text::storage_blocked), Said::wrong);
    } else if (option == "shared") {
        if (value == "copied") show(say()(Text::link_copied));
        if (value == "failed") show(say()(Text::link_not_copied), Said::wrong);
    }
}

} // namespace shell::app
