// The analysis panel: the verdict, the moves, f(n), the history and the search's effort.
#include "engine/tictactoe/analyse.hpp"
#include "shell/tictactoe/canvas.hpp"
#include "shell/tictactoe/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::tictactoe {

using engine::tictactoe::State;
using engine::tictactoe::TicTacToe;

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
    ui_.button("show_tree"_id, first.moved(0, 52), Text::tictactoe_show_tree, ButtonKind::plain, Icon::none);
}

void TictactoeCanvas::analysis_panel(Rect r)
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
    if (view_.ui().tab == Tab::tree) tree(content);
    else values(content);
}

void TictactoeCanvas::values(Rect r)
{
    const float pad = desktop() ? 24.f : 16.f, width = r.w - 2 * pad;
    ScrollArea area(ui_, "tictactoe values", r);
    const float top = r.y - area.offset();
    Point at{r.x + pad, top + 4};
    if (ui_.view.layout != Layout::phone) at.y = verdict(at, width) + 12; // a phone's sheet has it in its head
    at.y = settings(at, width) + 10;
    if (!game_.over()) at.y = moves(at, width) + 10;
    if (view_.limited()) {
        p_.divider(at, width);
        at.y = why_f({at.x, at.y + 8}, width) + 8;
    }
    if (!game_.moves.empty()) at.y = history(at, width) + 4;
    p_.divider(at, width);
    at.y = effort({at.x, at.y + 8}, width);
    area.content_height(at.y - top + 12);
}

float TictactoeCanvas::verdict(Point at, float width)
{
    const int value = game_.over() ? game_.result() : view_.analysis().value;
    const int mine = game_.over() || !game_.x_to_move() ? -value : value;
    const bool neutral = value == 0 || view_.limited() || game_.over();
    const Colour soft = neutral ? t_.unknown_soft : mine > 0 ? t_.win_soft : t_.lose_soft;
    const Colour ink = neutral ? t_.unknown : mine > 0 ? t_.win : t_.lose;
    const std::string first = verdict_in_words(view_, say_), second = best_in_words(view_, say_);
    const bool asked = !game_.over();
    const float room = width - 52 - 12 - (asked ? Ui::why_room : 0);
    const auto large = p_.wrapped(first, room, 16, Weight::bold);
    const auto small = second.empty() ? std::vector<std::string>{} : p_.wrapped(second, room, 14);
    const float height = 24 + 21 * static_cast<float>(large.size()) + 19 * static_cast<float>(small.size());
    const Rect box{at.x, at.y, width, height};
    p_.fill(box, soft, 10);
    const Point m{box.x + 26, box.centre().y};
    if (view_.limited() && !game_.over()) p_.text({m.x, m.y + 8}, "f", {24, t_.text, Weight::bold, Align::middle});
    else if (game_.result() > 0) draw_cross(p_, m, 9, t_.player_a, 4);
    else if (game_.result() < 0) p_.ring(m, 9, t_.player_b, 4);
    else if (neutral)
        for (const float dy : {-4.f, 4.f}) p_.line({m.x - 8, m.y + dy}, {m.x + 8, m.y + dy}, ink, 2.8f);
    else if (mine > 0) draw_tick(p_, m, 9, ink, 3);
    else draw_cross(p_, m, 8, ink, 3);
    float y = box.y + 12 + 16;
    for (const auto& l : large) {
        p_.text({box.x + 52, y}, l, {16, t_.text, Weight::bold});
        y += 21;
    }
    y -= 1;
    for (const auto& l : small) {
        p_.text({box.x + 52, y}, l, {14, t_.text});
        y += 19;
    }
    if (asked) ui_.why("why:best"_id, {box.right() - 4 - Ui::why_room / 2, box.centre().y});
    return box.bottom();
}

float TictactoeCanvas::settings(Point at, float width)
{
    const float h = desktop() ? 34.f : 44.f;
    const int search = static_cast<int>(view_.ui().search);
    const bool beside = width >= 480;
    const float label = p_.width(say_(Text::tictactoe_search), 13, Weight::bold) + 14;
    ui_.text({at.x, at.y + h / 2 + 5}, Text::tictactoe_search, {13, t_.muted, Weight::bold});
    const float left = beside ? std::min(width * 0.55f, 330.f) : width;
    ui_.segmented("search"_id, {at.x + label, at.y, left - label, h}, tictactoe_searches, search);
    if (!view_.limited()) return at.y + h;
    const Rect track =
        beside ? Rect{at.x + left + 24, at.y - 8, width - left - 24, 46} : Rect{at.x, at.y + h + 6, width, 48};
    ui_.slider("depth"_id, track, Text::tictactoe_depth, view_.ui().depth, 1, engine::tictactoe::max_depth);
    return track.bottom();
}

float TictactoeCanvas::moves(Point at, float width)
{
    const auto& all = view_.analysis().moves;
    p_.text({at.x, at.y + 16}, say_(Text::tictactoe_if_played, sign_of(game_.x_to_move())),
            {13, t_.muted, Weight::bold});
    ui_.why("why:moves"_id, {at.x + width - Ui::why_room / 2, at.y + 11});
    float y = at.y + 26;
    const float h = desktop() ? 34.f : 44.f;
    int most = 3;
    for (const auto& m : all)
        if (std::abs(m.value) < engine::tictactoe::won_value) most = std::max(most, std::abs(m.value));
    for (const auto& m : all) {
        const int c = int{m.cell}, sign = worth_sign(view_, c);
        const OwnedId id = make_id("look"_id, c);
        const Rect line{at.x - 8, y, width + 16, h};
        const Press press = ui_.item(id, line, 6);
        if (c == shown_cell()) p_.fill(line, t_.sunken, 6);
        else if (const Colour back = ui_.reactive(0, press, id); back >> 24) p_.fill(line, back, 6);
        if (press.clicked) ui_.act(id);
        const float mid = y + h / 2;
        const Rect where{at.x, mid - 11, 22, 22};
        p_.fill(where, t_.sunken, 3);
        const float third = where.w / 3;
        p_.fill(
            {where.x + third * static_cast<float>(c % 3), where.y + third * static_cast<float>(c / 3), third, third},
            game_.x_to_move() ? t_.player_a : t_.player_b, 1);
        const bool best = stands_out(view_, c);
        const float name_w = std::min(150.f, width * 0.42f);
        p_.text({at.x + 32, mid + 5}, p_.fitted(say_(cell_name(c)), name_w - 8, 14),
                {14, t_.text, best ? Weight::bold : Weight::regular});
        const Colour ink = sign > 0 ? t_.win : sign < 0 ? t_.lose : t_.unknown;
        const float x = at.x + 32 + name_w;
        if (view_.limited()) { // a bar from the middle: to the right for X
            const float right = at.x + width - 44, middle = (x + right) / 2, reach = (right - x) / 2;
            const int v = std::clamp(m.value, -most, most);
            const float w = reach * static_cast<float>(std::abs(v)) / static_cast<float>(most);
            p_.fill({v < 0 ? middle - w : middle, mid - 6, w, 12}, ink, 3);
            p_.line({middle, mid - 9}, {middle, mid + 9}, t_.line_strong, 1);
            p_.text({at.x + width, mid + 5}, value_text(say_, m.value), {14, t_.text, Weight::bold, Align::right});
        } else {
            const Point g{x + 6, mid};
            if (sign > 0) draw_tick(p_, g, 6, ink, 2.4f);
            else if (sign < 0) draw_cross(p_, g, 5, ink, 2.4f);
            else
                for (const float dy : {-2.5f, 2.5f}) p_.line({g.x - 6, g.y + dy}, {g.x + 6, g.y + dy}, ink, 2.2f);
            p_.text({x + 24, mid + 5}, worth_in_words(view_, say_, c),
                    {14, ink, best ? Weight::bold : Weight::regular});
        }
        if (best && !view_.limited() && width > 360) {
            const std::string words = say_(Text::tictactoe_is_best);
            p_.text({at.x + width, mid + 5}, words, {13, t_.muted, Weight::regular, Align::right});
        }
        y += h;
    }
    return y;
}

float TictactoeCanvas::why_f(Point at, float width)
{
    ui_.text({at.x, at.y + 16}, Text::tictactoe_why_f, {13, t_.muted, Weight::bold});
    float y = p_.paragraph({at.x, at.y + 38}, say_(Text::tictactoe_about_f), width, {14, t_.text}, 20);
    const int c = shown_cell();
    const State s = c >= 0 ? TicTacToe{}.after(game_.board, static_cast<std::int8_t>(c)) : game_.board;
    const int f = engine::tictactoe::OpenLines{}(s);
    const Rect box{at.x, y - 6, width, 84};
    p_.fill(box, t_.bg, 10);
    const Rect picture{box.x + 12, box.y + 12, 60, 60};
    draw_small_board(p_, picture, s, c);
    const float x = picture.right() + 14;
    const std::string when = c >= 0 ? say_(Text::tictactoe_f_after, say_(cell_name(c))) : say_(Text::tictactoe_f_here);
    const bool won = std::abs(f) >= engine::tictactoe::won_value;
    const std::string sum = won ? "f = " + value_text(say_, f)
                                : "f = " + std::to_string(open_lines(s, true)) + " − " +
                                      std::to_string(open_lines(s, false)) + " = " + value_text(say_, f);
    p_.text({x, box.y + 24}, p_.fitted(when, box.right() - x - 8, 13), {13, t_.muted});
    p_.text({x, box.y + 47}, sum, {18, t_.text, Weight::bold});
    p_.text({x, box.y + 69}, p_.fitted(lines_in_words(say_, s), box.right() - x - 8, 13), {13, t_.text});
    y = box.bottom();
    if (c < 0 && !game_.over())
        y = p_.paragraph({at.x, y + 20}, say_(Text::tictactoe_f_choose), width, {13, t_.muted}, 18) - 12;
    return y;
}

float TictactoeCanvas::effort(Point at, float width)
{
    ui_.text({at.x, at.y + 16}, Text::tictactoe_effort, {13, t_.muted, Weight::bold});
    const Analysis& m = view_.analysis();
    float y = at.y + 26;
    const auto row = [&](Text name, const Analysis::Effort& e, Colour ink) {
        ui_.text({at.x, y + 18}, name, {14, t_.text});
        const std::string nodes = say_(Text::tictactoe_nodes, say_.count(e.nodes)),
                          leaves = say_(Text::tictactoe_leaves, say_.count(e.leaves));
        const std::string both = nodes + " · " + leaves;
        const bool room = p_.width(both, 14, Weight::bold) + p_.width(say_(name), 14) + 12 <= width;
        p_.text({at.x + width, y + 18}, room ? both : nodes, {14, t_.text, Weight::bold, Align::right});
        const double share =
            static_cast<double>(e.nodes) / static_cast<double>(std::max<engine::Count>(1, m.minimax.nodes));
        p_.fill({at.x, y + 27, width, 6}, t_.sunken, 3);
        p_.fill({at.x, y + 27, std::max(3.f, width * static_cast<float>(share)), 6}, ink, 3);
        y += 44;
    };
    row(Text::tictactoe_minimax, m.minimax, t_.heat[2]);
    row(Text::tictactoe_alphabeta, m.alpha_beta, t_.accent);
    const auto& whole = view_.solved().at({});
    const std::string size = say_(Text::tictactoe_size, say_.count(whole.nodes), say_.count(whole.games)) + ' ' +
                             say_(Text::tictactoe_size_states, say_.count(view_.solved().size()), say_.count(765));
    return p_.paragraph({at.x, y + 14}, size, width, {13, t_.muted}, 18);
}

/// The value after each move: a bar up for X, down for O, flat for a draw. Mistakes, which change it, are marked.
float TictactoeCanvas::history(Point at, float width)
{
    p_.divider(at, width);
    ui_.text({at.x, at.y + 24}, Text::tictactoe_history, {13, t_.muted, Weight::bold});
    const std::string up = say_(Text::tictactoe_for_x), down = say_(Text::tictactoe_for_o);
    const float label = std::max(p_.width(up, 12), p_.width(down, 12)) + 12;
    const float middle = at.y + 78, reach = 26, pitch = std::min(58.f, (width - label) / 9);
    p_.text({at.x, middle - 12}, up, {12, t_.player_a});
    p_.text({at.x, middle + 20}, down, {12, t_.player_b});
    p_.line({at.x + label, middle}, {at.x + label + 9 * pitch, middle}, t_.line_strong, 1);
    for (int i = 0; i < game_.moves.size(); ++i) {
        const int value = int{view_.solved().at(view_.log().at(static_cast<std::size_t>(i) + 1).board).value};
        const float x = at.x + label + pitch * (static_cast<float>(i) + 0.5f), w = pitch * 0.7f;
        if (value > 0) p_.fill({x - w / 2, middle - reach, w, reach}, t_.player_a, 3);
        else if (value < 0) p_.fill({x - w / 2, middle, w, reach}, t_.player_b, 3);
        else p_.fill({x - w / 2, middle - 2, w, 4}, t_.line_strong, 2);
        const Point sign{x, middle + reach + 14};
        const bool of_x = i % 2 == 0;
        if (of_x) draw_cross(p_, sign, 4.5f, t_.player_a, 2.2f);
        else p_.ring(sign, 5, t_.player_b, 2.2f);
        if (mistake(view_, i)) draw_cross(p_, {x, middle - reach - 10}, 5, t_.bad, 2.4f);
    }
    bool any = false;
    for (int i = 0; i < game_.moves.size(); ++i) any |= mistake(view_, i);
    if (any) { // explains the red cross
        const std::string word = say_(Text::tictactoe_mistake);
        const float w = p_.width(word, 12);
        draw_cross(p_, {at.x + width - w - 14, at.y + 20}, 5, t_.bad, 2.4f);
        p_.text({at.x + width, at.y + 24}, word, {12, t_.muted, Weight::regular, Align::right});
    }
    return middle + reach + 26;
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
        ui_.button("show_tree"_id, {r.x + 16 + w + gap, r.y + 8, tree_w, 44}, Text::tictactoe_show_tree,
                   ButtonKind::plain);
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
