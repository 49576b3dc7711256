// The frame of the panel: its switch, its tabs, on a phone the sheet's head.
#include "shell/tictactoe/canvas.hpp"
#include "shell/tictactoe/ids.hpp"
#include <algorithm>

namespace shell::tictactoe {

void TictactoeCanvas::mind_off(Rect r)
{
    if (ui_.says_no_help(r)) return;
    const auto lines = p_.balanced(say_(Text::tictactoe_empty_mind), std::min(r.w - 48, 400.f), 16);
    const float below = 24 * static_cast<float>(lines.size()) + 106; // the words and two buttons
    float y = r.y + std::max(18.f, std::min({r.h * 0.3f, 240.f, r.h - below}));
    for (const auto& line : lines) {
        p_.text({r.centre().x, y}, line, {16, t_.muted, Weight::regular, Align::middle});
        y += 24;
    }
    const float w = std::min(r.w - 32, 260.f);
    const Rect first{r.centre().x - w / 2, y + 4, w, 44};
    ui_.button("analysis"_id, first, Text::show_analysis, ButtonKind::plain, Icon::bulb);
    ui_.command("show_tree"_id, first.moved(0, 52));
}

void TictactoeCanvas::analysis_panel(Rect r, const Panel& words)
{
    const float pad = desktop() ? 24.f : 16.f;
    if (!view_.analysis_shown()) {
        if (desktop()) ui_.text({r.x + pad, r.y + 36}, Text::analysis, {18, t_.text, Weight::bold});
        return mind_off(r);
    }
    float y = r.y;
    const int tab = static_cast<int>(view_.ui().tab);
    if (desktop()) {
        ui_.text({r.x + pad, y + 36}, Text::analysis, {18, t_.text, Weight::bold});
        const Rect off{r.right() - pad - 32, y + 14, 32, 34};
        ui_.icon_button("analysis"_id, off, Icon::close, Text::close);
        ui_.segmented("tab"_id, {off.x - 8 - 220, y + 14, 220, 34}, tictactoe_tabs, tab);
        y += 60;
    } else {
        ui_.segmented("tab"_id, {r.x + pad, y + 6, r.w - 2 * pad, 44}, tictactoe_tabs, tab);
        y += 56;
    }
    const Rect content{r.x, y, r.w, r.bottom() - y - (desktop() ? 8.f : 0.f)};
    if (view_.ui().tab == Tab::tree) tree(content, words);
    else values(content, words);
}

void TictactoeCanvas::values(Rect r, const Panel& words)
{
    const float pad = desktop() ? 24.f : 16.f, width = r.w - 2 * pad;
    ScrollArea area(ui_, "tictactoe values", r);
    draw_fields(ui_, {r.x + pad, r.y - area.offset() + 4}, width, words);
    area.content_height(fields_height(ui_, words, width) + 16);
}

Rect TictactoeCanvas::sheet(const Panes& panes)
{
    const Rect r = panes.panel;
    if (!view_.analysis_shown()) {
        if (ui_.says_no_help({r.x, r.y + 4, r.w, 52})) return {};
        const float gap = 8, tree_w = p_.width(say_(Text::tictactoe_show_tree), 15, Weight::bold) + 24;
        const float w = r.w - 32 - gap - tree_w;
        ui_.button("analysis"_id, {r.x + 16, r.y + 8, w, 44}, say_(w < 176 ? Text::analysis : Text::show_analysis),
                   ButtonKind::plain, w < 176 ? Icon::bulb : Icon::none);
        ui_.command("show_tree"_id, {r.x + 16 + w + gap, r.y + 8, tree_w, 44});
        return {};
    }
    const bool asked = !game_.over() && view_.ui().tab == Tab::values;
    const float side = asked ? 64 + Ui::why_room : 64;
    sheet_grip(ui_, panes, view_.sheet(), {r.x, r.y, r.w - side, sheet_head});
    if (asked) ui_.why("why:best"_id, {r.right() - 60 - Ui::why_room / 2, r.y + 32});
    const float room = r.w - 16 - side;
    p_.text({r.x + 16, r.y + 32}, p_.fitted(verdict_in_words(view_, say_), room, 15, Weight::bold),
            {15, t_.text, Weight::bold});
    p_.text({r.x + 16, r.y + 50}, p_.fitted(best_in_words(view_, say_), room, 12), {12, t_.muted});
    ui_.icon_button("analysis"_id, {r.right() - 56, r.y + 10, 44, 44}, Icon::close, Text::close);
    return {r.x, r.y + sheet_head, r.w, r.h - sheet_head};
}

} // namespace shell::tictactoe
