// Where tree, trace and panel stand in each layout.
#include "imgui.h"
#include "shell/kit/panes.hpp"
#include "shell/trees/picture.hpp"
#include <algorithm>
#include <cmath>

namespace shell::trees {

void View::draw(Ui& ui, Rect area, const Jobs&)
{
    if (ui_.playing && !ui.blocked && clock_.due(ui, 750)) ui.act("play_step");
    if (lab_.running()) ui.memory().animating = true;
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

/// Which algorithm, what to do, and the way into the editor; the y under it.
float Picture::header(Rect r, bool two_rows)
{
    const float h = desktop_layout() ? 34.f : 44.f;
    const Page page = view_.page();
    const float edit_w =
        page == Page::explore ? std::max(84.f, p_.width(say_(Text::trees_edit_done), 14, Weight::bold) + 36) : 0.f;
    const auto choice = [&](Rect box) {
        static constexpr std::array lab_pages{Text::trees_lab_effort, Text::trees_lab_horizon};
        if (page == Page::explore)
            ui_.segmented("algorithm", box, algorithm_names, static_cast<int>(view_.game().choice.algorithm));
        else if (page == Page::lab) ui_.segmented("lab_page", box, lab_pages, static_cast<int>(view_.lab().page));
    };
    const auto edit = [&](Rect box) {
        if (edit_w > 0)
            ui_.button("edit", box, view_.ui().editing ? Text::trees_edit_done : Text::trees_edit, ButtonKind::plain);
    };
    float y = r.y;
    if (!two_rows) {
        const float room = r.w - (edit_w > 0 ? edit_w + 16 : 0);
        const float pages = std::min(300.f, room * 0.5f - 8), algorithms = std::min(300.f, room - pages - 16);
        ui_.segmented("page", {r.x, y, pages, h}, page_names, static_cast<int>(page));
        choice({r.x + pages + 16, y, page == Page::lab ? std::min(240.f, algorithms) : algorithms, h});
        edit({r.right() - edit_w, y - 2, edit_w, h + 4});
        return y + h;
    }
    ui_.segmented("page", {r.x, y, r.w, h}, page_names, static_cast<int>(page));
    if (page == Page::practice) return y + h;
    if (page == Page::explore && !desktop_layout()) return y + h; // the rest is in the panel's tabs
    y += h + 8;
    const bool button = edit_w > 0;
    choice({r.x, y, button ? r.w - edit_w - 12 : r.w, h});
    if (button) edit({r.right() - edit_w, y, edit_w, h});
    return y + h;
}

void Picture::board(Rect r)
{
    if (view_.page() != Page::lab) return tree(r);
    if (view_.lab().page == LabPage::effort) chart(r);
    else horizon(r);
}

void Picture::trace(Rect r) { draw_scrubber(ui_, r, view_.steps(say_)); }

void Picture::desktop(Rect area)
{
    const float content = std::min(area.w - 48, 1440.f), left = area.x + (area.w - content) / 2;
    const float mind_w = content < 1040 ? 308.f : 360.f, w = content - mind_w - 24;
    const bool steps = view_.page() != Page::lab && view_.search_shown() && !view_.search().error();
    const float trace_h = scrubber_height(w - 48) + 16;
    const Rect card{left, area.y + 24, w, area.h - 48 - (steps ? trace_h + 16 : 0)};
    p_.card(card);
    const float y = header({card.x + 24, card.y + 20, card.w - 48, 0}, w < 760) + 8;
    const bool signs =
        view_.page() != Page::lab && view_.search_shown() && card.bottom() - y >= 240; // else the tree has the room
    const float foot = signs ? 44.f : 16.f;
    board({card.x + 12, y, card.w - 24, card.bottom() - y - foot});
    if (signs) legend({card.x + 24, card.bottom() - 42, card.w - 48, 24});
    if (steps) {
        const Rect below{card.x, card.bottom() + 16, w, trace_h};
        p_.card(below);
        trace({below.x + 24, below.y + 10, w - 48, trace_h - 16});
    }
    const Rect side{card.right() + 24, area.y + 24, mind_w, area.h - 48};
    p_.card(side);
    mind({side.x + 1, side.y + 1, side.w - 2, side.h - 2});
}

void Picture::tabs(Rect r)
{
    static constexpr std::array names{Text::trees_tab_why, Text::trees_tab_counts, Text::trees_tab_orders,
                                      Text::trees_edit};
    if (view_.page() == Page::explore) ui_.segmented("tab", r, names, static_cast<int>(view_.ui().tab));
    else if (view_.practising() && view_.search_shown())
        ui_.segmented("tab", r, std::span(names).first(2), std::min(1, static_cast<int>(view_.ui().tab)));
}

/// The bottom sheet of a phone: a grip, the tabs, one of the panels.
void Picture::sheet(Rect r)
{
    const auto& u = view_.ui();
    p_.lift({r.x, r.y, r.w, r.h + 24}, 16);
    p_.fill({r.x, r.y, r.w, r.h + 24}, t_.raised, 16);
    p_.stroke({r.x, r.y, r.w, r.h + 24}, t_.line, 16);
    const Rect grip{r.x, r.y, r.w, 24};
    const Press press = ui_.item("sheet_grip", grip, 12);
    ui_.memory().handles.insert_or_assign("sheet_grip", grip);
    p_.fill({r.centre().x - 20, r.y + 8, 40, 4}, t_.line_strong, 2);
    const float moved = ImGui::GetMouseDragDelta(0, 0).y;
    const auto go = [&](int step) {
        ui_.act("sheet", std::to_string(std::clamp(static_cast<int>(u.sheet) + step, 0, 2)));
    };
    if (press.clicked && std::fabs(moved) < 12)
        ui_.act("sheet", u.sheet == Sheet::peek ? "1" : u.sheet == Sheet::half ? "2" : "0");
    else if (press.clicked || (press.held && std::fabs(moved) > 60)) {
        go(moved < 0 ? 1 : -1);
        ImGui::ResetMouseDragDelta(0);
    }
    const bool has_tabs = view_.page() == Page::explore || (view_.practising() && view_.search_shown());
    if (has_tabs) tabs({r.x + 16, r.y + 24, r.w - 32, 44});
    const float top = r.y + (has_tabs ? 70.f : 26.f);
    if (r.bottom() - top < 40) return;
    mind({r.x, top, r.w, r.bottom() - top});
}

void Picture::phone(Rect whole)
{
    const float width = std::min(whole.w, 600.f);
    const Rect area{whole.x + (whole.w - width) / 2, whole.y, width, whole.h};
    const auto& u = view_.ui();
    const bool steps = view_.page() != Page::lab && view_.search_shown() && !view_.search().error();
    const float trace_h = steps ? scrubber_height(width - 32) - 4 : 0;
    const float peek = 76, head = view_.page() == Page::lab ? 112.f : 60.f;
    const float half = std::max(150.f, std::min(330.f, area.h - head - trace_h - 196));
    const float target = u.sheet == Sheet::peek ? peek : u.sheet == Sheet::half ? half : area.h - 4;
    const float height = ui_.eased("sheet", target, 240);
    p_.fill(area, t_.surface);
    if (u.sheet != Sheet::full) {
        const float floor = area.bottom() - std::min(height, half);
        const float y = header({area.x + 16, area.y + 8, width - 32, 0}, true) + 4;
        board({area.x, y, width, floor - y - trace_h - 4});
        if (steps) trace({area.x + 16, floor - trace_h - 2, width - 32, trace_h});
    }
    sheet({area.x, area.bottom() - height, width, height});
}

void Picture::landscape(Rect area)
{
    const float strip = 44, w = std::round(area.w * 0.56f);
    const bool steps = view_.page() != Page::lab && view_.search_shown() && !view_.search().error();
    const Rect left{area.x, area.y, w, area.h - strip};
    p_.fill(left, t_.surface);
    board({left.x + 4, left.y + 4, w - 8, left.h - 8});
    const Rect side{left.right(), area.y, area.w - w, area.h - strip};
    p_.fill(side, t_.raised);
    p_.line({side.x, side.y}, {side.x, side.bottom()}, t_.line, 1);
    const float y = header({side.x + 12, side.y + 6, side.w - 24, 0}, true) + 6;
    const bool has_tabs = view_.page() == Page::explore || (view_.practising() && view_.search_shown());
    if (has_tabs) tabs({side.x + 12, y, side.w - 24, 44});
    const float top = y + (has_tabs ? 48.f : 0.f);
    mind({side.x, top, side.w, side.bottom() - top});
    const Rect bar = draw_strip(ui_, area, view_);
    if (steps) {
        const Steps s = view_.steps(say_);
        ui_.icon_button("step:first", {bar.x, bar.y - 2, 44, 44}, Icon::first, Text::step_first, s.at > 0);
        ui_.icon_button("step:back", {bar.x + 48, bar.y - 2, 44, 44}, Icon::back, Text::step_back, s.at > 0);
        ui_.icon_button("step:next", {bar.x + 96, bar.y - 2, 44, 44}, Icon::next, Text::step_next, s.at < s.count);
        ui_.icon_button("step:last", {bar.x + 144, bar.y - 2, 44, 44}, Icon::last, Text::step_last, s.at < s.count);
        ui_.icon_button("next_cut", {bar.x + 192, bar.y - 2, 44, 44}, Icon::cut, Text::trees_next_cut, s.can_jump);
        p_.text({bar.x + 248, bar.y + 25}, p_.fitted(s.words, bar.right() - 8 - bar.x - 248, 14, Weight::bold),
                {14, t_.text, Weight::bold});
    }
}

} // namespace shell::trees
