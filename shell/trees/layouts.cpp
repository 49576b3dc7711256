// Places the tree, the trace and the panel in each layout.
#include "shell/trees/canvas.hpp"
#include "shell/trees/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::trees {

void View::draw(Ui& ui, Rect area, const Jobs&)
{
    if (ui_.playback.playing()) ui_.playback.wake(ui, asks(ui.say));
    if (lab_.running()) ui.memory().animating = true;
    TreesCanvas picture(*this, ui);
    const Panes panes = lay_out(ui, area, picture.division(area), sheet());
    if (!panes.covered) picture.board(panes);
    begin_panel(ui, panes);
    picture.panel(panes);
    if (ui.view.layout == Layout::landscape) picture.strip(area);
}

namespace {

/// The width of these names side by side.
float natural(const Painter& p, const Say& say, std::span<const Text> names)
{
    float w = 6;
    for (const Text t : names) w += p.width(say(t), 13, Weight::bold) + 14;
    return w;
}

} // namespace

/// The page, the algorithm and the editor's button; returns the y below.
float TreesCanvas::header(Rect r, bool two_rows)
{
    const float h = desktop_layout() ? 34.f : 44.f;
    const Page page = view_.page();
    const float edit_w =
        page == Page::explore ? std::max(84.f, p_.width(say_(Text::trees_edit_done), 14, Weight::bold) + 36) : 0.f;
    const auto choice = [&](Rect box) {
        static constexpr std::array lab_pages{Text::trees_lab_effort, Text::trees_lab_horizon};
        if (page == Page::explore)
            ui_.segmented("algorithm"_id, box, algorithm_names, static_cast<int>(view_.game().choice.algorithm));
        else if (page == Page::lab) ui_.segmented("lab_page"_id, box, lab_pages, static_cast<int>(view_.lab().page));
    };
    const auto edit = [&](Rect box) {
        if (edit_w > 0)
            ui_.button("edit"_id, box, view_.ui().editing ? Text::trees_edit_done : Text::trees_edit,
                       ButtonKind::plain);
    };
    float y = r.y;
    if (!two_rows) {
        const float room = r.w - (edit_w > 0 ? edit_w + 16 : 0);
        const float least = natural(p_, say_, page_names), others = natural(p_, say_, algorithm_names);
        const float pages = std::min(300.f, (room - 16) * least / (least + others)),
                    algorithms = std::min(300.f, room - pages - 16);
        ui_.segmented("page"_id, {r.x, y, pages, h}, page_names, static_cast<int>(page));
        choice({r.x + pages + 16, y, page == Page::lab ? std::min(240.f, algorithms) : algorithms, h});
        edit({r.right() - edit_w, y - 2, edit_w, h + 4});
        return y + h;
    }
    ui_.segmented("page"_id, {r.x, y, r.w, h}, page_names, static_cast<int>(page));
    if (page == Page::practice) return y + h;
    if (page == Page::explore && !desktop_layout()) return y + h; // the panel's tabs have the rest
    y += h + 8;
    const bool button = edit_w > 0;
    choice({r.x, y, button ? r.w - edit_w - 12 : r.w, h});
    if (button) edit({r.right() - edit_w, y, edit_w, h});
    return y + h;
}

void TreesCanvas::content(Rect r)
{
    if (view_.page() != Page::lab) return trees(r);
    if (view_.lab().page == LabPage::effort) chart(r);
    else horizon(r);
}

float TreesCanvas::trace_height(float width) const
{
    return low() || is_led() ? 70.f : scrubber_height(ui_, width, view_.steps(say_));
}

/// On a phone with a lesson's card the tree gets the room, so the trace shows only its buttons.
bool TreesCanvas::is_led() const { return ui_.view.layout == Layout::phone && ui_.memory().lesson.height > 0; }

/// The steps with the current node's window, if it has no room at its node.
Steps TreesCanvas::told_steps() const
{
    Steps s = view_.steps(say_);
    const auto& search = view_.search();
    if (window_shown_ || view_.beside() || search.step() == 0 || search.error() || !view_.search_shown()) return s;
    if (const Node now = searched_node(search.node()); !now.alpha.empty())
        s.words += "; " + now.alpha + ", " + now.beta;
    return s;
}

bool TreesCanvas::has_pencils() const
{
    return view_.page() == Page::practice && !view_.search_shown() && view_.game().setup.exercise.asked.windows;
}

void TreesCanvas::trace(Rect r)
{
    const Steps s = told_steps();
    if (!low() && !is_led()) return draw_scrubber(ui_, r, s);
    p_.text({r.x, r.y + 15}, p_.fitted(s.words, r.w, 13, Weight::bold), {13, t_.text, Weight::bold});
    step_buttons({r.x - 10, r.y + 24, r.w + 20, 40});
}

bool TreesCanvas::has_steps() const
{
    return view_.page() != Page::lab && view_.search_shown() && !view_.search().error();
}

bool TreesCanvas::has_tabs() const
{
    return view_.page() == Page::explore || (view_.practising() && view_.search_shown());
}

Division TreesCanvas::division(Rect area) const
{
    Division d;
    const float content = content_width(area);
    d.board_width = content - 24 - (content < 1040 ? 308.f : 360.f);
    if (has_steps()) d.under = trace_height(d.board_width - 48) + 16;
    const float head = low() ? 0.f : view_.page() == Page::lab ? 112.f : 60.f;
    const float trace_h = has_steps() ? trace_height(phone_column(area).w - 32) - 4 : 0;
    d.peek = low() && view_.page() == Page::lab ? 128.f : 76.f;
    const float over = head + trace_h; // height of the board without the tree
    d.half = std::max(150.f, std::min(330.f, area.h - over - 196));
    d.half = std::max(d.peek, std::min(d.half, area.h - over - 160)); // low frames: the tree first
    return d;
}

void TreesCanvas::board(const Panes& panes)
{
    const Rect r = panes.board;
    const bool marks = view_.differ() != nullptr;
    const float foot = (has_pencils() || marks) && !desktop_layout() ? 20.f : 0.f; // what a pencil or a mark means
    if (ui_.view.layout == Layout::landscape) {
        content({r.x + 4, r.y + 4, r.w - 8, r.h - 8 - foot});
        rule_legend({r.x + 12, r.bottom() - foot - 2, r.w - 24, foot});
        return pencil_words({r.x + 12, r.bottom() - foot - 2, r.w - 24, foot});
    }
    if (ui_.view.layout == Layout::phone) {
        const auto& lesson = ui_.memory().lesson; // it leads here and leaves the room to the tree
        const float trace_h =
            has_steps() && (lesson.height <= 0 ? !lesson.no_steps : lesson.steps) ? trace_height(r.w - 32) - 4 : 0;
        const float y = lesson.height > 0 || low() ? r.y : header({r.x + 16, r.y + 8, r.w - 32, 0}, true) + 4;
        content({r.x, y, r.w, r.bottom() - y - trace_h - foot - 4});
        pencil_words({r.x + 16, r.bottom() - trace_h - foot - 4, r.w - 32, foot});
        rule_legend({r.x + 16, r.bottom() - trace_h - foot - 4, r.w - 32, foot});
        if (trace_h > 0) trace({r.x + 16, r.bottom() - trace_h - 2, r.w - 32, trace_h});
        return;
    }
    const float names = natural(p_, say_, page_names) + natural(p_, say_, algorithm_names) +
                        std::max(84.f, p_.width(say_(Text::trees_edit_done), 14, Weight::bold) + 36) + 32;
    const float y = header({r.x + 24, r.y + 20, r.w - 48, 0}, r.w - 48 < names) + 8;
    const bool signs =
        view_.page() != Page::lab && r.bottom() - y >= (view_.beside() ? 400.f : 240.f); // else the tree gets the room
    content({r.x + 12, y, r.w - 24, r.bottom() - y - (signs ? 44.f : 16.f)});
    if (signs) legend({r.x + 24, r.bottom() - 42, r.w - 48, 24});
    const Rect& below = panes.under;
    if (has_steps()) trace({below.x + 24, below.y + 10, below.w - 48, below.h - 16});
}

void TreesCanvas::tabs(Rect r)
{
    static constexpr std::array names{Text::trees_tab_why, Text::trees_tab_counts, Text::trees_tab_orders,
                                      Text::trees_edit};
    if (view_.page() == Page::explore) ui_.segmented("tab"_id, r, names, static_cast<int>(view_.ui().tab));
    else if (has_tabs())
        ui_.segmented("tab"_id, r, std::span(names).first(2), std::min(1, static_cast<int>(view_.ui().tab)));
}

/// On a phone: a grip, the tabs and one part. In landscape also the header, because the board has no room for it.
void TreesCanvas::panel(const Panes& panes)
{
    const Rect r = panes.panel;
    if (desktop_layout()) return analysis_panel({r.x + 1, r.y + 1, r.w - 2, r.h - 2});
    const bool sheet = ui_.view.layout == Layout::phone;
    const float pad = sheet ? 16.f : 12.f;
    if (sheet) sheet_grip(ui_, panes, view_.sheet(), {r.x, r.y, r.w, 24});
    float y = r.y + (sheet ? 24.f : 6.f);
    if (!sheet || low()) y = header({r.x + pad, y, r.w - 2 * pad, 0}, true) + 6;
    if (low() && view_.sheet() == SheetAt::peek) return;
    if (has_tabs()) tabs({r.x + pad, y, r.w - 2 * pad, 44});
    y += has_tabs() ? (sheet ? 46.f : 48.f) : sheet ? 2.f : 0.f;
    if (r.bottom() - y >= 40) analysis_panel({r.x, y, r.w, r.bottom() - y});
}

void TreesCanvas::strip(Rect area)
{
    const Rect bar = draw_strip(ui_, area, view_);
    if (has_steps()) step_buttons(bar);
}

void TreesCanvas::step_buttons(Rect bar)
{
    const Steps s = view_.steps(say_);
    float x = bar.x;
    const bool sealed = ui_.memory().lesson.no_steps;
    float right = bar.right() - 8;
    if (!sealed && !is_led()) right -= draw_predict(ui_, {right, bar.y - 2}, s.predicting()) + 8;
    const float named = s.jump && is_led() ? p_.width(say_(*s.jump), 14, Weight::bold) + 52 : 0;
    // The narrowest frames have room for three: the keyboard and the outline have the others.
    const float free = right - x - (named > 0 ? named + 8 : 0), most = bar.w < 400 ? 40.f : 48.f;
    const int pictured = s.jump && named == 0 ? 5 : 4;
    const bool all = free >= 34 * static_cast<float>(pictured);
    const float pitch = std::min(most, free / static_cast<float>(all ? pictured : pictured - 2));
    const auto button = [&](Id id, Icon icon, Text label, bool enabled) {
        ui_.icon_button(id, {x, bar.y - 2, std::min(pitch, 44.f), 44}, icon, label, enabled);
        x += pitch;
    };
    if (s.ask && !sealed) {
        button("step:back"_id, Icon::back, Text::step_back, s.at > 0);
        if (s.predicted) { // the last answer; the outline and the tab say more
            const Point mark{x + 8, bar.centre().y};
            if (*s.predicted) draw_tick(p_, mark, 5, t_.good, 2.4f);
            else draw_cross(p_, mark, 4.5f, t_.bad, 2.4f);
            x += 22;
        }
        return draw_prediction(ui_, {x, bar.y - 2, right - x, 44}, *s.ask);
    }
    if (all) button("step:first"_id, Icon::first, Text::step_first, s.at > 0);
    button("step:back"_id, Icon::back, Text::step_back, s.at > 0);
    button("step:next"_id, Icon::next, Text::step_next, s.at < s.count);
    if (all) button("step:last"_id, Icon::last, Text::step_last, s.at < s.count);
    if (named > 0)
        ui_.button(s.jump_id, {right - named, bar.y, named, 40}, *s.jump, ButtonKind::plain, s.jump_icon, s.can_jump);
    else if (s.jump) button("next_cut"_id, Icon::cut, Text::trees_next_cut, s.can_jump);
    const bool said = s.predicting() && !s.told.empty();
    const float room = right - x - 8;
    if (room < 48 || is_led()) return; // the words stand above the buttons
    draw_step_words(ui_, {x + 8, bar.y - 2, room, 44}, s, said);
}

} // namespace shell::trees
