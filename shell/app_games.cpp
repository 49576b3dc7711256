// What the app does: opens and saves games, carries out actions, takes settings. app.cpp draws and describes.
#include "engine/session/link.hpp"
#include "shell/app.hpp"
#include "shell/saved.hpp"
#include "shell/views/codes_words.hpp"
#include <chrono>
#include <utility>

namespace shell {
namespace {

using engine::codes::Face;
using engine::codes::Game;
using engine::codes::Role;
using engine::codes::Setup;

/// Another seed every time: the one place where the shell looks at the clock of the day.
std::uint64_t fresh_seed()
{
    auto x = static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count()) ^
             static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count()) << 20;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return (x ^ (x >> 31)) % 1'000'000'000; // short enough to be typed
}

Setup standard_setup(Place place)
{
    Setup s;
    if (place == Place::picas_fijas) {
        s.rules = engine::codes::picas_fijas;
        s.face = Face::digits;
    }
    return s;
}

Place place_of(const Setup& s) { return s.face == Face::digits ? Place::picas_fijas : Place::mastermind; }

} // namespace

void App::restore(const Config& c)
{
    next_seed_ = fresh_seed();
    const SavedPrefs prefs = read_prefs(c.prefs);
    language_ = c.language.value_or(prefs.language.value_or(Language::spanish));
    theme_ = c.theme ? c.theme : prefs.theme;
    codes_prefs_ = prefs.codes;
    const SavedGames games = read_games(c.saved);
    saved_lines_ = games.lines;
    last_played_ = games.last;
    bool damaged = !c.saved.empty() && games.damaged;
    for (auto& line : saved_lines_)
        if (!line.empty() && !log_in(line)) {
            line.clear();
            damaged = true;
        }
    if (damaged) show(say()(Text::error_saved), true);

    if (!c.link.empty()) {
        auto log = log_in_link(c.link);
        if (log) {
            place_ = place_of(log->setup());
            codes_.emplace(std::move(*log), codes_prefs_);
            changed();
        } else {
            open(c.place.value_or(Place::mastermind));
            if (codes_) new_game(codes_->log().setup());
            show(say()(Text::error_link_fresh), true);
            emit(Effect::Kind::event, "error", R"({"kind":"link"})");
        }
    } else if (c.place && *c.place != Place::home) {
        Setup wanted = standard_setup(*c.place);
        const bool chosen = c.rules || c.role || c.seed || c.strategy;
        if (c.rules) wanted.rules = *c.rules;
        if (wanted.face == Face::colours && wanted.rules.symbols > peg_colours) wanted.face = Face::letters;
        if (c.role) wanted.role = *c.role;
        if (c.strategy) wanted.strategy = *c.strategy;
        wanted.seed = c.seed.value_or(next_seed_);
        auto log = log_in(saved_lines_[static_cast<std::size_t>(*c.place)]);
        Setup compared = wanted;
        if (log && !c.seed) compared.seed = log->setup().seed;
        if (log && !c.role) compared.role = log->setup().role;
        if (log && !c.strategy) compared.strategy = log->setup().strategy;
        if (log) compared.max_guesses = log->setup().max_guesses;
        if (log && (!chosen || log->setup() == compared))
            codes_.emplace(std::move(*log), codes_prefs_); // go on playing
        else codes_.emplace(CodesLog(wanted), codes_prefs_);
        place_ = *c.place;
    }
    // no game asked for: back to where one was
    if (c.link.empty() && c.place.value_or(Place::home) == Place::home && games.at != Place::home) open(games.at);
    if (!c.problems.empty()) show(say()(Text::bad_option, c.problems.front().option, c.problems.front().value), true);
}

void App::save_prefs() { emit(Effect::Kind::save, "prefs", prefs_text({language_, theme_, codes_prefs_})); }

void App::save_games() { emit(Effect::Kind::save, "game", games_text({saved_lines_, last_played_, place_, false})); }

void App::changed()
{
    outline_changed_ = true;
    if (!codes_) return;
    const Game& g = codes_->game();
    place_ = place_of(g.setup);
    saved_lines_[static_cast<std::size_t>(place_)] = engine::codes::to_line(codes_->log());
    last_played_ = place_;
    save_games();
    const std::string turn = std::to_string(g.rows.size());
    emit(Effect::Kind::event, "change", R"({"game":)" + quoted(std::string(name(place_))) + R"(,"turn":)" + turn + "}");
    const bool over = g.status != Game::Status::playing;
    if (over && !completed_told_)
        emit(Effect::Kind::event, "complete",
             R"({"success":)" + std::string(g.status == Game::Status::won ? "true" : "false") + R"(,"guesses":)" +
                 turn + "}");
    completed_told_ = over;
}

void App::open(Place place)
{
    if (codes_) codes_->leave(jobs_);
    codes_.reset();
    dialog_ = {};
    place_ = place;
    completed_told_ = false;
    if (place != Place::home) {
        auto log = log_in(saved_lines_[static_cast<std::size_t>(place)]);
        if (log) codes_.emplace(std::move(*log), codes_prefs_);
        else {
            Setup s = standard_setup(place);
            s.seed = next_seed_++;
            codes_.emplace(CodesLog(s), codes_prefs_);
        }
        completed_told_ = codes_->game().status != Game::Status::playing;
    }
    save_games(); // a reload comes back here
    outline_changed_ = true;
}

void App::new_game(const Setup& setup)
{
    const bool worth_keeping = codes_ && !codes_->game().rows.empty();
    if (codes_) {
        codes_->leave(jobs_);
        if (worth_keeping) replaced_ = codes_->log();
    }
    codes_.emplace(CodesLog(setup), codes_prefs_);
    codes_->earlier_game = worth_keeping;
    dialog_ = {};
    completed_told_ = false;
    changed();
    if (worth_keeping) show(say()(Text::game_put_away), false, "bring_back", say()(Text::undo));
}

bool App::act_app(const Action& a)
{
    const Say words = say();
    if (a.id == "home") return open(Place::home), true;
    if (a.id.starts_with("open:")) {
        if (const auto place = place_from(std::string_view(a.id).substr(5))) open(*place);
        return true;
    }
    if (a.id == "continue") return open(last_played_), true;
    if (a.id == "new_game" && codes_) {
        Setup s = codes_->log().setup();
        s.seed = next_seed_ = fresh_seed();
        new_game(s);
        return true;
    }
    if (a.id == "bring_back" || (a.id == "undo" && codes_ && codes_->earlier_game && !codes_->can_undo())) {
        toast_.reset();
        if (!replaced_) return true;
        if (codes_) codes_->leave(jobs_);
        codes_.emplace(*std::exchange(replaced_, std::nullopt), codes_prefs_);
        changed();
        show(words(Text::game_back));
        return true;
    }
    if (a.id == "toast_close") return toast_.reset(), true;
    if (a.id == "menu") return dialog_ = MenuDialog{codes_.has_value()}, true;
    if (a.id == "rules_dialog" && codes_) return dialog_ = rules_dialog(codes_->log().setup()), true;
    if (a.id == "howto" && codes_) return dialog_ = HowToDialog{codes_->log().setup().face, codes_->rules()}, true;
    if (a.id == "close") return dialog_ = {}, true;
    if (a.id == "start") {
        if (const auto* d = std::get_if<RulesDialog>(&dialog_)) {
            if (const auto setup = chosen_setup(*d, fresh_seed())) new_game(*setup);
            else show(problem_in_words(*d, words), true);
        }
        return true;
    }
    if (a.id.starts_with("row:") && codes_) {
        const int row = a.id.size() <= 6 ? std::atoi(a.id.c_str() + 4) : -1;
        const auto& g = codes_->game();
        const bool fits =
            row >= 0 && row < static_cast<int>(g.rows.size()) && g.rows[static_cast<std::size_t>(row)].answer;
        if (fits && g.setup.role != Role::guesser) dialog_ = row_dialog(g, row);
        return true;
    }
    if (const auto* d = std::get_if<RowDialog>(&dialog_);
        d && codes_ && (a.id == "edit_save" || a.id == "edit_ignore")) {
        std::string wrong;
        if (a.id == "edit_ignore") {
            wrong = codes_->act({numbered("ignore:", d->row), d->ignored ? "0" : "1"}, words, jobs_).message;
        } else if (const auto code = d->draft.code(d->setup.rules)) {
            wrong = codes_->amend(d->row, *code,
                                  {static_cast<std::uint8_t>(d->fijas), static_cast<std::uint8_t>(d->picas)}, words);
        } else wrong = words(Text::error_repeated_symbol);
        if (!wrong.empty()) return show(wrong, true), true;
        dialog_ = {};
        changed();
        return true;
    }
    if (a.id == "language") {
        const auto l = a.value.size() == 1 && a.value[0] >= '0' && a.value[0] <= '2'
                           ? std::optional(languages[static_cast<std::size_t>(a.value[0] - '0')])
                           : language_from(a.value);
        if (l) language_ = *l;
        emit(Effect::Kind::language, {}, code(language_));
        save_prefs();
        return true;
    }
    if (a.id == "theme") {
        const bool index = a.value.size() == 1 && a.value[0] >= '0' && a.value[0] <= '2';
        const auto next = static_cast<ThemeName>((static_cast<int>(theme_now()) + 1) % 3);
        theme_ = index ? static_cast<ThemeName>(a.value[0] - '0') : theme_from(a.value).value_or(next);
        emit_theme();
        save_prefs();
        return true;
    }
    if (a.id == "share") {
        const std::string link = state();
        emit(Effect::Kind::share, codes_ ? codes_title(words, codes_->log().setup().face) : "Sagaz", link);
        dialog_ = {};
        return true;
    }
    if (a.id == "textview") {
        text_view_ = !text_view_;
        emit(Effect::Kind::text_view, {}, text_view_ ? "1" : "0");
        dialog_ = {};
        return true;
    }
    return false;
}

void App::act(const Action& a)
{
    outline_changed_ = true;
    if (is_open(dialog_) && shell::act(dialog_, a)) return;
    if (act_app(a)) return;
    if (!codes_) return;
    const auto outcome = codes_->act(a, say(), jobs_);
    if (!outcome.message.empty()) show(outcome.message, true);
    if (outcome.done == CodesView::Done::played) {
        if (toast_ && toast_->action_id.empty()) toast_.reset(); // the move has answered it
        if (a.id == "submit" || a.id == "answer")
            emit(Effect::Kind::event, "move", R"({"turn":)" + std::to_string(codes_->game().rows.size()) + "}");
        changed();
        if (a.id == "giveup") dialog_ = {};
    }
    if (outcome.done == CodesView::Done::prefs_changed) {
        codes_prefs_ = codes_->prefs();
        save_prefs();
    }
}

void App::outline_action(std::string_view id, std::string_view value)
{
    act({std::string(id.substr(0, 100)), std::string(value.substr(0, 200))});
}

std::string App::state() const
{
    return codes_ ? engine::session::to_link(engine::codes::to_line(codes_->log())) : std::string();
}

bool App::set_state(std::string_view link)
{
    auto log = log_in_link(link);
    if (!log) {
        show(say()(Text::error_link), true);
        emit(Effect::Kind::event, "error", R"({"kind":"link"})");
        return false;
    }
    if (codes_) {
        codes_->leave(jobs_);
        if (!codes_->game().rows.empty()) replaced_ = codes_->log();
    }
    codes_.emplace(std::move(*log), codes_prefs_);
    dialog_ = {};
    changed();
    return true;
}

void App::set(std::string_view option, std::string_view value)
{
    outline_changed_ = true;
    if (option == "language") {
        if (language_from(value)) act_app({"language", std::string(value)});
    } else if (option == "theme") {
        if (value == "auto") {
            theme_.reset();
            emit_theme();
        } else if (theme_from(value)) act_app({"theme", std::string(value)});
    } else if (option == "dark") {
        system_dark_ = value == "1";
        emit_theme();
    } else if (option == "motion") reduced_ = value == "reduce";
    else if (option == "textview") text_view_ = value == "1";
    else if (option == "worker") jobs_.set_worker(value == "ok");
    else if (option == "storage") {
        if (value == "blocked") show(say()(Text::storage_blocked), true);
    } else if (option == "shared") {
        if (value == "copied") show(say()(Text::link_copied));
        if (value == "failed") show(say()(Text::link_not_copied), true);
    }
}

} // namespace shell
