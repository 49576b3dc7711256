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

Screen::Outcome GameScreenBase::act(const Action& a, const Say& say, Jobs& jobs)
{
    if (a.id == "undo"_id || a.id == "redo"_id) {
        if (!(a.id == "undo"_id ? undo() : redo())) return Outcome::shown();
        follow();
        return Outcome::moved();
    }
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
    return play(a, say, jobs);
}

} // namespace shell::kit
