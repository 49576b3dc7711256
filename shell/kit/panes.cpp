#include "shell/kit/panes.hpp"
#include "imgui.h"
#include "shell/kit/ids.hpp"
#include <algorithm>
#include <cmath>
#include <utility>

namespace shell::kit {
namespace {

constexpr float strip = 44, between_cards = 24;
constexpr float slop = 6;         // px a finger may move and still tap
constexpr double sample_ms = 40;  // between samples of the finger's position
constexpr double fling = 0.3;     // px/ms; a faster release is a flick
constexpr double settle_ms = 240; // duration of the sheet's movement

/// The nearest stop, or after a flick the next one in its direction.
SheetAt stop_for(float height, double speed_up, const std::array<float, 3>& stops)
{
    int at = 0;
    if (speed_up > fling) {
        while (at < 2 && stops[static_cast<std::size_t>(at)] <= height) ++at;
    } else if (speed_up < -fling) {
        at = 2;
        while (at > 0 && stops[static_cast<std::size_t>(at)] >= height) --at;
    } else
        for (int i = 1; i < 3; ++i)
            if (std::fabs(stops[static_cast<std::size_t>(i)] - height) <
                std::fabs(stops[static_cast<std::size_t>(at)] - height))
                at = i;
    return static_cast<SheetAt>(at);
}

/// The height now: it follows the finger that holds the grip, otherwise it eases to its stop.
float sheet_height(Ui& ui, SheetAt at, const std::array<float, 3>& stops)
{
    auto& s = ui.memory().sheet;
    const float y = ImGui::GetIO().MousePos.y;
    if (!s.held) s.follows = false;
    else if (ui.blocked || y < -1e6f) s.held = ImGui::IsMouseDown(0);
    else {
        s.follows |= std::fabs(y - s.from_y) > slop;
        s.height = std::clamp(s.from_height + s.from_y - y, stops[0], stops[2]);
        if (!ImGui::IsMouseDown(0)) {
            s.held = false;
            const double speed_up = (s.seen_y[0] - y) / std::max(1.0, ui.now() - s.seen_at[0]);
            if (s.follows) ui.act("sheet"_id, std::to_string(static_cast<int>(stop_for(s.height, speed_up, stops))));
        } else if (ui.now() - s.seen_at[1] > sample_ms) {
            s.seen_y = {s.seen_y[1], y};
            s.seen_at = {s.seen_at[1], ui.now()};
        }
    }
    if (!s.follows) {
        const float stop = stops[static_cast<std::size_t>(at)], height = ui.eased("sheet", stop, settle_ms);
        constexpr float seen = 2; // a movement by less is none for a finger
        if (ImGui::IsMouseClicked(0)) s.deaf = s.moves && ImGui::GetIO().MouseSource == ImGuiMouseSource_TouchScreen;
        else if (!ImGui::IsMouseDown(0) && !ImGui::IsMouseReleased(0)) s.deaf = false;
        s.moves = std::fabs(height - stop) > seen;
        return height;
    }
    ui.ease_from("sheet", s.height); // the easing to the stop starts here
    ui.memory().animating = true;
    return s.height;
}

} // namespace

float content_width(Rect area) { return std::min(area.w - 48, 1440.f); }

Rect phone_column(Rect area)
{
    const float width = std::min(area.w, 600.f);
    return {area.x + (area.w - width) / 2, area.y, width, area.h};
}

Division usual_division(Rect area, float panel_share)
{
    const float content = content_width(area);
    const float panel = std::max(std::min(360.f, content * 0.45f), std::round(content * panel_share));
    Division d;
    d.board_width = content - between_cards - panel;
    d.half = std::min(360.f, std::max(140.f, area.h * 0.52f));
    constexpr float least_board = 190;
    if (area.h - d.half < least_board) d.half = d.peek; // in a low window the board has priority
    return d;
}

namespace {

Panes divided(Ui& ui, Rect area, const Division& d, SheetAt sheet)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    Panes out;
    if (ui.view.layout == Layout::desktop) {
        const float content = content_width(area), left = area.x + (area.w - content) / 2;
        out.board = {left, area.y + 24, d.board_width, area.h - 48};
        out.panel = {out.board.right() + between_cards, out.board.y, content - between_cards - d.board_width,
                     out.board.h};
        if (d.under > 0) {
            out.board.h -= d.under + 16;
            out.under = {left, out.board.bottom() + 16, d.board_width, d.under};
            p.card(out.under);
        }
        p.card(out.board);
        return out;
    }
    if (ui.view.layout == Layout::landscape) {
        const float w = std::round(area.w * 0.56f);
        out.board = {area.x, area.y, w, area.h - strip};
        out.panel = {area.x + w, area.y, area.w - w, area.h - strip};
        p.fill(out.board, t.surface);
        return out;
    }
    const Rect column = phone_column(area);
    out.stops = {d.peek, std::max(d.peek, d.half), 0};
    out.stops[2] = d.full ? std::max(out.stops[1], column.h - 4) : out.stops[1];
    const float height = sheet_height(ui, sheet, out.stops);
    out.covered = d.full && height > column.h - 8;
    out.board = {column.x, column.y, column.w, column.h - std::min(height, out.stops[1])};
    out.panel = {column.x, column.bottom() - height, column.w, height};
    p.fill(column, t.surface);
    return out;
}

} // namespace

namespace {

constexpr float away = 4000; // a pane moved this far is clipped: not drawn, not pressable
constexpr float least_panel = 200, least_lesson_board = 180, least_content = 120;

/// Places the lesson's card: above the panel on a desktop, otherwise instead of the panel.
void make_room(const Ui& ui, Rect area, UiMemory::Lesson& lesson, Panes& out)
{
    Rect& panel = out.panel;
    if (ui.view.layout == Layout::landscape) {
        lesson.place = panel;
        panel.x += away;
    } else if (ui.view.layout == Layout::phone) {
        const Rect column = phone_column(area);
        const bool steady = std::exchange(lesson.steady, false) && lesson.read;
        const float share = lesson.read && !lesson.asks && !steady // answered: the learner now reads the board as well
                                ? 0.5f
                                : 0.62f;
        const float needed = std::exchange(lesson.board, 0.f); // the card may take what the board leaves empty
        const float usual = std::max(std::min(column.h * share, column.h - least_lesson_board),
                                     needed > 0 ? column.h - std::max(needed, least_content) : 0.f),
                    low = std::min(column.h * 0.66f, least_lesson_board); // in a low window the text has priority
        const float most = std::max(usual, low);
        float h = std::min(lesson.height, most);
        if (steady) h = lesson.kept = std::clamp(lesson.kept, h, most);
        lesson.place = {column.x, column.bottom() - h, column.w, h};
        out.board.h = column.h - h;
        out.covered = false;
        panel.y = area.bottom() + away;
    } else {
        lesson.place = {panel.x, panel.y, panel.w, std::min(lesson.height, panel.h)};
        const float rest = panel.h - lesson.height - 16;
        if (lesson.alone || rest < least_panel) panel.x += away;
        else panel = {panel.x, panel.bottom() - rest, panel.w, rest};
    }
}

} // namespace

Panes lay_out(Ui& ui, Rect area, Division d, SheetAt sheet)
{
    const bool alone = ui.memory().board_only && ui.view.layout == Layout::desktop && ui.memory().lesson.height <= 0;
    if (alone) d.board_width = content_width(area);
    Panes out = divided(ui, area, d, sheet);
    if (alone) out.panel.x += away;
    if (auto& lesson = ui.memory().lesson; lesson.height > 0) make_room(ui, area, lesson, out);
    else if (lesson.alone) { // the card is folded, but the analysis must still not answer its question
        out.panel.x += away;
        if (ui.view.layout == Layout::phone) out.board.h = phone_column(area).h;
        out.covered = false;
    }
    ui.memory().board = out.board;
    ui.memory().panel = out.panel;
    return out;
}

Rect beside_lesson(Ui& ui, Rect area)
{
    auto& lesson = ui.memory().lesson;
    if (lesson.height <= 0) return area;
    constexpr float margin = 24, card = 360;
    Panes out;
    out.board = area;
    if (ui.view.layout == Layout::desktop) {
        out.board.w -= card + margin;
        out.panel = {out.board.right(), area.y + margin, card, area.h - 2 * margin};
    } else if (ui.view.layout == Layout::landscape) {
        out.board.w = std::round(area.w * 0.56f);
        out.panel = {out.board.right(), area.y, area.w - out.board.w, area.h};
    }
    make_room(ui, area, lesson, out);
    ui.memory().board = out.board;
    return out.board;
}

Rect usual_board(const Ui& ui, const Panes& panes)
{
    const Rect r = panes.board;
    if (ui.view.layout == Layout::desktop) return r.inset(24, 20);
    if (ui.view.layout == Layout::landscape) return r.inset(12, 6);
    return Rect{r.x, r.y, r.w, r.h - 8}.inset(16, 8);
}

void begin_panel(Ui& ui, const Panes& panes)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const Rect r = panes.panel;
    if (ui.view.layout == Layout::desktop) return p.card(r);
    if (ui.view.layout == Layout::landscape) {
        p.fill(r, t.raised);
        p.line({r.x, r.y}, {r.x, r.bottom()}, t.line, 1);
        return;
    }
    const Rect card{r.x, r.y, r.w, r.h + 24};
    p.lift(card, 16);
    p.fill(card, t.raised, 16);
    p.stroke(card, t.line, 16);
}

void sheet_grip(Ui& ui, const Panes& panes, SheetAt sheet, Rect grip)
{
    auto& s = ui.memory().sheet;
    const Press press = ui.item("sheet_grip"_id, grip, 12);
    ui.memory().handles.insert_or_assign("sheet_grip", grip);
    ui.paint.fill({panes.panel.centre().x - 20, panes.panel.y + 8, 40, 4}, ui.theme().line_strong, 2);
    if (press.held && !s.held && ImGui::IsMouseDown(0)) {
        const float y = ImGui::GetIO().MouseClickedPos[0].y;
        s = {true, false, y, panes.panel.h, panes.panel.h, {y, y}, {ui.now(), ui.now()}};
    }
    if (press.clicked && !s.follows) ui.act("sheet"_id, std::to_string((static_cast<int>(sheet) + 1) % 3));
}

Rect panel_head(Ui& ui, const Panes& panes, SheetAt sheet, Id id, Text label, bool on)
{
    const Rect r = panes.panel;
    if (ui.view.layout == Layout::desktop) {
        ui.toggle(id, {r.x + 16, r.y + 10, r.w - 32, 44}, label, on);
        return {r.x + 24, r.y + 62, r.w - 48, r.h - 70};
    }
    if (ui.view.layout == Layout::landscape) {
        ui.toggle(id, {r.x + 8, r.y + 2, r.w - 12, 44}, label, on);
        return {r.x + 16, r.y + 48, r.w - 32, r.h - 50};
    }
    sheet_grip(ui, panes, sheet, {r.x, r.y, r.w - 80, sheet_head}); // the rest of the head is the switch's
    const Rect head{r.x + 8, r.y + 12, r.w - 16, 44};
    ui.text({head.x + 8, head.centre().y + 6}, label, {15, ui.theme().text, Weight::bold});
    ui.toggle(id, {head.right() - 64, head.y, 64, head.h}, label, on); // too narrow to draw its name: drawn above
    return {r.x + 16, r.y + sheet_head + 6, r.w - 32, std::max(0.f, r.h - sheet_head - 6)};
}

namespace {

/// Whether Ui::segmented would cut a name in a row of this width.
bool cuts_names(const Ui& ui, std::span<const std::string_view> names, float width)
{
    float left = width - 6;
    for (const auto name : names) left -= ui.paint.width(name, 13, Weight::bold);
    const float extra = left / static_cast<float>(names.size());
    return std::any_of(names.begin(), names.end(), [&](const auto name) {
        return ui.paint.width(name, 12, Weight::bold) > ui.paint.width(name, 13, Weight::bold) + extra - 4;
    });
}

} // namespace

bool is_low(const Viewport& view) { return view.layout == Layout::phone && view.height < 400; }

Rect draw_tabs(Ui& ui, Rect r, std::span<const Text> names, int selected)
{
    if (r.h < 24) return {r.x, r.y, r.w, 0};
    std::vector<int> all;
    for (std::size_t i = 0; i < names.size(); ++i) all.push_back(static_cast<int>(i));
    const float one = ui.view.layout == Layout::desktop ? 36.f : 44.f;
    const float h = draw_some_tabs(ui, {r.x, r.y, r.w, one}, names, all, selected);
    return {r.x, r.y + h + 6, r.w, r.h - h - 6};
}

float draw_some_tabs(Ui& ui, Rect r, std::span<const Text> all_names, std::span<const int> shown, int selected)
{
    std::vector<std::string_view> names;
    for (const int tab : shown) names.push_back(pattern(ui.say.language(), all_names[static_cast<std::size_t>(tab)]));
    if (std::find(shown.begin(), shown.end(), selected) == shown.end()) selected = shown.front();
    const std::span<const std::string_view> words = names;
    if (ui.view.layout == Layout::desktop || names.size() < 3 || !cuts_names(ui, words, r.w)) {
        ui.segmented("tab"_id, r, words, selected, shown);
        return r.h;
    }
    const std::size_t first = (names.size() + 1) / 2;
    const float row = 38;
    ui.segmented("tab"_id, {r.x, r.y, r.w, row}, words.first(first), selected, shown.first(first));
    ui.segmented("tab"_id, {r.x, r.y + row, r.w, row}, words.subspan(first), selected, shown.subspan(first));
    return 2 * row;
}

float figure_line(const Painter& p, Point at, float width, std::string_view name, const std::string& figure)
{
    const std::string shown = p.fitted(figure, width * 0.6f, 16, Weight::bold);
    const float w = p.width(shown, 16, Weight::bold);
    p.text({at.x + width, at.y + 20}, shown, {16, p.theme().text, Weight::bold, Align::right});
    const float bottom = p.paragraph({at.x, at.y + 20}, name, width - w - 16, {14, p.theme().muted}, 21);
    p.divider({at.x, bottom - 8}, width);
    return bottom - 6;
}

Rect draw_strip(Ui& ui, Rect area, const Screen& screen)
{
    const Rect bar{area.x, area.bottom() - strip, area.w, strip};
    ui.paint.fill(bar, ui.theme().surface);
    ui.paint.divider({bar.x, bar.y}, bar.w);
    ui.icon_button("undo"_id, {bar.right() - 144, bar.y, 44, 44}, Icon::undo, Text::undo, screen.undoes());
    ui.icon_button("redo"_id, {bar.right() - 96, bar.y, 44, 44}, Icon::redo, Text::redo, screen.can_redo());
    ui.icon_button("menu"_id, {bar.right() - 48, bar.y, 44, 44}, Icon::menu, Text::menu);
    return {bar.x + 4, bar.y + 2, bar.w - 152, 40};
}

} // namespace shell::kit
