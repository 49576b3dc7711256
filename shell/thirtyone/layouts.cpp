// Where board and analysis stand in each layout.
#include "imgui.h"
#include "shell/kit/panes.hpp"
#include "shell/thirtyone/picture.hpp"
#include <algorithm>
#include <cmath>

namespace shell::thirtyone {

void View::draw(Ui& ui, Rect area, const Jobs&)
{
    Picture picture(*this, ui);
    switch (ui.view.layout) {
    case Layout::desktop:
        return picture.desktop(area);
    case Layout::phone:
        return picture.phone(area);
    case Layout::landscape:
        return picture.landscape(area);
    }
}

void Picture::desktop(Rect area)
{
    const float content = std::min(area.w - 48, 1440.f), left = area.x + (area.w - content) / 2;
    const float w = std::min(744.f, std::round((content - 24) * 0.6f));
    const Rect card{left, area.y + 24, w, area.h - 48};
    const Rect side{card.right() + 24, card.y, content - w - 24, card.h};
    p_.card(card);
    board(card);
    p_.card(side);
    mind(side);
}

void Picture::phone(Rect whole)
{
    const float width = std::min(whole.w, 600.f);
    const Rect area{whole.x + (whole.w - width) / 2, whole.y, width, whole.h};
    const UiState& u = view_.ui_;
    const bool shown = view_.analysis_shown();
    const float extra = game_.over() ? 84.f : u.paused ? 52.f : 0.f;
    const float wanted_board = 98 + 66.f * static_cast<float>(rules_.rows) + extra;
    const float least_board = 98 + 50.f * static_cast<float>(rules_.rows) + extra;
    const float half = std::clamp(area.h - wanted_board - 8, std::min(220.f, area.h - least_board), area.h * 0.6f);
    const float half_height = std::max(140.f, half), full = area.h - 4;
    const float target = !shown || u.sheet == 0 ? 60.f : u.sheet == 1 ? half_height : full;
    const float height = ui_.eased("sheet", target, 240);
    p_.fill(area, t_.surface);
    if (!(shown && u.sheet == 2)) board({area.x, area.y, area.w, area.h - std::min(height, half_height) - 4});
    sheet({area.x, area.bottom() - height, area.w, height});
}

void Picture::landscape(Rect area)
{
    const float strip = 44, w = std::round(area.w * 0.56f);
    const Rect left{area.x, area.y, w, area.h - strip};
    p_.fill(left, t_.surface);
    board(left);
    const Rect side{left.right(), area.y, area.w - w, area.h - strip};
    p_.fill(side, t_.raised);
    p_.line({side.x, side.y}, {side.x, side.bottom()}, t_.line, 1);
    mind(side);
    const Rect bar = draw_strip(ui_, area, view_);
    if (!game_.over()) {
        const float new_w = p_.width(say_(Text::new_game), 14, Weight::bold) + 28;
        ui_.button("new_game", {bar.x + 4, bar.y, std::min(new_w, bar.w), bar.h}, Text::new_game, ButtonKind::quiet);
    }
}

/// A toggle without words: the title stands beside.
void Picture::analysis_switch(Rect r)
{
    const bool on = view_.analysis_shown();
    const Press press = ui_.item("analysis", r, 8);
    if (const Colour back = ui_.reactive(0, press, "analysis"); back >> 24) p_.fill(r, back, 8);
    const Rect track{r.right() - 44, r.centre().y - 12, 40, 24};
    p_.fill(track, on ? t_.accent : t_.sunken, 12);
    if (!on) p_.stroke(track, t_.line_strong, 12);
    const Point knob{track.x + 12 + 16 * ui_.eased("analysis switch", on ? 1.f : 0.f, 120), track.centre().y};
    p_.disc(knob, 8, on ? t_.accent_ink : t_.line_strong);
    if (on) draw_tick(p_, knob, 4, t_.accent, 2);
    if (press.hovered) ui_.tooltip("analysis", r, say_(Text::show_analysis));
    if (press.clicked) ui_.act("analysis", on ? "0" : "1");
}

void Picture::mind_off(Rect r, float pad)
{
    ScrollArea area(ui_, "mind area", r);
    const float y = r.y - area.offset();
    const float end = p_.paragraph({r.x + pad, y + 24}, say_(Text::thirtyone_off), r.w - 2 * pad, {14, t_.muted}, 21);
    const float h = desktop_ ? 40.f : 44.f;
    const float w = std::min(r.w - 2 * pad, p_.width(say_(Text::show_analysis), 15, Weight::bold) + 36);
    ui_.button("analysis@off", {r.x + pad, end + 2, w, h}, Text::show_analysis, ButtonKind::primary);
    const float w2 = std::min(r.w - 2 * pad, p_.width(say_(Text::thirtyone_tab_exercises), 15, Weight::bold) + 60);
    ui_.button("exercises", {r.x + pad, end + 14 + h, w2, h}, Text::thirtyone_tab_exercises, ButtonKind::plain,
               Icon::edit);
    area.content_height(end + 24 + 2 * h - y);
}

bool Picture::working(Rect r, const Solver& solver)
{
    if (!solver.busy()) return false;
    const auto progress = solver.progress();
    p_.text({r.x, r.y + 16}, p_.fitted(say_(Text::thirtyone_solving), r.w, 13), {13, t_.muted});
    const float share = progress.total > 0 ? static_cast<float>(progress.done) / static_cast<float>(progress.total) : 0;
    p_.fill({r.x, r.y + 26, r.w, 8}, t_.sunken, 4);
    p_.fill({r.x, r.y + 26, std::max(8.f, r.w * share), 8}, t_.accent, 4);
    p_.text({r.x, r.y + 52},
            say_(Text::of_total, number(say_.language(), progress.done), number(say_.language(), progress.total)),
            {13, t_.text});
    return true;
}

void Picture::mind(Rect r)
{
    const bool sheet = ui_.view.layout == Layout::phone;
    const float pad = desktop_ ? 24.f : 16.f, width = r.w - 2 * pad;
    const UiState& u = view_.ui_;
    float y = r.y + 6;
    if (desktop_) {
        p_.text({r.x + pad, r.y + 35}, say_(Text::analysis), {18, t_.text, Weight::bold});
        analysis_switch({r.right() - pad - 48, r.y + 12, 52, 36});
        y = r.y + 56;
    }
    if (!view_.analysis_shown()) return mind_off({r.x + 2, y, r.w - 4, r.bottom() - y - 8}, pad - 2);
    const float tabs_h = desktop_ ? 36.f : 44.f;
    ui_.segmented("tab", {r.x + pad, y, width, tabs_h}, thirtyone_tab_names, static_cast<int>(u.tab));
    y += tabs_h + 8;
    const Rect content{r.x + 2, y, r.w - 4, r.bottom() - y - (sheet ? 0.f : 6.f)};
    constexpr std::array names{"position area", "rules area", "explorer area", "exercises area"};
    ScrollArea area(ui_, names[static_cast<std::size_t>(u.tab)], content);
    const float top = content.y - area.offset();
    const Point at{r.x + pad, top + 4};
    const float end = [&] {
        switch (u.tab) {
        case Tab::position:
            return position_tab(at, width);
        case Tab::rules:
            return rules_tab(at, width);
        case Tab::explorer:
            return explorer_tab(at, width);
        case Tab::exercises:
            return exercises_tab(at, width);
        }
        return top;
    }();
    area.content_height(end - top + 12);
}

void Picture::sheet(Rect r)
{
    const UiState& u = view_.ui_;
    const Rect whole{r.x, r.y, r.w, r.h + 24};
    p_.lift(whole, 16);
    p_.fill(whole, t_.raised, 16);
    p_.stroke(whole, t_.line, 16);
    const bool shown = view_.analysis_shown();
    if (shown) {
        const Rect grip{r.x, r.y, r.w - 84, 56};
        const Press press = ui_.item("sheet_grip", grip, 12);
        ui_.memory().handles.insert_or_assign("sheet_grip", grip);
        p_.fill({r.centre().x - 20, r.y + 8, 40, 4}, t_.line_strong, 2);
        const float moved = ImGui::GetMouseDragDelta(0, 0).y;
        if (press.clicked && std::fabs(moved) < 12) ui_.act("sheet", u.sheet == 1 ? "2" : "1");
        else if (press.clicked || (press.held && std::fabs(moved) > 60)) {
            ui_.act("sheet", std::to_string(std::clamp(u.sheet + (moved < 0 ? 1 : -1), 0, 2)));
            ImGui::ResetMouseDragDelta(0);
        }
    }
    std::string title = say_(Text::analysis);
    if (shown && u.sheet == 0 && solution_) title = verdict_in_words(say_, *solution_, game_.position);
    p_.text({r.x + 16, r.y + 37}, p_.fitted(title, r.w - 120, 16, Weight::bold), {16, t_.text, Weight::bold});
    analysis_switch({r.right() - 16 - 48, r.y + 10, 52, 44});
    if (shown && r.h > 110) mind({r.x, r.y + 54, r.w, r.h - 54});
}

} // namespace shell::thirtyone
