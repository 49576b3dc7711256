// Draws the matrix: rows and columns to choose, the last round, the analysis's values at the margins.
#include "imgui.h"
#include "shell/kit/fractions.hpp"
#include "shell/kit/pan_area.hpp"
#include "shell/matrix/canvas.hpp"
#include "shell/matrix/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::matrix {

using engine::matrix::Side;

namespace {

constexpr float name_size = 12, name_line = 15;

} // namespace

void View::draw(Ui& ui, Rect area, const Jobs&)
{
    if (tab() == Tab::dominance) ui_.eliminations.wake(ui);
    const Panes panes = lay_out(ui, area, usual_division(area, 0.38f), sheet());
    MatrixCanvas picture(*this, ui);
    if (const LeastText large = ui.board_letters(); !panes.covered) picture.board(usual_board(ui, panes));
    draw_analysis(ui, panes);
    if (ui.view.layout == Layout::landscape) {
        const Rect left = draw_strip(ui, area, *this);
        ui.button("rules_dialog"_id, {left.x, left.y, std::min(180.f, left.w), left.h}, Text::matrix_other,
                  ButtonKind::plain, Icon::edit);
    }
}

void MatrixCanvas::board(Rect r)
{
    const float top = head(r), words = last_round_height(r.w);
    const float least_grid = std::min(200.f, 34 + 44.f * static_cast<float>(matrix_.rows)); // all rows, or a good part
    const float foot =
        r.h - top - words >= least_grid ? words : 0; // else the marked cell and the total show the result
    if (foot > 0) last_round(r);
    grid({r.x, r.y + top, r.w, std::max(40.f, r.h - top - foot)});
}

/// Draws the prompt and the player's total. Returns the height.
float MatrixCanvas::head(Rect r)
{
    const bool wide = ui_.view.layout == Layout::desktop;
    const Side me = view_.human();
    const std::string ask = say_(me == Side::row ? Text::matrix_choose_row : Text::matrix_choose_column);
    const std::string total = written(mine(me, game_.total));
    const float size = wide ? 34.f : 26.f,
                button = wide ? p_.width(say_(Text::matrix_other), 14, Weight::bold) + 56 : 0;
    const float total_w = std::max(p_.width(total, size, Weight::bold), p_.width(say_(Text::matrix_total), 12));
    float right = r.right();
    if (wide) {
        ui_.button("rules_dialog"_id, {right - button, r.y, button, 38}, Text::matrix_other, ButtonKind::plain,
                   Icon::edit);
        right -= button + 24;
    }
    p_.text({right, r.y + (wide ? 26.f : 22.f)}, total, {size, t_.text, Weight::bold, Align::right});
    ui_.text({right, r.y + (wide ? 44.f : 37.f)}, Text::matrix_total, {12, t_.muted, Weight::regular, Align::right});
    const float room = right - total_w - 16 - r.x;
    p_.disc({r.x + 16, r.y + 18}, 14, side_colour(t_, me));
    p_.text({r.x + 16, r.y + 23}, me == Side::row ? "▲" : "▼", {13, t_.surface, Weight::bold, Align::middle});
    p_.paragraph({r.x + 40, r.y + (wide ? 24.f : 17.f)}, ask, room - 40, {wide ? 18.f : 15.f, t_.text, Weight::bold},
                 wide ? 22.f : 19.f);
    const float h = wide ? 64.f : 50.f;
    const std::string who = view_.players_in_words(say_);
    if (who.empty()) return h;
    constexpr float line = 19;
    float y = r.y + h;
    for (const auto& words : p_.two_lines(who, r.w, 14)) p_.text({r.x, y + 2}, words, {14, t_.muted}), y += line;
    return y - r.y;
}

float MatrixCanvas::last_round_height(float width) const
{
    return static_cast<float>(last_words(width).size()) * 20 + 22;
}

/// The last round's result, or the goal of the game.
std::vector<std::string> MatrixCanvas::last_words(float width) const
{
    const bool any = !game_.rounds.empty();
    return p_.wrapped(any ? round_in_words(say_, matrix_, view_.human(), game_.rounds.back()) : say_(Text::matrix_goal),
                      width - 24, ui_.view.layout == Layout::desktop ? 15.f : 14.f,
                      any ? Weight::bold : Weight::regular);
}

void MatrixCanvas::last_round(Rect r) const
{
    const bool any = !game_.rounds.empty();
    const float h = last_round_height(r.w) - 8;
    const Rect box{r.x, r.bottom() - h, r.w, h};
    if (any) {
        const int gain = mine(view_.human(), matrix_.at(game_.rounds.back().row, game_.rounds.back().column)).sign();
        p_.fill(box, gain > 0 ? t_.win_soft : gain < 0 ? t_.lose_soft : t_.sunken, 8);
    }
    float y = box.y + 21;
    for (const auto& line : last_words(r.w)) {
        p_.text({box.x + 12, y}, line,
                {ui_.view.layout == Layout::desktop ? 15.f : 14.f, any ? t_.text : t_.muted,
                 any ? Weight::bold : Weight::regular});
        y += 20;
    }
}

float MatrixCanvas::widest_entry() const
{
    float w = 0;
    for (const auto& e : matrix_.entries) w = std::max(w, p_.width(entry_text(e), 18, Weight::bold));
    return w;
}

bool MatrixCanvas::is_last(Side side, int choice) const
{
    if (game_.rounds.empty()) return false;
    const auto& last = game_.rounds.back();
    return choice == (side == Side::row ? last.row : last.column);
}

/// Of the letters and names of the rows: whole, if they leave the matrix two thirds.
float MatrixCanvas::row_head_width(float width) const
{
    constexpr float least = 40, air = 12;
    float w = least;
    for (int i = 0; i < matrix_.rows; ++i) w = std::max(w, p_.width(view_.name_of(Side::row, i), name_size) + air);
    return std::min(w, std::max(least, width / 3));
}

/// Under a choice's letter, shortened to its room: the outline has it whole, and a tooltip under the mouse.
void MatrixCanvas::choice_name(Side side, int choice, Point middle, float room, bool hovered)
{
    const std::string& whole = view_.name_of(side, choice);
    const std::string shown = p_.fitted(whole, room - 6, name_size);
    p_.text(middle, shown, {name_size, t_.muted, Weight::regular, Align::middle});
    const Rect box{middle.x - room / 2, middle.y - 2 * name_size, room, 3 * name_size};
    if (shown == whole) return;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (hovered || (!ui_.blocked && box.contains({mouse.x, mouse.y})))
        ui_.tooltip(make_id(side == Side::row ? "row_name"_id : "column_name"_id, choice), box, whole);
}

void MatrixCanvas::grid(Rect r)
{
    const bool pure = view_.tab() == Tab::pure, mixed = view_.tab() == Tab::mixed;
    const bool named = !view_.name_of(Side::row, 0).empty();
    const float row_head = row_head_width(r.w), column_head = named ? 34 + name_line : 34;
    float margin_w = 0, margin_h = 0;
    if (pure || mixed) {
        margin_h = 46;
        margin_w = 64;
    }
    const auto columns = static_cast<float>(matrix_.columns), rows = static_cast<float>(matrix_.rows);
    const float least = std::max(44.f, widest_entry() + 16);
    const float w = std::clamp(std::floor((r.w - row_head - margin_w) / columns), least, std::max(least, 128.f));
    const float h = std::clamp(std::floor((r.h - column_head - margin_h) / rows), is_low(ui_.view) ? 38.f : 44.f, 88.f);
    const float all_w = row_head + w * columns + margin_w, all_h = column_head + h * rows + margin_h;
    const float side = 8; // keeps the frame around a row whole, and the scroll bar off the values
    PanArea area(ui_, "matrix", {r.x - side, r.y, r.w + 2 * side, r.h}, all_w + 2 * side, all_h);
    const Point o{area.origin().x + side, area.origin().y};
    cells(o, row_head, column_head, w, h);
    if (pure || mixed) margins(o, row_head, column_head, w, h);
}

void MatrixCanvas::cells(Point o, float row_head, float column_head, float w, float h)
{
    const Side me = view_.human();
    const float all_w = row_head + w * static_cast<float>(matrix_.columns),
                all_h = column_head + h * static_cast<float>(matrix_.rows);
    const float x0 = o.x + row_head, y0 = o.y + column_head;
    const auto band = [&](Side side, int i) {
        const auto f = static_cast<float>(i);
        return side == Side::row ? Rect{o.x, y0 + h * f, all_w, h} : Rect{x0 + w * f, o.y, w, all_h};
    };
    for (const Side side : {engine::matrix::other(me), me})
        for (int i = 0; i < matrix_.choices(side); ++i) {
            const Rect r = band(side, i).inset(1.5f);
            const OwnedId id = make_id("choose"_id, i);
            Colour back = is_last(side, i) ? faded(side_colour(t_, side), 0.16f) : 0;
            Press press;
            if (side == me) {
                press = ui_.command_item(id, r, 8);
                const Colour over = ui_.reactive(0, press, id);
                if (over >> 24) p_.fill(r, over, 8);
            }
            if (back) p_.fill(r, back, 8);
            if (side == me)
                p_.stroke(r, press.hovered ? side_colour(t_, me) : t_.line_strong, 8, press.hovered ? 2.f : 1.f);
            const bool named = !view_.name_of(side, i).empty();
            const Point at = side == Side::row ? Point{o.x + row_head / 2, r.centre().y + (named ? -2.f : 6.f)}
                                               : Point{r.centre().x, o.y + (named ? 23.f : column_head / 2 + 6)};
            p_.text(at, choice_letter(i),
                    {16, view_.is_struck(side, i) ? t_.unknown : side_colour(t_, side), Weight::bold, Align::middle});
            if (named) choice_name(side, i, {at.x, at.y + name_line}, side == Side::row ? row_head : w, press.hovered);
        }
    const float size = h >= 76 ? 24.f : h >= 60 ? 21.f : 18.f;
    const auto& saddles = view_.analysis().pure().saddle_points;
    for (int row = 0; row < matrix_.rows; ++row)
        for (int column = 0; column < matrix_.columns; ++column) {
            const Rect cell{x0 + w * static_cast<float>(column), y0 + h * static_cast<float>(row), w, h};
            const bool struck = view_.is_struck(Side::row, row) || view_.is_struck(Side::column, column);
            const bool last = is_last(Side::row, row) && is_last(Side::column, column);
            ui_.spot(part_of(make_id("cell"_id, row), ":" + std::to_string(column)), cell.inset(6), 8);
            if (last) {
                p_.fill(cell.inset(5), t_.surface, 8);
                p_.stroke(cell.inset(5), t_.text, 8, 2);
            }
            const Point m = cell.centre();
            const std::string entry = entry_text(matrix_.at(row, column));
            const float fits = p_.width(entry, size, Weight::bold) > w - 12 ? 18.f : size;
            p_.text({m.x, m.y + fits * 0.36f}, entry,
                    {fits, struck ? t_.unknown : t_.text, last ? Weight::bold : Weight::regular, Align::middle});
            if (view_.tab() == Tab::pure &&
                std::find(saddles.begin(), saddles.end(), std::pair(row, column)) != saddles.end())
                p_.ring(m, std::min(w, h) / 2 - 6, t_.good, 3);
        }
    for (const Side side : {Side::row, Side::column}) // strikes through eliminated choices
        for (int i = 0; i < matrix_.choices(side); ++i)
            if (view_.is_struck(side, i)) {
                const Rect r = band(side, i).inset(6);
                if (side == Side::row) p_.line({r.x, r.centre().y}, {r.right(), r.centre().y}, t_.bad, 2.5f);
                else p_.line({r.centre().x, r.y}, {r.centre().x, r.bottom()}, t_.bad, 2.5f);
            }
}

void MatrixCanvas::margins(Point o, float row_head, float column_head, float w, float h)
{
    const auto& pure = view_.analysis().pure();
    const bool guaranteed = view_.tab() == Tab::pure;
    const float x0 = o.x + row_head, y0 = o.y + column_head;
    const float x1 = x0 + w * static_cast<float>(matrix_.columns), y1 = y0 + h * static_cast<float>(matrix_.rows);
    const auto has = [](const std::vector<int>& list, int i) {
        return std::find(list.begin(), list.end(), i) != list.end();
    };
    const std::string right = guaranteed ? say_(Text::matrix_min) : "M·q",
                      below = guaranteed ? say_(Text::matrix_max) : "p·M";
    const float size = std::max(13.f, ui_.view.least_label);
    p_.text({x1 + 32, o.y + column_head / 2 + 5}, right, {size, t_.muted, Weight::bold, Align::middle});
    p_.text({o.x + row_head / 2, y1 + 28}, p_.fitted(below, row_head, size, Weight::bold),
            {size, t_.muted, Weight::bold, Align::middle});
    for (int i = 0; i < matrix_.rows; ++i) {
        const auto k = static_cast<std::size_t>(i);
        const Rect cell{x1 + 4, y0 + h * static_cast<float>(i), 60, h};
        if (guaranteed) margin_value(cell, pure.row_minima[k], has(pure.maximin_rows, i), Side::row);
        else {
            const auto& f = view_.analysis().row_gets(*game_.solution)[k];
            margin_value(cell, f, f == game_.solution->value, Side::row);
        }
    }
    for (int i = 0; i < matrix_.columns; ++i) {
        const auto k = static_cast<std::size_t>(i);
        const Rect cell{x0 + w * static_cast<float>(i), y1 + 4, w, 40};
        if (guaranteed) margin_value(cell, pure.column_maxima[k], has(pure.minimax_columns, i), Side::column);
        else {
            const auto& f = view_.analysis().column_gives(*game_.solution)[k];
            margin_value(cell, f, f == game_.solution->value, Side::column);
        }
    }
}

void MatrixCanvas::margin_value(Rect r, const engine::Fraction& value, bool marked, Side side)
{
    const Colour c = side_colour(t_, side);
    const float size = std::max(15.f, ui_.view.least_label);
    std::string shown = written(value);
    if (p_.width(shown, size, Weight::bold) > r.w - 12) shown = about(say_.language(), value); // exact in the panel
    shown = p_.fitted(shown, r.w - 4, size, Weight::bold);
    const float w = std::min(std::max(36.f, r.w - 2), std::max(36.f, p_.width(shown, size, Weight::bold) + 18));
    if (marked) p_.fill({r.centre().x - w / 2, r.centre().y - 14, w, 28}, c, 14);
    p_.text({r.centre().x, r.centre().y + 5.5f}, shown,
            {size, marked ? (side == Side::row ? t_.accent_ink : t_.surface) : t_.muted,
             marked ? Weight::bold : Weight::regular, Align::middle});
}

} // namespace shell::matrix
