// The drawings of the panel: the verdict, f(n) and the history.
#include "shell/tictactoe/pictures.hpp"
#include "engine/tictactoe/analyse.hpp"
#include "shell/tictactoe/canvas.hpp"
#include "shell/tictactoe/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::tictactoe {

using engine::tictactoe::State;
using engine::tictactoe::TicTacToe;

namespace {

struct VerdictLines {
    std::vector<std::string> large, small;
};

VerdictLines verdict_lines(const View& view, const Ui& ui, float width)
{
    const float room = width - 52 - 12 - (view.game().over() ? 0 : Ui::why_room);
    const std::string second = best_in_words(view, ui.say);
    return {ui.paint.wrapped(verdict_in_words(view, ui.say), room, 16, Weight::bold),
            second.empty() ? std::vector<std::string>{} : ui.paint.wrapped(second, room, 14)};
}

/// No square is shown, and one can be.
bool asks_for_square(const View& view) { return view.shown_cell() < 0 && !view.game().over(); }

} // namespace

float verdict_height(const View& view, const Ui& ui, float width)
{
    if (ui.view.layout == Layout::phone) return 0;
    const auto [large, small] = verdict_lines(view, ui, width);
    return 24 + 21 * static_cast<float>(large.size()) + 19 * static_cast<float>(small.size());
}

void draw_verdict(const View& view, Ui& ui, Rect box)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const auto& game = view.game();
    const int value = game.over() ? game.result() : view.analysis().value;
    const int mine = game.over() || !game.x_to_move() ? -value : value;
    const bool neutral = value == 0 || view.limited() || game.over();
    const Colour soft = neutral ? t.unknown_soft : mine > 0 ? t.win_soft : t.lose_soft;
    const Colour ink = neutral ? t.unknown : mine > 0 ? t.win : t.lose;
    const auto [large, small] = verdict_lines(view, ui, box.w);
    p.fill(box, soft, 10);
    const Point m{box.x + 26, box.centre().y};
    if (view.limited() && !game.over()) p.text({m.x, m.y + 8}, "f", {24, t.text, Weight::bold, Align::middle});
    else if (game.result() > 0) draw_cross(p, m, 9, t.player_a, 4);
    else if (game.result() < 0) p.ring(m, 9, t.player_b, 4);
    else if (neutral)
        for (const float dy : {-4.f, 4.f}) p.line({m.x - 8, m.y + dy}, {m.x + 8, m.y + dy}, ink, 2.8f);
    else if (mine > 0) draw_tick(p, m, 9, ink, 3);
    else draw_cross(p, m, 8, ink, 3);
    float y = box.y + 12 + 16;
    for (const auto& l : large) {
        p.text({box.x + 52, y}, l, {16, t.text, Weight::bold});
        y += 21;
    }
    y -= 1;
    for (const auto& l : small) {
        p.text({box.x + 52, y}, l, {14, t.text});
        y += 19;
    }
    if (!game.over()) ui.why("why:best"_id, {box.right() - 4 - Ui::why_room / 2, box.centre().y});
}

float open_lines_height(const View& view, const Ui& ui, float width)
{
    const auto lines = [&](Text words, float size) {
        return static_cast<float>(ui.paint.wrapped(ui.say(words), width, size).size());
    };
    return 124 + 20 * lines(Text::tictactoe_about_f, 14) +
           (asks_for_square(view) ? 8 + 18 * lines(Text::tictactoe_f_choose, 13) : 0);
}

void draw_open_lines(const View& view, Ui& ui, Rect r)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const auto& game = view.game();
    p.divider({r.x, r.y}, r.w);
    ui.text({r.x, r.y + 24}, Text::tictactoe_why_f, {13, t.muted, Weight::bold});
    const float y = p.paragraph({r.x, r.y + 46}, ui.say(Text::tictactoe_about_f), r.w, {14, t.text}, 20);
    const int c = view.shown_cell();
    const State s = c >= 0 ? TicTacToe{}.after(game.board, static_cast<std::int8_t>(c)) : game.board;
    const int f = engine::tictactoe::OpenLines{}(s);
    const Rect box{r.x, y - 6, r.w, 84};
    p.fill(box, t.bg, 10);
    const Rect picture{box.x + 12, box.y + 12, 60, 60};
    draw_small_board(p, picture, s, c);
    const float x = picture.right() + 14;
    const std::string when =
        c >= 0 ? ui.say(Text::tictactoe_f_after, ui.say(cell_name(c))) : ui.say(Text::tictactoe_f_here);
    const bool won = std::abs(f) >= engine::tictactoe::won_value;
    const std::string sum = won ? "f = " + value_text(ui.say, f)
                                : "f = " + std::to_string(open_lines(s, true)) + " − " +
                                      std::to_string(open_lines(s, false)) + " = " + value_text(ui.say, f);
    p.text({x, box.y + 24}, p.fitted(when, box.right() - x - 8, 13), {13, t.muted});
    p.text({x, box.y + 47}, sum, {18, t.text, Weight::bold});
    p.text({x, box.y + 69}, p.fitted(lines_in_words(ui.say, s), box.right() - x - 8, 13), {13, t.text});
    if (asks_for_square(view))
        p.paragraph({r.x, box.bottom() + 20}, ui.say(Text::tictactoe_f_choose), r.w, {13, t.muted}, 18);
}

void draw_history(const View& view, Ui& ui, Rect r)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const auto& game = view.game();
    p.divider({r.x, r.y}, r.w);
    ui.text({r.x, r.y + 24}, Text::tictactoe_history, {13, t.muted, Weight::bold});
    const std::string up = ui.say(Text::tictactoe_for_x), down = ui.say(Text::tictactoe_for_o);
    const float label = std::max(p.width(up, 12), p.width(down, 12)) + 12;
    const float middle = r.y + 78, reach = 26, pitch = std::min(58.f, (r.w - label) / 9);
    p.text({r.x, middle - 12}, up, {12, t.player_a});
    p.text({r.x, middle + 20}, down, {12, t.player_b});
    p.line({r.x + label, middle}, {r.x + label + 9 * pitch, middle}, t.line_strong, 1);
    for (int i = 0; i < game.moves.size(); ++i) {
        const int value = int{view.solved().at(view.log().at(static_cast<std::size_t>(i) + 1).board).value};
        const float x = r.x + label + pitch * (static_cast<float>(i) + 0.5f), w = pitch * 0.7f;
        if (value > 0) p.fill({x - w / 2, middle - reach, w, reach}, t.player_a, 3);
        else if (value < 0) p.fill({x - w / 2, middle, w, reach}, t.player_b, 3);
        else p.fill({x - w / 2, middle - 2, w, 4}, t.line_strong, 2);
        const Point sign{x, middle + reach + 14};
        const bool of_x = i % 2 == 0;
        if (of_x) draw_cross(p, sign, 4.5f, t.player_a, 2.2f);
        else p.ring(sign, 5, t.player_b, 2.2f);
        if (mistake(view, i)) draw_cross(p, {x, middle - reach - 10}, 5, t.bad, 2.4f);
    }
    bool any = false;
    for (int i = 0; i < game.moves.size(); ++i) any |= mistake(view, i);
    if (any) { // explains the red cross
        const std::string word = ui.say(Text::tictactoe_mistake);
        const float w = p.width(word, 12);
        draw_cross(p, {r.x + r.w - w - 14, r.y + 20}, 5, t.bad, 2.4f);
        p.text({r.x + r.w, r.y + 24}, word, {12, t.muted, Weight::regular, Align::right});
    }
}

} // namespace shell::tictactoe
