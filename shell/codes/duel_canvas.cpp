// A duel's layouts, heads and rows.
#include "shell/codes/duel_canvas.hpp"
#include "shell/codes/ids.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/keep_end.hpp"
#include "shell/kit/panes.hpp"
#include <algorithm>
#include <cmath>

namespace shell::codes {

using engine::codes::Clue;
using engine::codes::Face;

namespace {

constexpr float between_columns = 36; // for the turn's number
constexpr float duel_line = 26, counts_height = 44, low_head = 40;
constexpr float answer_width = 60; // a disc and a ring, each with its figure

} // namespace

void DuelView::draw(Ui& ui, Rect area, const Jobs&)
{
    {
        const LeastText large = ui.board_letters();
        DuelCanvas(*this, ui).draw(beside_lesson(ui, area));
    }
    if (ui.view.layout == Layout::landscape) {
        const Rect bar = draw_strip(ui, area, *this);
        ui.command_row(std::array<OwnedId, 3>{"submit"_id, "erase"_id, "draw_code"_id}, {bar.x, bar.y, bar.w, 40}, 8);
    }
    draw_hand(ui, setup().face, rules().positions, mark());
}

void DuelCanvas::draw(Rect area)
{
    if (wide_) {
        const float w = std::min(880.f, content_width(area));
        const Rect card{area.x + (area.w - w) / 2, area.y + 24, w, area.h - 48};
        p_.card(card);
        area = card.inset(24, 20);
    } else if (ui_.view.layout == Layout::phone) {
        area = phone_column(area);
        p_.fill(area, t_.surface);
        area = area.inset(8, 8);
    }
    ui_.memory().board = area;
    if (view_.passing()) return pass(area);
    if (ui_.view.layout == Layout::landscape) {
        const float w = std::round(area.w * 0.56f), h = area.h - counts_height;
        p_.fill({area.x, area.y, w, h}, t_.surface);
        p_.fill({area.x + w, area.y, area.w - w, h}, t_.raised);
        p_.line({area.x + w, area.y}, {area.x + w, area.y + h}, t_.line, 1);
        table(Rect{area.x, area.y, w, h}.inset(8, 4));
        return input(Rect{area.x + w, area.y, area.w - w, h}.inset(8, 8));
    }
    const float below = input_height(area.w);
    table({area.x, area.y, area.w, area.h - below - 8});
    input({area.x, area.bottom() - below, area.w, below});
}

void DuelCanvas::table(Rect r)
{
    const float full = wide_ ? 92.f : 84.f, draft = 48, row = wide_ ? 52.f : 42.f, gap = 8;
    const float least = duel_line + draft + (duel_.rows[0].empty() ? 0.f : row);
    const bool counts = !view_.hiding() && r.h >= low_head + gap + least + counts_height;
    const float room = r.h - least - (counts ? counts_height : 0.f);
    const float top = room >= full + gap ? full : room >= low_head + gap ? low_head : 0.f;
    if (top > 0) {
        const float w = (r.w - 8) / 2;
        for (const int side : {0, 1}) head({r.x + (w + 8) * static_cast<float>(side), r.y, w, top}, side, top == full);
        r = {r.x, r.y + top + gap, r.w, r.h - top - gap};
    }
    if (counts) {
        counts_strip({r.x, r.bottom() - counts_height, r.w, counts_height});
        r.h -= counts_height + 4;
    }
    if (view_.hiding()) return hide(r);
    turn_line({r.x, r.y, r.w, duel_line});
    rows({r.x, r.y + duel_line, r.w, r.h - duel_line});
}

void DuelCanvas::head(Rect r, int side, bool with_code)
{
    const bool on = duel_.mover() == side;
    p_.fill(r, on ? t_.accent_soft : t_.bg, 12);
    p_.stroke(r, on ? t_.accent : t_.line, 12, on ? 1.5f : 1.f);
    const float y = r.y + (with_code ? 24.f : r.h / 2);
    p_.disc({r.x + 24, y}, 14, side == 0 ? t_.player_a : t_.player_b);
    p_.text({r.x + 24, y + 5.5f}, side == 0 ? "A" : "B", {15, t_.player_ink, Weight::bold, Align::middle});
    const float x = r.x + 46, room = r.right() - 8 - x;
    if (duel_.against_computer()) {
        p_.text({x, y - 2}, p_.fitted(side_in_words(say_, view_, side), room, 15, Weight::bold),
                {15, t_.text, Weight::bold});
        p_.text({x, y + 15}, p_.fitted(hunt_in_words(say_, view_, side), room, 12), {12, t_.muted});
    } else p_.text({x, y + 5}, p_.fitted(hunt_in_words(say_, view_, side), room, 13), {13, t_.text});
    if (with_code) code_cells({r.x + 8, r.y + 44, r.w - 16, r.h - 48}, side);
}

void DuelCanvas::code_cells(Rect r, int side)
{
    const auto code = view_.hunted(side);
    const auto n = static_cast<float>(rules_.positions);
    const float pitch = std::min(r.w / n, 48.f), radius = std::min(pitch / 2 - 2, r.h / 2 - 2);
    Point at{r.x + (r.w - pitch * n) / 2 + pitch / 2, r.centre().y};
    if (code) return draw_code(p_, face_, rules_, *code, at, pitch, radius, view_.mark());
    for (int i = 0; i < rules_.positions; ++i, at.x += pitch) {
        draw_hole(p_, face_, at, radius);
        p_.text({at.x, at.y + 5}, "?", {14, t_.muted, Weight::bold, Align::middle});
    }
}

/// Whose turn it is, and what the answer's figures count.
void DuelCanvas::turn_line(Rect r)
{
    const float y = r.y + 17;
    float right = r.right() - 4;
    const auto legend = [&](Text word, bool ring) {
        right -= p_.width(say_(word), 13);
        ui_.text({right, y}, word, {13, t_.muted});
        right -= 12;
        if (ring) p_.ring({right, y - 4.5f}, 3.8f, t_.text, 2.4f);
        else p_.disc({right, y - 4.5f}, 5, t_.text);
        right -= 14;
    };
    legend(Text::picas, true);
    legend(Text::fijas, false);
    const std::string who = duel_.over() ? say_(Text::duel_over) : mover_in_words(say_, view_);
    const std::string turn = " · " + say_(Text::duel_turn_n, Say::count(duel_.turn()));
    const float x = r.x + 8, w = p_.width(who, 14, Weight::bold);
    p_.text({x, y}, p_.fitted(who, right - x, 14, Weight::bold), {14, t_.accent, Weight::bold});
    if (!duel_.over() && x + w + p_.width(turn, 13) <= right) p_.text({x + w, y}, turn, {13, t_.muted});
}

DuelCanvas::Column DuelCanvas::column(float width) const
{
    Column c{.width = width, .pitch = 0, .radius = 0, .answer_x = 0};
    c.pitch = std::min(wide_ ? 44.f : 24.f, (width - answer_width - 8) / static_cast<float>(rules_.positions));
    c.radius = std::min(19.f, c.pitch / 2 - 1);
    c.answer_x = 6 + c.pitch * static_cast<float>(rules_.positions) + (wide_ ? 16.f : 6.f);
    return c;
}

void DuelCanvas::rows(Rect r)
{
    const float row = wide_ ? 52.f : 42.f;
    const Column c = column((r.w - between_columns) / 2);
    const int turns = duel_.over() ? static_cast<int>(duel_.rows[0].size()) : duel_.turn();
    const float flow = static_cast<float>(turns) * row + (duel_.over() ? 0.f : 4.f);
    ScrollArea area(ui_, "duel", r);
    float y = r.y - area.offset();
    for (int i = 1; i <= turns; ++i, y += row)
        if (y + row > r.y && y < r.bottom()) turn(i, {r.x, y, r.w, row}, c);
    if (!duel_.over() && turns < engine::codes::max_duel_turns && y + row <= r.bottom()) { // the turn to come
        const Point mid{r.centre().x, y + row / 2};
        p_.text({mid.x, mid.y + 4}, std::to_string(turns + 1), {12, t_.muted, Weight::regular, Align::middle});
        for (const float x : {r.x, r.right() - c.width})
            for (int i = 0; i < rules_.positions; ++i)
                p_.disc({x + 6 + c.pitch * (static_cast<float>(i) + 0.5f), mid.y}, std::min(6.f, c.radius * 0.5f),
                        t_.sunken);
    }
    area.content_height(flow);
    keep_end(ui_, area, "duel rows", view_.ui().to_end, r.h, flow);
}

void DuelCanvas::turn(int number, Rect r, const Column& c)
{
    const Point mid = r.centre();
    const bool now = !duel_.over() && number == duel_.turn();
    p_.disc(mid, 10, now ? t_.accent : t_.sunken);
    p_.text({mid.x, mid.y + 4.5f}, std::to_string(number),
            {12, now ? t_.accent_ink : t_.muted, now ? Weight::bold : Weight::regular, Align::middle});
    for (const int side : {0, 1}) {
        const Rect cell{side == 0 ? r.x : r.right() - c.width, r.y, c.width, r.h};
        const auto& own = duel_.rows[static_cast<std::size_t>(side)];
        const auto i = static_cast<std::size_t>(number - 1);
        if (i < own.size()) tried(own[i], view_.counts_shown() ? view_.left(side)[i] : 0, cell, c);
        else if (duel_.mover() == side) {
            const Rect box{cell.x, cell.y, cell.w, cell.h - 1};
            p_.fill(box, t_.accent_soft, 8);
            p_.stroke(box, t_.accent, 8, 1.5f);
            draft(box, {cell.x + 6 + c.pitch / 2, cell.centre().y}, c.pitch, c.radius);
        } else if (!duel_.over())
            p_.text({cell.x + 6, mid.y + 5},
                    p_.fitted(say_(Text::duel_then, side_in_words(say_, view_, side)), cell.w - 8, 13), {13, t_.muted});
    }
}

/// A guess with its answer; `left`: the codes that agree so far, 0 where they are not shown.
void DuelCanvas::tried(const Clue& row, engine::Count left, Rect r, const Column& c)
{
    const float mid = r.centre().y;
    draw_code(p_, face_, rules_, row.guess, {r.x + 6 + c.pitch / 2, mid}, c.pitch, c.radius, view_.mark());
    const float x = r.x + c.answer_x, y = left > 0 ? mid - 8 : mid;
    const auto figure = [&](float at, int n, bool ring) {
        const Colour ink = n > 0 ? t_.text : t_.line_strong;
        if (ring) p_.ring({at, y}, 4.3f, ink, 2.4f);
        else p_.disc({at, y}, 5.5f, ink);
        p_.text({at + 9, y + 5}, std::to_string(n), {14, n > 0 ? t_.text : t_.muted, Weight::bold});
    };
    figure(x + 5.5f, row.answer.black, false);
    figure(x + 32.5f, row.answer.white, true);
    if (left > 0) p_.text({x, mid + 14}, number(say_.language(), static_cast<std::int64_t>(left)), {12, t_.muted});
}

/// The code being written. The keys write it; its holes only show it.
void DuelCanvas::draft(Rect row, Point first, float pitch, float radius)
{
    const Draft& d = view_.ui().draft;
    const int focus = std::clamp(d.focus, 0, rules_.positions - 1);
    for (int i = 0; i < rules_.positions; ++i) {
        const Point at{first.x + pitch * static_cast<float>(i), first.y};
        const int symbol = d.symbol[static_cast<std::size_t>(i)];
        if (symbol < 0) draw_hole(p_, face_, at, radius);
        else draw_symbol(p_, face_, symbol, at, radius, view_.mark());
        const float ring = radius + 2;
        if (i == focus && face_ == Face::colours) p_.ring(at, ring, t_.focus, 2);
        else if (i == focus) p_.stroke({at.x - ring, at.y - ring, 2 * ring, 2 * ring}, t_.focus, radius * 0.38f + 2, 2);
        ui_.spot(make_id("hole"_id, i), {at.x - pitch / 2, row.y, pitch, row.h}, 8);
    }
}

void DuelCanvas::counts_strip(Rect r)
{
    p_.fill(r, t_.bg, 10);
    const auto c = ui_.commands->find("duel_left");
    const float w = c ? p_.width(c->label, 15, Weight::bold) + 24 : 0;
    const std::string words = say_(view_.counts_shown() ? Text::duel_left_under : Text::duel_left_later);
    const float room = r.w - 20 - w;
    const auto lines = p_.two_lines(words, room, 13);
    float y = r.centre().y + (lines.size() > 1 ? -3.f : 5.f);
    for (const auto& line : lines) {
        p_.text({r.x + 12, y}, p_.fitted(line, room, 13), {13, t_.muted});
        y += 16;
    }
    if (c) ui_.command("duel_left"_id, {r.right() - w, r.y, w, r.h});
}

/// A side hides its code: the words, and the draft in the middle.
void DuelCanvas::hide(Rect r)
{
    const std::string words = duel_prompt_in_words(say_, view_);
    const auto n = static_cast<float>(rules_.positions);
    const float pitch = std::min(wide_ ? 56.f : 50.f, r.w / n), radius = std::min(20.f, pitch / 2 - 3);
    const float w = std::min(r.w - 8, 520.f);
    const auto lines = static_cast<float>(p_.wrapped(words, w, 15).size());
    const float high = 20 * lines + 8 + 48;
    const float top = r.y + std::max(0.f, (r.h - high) / 2);
    p_.paragraph({r.centre().x - w / 2, top + 16}, words, w, {15, t_.text}, 20);
    const Rect row{r.centre().x - pitch * n / 2, top + 20 * lines + 8, pitch * n, 48};
    draft(row, {row.x + pitch / 2, row.centre().y}, pitch, radius);
}

} // namespace shell::codes
