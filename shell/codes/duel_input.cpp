// Below a duel's rows: the keys, the way from one person to the other, how it ended.
#include "shell/codes/duel_canvas.hpp"
#include "shell/codes/ids.hpp"
#include <algorithm>

namespace shell::codes {

using engine::codes::Duel;

float DuelCanvas::input_height(float width) const
{
    if (duel_.over()) return 60 + 8 + 48;
    const float buttons = ui_.view.layout == Layout::landscape ? 0.f : 8.f + 48.f;
    return palette_metrics(ui_.view, face_, rules_.symbols, width).total_height() + buttons;
}

void DuelCanvas::input(Rect r)
{
    if (duel_.over()) return result(r);
    const PaletteMetrics m = palette_metrics(ui_.view, face_, rules_.symbols, r.w);
    draw_palette(ui_, {r.x, r.y, r.w, m.total_height()}, m, face_, rules_, view_.ui().draft, view_.mark());
    if (ui_.view.layout != Layout::landscape) buttons({r.x, r.bottom() - 48, r.w, 48});
}

void DuelCanvas::buttons(Rect r)
{
    const float erase = wide_ ? 120.f : 48.f;
    if (wide_) ui_.command("erase"_id, {r.x, r.y, erase, r.h});
    else ui_.command_icon("erase"_id, {r.x, r.y, erase, r.h});
    const Rect rest{r.x + erase + 8, r.y, r.w - erase - 8, r.h};
    if (!view_.hiding()) return ui_.command("submit"_id, rest);
    const float draw = std::min(160.f, rest.w * 0.42f);
    ui_.command("draw_code"_id, {rest.x, rest.y, draw, rest.h});
    ui_.command("submit"_id, {rest.x + draw + 8, rest.y, rest.w - draw - 8, rest.h});
}

void DuelCanvas::result(Rect r)
{
    const bool won = duel_.status == Duel::Status::a_won && duel_.against_computer();
    const bool lost = duel_.status == Duel::Status::b_won && duel_.against_computer();
    const Rect box{r.x, r.y, r.w, 60};
    p_.fill(box, won ? t_.good_soft : lost ? t_.warn_soft : t_.sunken, 10);
    const float x = won ? box.x + 46 : box.x + 16, room = box.right() - 12 - x;
    if (won) draw_tick(p_, {box.x + 26, box.centre().y}, 8, t_.good, 3);
    const auto lines = p_.two_lines(duel_end_in_words(say_, view_), room, 16, Weight::bold);
    float y = box.centre().y + (lines.size() > 1 ? -4.f : 6.f);
    for (const auto& line : lines) {
        p_.text({x, y}, p_.fitted(line, room, 16, Weight::bold), {16, t_.text, Weight::bold});
        y += 20;
    }
    const float half = (r.w - 8) / 2;
    ui_.button("new_game"_id, {r.x, r.y + 68, half, 48}, Text::new_game, ButtonKind::primary, Icon::plus);
    ui_.button("rules_dialog"_id, {r.x + half + 8, r.y + 68, half, 48}, Text::change_rules, ButtonKind::plain);
}

void DuelCanvas::pass(Rect r)
{
    const float w = std::min(r.w, 440.f), x = r.centre().x - w / 2;
    const std::string words = say_(Text::duel_pass);
    const auto lines = static_cast<float>(p_.wrapped(words, w - 32, 18, Weight::bold).size());
    const float h = std::min(r.h, 24 + 28 + 16 + 26 * lines + 16 + 52 + 16), y = r.y + (r.h - h) / 2;
    p_.fill({x, y, w, h}, t_.bg, 16);
    p_.disc({r.centre().x, y + 38}, 22, t_.player_b);
    p_.text({r.centre().x, y + 46}, "B", {22, t_.player_ink, Weight::bold, Align::middle});
    p_.paragraph({x + 16, y + 88}, words, w - 32, {18, t_.text, Weight::bold}, 26);
    ui_.command("ready"_id, {x + 16, y + h - 68, w - 32, 52});
}

} // namespace shell::codes
