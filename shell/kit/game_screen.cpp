#include "shell/kit/game_screen.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/ids.hpp"

namespace shell::kit {

Screen::Outcome GameScreenBase::set_analysis(bool on)
{
    prefs_.set(switch_.pref, on ? "on" : "off");
    if (on) raise_sheet();
    analysis_switched(on);
    return Outcome::prefs_changed();
}

std::string GameScreenBase::on_screen() const
{
    std::string out;
    add_use(out, "tab"_id, tab_on_screen()); // restoring the tab raises the sheet, so the sheet comes last
    add_on_screen(out);
    add_use(out, "sheet"_id, static_cast<int>(sheet_));
    return out;
}

Screen::Outcome GameScreenBase::commands(Commands& c)
{
    const bool undoing =
        c.add("undo"_id, Text::undo, {undoes(), c.say(Text::nothing_to_undo), ButtonKind::plain, Icon::undo});
    const bool redoing =
        c.add("redo"_id, Text::redo, {can_redo(), c.say(Text::nothing_to_redo), ButtonKind::plain, Icon::redo});
    if (undoing || redoing) {
        if (!(undoing ? undo() : redo())) return Outcome::shown();
        follow();
        return Outcome::moved();
    }
    return offer(c);
}

void GameScreenBase::draw_analysis(Ui& ui, const Panes& panes)
{
    begin_panel(ui, panes);
    Rect r = panel_head(ui, panes, sheet_, switch_.id, Text::show_analysis, analysis_shown());
    if (analysis_shown() && !switch_.names.empty()) r = draw_tabs(ui, r, switch_.names, tab_on_screen());
    Panel p(ui.say);
    panel(p);
    scrolled(ui, switch_.pref, tab_on_screen(), {r.x - 8, r.y, r.w + 20, r.h}, [&](float top) {
        draw_fields(ui, {r.x, top}, r.w, p);
        return top + fields_height(ui, p, r.w);
    });
}

void GameScreenBase::describe_analysis(Outline& o)
{
    if (o.hides_analysis) return;
    o.heading(2, Text::analysis);
    o.checkbox(switch_.id, Text::show_analysis, analysis_shown());
    if (!analysis_shown()) return;
    if (!switch_.names.empty())
        o.radios("tab"_id, o.say(switch_.group), tab_on_screen(), options_of(o.say, switch_.names));
    Panel p(o.say);
    panel(p);
    describe_fields(o, p);
}

Screen::Outcome GameScreenBase::act(const Action& a, const Say& say, Jobs& jobs)
{
    Commands list(say, a, jobs);
    if (auto done = commands(list); done.mine) return done;
    if (!list.refused().empty()) return Outcome::refused(list.refused());
    if (!switch_.pref.empty() && a.id == switch_.id)
        return set_analysis(a.value.empty() ? !analysis_shown() : a.value == "1");
    if (a.id == "tab"_id) {
        if (const auto tab = parse_int(a.value, 0, switch_.tabs - 1)) {
            raise_sheet();
            show_tab(*tab);
        }
        return Outcome::shown();
    }
    if (a.id == "sheet"_id) {
        if (const auto at = parse_int(a.value, 0, 2)) open_sheet(static_cast<SheetAt>(*at));
        return Outcome::shown();
    }
    if (!panel_is_empty()) {
        const Prefs before = prefs_; // a field may keep its value there
        Panel fields(say, &a);
        panel(fields);
        if (fields.taken()) return prefs_.all() == before.all() ? Outcome::shown() : Outcome::prefs_changed();
    }
    return play(a, say, jobs);
}

} // namespace shell::kit
