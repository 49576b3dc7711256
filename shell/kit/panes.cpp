#include "shell/kit/panes.hpp"
#include "imgui.h"
#include <algorithm>
#include <cmath>

namespace shell::kit {
namespace {

constexpr float strip = 44, head = 56;

} // namespace

Panes lay_out(Ui& ui, Rect area, SheetAt sheet, float panel_share)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    Panes out;
    if (ui.view.layout == Layout::desktop) {
        const float content = std::min(area.w - 48, 1440.f), left = area.x + (area.w - content) / 2;
        const float panel = std::max(std::min(360.f, content * 0.45f), std::round(content * panel_share));
        out.board = {left, area.y + 24, content - 24 - panel, area.h - 48};
        out.panel = {out.board.right() + 24, out.board.y, panel, out.board.h};
        out.head = {out.panel.x + 16, out.panel.y + 10, panel - 32, 44};
        out.body = {out.panel.x + 24, out.panel.y + 62, panel - 48, out.panel.h - 70};
        p.card(out.board);
        out.board = out.board.inset(24, 20);
        return out;
    }
    if (ui.view.layout == Layout::landscape) {
        const float w = std::round(area.w * 0.56f);
        out.board = {area.x, area.y, w, area.h - strip};
        out.panel = {area.x + w, area.y, area.w - w, area.h - strip};
        out.head = {out.panel.x + 8, out.panel.y + 2, out.panel.w - 12, 44};
        out.body = {out.panel.x + 16, out.panel.y + 48, out.panel.w - 32, out.panel.h - 50};
        p.fill(out.board, t.surface);
        out.board = out.board.inset(12, 6);
        return out;
    }
    const float width = std::min(area.w, 600.f); // on a tablet the column stands in the middle
    const Rect column{area.x + (area.w - width) / 2, area.y, width, area.h};
    const float half = std::min(360.f, std::max(140.f, column.h * 0.52f));
    const float target = sheet == SheetAt::peek ? head + 4 : sheet == SheetAt::half ? half : column.h - 4;
    const float height = ui.eased("sheet", target, 240);
    out.covered = sheet == SheetAt::full && height > column.h - 8;
    out.board = {column.x, column.y, column.w, column.h - std::min(height, half) - 8};
    out.panel = {column.x, column.bottom() - height, column.w, height};
    out.head = {column.x + 8, out.panel.y + 12, column.w - 16, 44};
    out.body = {column.x + 16, out.panel.y + head + 6, column.w - 32, std::max(0.f, height - head - 6)};
    p.fill(out.board, t.surface);
    out.board = out.board.inset(16, 8);
    return out;
}

void begin_panel(Ui& ui, const Panes& panes, SheetAt sheet, std::string_view id, Text label, bool on)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const Rect r = panes.panel;
    if (ui.view.layout == Layout::desktop) {
        p.card(r);
        return ui.toggle(id, panes.head, label, on);
    }
    if (ui.view.layout == Layout::landscape) {
        p.fill(r, t.raised);
        p.line({r.x, r.y}, {r.x, r.bottom()}, t.line, 1);
        return ui.toggle(id, panes.head, label, on);
    }
    const Rect card{r.x, r.y, r.w, r.h + 24};
    p.lift(card, 16);
    p.fill(card, t.raised, 16);
    p.stroke(card, t.line, 16);
    const Rect grip{r.x, r.y, r.w - 80, head}; // the rest is the switch's
    const Press press = ui.item("sheet_grip", grip, 12);
    ui.memory().handles.insert_or_assign("sheet_grip", grip);
    p.fill({r.centre().x - 20, r.y + 7, 40, 4}, t.line_strong, 2);
    const int at = static_cast<int>(sheet);
    const float moved = ImGui::GetMouseDragDelta(0, 0).y;
    if (press.clicked && std::fabs(moved) < 12) ui.act("sheet", sheet == SheetAt::half ? "0" : "1");
    else if (press.clicked || (press.held && std::fabs(moved) > 60)) {
        ui.act("sheet", std::to_string(std::clamp(at + (moved < 0 ? 1 : -1), 0, 2)));
        ImGui::ResetMouseDragDelta(0);
    }
    ui.text({panes.head.x + 8, panes.head.centre().y + 6}, label, {15, t.text, Weight::bold});
    const Rect knob{panes.head.right() - 64, panes.head.y, 64, panes.head.h}; // too narrow for the name
    ui.toggle(id, knob, label, on);
}

Rect draw_strip(Ui& ui, Rect area, const Screen& screen)
{
    const Rect bar{area.x, area.bottom() - strip, area.w, strip};
    ui.paint.fill(bar, ui.theme().surface);
    ui.paint.divider({bar.x, bar.y}, bar.w);
    ui.icon_button("undo", {bar.right() - 144, bar.y, 44, 44}, Icon::undo, Text::undo, screen.undoes());
    ui.icon_button("redo", {bar.right() - 96, bar.y, 44, 44}, Icon::redo, Text::redo, screen.can_redo());
    ui.icon_button("menu", {bar.right() - 48, bar.y, 44, 44}, Icon::menu, Text::menu);
    return {bar.x + 4, bar.y + 2, bar.w - 152, 40};
}

} // namespace shell::kit
