// The app's state for the bar and the dialogs, and its outline.
#include "engine/session/link.hpp"
#include "shell/app/app.hpp"
#include "shell/app/games.hpp"
#include "shell/app/ids.hpp"
#include "shell/app/menu.hpp"
#include "shell/app/today.hpp"
#include "shell/lesson/book.hpp"
#include <array>
#include <utility>

namespace shell::app {

Text terms_of(Place place)
{
    static constexpr std::array texts{
        Text::end,
#define GAME(place, name, word, room, ...) Text::terms_##room,
#define DRAFT(...) Text::end,
#include "shell/kit/games.def"
    };
    return texts[static_cast<std::size_t>(place)];
}

DialogContext App::dialog_context() const
{
    DialogContext c;
    c.language = chosen_;
    c.theme = theme_choice();
    c.text_view = text_view_;
    c.embedded = embedded_;
    c.has_text_view = has_text_view_;
    c.has_files = !games_file_.empty();
    c.has_pages = has_pages_;
    if (page_keys_) c.page_keys = takes_keys();
    if (!screen_) return c;
    c.game = true;
    c.has_rules = screen_->has_rules();
    c.has_lessons = has_lessons();
    c.new_game = screen_->new_game_label();
    c.rules = screen_->rules_label();
    if (const auto next = lesson_ || graded() ? std::nullopt : screen_->harder(say()))
        c.harder = say()(Text::next_level, next->level);
    c.can_redo = screen_->can_redo();
    // A lesson has its own sheets; another gets its board by a link.
    c.has_sheet = has_pages_ && !lesson_ && screen_->place() != Place::lab &&
                  screen_->line().size() <= engine::session::max_line_length;
    c.has_figure = has_model_figure();
    c.has_panel = memory_.panel && !lesson_ && !memory_.board_only;
    c.items = screen_->menu();
    if (layout_ == Layout::desktop && memory_.panel && !lesson_) c.board_only = prefs_.is("board_only", "on");
    return c;
}

/// Of a puzzle of a day: "1 of today's 5"; "" = of none.
std::string App::which_of_day() const
{
    const auto& lesson = lesson_->step().lesson;
    const auto puzzle = puzzle_of(lesson);
    if (!puzzle || puzzle->date.empty()) return {};
    const Today day = puzzles_of(puzzle->date, date_, prefs_);
    const std::string all = std::to_string(day.puzzles.size());
    for (std::size_t i = 0; i < day.puzzles.size(); ++i)
        if (puzzle_name(day.puzzles[i], puzzle->date) == lesson)
            return say()(puzzle->date == date_ ? Text::puzzle_of_today : Text::of_total, std::to_string(i + 1), all);
    return {};
}

AppBar App::bar(Layout layout) const
{
    AppBar b;
    b.language = chosen_;
    b.embedded = embedded_;
    b.text_view = has_text_view_;
    if (!screen_) return b;
    b.title = say()(title(screen_->place()));
    b.rules = screen_->subtitle(say(), layout);
    if (lesson_ && lesson_->is_puzzle()) { // "Crack the code · easy": the board is the puzzle's
        const std::string& name = lesson_->step().title;
        const auto level = name.rfind(" · ");
        b.title = name.substr(0, level);
        b.rules = level == name.npos ? std::string() : name.substr(level + std::string_view(" · ").size());
        if (const auto which = which_of_day(); !which.empty()) b.rules += (b.rules.empty() ? "" : " · ") + which;
    }
    b.new_game = screen_->new_game_label();
    if (goes_back()) b.back = Text::back_before;
    b.can_undo = screen_->undoes();
    b.can_redo = screen_->can_redo();
    b.lessons = has_lessons();
    b.may_share = may_share(lock(), screen_.get());
    return b;
}

namespace {

/// Turns each of these controls into a disabled button with a reason.
void withhold(std::vector<OutlineNode>& nodes, const std::string& why, const auto& is_withheld)
{
    for (auto& n : nodes) {
        withhold(n.nodes, why, is_withheld);
        if (!is_withheld(n.id)) continue;
        n.kind = OutlineKind::button;
        n.disabled = true;
        n.why = why;
    }
}

} // namespace

Outline App::describe() const
{
    const Say words = say();
    Outline o(words);
    o.title = screen_ ? words(title(screen_->place())) : "Sagaz";
    o.status = screen_ ? screen_->status(words) : words(Text::home_title);
    constexpr std::string_view differs = "\xC2\xA0"; // no-break space: only a text that differs is announced
    if (begun_ > 0) o.aloud = words(Text::new_game_begun) + std::string(begun_ > 1 ? differs : "");
    if (lesson_) describe_lesson(o);
    o.holds_board = holds_board();
    if (toast_) {
        o.lasting = std::exchange(o.status, toast_->text);
        if (toast_->again) o.status += differs;
        o.asked = toast_->why, o.because = toast_->text;
    }
    if (screen_) {
        Commands commands(words);
        screen_->commands(commands);
        o.commands = &commands;
        screen_->describe(o, words);
        o.commands = nullptr;
        o.heading(2, Text::menu);
        if (!embedded_) o.button("home"_id, goes_back() ? Text::back_before : Text::back);
        if (!screen_->progress().over) {
            auto& again = o.button("new_game"_id, screen_->new_game_label());
            if (memory_.rects.count("new_game") == 0) again.drawn = "new_game@bar";
        }
        if (screen_->has_rules()) o.button("rules_dialog"_id, screen_->rules_label());
        auto& rules = o.button("howto"_id, Text::how_to_play);
        if (memory_.rects.count("howto") == 0 && memory_.rects.count("howto@goal") > 0) rules.drawn = "howto@goal";
        if (has_lessons()) o.button("lessons"_id, Text::lessons);
        if (offers_lessons()) lesson::describe_offer(o, words, screen_->place(), prefs_);
        o.button("menu"_id, Text::menu);
    } else {
        if (const auto* h = home_screen()) h->describe(o, words, at_home());
        o.heading(2, Text::menu);
    }
    if (!memory_.terms.empty()) {
        o.begin_group("terms"_id, Text::terms);
        for (const auto& [id, words_on_screen] : memory_.terms)
            o.button(part_of("term"_id, id.substr(4)), words_on_screen);
        o.end();
    }
    o.button("share"_id, Text::share);
    o.button("shortcuts"_id, Text::shortcuts);
    if (!games_file_.empty()) o.button("games_file"_id, games_file_);
    if (has_text_view_)
        o.button("textview"_id, text_view_ ? Text::picture_view : Text::text_view, picture_, Text::no_picture);
    o.radios("language"_id, words(Text::language), static_cast<int>(chosen_), language_options());
    o.radios("theme"_id, words(Text::theme), theme_choice(), theme_options(words));
    if (toast_ && !toast_->action_id.empty()) o.button(toast_->action_id, toast_->action_label);
    if (dialog_) dialog_->describe(o, words, dialog_context());
    if (!prefs_.helps()) withhold(o.nodes, words(Text::no_help), is_help);
    if (lock().moves)
        withhold(o.nodes, words(words_of_lock()),
                 [held = lock(), shares = may_share(lock(), screen_.get())](std::string_view id) {
                     return is_locked(id, held) || (!shares && id == "share");
                 });
    return o;
}

namespace {

/// The node with this id, the dialog's rather than the screen's; null: none.
const OutlineNode* node_named(const std::vector<OutlineNode>& nodes, std::string_view id)
{
    for (auto n = nodes.rbegin(); n != nodes.rend(); ++n) {
        if (n->id == id) return &*n;
        if (const auto* inner = node_named(n->nodes, id)) return inner;
    }
    return nullptr;
}

} // namespace

bool App::tells_why_not(std::string_view id)
{
    const Outline o = describe();
    const OutlineNode* n = node_named(o.nodes, id);
    if (!n || !n->disabled) return false;
    if (!n->why.empty()) show(n->why, Said::wrong);
    return true;
}

std::string App::outline() { return outline_json(describe(), memory_.rects, memory_.board, scale_); }

} // namespace shell::app
