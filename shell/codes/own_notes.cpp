// The player's own marks beside a game, as in a puzzle: symbols and positions struck out or put down. Nothing reads them.
#include "shell/codes/canvas.hpp"
#include "shell/codes/ids.hpp"
#include "shell/kit/notes.hpp"
#include <algorithm>

namespace shell::codes {

using engine::codes::Role;
using Status = engine::codes::Game::Status;

bool View::may_note() const
{
    const bool looks = game().status == Status::playing && game().setup.role != Role::keeper && !reads_clues();
    return looks && rules().positions <= Notes::most_places && rules().symbols <= Notes::most_symbols;
}

CodeShape View::note_shape() const
{
    const bool letters = game().setup.face != engine::codes::Face::digits;
    return {rules().positions, rules().symbols, letters, rules().repeats, false};
}

std::optional<Screen::Outcome> View::act_notes(const Action& a)
{
    if (a.id == "notes_kept"_id) { // of a saved game
        ui_.notes.read(a.value);
        return Outcome::shown();
    }
    if (!may_note()) return std::nullopt;
    if (a.id == "notes"_id) {
        ui_.noting = a.value.empty() ? !ui_.noting : a.value == "1";
        if (ui_.noting) raise_sheet();
        auto out = Outcome::shown();
        out.close = true;
        return out;
    }
    if (noting() && ui_.notes.act(a, note_shape())) return Outcome::shown();
    return std::nullopt;
}

float CodesCanvas::notes_width() const
{
    return view_.may_note() && !ui_.led() ? p_.width(say_(notes_title), 15, Weight::bold) + 60 : 0;
}

/// In the middle of the room. Without room only the menu opens the notes.
void CodesCanvas::notes_button(Rect room)
{
    const float w = std::min(room.w, notes_width());
    if (w <= 0) return;
    ui_.button("notes"_id, {room.centre().x - w / 2, room.y, w, room.h}, notes_title, ButtonKind::plain, Icon::edit);
}

/// Instead of the analysis, with a head: beside the board.
void CodesCanvas::notes_panel(Rect r)
{
    const bool desktop = ui_.view.layout == Layout::desktop;
    const float pad = desktop ? 24.f : 16.f, size = desktop ? 18.f : 15.f, side = desktop ? 34.f : 44.f;
    ui_.text({r.x + pad, r.y + (desktop ? 36.f : 30.f)}, notes_title, {size, t_.text, Weight::bold});
    ui_.icon_button("notes"_id, {r.right() - pad - side, r.y + (desktop ? 14.f : 2.f), side, side}, Icon::close,
                    Text::close);
    notes_table({r.x, r.y + 52, r.w, r.h - 52});
}

/// The head of a phone's sheet; returns the room below it.
Rect CodesCanvas::notes_head(const Panes& panes)
{
    const Rect r = panes.panel;
    sheet_grip(ui_, panes, view_.sheet(), {r.x, r.y, r.w - 120, sheet_head});
    const Rect left{r.x, r.y + 60, r.w, r.h - 60};
    if (hint_awaited({r.x + 16, r.y + 14, r.w - 32, 44})) return left;
    ui_.text({r.x + 16, r.y + 40}, notes_title, {15, t_.text, Weight::bold});
    ui_.icon_button("notes"_id, {r.right() - 60, r.y + 14, 44, 42}, Icon::close, Text::close);
    ui_.command_icon("hint"_id, {r.right() - 112, r.y + 14, 44, 42});
    return left;
}

void CodesCanvas::notes_table(Rect r)
{
    const float pad = ui_.view.layout == Layout::desktop ? 24.f : 16.f, width = std::min(r.w - 2 * pad, 420.f);
    scrolled(ui_, "codes notes ", 0, {r.x + 2, r.y, r.w - 4, r.h - 4}, [&](float top) {
        const CodeShape shape = view_.note_shape();
        const Notes& notes = view_.ui().notes;
        const Point at{r.x + pad, top + 4};
        const auto symbol = [&](int k, Point centre, float radius, bool muted) {
            draw_symbol(p_, face_, k, centre, radius, view_.mark(), muted ? 0.45f : 1.f);
        };
        draw_notes(ui_, at, width, shape, notes, // a digit stands alone, as in a puzzle
                   face_ == engine::codes::Face::digits ? DrawSymbol() : DrawSymbol(symbol));
        const float y = at.y + notes_height(ui_, shape, width), high = control_height(ui_);
        const float w = p_.width(say_(Text::undo), 14, Weight::bold) + 60;
        ui_.button("puzzle_undo"_id, {at.x - 8, y, w, high}, Text::undo, ButtonKind::quiet, Icon::undo,
                   notes.can_undo());
        return y + high;
    });
}

void describe_own_notes(const View& v, Outline& o)
{
    if (!v.may_note() || (o.led && !v.noting())) return;
    o.checkbox("notes"_id, notes_title, v.noting());
    if (!v.noting()) return;
    const auto name = [&](int symbol) { return symbol_name(o.say, v.game().setup.face, symbol); };
    describe_notes(o, o.say, v.note_shape(), v.ui().notes, name);
    o.button("puzzle_undo"_id, Text::undo, v.ui().notes.can_undo(), Text::nothing_to_undo);
}

} // namespace shell::codes
