// Places the board and the analysis in each layout.
#include "shell/thirtyone/canvas.hpp"
#include "shell/thirtyone/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::thirtyone {

void View::draw(Ui& ui, Rect area, const Jobs&)
{
    if (analysis_shown() && ui_.tab == Tab::explorer) ui_.steps.wake(ui);
    Panel words(ui.say);
    panel(words);
    ThirtyoneCanvas picture(*this, ui);
    Panes panes;
    {
        const LeastText large = ui.board_letters();
        panes = lay_out(ui, area, picture.division(area), sheet());
        const Rect b = panes.board;
        if (!panes.covered) picture.board({b.x, b.y, b.w, b.h - (ui.view.layout == Layout::phone ? 4.f : 0.f)});
    }
    begin_panel(ui, panes);
    picture.panel(panes, words);
    if (ui.view.layout == Layout::landscape) picture.strip(area);
}

Division ThirtyoneCanvas::division(Rect area) const
{
    Division d;
    d.board_width = std::min(744.f, std::round((content_width(area) - 24) * 0.6f));
    const float extra = exercise_           ? 52.f
                        : game_.over()      ? banner_height(area.w - 16) + 8
                        : view_.ui().paused ? 52.f
                                            : 0.f;
    const float wanted_board = 98 + 66.f * static_cast<float>(rules_.rows) + extra;
    const float least_board = 98 + 50.f * static_cast<float>(rules_.rows) + extra;
    d.full = view_.analysis_shown();
    if (d.full)
        d.half = std::max(140.f,
                          std::clamp(area.h - wanted_board - 8, std::min(220.f, area.h - least_board), area.h * 0.6f));
    return d;
}

void ThirtyoneCanvas::panel(const Panes& panes, const Panel& words)
{
    if (ui_.view.layout != Layout::phone) return analysis_panel(panes.panel, words);
    if (const Rect left = sheet(panes); left.h > 56) analysis_panel(left, words);
}

void ThirtyoneCanvas::strip(Rect area)
{
    const Rect bar = draw_strip(ui_, area, view_);
    if (game_.over() || exercise_) return;
    const float new_w = p_.width(say_(Text::new_game), 14, Weight::bold) + 28;
    ui_.button("new_game"_id, {bar.x + 4, bar.y, std::min(new_w, bar.w), bar.h}, Text::new_game, ButtonKind::quiet);
}

/// A toggle without a label, because the title stands beside it.
void ThirtyoneCanvas::analysis_switch(Rect r)
{
    const bool on = view_.analysis_shown();
    const Press press = ui_.item("analysis"_id, r, 8);
    if (const Colour back = ui_.reactive(0, press, "analysis"_id); back >> 24) p_.fill(r, back, 8);
    const Rect track{r.right() - 44, r.centre().y - 12, 40, 24};
    p_.fill(track, on ? t_.accent : t_.sunken, 12);
    if (!on) p_.stroke(track, t_.line_strong, 12);
    const Point knob{track.x + 12 + 16 * ui_.eased("analysis switch", on ? 1.f : 0.f, 120), track.centre().y};
    p_.disc(knob, 8, on ? t_.accent_ink : t_.line_strong);
    if (on) draw_tick(p_, knob, 4, t_.accent, 2);
    if (press.hovered) ui_.tooltip("analysis"_id, r, say_(Text::show_analysis));
    if (press.clicked) ui_.act("analysis"_id, on ? "0" : "1");
}

void ThirtyoneCanvas::mind_off(Rect r, float pad)
{
    if (ui_.says_no_help(r)) return;
    ScrollArea area(ui_, "mind area", r);
    const float y = r.y - area.offset();
    const float end = p_.paragraph({r.x + pad, y + 24}, say_(Text::thirtyone_off), r.w - 2 * pad, {14, t_.muted}, 21);
    const float h = desktop_ ? 40.f : 44.f;
    const float w = std::min(r.w - 2 * pad, p_.width(say_(Text::show_analysis), 15, Weight::bold) + 36);
    ui_.button("analysis@off"_id, {r.x + pad, end + 2, w, h}, Text::show_analysis, ButtonKind::primary);
    const float w2 = std::min(r.w - 2 * pad, p_.width(say_(Text::thirtyone_tab_exercises), 15, Weight::bold) + 60);
    ui_.command("exercises"_id, {r.x + pad, end + 14 + h, w2, h});
    area.content_height(end + 24 + 2 * h - y);
}

void ThirtyoneCanvas::analysis_panel(Rect r, const Panel& words)
{
    const bool sheet = ui_.view.layout == Layout::phone;
    const float pad = desktop_ ? 24.f : 16.f, width = r.w - 2 * pad;
    const UiState& u = view_.ui();
    float y = r.y + 6;
    if (desktop_) {
        p_.text({r.x + pad, r.y + 35}, say_(Text::analysis), {18, t_.text, Weight::bold});
        if (!ui_.withholds("analysis"_id)) analysis_switch({r.right() - pad - 48, r.y + 12, 52, 36});
        y = r.y + 56;
    }
    if (!view_.analysis_shown()) return mind_off({r.x + 2, y, r.w - 4, r.bottom() - y - 8}, pad - 2);
    const float tabs_h = desktop_ ? 36.f : 44.f;
    ui_.segmented("tab"_id, {r.x + pad, y, width, tabs_h}, thirtyone_tab_names, static_cast<int>(u.tab));
    y += tabs_h + 8;
    const Rect content{r.x + 2, y, r.w - 4, r.bottom() - y - (sheet ? 0.f : 6.f)};
    scrolled(ui_, "thirtyone panel ", static_cast<int>(u.tab), content, [&](float top) {
        draw_fields(ui_, {r.x + pad, top + 4}, width, words);
        return top + 4 + fields_height(ui_, words, width);
    });
}

Rect ThirtyoneCanvas::sheet(const Panes& panes)
{
    const Rect r = panes.panel;
    const bool shown = view_.analysis_shown();
    if (!shown && ui_.says_no_help({r.x, r.y + 4, r.w, 52})) return {};
    if (shown) sheet_grip(ui_, panes, view_.sheet(), {r.x, r.y, r.w - 84, sheet_head});
    std::string title = say_(Text::analysis);
    if (shown && view_.sheet() == SheetAt::peek && solution_)
        title = verdict_in_words(say_, *solution_, game_.position);
    const float room = r.w - 92;
    const bool whole = p_.width(title, 16, Weight::bold) <= room; // else in two lines
    const float size = whole ? 16.f : 14.f;
    float y = r.y + (whole ? 37.f : 30.f);
    for (const auto& l : p_.balanced(title, room, size, Weight::bold)) {
        p_.text({r.x + 16, y}, l, {size, t_.text, Weight::bold});
        y += 17;
    }
    analysis_switch({r.right() - 16 - 48, r.y + 10, 52, 44});
    return shown ? Rect{r.x, r.y + 54, r.w, r.h - 54} : Rect{};
}

} // namespace shell::thirtyone
