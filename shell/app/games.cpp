// App opens, begins and saves games.
#include "shell/app/games.hpp"
#include "engine/session/link.hpp"
#include "shell/app/app.hpp"
#include "shell/app/ids.hpp"
#include "shell/app/records.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/seed.hpp"
#include "shell/lesson/book.hpp"
#include <algorithm>
#include <array>
#include <utility>

namespace shell::app {
namespace {

/// A host that gives one of these has chosen how to play.
constexpr std::array how_to_play{"rules", "role", "strategy", "seed", "graded"};

} // namespace

const GameEntry* game_at(Place place)
{
    for (const auto& g : games())
        if (g.place == place) return &g;
    return nullptr;
}

const GameEntry* game_of(std::string_view line)
{
    for (const auto& g : games())
        if (line.substr(0, line.find(' ')) == word(g.place)) return &g;
    return nullptr;
}

bool App::show_line(std::string_view line)
{
    const auto* game = game_of(line);
    auto screen = game ? game->open(line, prefs_) : nullptr;
    if (!screen) return false;
    dialog_.reset();
    if (screen_) screen_->leave(jobs_);
    screen_ = std::move(screen);
    memory_.begin_screen();
    saved_.at = screen_->place();
    saved_.shown.clear();
    opened_as_ = screen_->on_screen();
    completed_told_ = screen_->progress().over;
    action_log_.begin(opening());
    return true;
}

void App::restore(const Config& c)
{
    next_seed_ = fresh_seed();
    SavedPrefs prefs = read_prefs(c.prefs);
    language_ = c.language.value_or(prefs.language.value_or(Language::spanish));
    for (const Language l : languages)
        if (!has(language_) && has(l)) language_ = l;
    chosen_ = language_;
    theme_ = c.theme ? c.theme : prefs.theme;
    prefs_ = std::move(prefs.values);
    action_log_.begin(opening()); // at home too
    saved_ = read_games(c.saved);
    bool damaged = !c.saved.empty() && saved_.damaged;
    for (std::size_t i = 0; i < place_count; ++i) {
        auto& line = saved_.lines[i];
        const auto* game = game_at(static_cast<Place>(i));
        if (line.empty() || !game || game->open(line, prefs_)) continue;
        line.clear();
        damaged = true;
    }
    if (damaged) show(say()(Text::error_saved), Said::wrong);
    const std::string open = c.led || !c.link.empty() ? std::string() : saved_.lesson;
    if (!c.led) saved_.lesson.clear();
    start(c);
    // Resumes the lesson that was open.
    const std::string rest = open.substr(std::min(open.size(), open.find(' ') + 1));
    const auto seed = seed_from(rest.substr(std::min(rest.size(), rest.find(' ') + 1)));
    if (!seed || rest.empty()) return;
    saved_.lesson = open;
    ask_for_lesson(open.substr(0, open.find(' ')), lesson::step_to_open(rest), *seed);
}

/// Opens the link, else the game asked for, else the last screen.
void App::start(const Config& c)
{
    Options options = c.options;
    if (c.options.text("hints") == "off") prefs_.set("hints", "off");
    const bool locks = c.options.text("graded") == "on" && c.place.has_value();
    if (locks && !options.given("hints")) prefs_.set("hints", "off");
    prefs_.drop("grade");
    if (c.place && c.options.text("grade") == "quality") prefs_.set("grade", "quality");
    const Place was_at = std::exchange(saved_.at, Place::home), asked = c.place.value_or(Place::home);
    const std::string shown = std::exchange(saved_.shown, {});
    const Place wanted = asked == Place::home ? was_at : asked;
    const std::string left_there = wanted == Place::home ? std::string() : std::string(saved_line(wanted));
    if (const auto* task = locks ? game_at(wanted) : nullptr) {
        show_line(task->line(options, wanted, {}, next_seed_));
        options.refuse_unread();
        const auto refused = [&](std::string_view option) {
            return std::any_of(options.problems.begin(), options.problems.end(),
                               [&](const auto& p) { return p.option == option; });
        };
        if (refused("tree")) options.refuse("graded"); // no grade for another tree than the teacher's
        const bool ends = !refused("graded");
        if (ends) lock_game(!options.given("seed") && !options.given("tree"), true);
        else if (!options.given("hints")) prefs_.drop("hints");
        const auto left = engine::session::linked(c.link);
        if (ends && !c.link.empty()) resume_task(left ? left->line : std::string());
        else if (ends && !saved_line(wanted).empty()) resume_task(std::string(saved_line(wanted)));
    } else if (!c.link.empty()) {
        if (set_state(c.link)) return;
        if (!c.saved.empty()) { // keep the saved game
            open(game_at(wanted) ? wanted : was_at);
            return show(say()(Text::error_link), Said::wrong);
        }
        const auto* game = game_at(wanted);
        if (!game) game = games().empty() ? nullptr : &games().front();
        if (game && show_line(game->line(options, game->place, {}, next_seed_))) changed();
        show(say()(Text::error_link_fresh), Said::wrong);
    } else if (const auto* game = game_at(wanted)) {
        const auto chosen = [&](const char* option) {
            return c.options.given(option) && c.options.text(option) != "choose";
        };
        const bool any = std::any_of(how_to_play.begin(), how_to_play.end(), chosen);
        if (!any) prefs_.set("arrived", "yes");
        show_line(game->line(options, wanted, saved_line(wanted), next_seed_));
        prefs_.drop("arrived");
        options.refuse_unread();
        if (wanted == was_at && screen_ && screen_->line() == saved_line(wanted)) to_show_ = saved_.shown = shown;
    } else if (wanted != Place::home || !home_screen()) open(wanted);
    if (screen_ && screen_->progress().turn == 0 && screen_->line() != left_there)
        prefs_.drop(helped_key(screen_->place())); // the help was another game's
    if (wanted == Place::home && !screen_) return_home();
    if (wanted == Place::home && !games().empty()) // no game reads the options: report the wrong ones
        (void)games().front().line(options, games().front().place, {}, next_seed_);
    if (std::any_of(options.problems.begin(), options.problems.end(),
                    [](const auto& p) { return p.option == "grade"; }))
        prefs_.drop("grade");
    if (by_quality() && screen_ && screen_->progress().success && !screen_->progress().repeat)
        complete(); // the page may have been left while it calculated the quality
    if (options.problems.empty()) return;
    const auto& first = options.problems.front();
    const auto why = [this](const Options::Problem& p) { return p.why ? p.why(say()) : std::string(); };
    std::string words = say()(Text::bad_option, first.option, first.value) + (first.why ? " " + why(first) : "");
    if (const auto& last = options.problems.back(); last.option == "graded" && options.problems.size() > 1)
        words += " " + say()(Text::bad_option, last.option, last.value);
    show(std::move(words), Said::wrong);
    for (const auto& p : options.problems)
        emit(Effect::Kind::event, "error",
             R"({"kind":"option","option":)" + json_string(p.option) + R"(,"value":)" + json_string(p.value) +
                 (p.why ? R"(,"why":)" + json_string(why(p)) : "") + "}");
}

void App::save_prefs() { emit(Effect::Kind::save, "prefs", prefs_text({language_, theme_, kept_prefs()})); }

void App::save_games() { emit(Effect::Kind::save, "game", games_text(saved_)); }

std::string App::on_screen() const
{
    std::string now = screen_ && !lesson_ ? screen_->on_screen() : std::string();
    if (now == opened_as_) now.clear();
    return now;
}

void App::keep_shown()
{
    if (!screen_ || lesson_ || !to_show_.empty() || saved_.shown == on_screen()) return;
    saved_.shown = on_screen();
    saved_line(screen_->place()) = screen_->line(); // `shown` belongs to this game, even without moves
    save_games();
}

/// Repeats the saved actions. The text is untrusted: if an action changes the game, the game is opened again. A control
/// may appear only after a job's answer, so this may take several frames.
void App::go_on_showing()
{
    constexpr int patient_frames = 60;
    while (!to_show_.empty() && screen_ && !lesson_) {
        const std::string line = screen_->line(), use = to_show_.substr(0, to_show_.find(','));
        const auto space = std::min(use.find(' '), use.size());
        const Action a{use.substr(0, space), use.substr(std::min(space + 1, use.size()))};
        if (screen_->act(a, say(), jobs_).mine) remember(a);
        else if (++waited_frames_ < patient_frames) return;
        if (screen_->line() != line && show_line(line)) to_show_.clear();
        to_show_.erase(0, use.size() + 1);
        outline_changed_ = true;
    }
}

void App::changed(bool played)
{
    outline_changed_ = true;
    if (!screen_) return;
    const auto progress = screen_->progress();
    if (lesson_) { // not the player's game
        if (played && progress.over && progress.success && !completed_told_) won_at_ = now_;
        completed_told_ = progress.over;
        return;
    }
    saved_.at = saved_.last = screen_->place();
    saved_.turn = progress.over || progress.turn == 0 ? 0 : progress.turn + 1;
    saved_line(saved_.at) = screen_->line();
    saved_.shown = on_screen();
    save_games();
    emit(Effect::Kind::event, "change", game_and_turn());
    if (progress.over && !completed_told_ && !progress.repeat) complete();
    if (played && progress.over && progress.success && !completed_told_ && !progress.repeat) won_at_ = now_;
    if (!progress.over && screen_->shows_help()) note_help();
    if (played && progress.over && !completed_told_ && !progress.repeat && !has_ended(prefs_, *screen_))
        keep_record(progress);
    if (progress.over && note_end(prefs_, *screen_)) save_prefs();
    completed_told_ = progress.over;
}

/// Notes that the game on screen has had help, so that a win does not count as unaided.
void App::note_help()
{
    const std::string key = helped_key(screen_->place());
    if (prefs_.is(key, "on")) return;
    prefs_.set(key, "on");
    save_prefs();
}

void App::keep_record(const Screen::Progress& progress)
{
    if (screen_->kept() == Screen::Kept::nothing) return;
    const Place place = screen_->place();
    const std::string key = record_key(place, screen_->kept_as());
    const Record before = record_from(prefs_.get(key));
    const Ended game{progress.success, progress.even, screen_->kept() == Screen::Kept::guesses ? progress.turn : 0,
                     prefs_.is(helped_key(place), "on")};
    prefs_.set(key, record_text(with(before, game)));
    const int rung = static_cast<int>(screen_->rung());
    if (game.won && rung > parse_int(prefs_.get(rung_key(place)), 1, 9).value_or(0))
        prefs_.set(rung_key(place), std::to_string(rung));
    save_prefs();
    std::string told = screen_->kept_as().empty() ? std::string() : duels_in_words(say(), prefs_, place);
    if (is_new_best(before, game)) told = say()(Text::new_best, Say::count(game.guesses));
    if (const auto next = graded() ? std::nullopt : screen_->harder(say()))
        show(told.empty() ? screen_->status(say()) : told, Said::done, "harder"_id,
             say()(Text::next_level, next->level));
    else if (!told.empty()) show(told);
}

void App::open(Place place)
{
    came_from_.clear();
    leave_lesson();
    unlock();
    dialog_.reset();
    if (place == Place::home) return_home();
    else keep_home();
    if (screen_) screen_->leave(jobs_);
    screen_.reset();
    saved_.at = place;
    saved_.shown.clear();
    completed_told_ = false;
    begun_ = 0;
    action_log_.begin(opening());
    Options none;
    if (const auto* game = game_at(place)) {
        prefs_.set("arrived", "yes"); // the room may first ask how to play
        show_line(game->line(none, place, saved_line(place), next_seed_++));
        prefs_.drop("arrived");
        completed_told_ = screen_ && screen_->progress().over;
        if (completed_told_ && note_end(prefs_, *screen_)) save_prefs();
    }
    save_games(); // so that a reload opens this place
    if (!screen_ && (place != Place::home || !home_screen())) emit(Effect::Kind::program, name(place), {});
    outline_changed_ = true;
}

void App::new_game(std::string_view line)
{
    if (!may_begin(line)) return dialog_.reset(), show(say()(words_of_lock()), Said::advice);
    const bool keeps = screen_ && !lesson_ && !graded() && screen_->worth_keeping();
    const bool same = keeps && screen_->line() == line; // a game that is only shown
    const bool worth_keeping = keeps && !same;
    std::string looking = screen_ && !lesson_ ? screen_->way_of_looking() : std::string();
    const Text put_away = screen_ ? screen_->put_away() : Text::game_put_away;
    const bool earlier = screen_ && screen_->earlier_game; // a game was kept and nothing played since
    if (worth_keeping) replaced_ = screen_->line(), replaced_on_screen_ = screen_->on_screen();
    if (!show_line(line)) return;
    if (place_of_line(came_from_) == place_of_line(line)) came_from_.clear();
    screen_->earlier_game = worth_keeping || (earlier && !replaced_.empty());
    completed_told_ = false;
    prefs_.drop(helped_key(screen_->place()));
    to_show_ = std::move(looking);
    changed();
    if (worth_keeping) show(say()(put_away), Said::done, "bring_back"_id, say()(Text::bring_back));
    else if (same) show(say()(Text::shown_anew));
    else begun_ = begun_ % 2 + 1;
}

} // namespace shell::app
