#include "shell/app/menu.hpp"
#include "shell/app/ids.hpp"
#include <algorithm>

namespace shell::app {

std::vector<OutlineOption> language_options()
{
    std::vector<OutlineOption> out;
    for (const Language l : languages) {
        const auto i = static_cast<std::size_t>(l);
        out.push_back({std::to_string(i), std::string(language_names[i]), false, {}, std::string(code(l))});
    }
    return out;
}

std::vector<OutlineOption> theme_options(const Say& say) { return options_of(say, theme_names); }

namespace {

class Explained final : public Form {
public:
    explicit Explained(std::string_view text) : text_(text) {}
    DialogOutcome act(const Action&, const Say&) override { return {}; }

private:
    void fields(Fields& f) override
    {
        f.title = text_.substr(0, text_.find('\n'));
        f.go = {};
        const std::size_t about = std::min(text_.size(), f.title.size() + 1), end = text_.find('\n', about);
        f.words("about"_id, text_.substr(about, end - about));
        if (end != text_.npos)
            f.button(part_of("term_more"_id, ":" + text_.substr(end + 1, 40)), Text::term_more,
                     {.kind = ButtonKind::quiet});
    }
    std::string text_; // title, words, and perhaps the term of the glossary that says more, a line each
};

} // namespace

std::unique_ptr<Dialog> explained(std::string_view text) { return std::make_unique<Explained>(text); }

void MenuDialog::fields(Fields& f)
{
    const DialogContext& c = *f.app;
    f.title = f.say(Text::menu);
    f.width = 400;
    f.go = {};
    if (c.game) {
        f.row("new_game"_id, c.new_game, Icon::plus);
        if (!c.harder.empty()) f.row("harder"_id, c.harder, Icon::next);
        if (c.has_rules) f.row("rules_dialog"_id, c.rules, Icon::edit);
        f.row("howto"_id, Text::how_to_play, Icon::help);
        if (c.has_lessons) f.row("lessons"_id, Text::lessons, Icon::book);
        for (const auto& item : c.items)
            if (!item.on) f.row(item.id, item.label, item.icon);
        for (const auto& item : c.items) // the game's own switches before what every game has
            if (item.on) {
                bool on = *item.on;
                f.toggle(item.id, item.label, on);
            }
        if (c.board_only) {
            bool on = *c.board_only;
            f.toggle("board_only"_id, Text::board_only, on);
        }
        f.row("redo"_id, Text::redo, Icon::redo, c.can_redo, Text::nothing_to_redo);
        if (!c.embedded) f.row("home"_id, Text::home, Icon::back);
    }
    if (c.has_pages) f.row("glossary"_id, Text::glossary, Icon::bulb);
    f.row("share"_id, Text::share, Icon::share, may_share_, Text::graded_locked);
    f.row("shortcuts"_id, Text::shortcuts, Icon::keyboard);
    if (c.game) {
        f.row("export"_id, Text::export_figure, Icon::down);
        if (c.has_sheet) f.row("board_sheet"_id, Text::board_sheet, Icon::text, may_share_, Text::graded_locked);
    }
    if (!games_file_.empty()) f.row("games_file"_id, games_file_, Icon::down);
    if (c.has_text_view) f.row("textview"_id, c.text_view ? Text::picture_view : Text::text_view, Icon::text);
    if (c.page_keys) {
        bool on = *c.page_keys;
        f.toggle("page_keys"_id, Text::keys_on_page, on);
    }
    int language = static_cast<int>(c.language), theme = c.theme;
    f.choice("language"_id, f.say(Text::language), language, {language_names.begin(), language_names.end()});
    f.choice("theme"_id, Text::theme, theme, theme_names);
}

} // namespace shell::app
