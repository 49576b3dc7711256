// App opens and saves games, carries out actions, takes settings. app.cpp draws, phrases.cpp describes.
#include "shell/app/games.hpp"
#include "engine/session/link.hpp"
#include "engine/session/mailed.hpp"
#include "shell/app/app.hpp"
#include "shell/app/figure.hpp"
#include "shell/app/ids.hpp"
#include "shell/app/records.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/forced_theme.hpp"
#include "shell/kit/seed.hpp"
#include "shell/lesson/book.hpp"
#include <utility>

namespace shell::app {

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

/// The screen's state as the members of a JSON object, for a report.
std::string App::opening() const
{
    std::string out = R"("line":)" + json_string(screen_ ? screen_->line() : "") + R"(,"prefs":)" +
                      json_string(prefs_text({language_, theme_, prefs_}));
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
    const Place was_at = std::exchange(saved_.at, Place::home), asked = c.place.value_or(Place::home);
    const std::string shown = std::exchange(saved_.shown, {});
    const Place wanted = asked == Place::home ? was_at : asked;
    if (const auto* task = locks ? game_at(wanted) : nullptr) {
        show_line(task->line(options, wanted, {}, next_seed_));
        options.refuse_unread();
        const bool ends = std::none_of(options.problems.begin(), options.problems.end(),
                                       [](const auto& p) { return p.option == "graded"; });
        if (ends) lock_game(!options.given("seed"), true);
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
        show_line(game->line(options, wanted, saved_line(wanted), next_seed_));
        options.refuse_unread();
        if (wanted == was_at && screen_ && screen_->line() == saved_line(wanted)) to_show_ = saved_.shown = shown;
    } else if (wanted != Place::home || !home_screen()) open(wanted);
    if (wanted == Place::home && !games().empty()) // no game reads the options: report the wrong ones
        (void)games().front().line(options, games().front().place, {}, next_seed_);
    if (options.problems.empty()) return;
    const auto& first = options.problems.front();
    show(say()(Text::bad_option, first.option, first.value), Said::wrong);
    for (const auto& [option, value] : options.problems)
        emit(Effect::Kind::event, "error",
             R"({"kind":"option","option":)" + json_string(option) + R"(,"value":)" + json_string(value) + "}");
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
    const std::string turn = std::to_string(progress.turn);
    emit(Effect::Kind::event, "change", game_and_turn());
    if (progress.over && !completed_told_ && !progress.repeat)
        emit(Effect::Kind::event, "complete",
             R"({"success":)" +
                 std::string(progress.success ? "true"
                             : progress.even  ? "null"
                                              : "false") +
                 R"(,"guesses":)" + turn + R"(,"helped":)" +
                 (prefs_.is(helped_key(screen_->place()), "on") ? "true" : "false") + "}");
    if (played && progress.over && progress.success && !completed_told_ && !progress.repeat) won_at_ = now_;
    if (!progress.over && !screen_->panel_is_empty()) note_help();
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
    const Record before = record_from(prefs_.get(record_key(place)));
    const Ended game{progress.success, progress.even, screen_->kept() == Screen::Kept::guesses ? progress.turn : 0,
                     prefs_.is(helped_key(place), "on")};
    prefs_.set(record_key(place), record_text(with(before, game)));
    save_prefs();
    if (is_new_best(before, game)) show(say()(Text::new_best, Say::count(game.guesses)));
}

void App::open(Place place)
{
    leave_lesson();
    unlock();
    dialog_.reset();
    if (screen_) screen_->leave(jobs_);
    screen_.reset();
    saved_.at = place;
    saved_.shown.clear();
    completed_told_ = false;
    begun_ = 0;
    action_log_.begin(opening());
    Options none;
    if (const auto* game = game_at(place)) {
        show_line(game->line(none, place, saved_line(place), next_seed_++));
        completed_told_ = screen_ && screen_->progress().over;
        if (completed_told_ && note_end(prefs_, *screen_)) save_prefs();
    }
    save_games(); // so that a reload opens this place
    if (!screen_ && (place != Place::home || !home_screen())) emit(Effect::Kind::program, name(place), {});
    outline_changed_ = true;
}

void App::new_game(std::string_view line)
{
    if (!may_begin(line)) return dialog_.reset(), show(say()(Text::graded_locked), Said::advice);
    const bool worth_keeping = screen_ && !lesson_ && !graded() && screen_->worth_keeping();
    std::string looking = screen_ && !lesson_ ? screen_->way_of_looking() : std::string();
    const Text put_away = screen_ ? screen_->put_away() : Text::game_put_away;
    const bool earlier = screen_ && screen_->earlier_game; // a game was kept and nothing played since
    if (worth_keeping) replaced_ = screen_->line();
    if (!show_line(line)) return;
    screen_->earlier_game = worth_keeping || (earlier && !replaced_.empty());
    completed_told_ = false;
    prefs_.drop(helped_key(screen_->place()));
    to_show_ = std::move(looking);
    changed();
    if (worth_keeping) show(say()(put_away), Said::done, "bring_back"_id, say()(Text::bring_back));
    else begun_ = begun_ % 2 + 1;
}

bool App::act_app(const Action& a)
{
    const Say words = say();
    if (a.id == "home"_id) return open(Place::home), true;
    if (const std::string_view id = a.id; id.starts_with("open:")) {
        if (const auto place = place_from(id.substr(5))) open(*place);
        return true;
    }
    if (a.id == "continue"_id) return open(saved_.last), true;
    if (a.id == "new_game"_id && screen_) {
        next_seed_ = fresh_seed();
        return new_game(screen_->fresh_line(next_seed_)), true;
    }
    if (a.id == "bring_back"_id || (a.id == "undo"_id && screen_ && screen_->earlier_game && !screen_->can_undo())) {
        toast_.reset();
        if (replaced_.empty() || !show_line(std::exchange(replaced_, {}))) return true;
        changed();
        show(words(Text::game_back));
        return true;
    }
    if (a.id == "toast_close"_id) return toast_.reset(), true;
    if (const auto* e = lesson::entry_of(a)) {
        const auto progress = prefs_.get(lesson::progress_key(e->id));
        const int step = lesson::step_to_open(progress);
        const std::string_view counted = prefs_.get(lesson::counted_key);
        const bool its = counted.starts_with(e->id) && counted.size() > e->id.size();
        const auto tried = its ? lesson::tried_seed(counted.substr(e->id.size() + 1), step) : std::nullopt;
        const auto seed = tried.value_or(fresh_seed() & 0x7fffffff);       // a case that was tried stays the same
        saved_.lesson = std::string(e->id) + " 0 " + std::to_string(seed); // to resume after a reload
        if (!game_at(e->place)) { // another program's, which starts from the saved text
            saved_.at = e->place;
            save_games();
        }
        ask_for_lesson(e->id, step, seed);
        return true;
    }
    const auto page = [this](std::string_view name, std::string_view part) {
        emit(Effect::Kind::page, name, part);
        return true;
    };
    if (a.id == "glossary"_id) return page("guides/glossary", {});
    if (a.id == "on_paper"_id) return page("print", {});
    if (a.id == "builder"_id) return page("builder", {});
    for (const auto& [begin, where] : {std::pair("term:", "term"), std::pair("term_more:", "guides/glossary")})
        if (const std::string_view id = a.id; id.starts_with(begin))
            return page(where, id.substr(std::string_view(begin).size()));
    if ((a.id == "close"_id || a.id == "cancel"_id) && dialog_) return dialog_.reset(), true;
    if (a.id == "language"_id) {
        const auto at = parse_int(a.value, 0, static_cast<int>(languages.size()) - 1);
        const auto l = at ? std::optional(languages[static_cast<std::size_t>(*at)]) : language_from(a.value);
        if (l) chosen_ = *l;
        if (l && !has(*l)) return emit(Effect::Kind::texts, {}, code(*l)), true;
        if (l) language_ = *l;
        emit(Effect::Kind::language, {}, code(language_));
        save_prefs();
        if (lesson_) ask_for_lesson(lesson_->step().lesson, lesson_->step().index, lesson_->step().seed);
        return true;
    }
    if (a.id == "theme"_id) {
        const auto at = parse_int(a.value, 0, text::theme_auto);
        const auto next = static_cast<ThemeName>((static_cast<int>(theme_now()) + 1) % text::theme_auto);
        const bool round = a.value.empty() && theme_now() == ThemeName::projector; // the button's last: then automatic
        if (at == text::theme_auto || a.value == "auto" || round) theme_.reset();
        else theme_ = at ? static_cast<ThemeName>(*at) : theme_from(a.value).value_or(next);
        emit_theme();
        save_prefs();
        return true;
    }
    if (a.id == "page_keys"_id && page_keys_) {
        prefs_.set("page_keys", (a.value.empty() ? !takes_keys() : a.value == "1") ? "on" : "off");
        return save_prefs(), true;
    }
    if (a.id == "share"_id) {
        if (screen_ && !lesson_) {
            if (auto asks = screen_->dialog(a)) return dialog_ = std::move(asks), true;
        }
        const std::string link = state();
        emit(Effect::Kind::share, screen_ ? words(title(screen_->place())) : "Sagaz", link);
        dialog_.reset();
        return true;
    }
    if (a.id == "games_file"_id) {
        emit(Effect::Kind::file, {}, {});
        dialog_.reset();
        return true;
    }
    if (a.id == "export_svg"_id && screen_) {
        ask_figure(FigureAsked{});
        outline_changed_ = true; // so that there is a next frame
        dialog_.reset();
        return true;
    }
    if (a.id == "textview"_id) {
        text_view_ = !text_view_;
        emit(Effect::Kind::text_view, {}, text_view_ ? "1" : "0");
        dialog_.reset();
        return true;
    }
    return false;
}

void App::act_dialog(const DialogOutcome& outcome, const std::string& before, int turn)
{
    if (!outcome.message.empty()) show(outcome.message, Said::wrong);
    if (outcome.changed && !keeps_task(turn)) return dialog_.reset(), put_task_back(before);
    if (outcome.changed) changed();
    if (!outcome.new_game.empty()) new_game(outcome.new_game); // closes the dialog
    else if (outcome.close || outcome.then) dialog_.reset();
    if (outcome.then) (void)act_puzzles(*outcome.then);
}

std::string App::reason(std::string_view id) const
{
    return screen_ && !memory_.lesson.alone ? screen_->why(say(), id) : std::string();
}

/// Shows the reason of a claim as a message, or hides it if it is shown.
bool App::ask_why(const Action& a)
{
    const std::string& id = a.id.text();
    if (!id.starts_with("why:")) return false;
    std::string words = reason(id);
    if (words.empty()) return false;
    if (toast_ && toast_->why == id) return toast_.reset(), true;
    show(std::move(words), Said::advice);
    toast_->why = id;
    return true;
}

/// The detail of the events "move" and "change".
std::string App::game_and_turn() const
{
    return R"({"game":)" + json_string(std::string(name(screen_->place()))) + R"(,"turn":)" +
           std::to_string(screen_->progress().turn) + "}";
}

bool App::act(const Action& a)
{
    outline_changed_ = true;
    remember(a);
    to_show_.clear(); // an action ends the restoring
    if (is_locked(a.id.text(), lock()) || (!lock().moves ? false : lock().place && lesson::entry_of(a)))
        return show(say()(Text::graded_locked), Said::advice), true;
    if (a.id == "share"_id && !may_share(lock(), screen_.get()))
        return show(say()(Text::graded_locked), Said::advice), true;
    if (!prefs_.helps() && is_help(a.id.text())) return show(say()(Text::no_help), Said::advice), true;
    if (screen_ && !lesson_ && is_help(a.id.text()) && !screen_->progress().over) note_help();
    if (dialog_) {
        const std::string before = graded() && screen_ ? screen_->line() : std::string();
        const int turn = screen_ ? screen_->progress().turn : 0;
        if (const auto outcome = dialog_->act(a, say()); outcome.mine) return act_dialog(outcome, before, turn), true;
    }
    if (act_puzzles(a)) return true;
    if (act_lesson(a)) return true;
    if (act_app(a)) return true;
    if (open_dialog(a)) return true;
    if (!screen_) return false;
    if (toast_ && toast_->said == Said::done && toast_->action_id.empty())
        toast_.reset(); // the next action replaces a finished one's message
    if (ask_why(a)) return true;
    if (toast_ && a.id.text() == toast_->action_id.text()) toast_.reset(); // its button was pressed
    const std::string before = graded() ? screen_->line() : std::string();
    const int turn = screen_->progress().turn;
    const auto outcome = screen_->act(a, say(), jobs_);
    if (outcome.mine && !keeps_task(turn)) return put_task_back(before), true;
    if (!outcome.message.empty()) show(outcome.message, Said::wrong);
    if (!outcome.done.empty()) show(outcome.done, Said::done);
    if (!outcome.share.empty())
        emit(Effect::Kind::share, outcome.words.empty() ? say()(title(screen_->place())) : outcome.words,
             link_of(outcome.share));
    if (!outcome.instead.empty()) return new_game(outcome.instead), true;
    if (outcome.played) {
        if (toast_ && toast_->action_id.empty()) toast_.reset(); // the move makes it obsolete
        if (a.id != "undo"_id && a.id != "redo"_id) emit(Effect::Kind::event, "move", game_and_turn());
        changed(a.id != "undo"_id && a.id != "redo"_id);
    }
    if (outcome.mine) lesson_moved(a.id, outcome.played && a.id != "undo"_id && a.id != "redo"_id);
    if (outcome.close) dialog_.reset();
    if (outcome.prefs) save_prefs();
    return outcome.mine;
}

bool App::outline_action(std::string_view id, std::string_view value)
{
    if (value == "why" && tells_why_not(id)) return true;
    if (value == "view") return memory_.wanted_view = id.substr(0, 100), true;
    return act({std::string(id.substr(0, 100)), std::string(value.substr(0, 4000))});
}

std::string App::state() const { return screen_ ? link_of(screen_->line()) : std::string(); }

std::string App::link_of(std::string line) const
{
    return engine::session::to_link({std::move(line), !prefs_.helps() && !lesson_, graded()});
}

bool App::set_state(std::string_view link)
{
    const auto shared = engine::session::linked(link);
    if (graded() && lock_of_page_) return show(say()(Text::graded_locked), Said::advice), false;
    if (shared && !game_of(shared->line))
        if (const auto place = place_of_line(shared->line))
            return emit(Effect::Kind::program, name(*place), link), true;
    leave_lesson();
    std::string before = screen_ && screen_->progress().turn > 0 ? screen_->line() : std::string();
    if (!shared || !show_line(shared->line)) {
        show(say()(Text::error_link), Said::wrong);
        emit(Effect::Kind::event, "error", R"({"kind":"link"})");
        return false;
    }
    unlock();
    if (!before.empty() && !shared->graded) replaced_ = std::move(before);
    completed_told_ = shared->graded && screen_->progress().over;
    if (screen_->progress().turn == 0) prefs_.drop(helped_key(screen_->place())); // it was another game's
    if (shared->no_help && prefs_.helps()) {
        no_help_of_link_ = true;
        prefs_.set("hints", "off");
    }
    if (shared->graded) lock_game(false, false);
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
