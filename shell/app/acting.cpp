// App carries out actions: its own, those of a dialog, and those of the screen.
#include "shell/app/app.hpp"
#include "shell/app/figure.hpp"
#include "shell/app/games.hpp"
#include "shell/app/ids.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/seed.hpp"
#include "shell/lesson/book.hpp"
#include <utility>

namespace shell::app {
namespace {

/// The step of a search that is shown, for the page that prints the board: "&step=7"; "" = the first.
std::string step_shown(std::string_view on_screen)
{
    for (const std::string_view begin = "step "; !on_screen.empty();) {
        const std::string_view use = on_screen.substr(0, on_screen.find(','));
        on_screen.remove_prefix(std::min(on_screen.size(), use.size() + 1));
        if (use.starts_with(begin) && use != "step 0") return "&step=" + std::string(use.substr(begin.size()));
    }
    return {};
}

} // namespace

bool App::act_app(const Action& a)
{
    const Say words = say();
    if (a.id == "home"_id) { // from a puzzle to the day that it is of
        if (lesson_ && lesson_->is_puzzle()) close_lesson();
        else if (goes_back()) show_line(std::exchange(came_from_, {})), changed();
        else open(Place::home);
        return true;
    }
    if (const std::string_view id = a.id; id.starts_with("open:")) {
        if (const auto place = place_from(id.substr(5))) open(*place);
        return true;
    }
    if (a.id == "continue"_id) return open(saved_.last), true;
    if (a.id == "new_game"_id && screen_) {
        next_seed_ = fresh_seed();
        return new_game(screen_->fresh_line(next_seed_)), true;
    }
    if (a.id == "harder"_id && screen_ && !lesson_) {
        if (const auto next = screen_->harder(words)) new_game(next->line);
        return true;
    }
    if (a.id == "bring_back"_id || (a.id == "undo"_id && screen_ && screen_->earlier_game && !screen_->can_undo())) {
        toast_.reset();
        if (replaced_.empty() || !show_line(std::exchange(replaced_, {}))) return true;
        to_show_ = std::exchange(replaced_on_screen_, {});
        changed();
        show(words(Text::game_back));
        return true;
    }
    if (a.id == "toast_close"_id) return toast_.reset(), true;
    if (const auto* e = lesson::entry_of(a)) {
        const auto progress = prefs_.get(lesson::progress_key(e->id));
        const int step = lesson::step_to_open(progress);
        const std::string_view counted = prefs_.get(lesson::counted_key);
        keep_home();
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
    if (a.id == "board_sheet"_id && screen_ && !lesson_) {
        dialog_.reset();
        return page("print", state() + step_shown(screen_->on_screen()));
    }
    if (a.id == "builder"_id) return page("builder", {});
    if (a.id == "studio"_id) return page("studio", {});
    if (a.id == "guide"_id) return page("guides/class", {});
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
    if (a.id == "board_only"_id && screen_) {
        prefs_.set("board_only", (a.value.empty() ? !prefs_.is("board_only", "on") : a.value == "1") ? "on" : "off");
        dialog_.reset();
        return save_prefs(), true;
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
        if (screen_ && link.empty()) {
            dialog_.reset();
            const bool has_file = !screen_->efg_file().empty();
            show(say()(Text::too_long_to_share), Said::advice, has_file ? "save_efg"_id : Id(),
                 has_file ? say()(Text::save) + ": .efg" : std::string());
            return true;
        }
        emit(Effect::Kind::share, screen_ ? words(title(screen_->place())) : "Sagaz", link);
        dialog_.reset();
        return true;
    }
    if (a.id == "games_file"_id || a.id == "open_tree"_id) {
        emit(Effect::Kind::file, {}, a.id == "open_tree"_id ? "gambit" : "");
        dialog_.reset();
        return true;
    }
    if (a.id == "save_efg"_id && screen_) {
        if (const std::string efg = screen_->efg_file(); !efg.empty())
            emit(Effect::Kind::file, std::string(name(screen_->place())) + ".efg", efg);
        return toast_.reset(), true;
    }
    if (const auto asked = figure_of(a.id); asked && screen_) {
        ask_figure(asked);
        outline_changed_ = true; // so that there is a next frame
        dialog_.reset();
        return true;
    }
    if (const auto format = format_of(a.id); format && has_model_figure()) {
        const auto* game = game_at(screen_->place());
        if (game->figure_helps && !screen_->progress().over) note_help();
        emit(Effect::Kind::file, model_file(*screen_, *format), game->figure(*screen_, {*format, figure_words(say())}));
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
    if (outcome.then && !act_lesson_game(*outcome.then) && !act_puzzles(*outcome.then) && screen_)
        (void)screen_->act(*outcome.then, say(), jobs_);
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
    toast_->why = toast_->about = id;
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
        return show(say()(words_of_lock()), Said::advice), true;
    if ((a.id == "share"_id || a.id == "board_sheet"_id) && !may_share(lock(), screen_.get()))
        return show(say()(Text::graded_locked), Said::advice), true;
    if (!prefs_.helps() && is_help(a.id.text())) return show(say()(Text::no_help), Said::advice), true;
    const bool helps = is_help(a.id.text()) || a.id.text() == "solution";
    if (screen_ && !lesson_ && helps && !screen_->progress().over) note_help();
    const auto field = memory_.longest.find(a.id.text());
    if (field != memory_.longest.end() && a.value.size() > field->second) { // loses nothing: the field stays as it was
        const auto bytes = [](std::size_t n) { return static_cast<std::int64_t>(n); };
        show(say()(Text::field_full, say().count(bytes(field->second)), say().count(bytes(a.value.size()))),
             Said::wrong);
        return toast_->about = a.id.text(), true;
    }
    if (dialog_) {
        const std::string before = graded() && screen_ ? screen_->line() : std::string();
        const int turn = screen_ ? screen_->progress().turn : 0;
        if (const auto outcome = dialog_->act(a, say()); outcome.mine) return act_dialog(outcome, before, turn), true;
    }
    if (a.id.text() == "lesson_check" || a.id.text() == "lesson_hint") toast_.reset(); // of the answer before
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
    if (!outcome.message.empty()) // a game's reason could give a lesson's task away
        show(lesson_ && lesson_->asks_for_move() ? lesson_->step().wait->otherwise : outcome.message, Said::wrong);
    if (!outcome.done.empty()) show(outcome.done, Said::done);
    if (!outcome.message.empty() || !outcome.done.empty()) toast_->about = a.id.text();
    if (!outcome.share.empty())
        emit(Effect::Kind::share, outcome.words.empty() ? say()(title(screen_->place())) : outcome.words,
             link_of(outcome.share));
    if (!outcome.instead.empty()) {
        std::string from = screen_->line();
        new_game(outcome.instead);
        if (place_of_line(from) != place_of_line(screen_->line())) came_from_ = std::move(from);
        return true;
    }
    if (outcome.played) {
        const bool told = !outcome.message.empty() || !outcome.done.empty();
        if (toast_ && toast_->action_id.empty() && !told) toast_.reset(); // the move makes it obsolete
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
    if (value == "view") {
        memory_.wanted_view = viewed_ = id.substr(0, 100);
        viewed_has_moved(); // from here on
        return true;
    }
    return act({std::string(id.substr(0, 100)), std::string(value)}); // a field has its own limit
}

} // namespace shell::app
