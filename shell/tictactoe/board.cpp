// Draws the board: the players, nine squares with their marks and values, the winning line.
#include "engine/tictactoe/board.hpp"
#include "shell/tictactoe/canvas.hpp"
#include "shell/tictactoe/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::tictactoe {

using engine::tictactoe::Player;
using engine::tictactoe::State;
using engine::tictactoe::TicTacToe;

namespace {

constexpr float pi = 3.14159265f;

void draw_x(const Painter& p, Point m, float r, Colour c, float width, float done = 1)
{
    const float first = std::min(1.f, done * 2), second = std::max(0.f, done * 2 - 1);
    p.line({m.x - r, m.y - r}, {m.x - r + 2 * r * first, m.y - r + 2 * r * first}, c, width);
    if (second > 0) p.line({m.x + r, m.y - r}, {m.x + r - 2 * r * second, m.y - r + 2 * r * second}, c, width);
}

void draw_o(const Painter& p, Point m, float r, Colour c, float width, float done = 1)
{
    if (done >= 1) return p.ring(m, r, c, width);
    std::array<Point, 25> arc;
    for (std::size_t i = 0; i < arc.size(); ++i) {
        const float a = -pi / 2 - 2 * pi * done * static_cast<float>(i) / static_cast<float>(arc.size() - 1);
        arc[i] = {m.x + r * std::cos(a), m.y + r * std::sin(a)};
    }
    p.polyline(arc, c, width);
}

bool has(engine::tictactoe::Cells cells, int cell) { return (cells >> cell & 1) != 0; }

Rect cell_rect(Rect square, int cell, float gap)
{
    const float side = (square.w - 2 * gap) / 3;
    return {square.x + (side + gap) * static_cast<float>(cell % 3),
            square.y + (side + gap) * static_cast<float>(cell / 3), side, side};
}

float gap_of(Rect square) { return square.w > 320 ? 10.f : 7.f; }

} // namespace

void draw_small_board(const Painter& p, Rect r, const State& s, int last, float opacity)
{
    const Theme& t = p.theme();
    const float side = r.w / 3;
    p.fill(r, faded(t.bg, opacity), 4);
    for (int c = 0; c < 9; ++c) {
        const Point m{r.x + side * (static_cast<float>(c % 3) + 0.5f), r.y + side * (static_cast<float>(c / 3) + 0.5f)};
        if (c == last) p.fill({m.x - side / 2, m.y - side / 2, side, side}, faded(t.accent_soft, opacity), 2);
        if (has(s.x, c)) draw_x(p, m, side * 0.24f, faded(t.player_a, opacity), std::max(1.7f, side * 0.12f));
        if (has(s.o, c)) p.ring(m, side * 0.28f, faded(t.player_b, opacity), std::max(1.7f, side * 0.12f));
    }
    const Colour grid = faded(t.line, opacity);
    for (int i = 1; i < 3; ++i) {
        const float at = side * static_cast<float>(i);
        p.line({r.x + at, r.y + 1}, {r.x + at, r.bottom() - 1}, grid, 1);
        p.line({r.x + 1, r.y + at}, {r.right() - 1, r.y + at}, grid, 1);
    }
}

TictactoeCanvas::TictactoeCanvas(const View& view, Ui& ui)
    : view_(view), ui_(ui), game_(view.game()), p_(ui.paint), t_(ui.theme()), say_(ui.say)
{}

void TictactoeCanvas::plate(Rect r, bool x)
{
    const auto& setup = view_.log().setup();
    const bool turn = !game_.over() && game_.x_to_move() == x;
    const Colour own = x ? t_.player_a : t_.player_b;
    const float side = std::min(44.f, r.h - 8);
    const Rect badge{x ? r.x : r.right() - side, r.centre().y - side / 2, side, side};
    if (turn) p_.fill(badge, own, side / 2);
    else p_.stroke(badge, own, side / 2, 2);
    const Colour ink = turn ? t_.player_ink : own;
    const float width = std::max(3.f, side / 11);
    if (x) draw_x(p_, badge.centre(), side * 0.2f, ink, width);
    else draw_o(p_, badge.centre(), side * 0.24f, ink, width);
    const float room = r.w - side - 12, at = x ? badge.right() + 10 : badge.x - 10;
    const Align align = x ? Align::left : Align::right;
    const Player& player = x ? setup.x : setup.o;
    std::string name = player_name(say_, setup, x), under = player_skill(say_, player);
    if (turn && player.kind == Player::Kind::person) {
        const bool alone =
            view_.log().setup().x.kind != Player::Kind::person || view_.log().setup().o.kind != Player::Kind::person;
        name = alone ? say_(Text::your_turn) : say_(Text::tictactoe_turn_of, sign_of(x));
    }
    const float size = desktop() ? 16.f : 15.f;
    if (game_.over() && p_.width(name, size, Weight::bold) > room) return; // the result stands between the players
    const bool two = !under.empty() && r.h >= 44 && p_.width(under, 13) <= room;
    p_.text({at, r.centre().y + (two ? -3.f : 5.f)}, p_.fitted(name, room, size, Weight::bold),
            {size, turn ? t_.text : t_.muted, Weight::bold, align});
    if (two) p_.text({at, r.centre().y + 16}, p_.fitted(under, room, 13), {13, t_.muted, Weight::regular, align});
}

void TictactoeCanvas::header(Rect r)
{
    const float half = r.w / 2 - 6;
    if (view_.ui().review) {
        const float size = desktop() ? 16.f : 14.f;
        const auto lines = p_.wrapped(decided_in_words(view_, say_), r.w, size);
        float y = r.centre().y + 5 - 8.5f * static_cast<float>(lines.size() - 1);
        for (const auto& l : lines) {
            p_.text({r.x, y}, l, {size, t_.text});
            y += size + 3;
        }
        return;
    }
    if (game_.over()) {
        const std::string result = result_in_words(view_, say_);
        const float size = desktop() ? 22.f : 18.f, w = p_.width(result, size, Weight::bold);
        if (w + 120 < r.w || r.h < 40) {
            const float side = (r.w - w) / 2 - 12;
            p_.text({r.centre().x, r.centre().y + size * 0.36f}, result, {size, t_.text, Weight::bold, Align::middle});
            plate({r.x, r.y, side, r.h}, true);
            plate({r.right() - side, r.y, side, r.h}, false);
            return;
        }
    }
    plate({r.x, r.y, half, r.h}, true);
    plate({r.right() - half, r.y, half, r.h}, false);
}

void TictactoeCanvas::mark(int c, Rect r)
{
    const bool x = has(game_.board.x, c), there = x || has(game_.board.o, c);
    const float done = ui_.eased(make_id("tictactoe mark ", c), there ? 1.f : 0.f, 180);
    if (!there) return;
    const auto won = game_.result() != 0 ? engine::tictactoe::winning_cells(game_.board) : 0;
    Colour ink = x ? t_.player_a : t_.player_b;
    if (won != 0 && !has(static_cast<engine::tictactoe::Cells>(won), c)) ink = faded(ink, 0.4f);
    const float width = std::max(5.f, r.w * 0.085f);
    if (x) draw_x(p_, r.centre(), r.w * 0.25f, ink, width, std::max(0.02f, done));
    else draw_o(p_, r.centre(), r.w * 0.28f, ink, width, std::max(0.02f, done));
}

void TictactoeCanvas::worth(int c, Rect r)
{
    const int sign = worth_sign(view_, c);
    const bool best = stands_out(view_, c);
    std::string words = worth_in_words(view_, say_, c);
    if (!view_.limited() && sign != 0 && p_.width(words, 13, Weight::bold) > r.w - 12) // the glyph says win or loss
        words = say_(Text::tictactoe_in_n, say_.count(moves_to_end(view_, c)));
    const Point m = r.centre();
    const Colour ink = sign > 0 ? t_.win : sign < 0 ? t_.lose : t_.unknown;
    if (view_.limited()) {
        const float size = std::clamp(r.w * 0.26f, 18.f, 36.f);
        p_.text({m.x, m.y + size * 0.36f}, words, {size, best ? t_.text : ink, Weight::bold, Align::middle});
        if (best) draw_tick(p_, {r.right() - r.w * 0.14f, r.y + r.w * 0.14f}, r.w > 90 ? 7.f : 5.f, ink);
        return;
    }
    const float glyph = std::clamp(r.w * 0.1f, 7.f, 14.f), width = r.w > 90 ? 3.2f : 2.4f;
    const Point at{m.x, m.y - r.w * 0.08f};
    if (sign > 0) draw_tick(p_, at, glyph, ink, width);
    else if (sign < 0) draw_cross(p_, at, glyph, ink, width);
    else
        for (const float dy : {-0.45f, 0.45f})
            p_.line({at.x - glyph, at.y + glyph * dy}, {at.x + glyph, at.y + glyph * dy}, ink, width);
    float size = r.w > 120 ? 14.f : 13.f;
    while (size > 12 && p_.width(words, size) > r.w - 6) size -= 1;
    p_.text({m.x, m.y + r.w * 0.28f}, p_.fitted(words, r.w - 4, size),
            {size, best ? t_.text : ink, best ? Weight::bold : Weight::regular, Align::middle});
}

bool TictactoeCanvas::valued(int c) const
{
    return view_.analysis_shown() && !game_.over() && !has(game_.board.x, c) && !has(game_.board.o, c);
}

void TictactoeCanvas::cell(int c, Rect r)
{
    const OwnedId id = make_id("cell"_id, c);
    const bool free = view_.can_play(c), shown = valued(c);
    const Press press = ui_.command_item(id, r, 10);
    Colour back = t_.bg;
    if (shown) {
        const int sign = worth_sign(view_, c);
        back = sign > 0 ? t_.win_soft : sign < 0 ? t_.lose_soft : t_.unknown_soft;
    }
    if (game_.result() != 0 && has(engine::tictactoe::winning_cells(game_.board), c)) back = t_.win_soft;
    p_.fill(r, free ? ui_.reactive(back, press, id) : back, 10);
    const bool best = shown && stands_out(view_, c);
    const int sign = shown ? worth_sign(view_, c) : 0;
    if (best) p_.stroke(r, sign > 0 ? t_.win : sign < 0 ? t_.lose : t_.unknown, 10, 2);
    else p_.stroke(r, free ? t_.line_strong : t_.line, 10, 1);
    if (const auto decided = view_.decisive(); view_.ui().review && decided && game_.moves[*decided] == c)
        p_.stroke(r, t_.bad, 10, 3);
    mark(c, r);
    if (ui_.memory().lesson.numbered && !has(game_.board.x, c) && !has(game_.board.o, c))
        p_.text({r.x + 8, r.y + 19}, std::to_string(c + 1), {14, t_.muted});
    if (!shown && free && (press.hovered || press.focused)) { // previews the move
        const bool x = game_.x_to_move();
        const float width = std::max(5.f, r.w * 0.085f);
        if (x) draw_x(p_, r.centre(), r.w * 0.25f, faded(t_.player_a, 0.22f), width);
        else draw_o(p_, r.centre(), r.w * 0.28f, faded(t_.player_b, 0.22f), width);
    }
    if (free && (press.hovered || press.focused)) pointed = c;
}

/// The open lines that f(n) counts after the shown cell is played: solid for X, dashed for O.
void TictactoeCanvas::open_lines_over(Rect square)
{
    const int c = view_.shown_cell(pointed);
    if (!view_.analysis_shown() || !view_.limited() || c < 0) return;
    const State s = TicTacToe{}.after(game_.board, static_cast<std::int8_t>(c));
    if (engine::tictactoe::has_line[s.x] || engine::tictactoe::has_line[s.o]) return;
    const float gap = gap_of(square), side = cell_rect(square, 0, gap).w;
    for (const auto line : engine::tictactoe::lines) {
        int first = -1, last = -1;
        for (const auto i : engine::tictactoe::CellRange(line)) {
            if (first < 0) first = int{i};
            last = int{i};
        }
        Point a = cell_rect(square, first, gap).centre(), b = cell_rect(square, last, gap).centre();
        const float length = std::hypot(b.x - a.x, b.y - a.y), out = side * 0.36f;
        const Point along{(b.x - a.x) / length, (b.y - a.y) / length};
        a = {a.x - along.x * out, a.y - along.y * out};
        b = {b.x + along.x * out, b.y + along.y * out};
        const bool of_x = (s.o & line) == 0, of_o = (s.x & line) == 0;
        const float apart = of_x && of_o ? 4.f : 0.f;
        const Point d{-along.y * apart, along.x * apart};
        if (of_x) p_.line({a.x + d.x, a.y + d.y}, {b.x + d.x, b.y + d.y}, faded(t_.player_a, 0.45f), 4);
        if (!of_o) continue;
        constexpr int dashes = 15;
        for (int i = 0; i < dashes; i += 2) {
            const auto at = [&](int k) {
                const float share = static_cast<float>(k) / dashes;
                return Point{a.x - d.x + (b.x - a.x) * share, a.y - d.y + (b.y - a.y) * share};
            };
            p_.line(at(i), at(i + 1), faded(t_.player_b, 0.55f), 4);
        }
    }
}

void TictactoeCanvas::winning_line(Rect square)
{
    if (game_.result() == 0) return;
    const bool x = game_.result() > 0;
    const float gap = gap_of(square), side = cell_rect(square, 0, gap).w;
    const float grown = ui_.eased("tictactoe line", 1, 240);
    for (const auto line : engine::tictactoe::lines) {
        if (((x ? game_.board.x : game_.board.o) & line) != line) continue;
        int first = -1, last = -1;
        for (const auto i : engine::tictactoe::CellRange(line)) {
            if (first < 0) first = int{i};
            last = int{i};
        }
        Point a = cell_rect(square, first, gap).centre(), b = cell_rect(square, last, gap).centre();
        const float length = std::hypot(b.x - a.x, b.y - a.y), out = side * 0.4f;
        const Point along{(b.x - a.x) / length, (b.y - a.y) / length};
        a = {a.x - along.x * out, a.y - along.y * out};
        b = {b.x + along.x * out, b.y + along.y * out};
        b = {a.x + (b.x - a.x) * grown, a.y + (b.y - a.y) * grown};
        const float width = std::max(4.f, side * 0.04f);
        p_.line(a, b, t_.text, width);
    }
}

void TictactoeCanvas::board(Rect r)
{
    const float side = std::floor(std::min(r.w, r.h));
    const Rect square{r.x + std::floor((r.w - side) / 2), r.y + std::floor((r.h - side) / 2), side, side};
    for (int c = 0; c < 9; ++c) cell(c, cell_rect(square, c, gap_of(square)));
    open_lines_over(square);
    for (int c = 0; c < 9; ++c)
        if (valued(c)) worth(c, cell_rect(square, c, gap_of(square)));
    winning_line(square);
    if (view_.two_computers() && view_.computer_to_move() && !view_.ui().held) // a frame for the next move
        ui_.wake_in(view_.ui().next_at < 0 ? 1 : std::max(1.0, view_.ui().next_at - ui_.now()));
}

void TictactoeCanvas::foot(Rect r)
{
    const auto has_command = [&](Id id) { return ui_.commands->find(id.text()).has_value(); };
    const auto width = [&](const std::string& label, float share) {
        return std::min(r.w * share, p_.width(label, 15, Weight::bold) + 32);
    };
    const Rect row{r.x, r.centre().y - 22, r.w, 44};
    for (const Id id : {"try_again"_id, "review"_id}) {
        const auto c = ui_.commands->find(id.text());
        if (!c) continue;
        const float w = width(c->label, 0.62f), left = std::min(200.f, r.w - w - 8);
        ui_.command(id, {row.x, row.y, w, row.h});
        ui_.button("new_game"_id, {row.right() - left, row.y, left, row.h}, Text::new_game,
                   c->offer.kind == ButtonKind::primary ? ButtonKind::plain : ButtonKind::primary);
        return;
    }
    float w = 0;
    if (has_command("go_on"_id)) {
        w = width(say_(Text::tictactoe_go_on), 0.48f);
        ui_.command("go_on"_id, {row.right() - w, row.y, w, row.h});
    } else if (game_.over() || !desktop()) { // during a game the desktop's bar has it
        w = width(say_(Text::new_game), 0.48f);
        ui_.button("new_game"_id, {row.right() - w, row.y, w, row.h}, Text::new_game,
                   game_.over() ? ButtonKind::primary : ButtonKind::quiet);
    }
    if (view_.two_computers() && !game_.over()) return; // nobody presses a square
    const Text hint = game_.over() ? Text::tictactoe_over_hint
                      : desktop()  ? Text::tictactoe_press
                                   : Text::tictactoe_press_only;
    const auto lines = p_.wrapped(say_(hint), r.w - w - 12, 13);
    float y = r.centre().y + 5 - 9 * static_cast<float>(lines.size() - 1);
    for (const auto& l : lines) {
        p_.text({r.x, y}, l, {13, t_.muted});
        y += 18;
    }
}

} // namespace shell::tictactoe
