// Draws the controls below the board: the palette, the answer, the learner's next guess, a collapse, the result.
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/canvas.hpp"
#include "shell/spaces/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::spaces {

float SpacesCanvas::input_height(float width) const
{
    const bool wide = desktop();
    if (view_.collapsed() && game_.playing()) return wide ? 150.f : 120.f;
    if (view_.entering_code()) {
        const float keys = palette_metrics(ui_.view, game_.face(), rules_.symbols, width).total_height();
        const bool extra = ui_.view.layout == Layout::phone && view_.may_declare();
        return wide ? 12 + keys + 20 + 48 : keys + 6 + (extra ? 50.f : 0.f);
    }
    if (!game_.playing()) return wide ? 170.f : 118.f;
    if (game_.waits_for_answer()) return (wide ? 126.f : 104.f) + asked_height();
    return wide ? 120.f : 96.f;
}

void SpacesCanvas::input(Rect r)
{
    if (desktop()) p_.divider({r.x, r.y}, r.w);
    if (view_.collapsed() && game_.playing()) return collapse(r);
    if (view_.entering_code()) return guess_entry(r);
    if (!game_.playing()) return result(r);
    if (game_.waits_for_answer()) return answer_entry(r);
    learner_entry(r);
}

void SpacesCanvas::guess_entry(Rect r)
{
    const UiState& u = view_.ui();
    const PaletteMetrics m = palette_metrics(ui_.view, game_.face(), rules_.symbols, r.w);
    const float top = desktop() ? 12.f : 4.f;
    draw_palette(ui_, {r.x, r.y + top, r.w, m.total_height()}, m, game_.face(), rules_, u.draft, view_.mark());
    const auto declare = ui_.commands->find("declare");
    const bool ready = declare && declare->offer.enabled;
    if (ui_.view.layout == Layout::phone && declare) { // the label says what it waits for
        const Rect box{r.x, r.bottom() - 46, r.w, 44};
        ui_.button("declare"_id, box, ready ? declare->label : declare->offer.why, ButtonKind::plain, Icon::flag,
                   ready);
        if (!ready) ui_.reason("declare"_id, box, declare->offer.why);
    }
    if (!desktop()) return;
    const bool noisy = declare.has_value();
    const float side = noisy ? 96.f : 110.f, y = r.bottom() - 48;
    const float main = r.w - (side + 10) * (noisy ? 3.f : 2.f);
    ui_.command("submit"_id, {r.x, y, main, 48});
    float x = r.x + main + 10;
    if (noisy) {
        ui_.command("declare"_id, {x, y, side, 48});
        if (!ready)
            p_.text({r.right(), y - 6}, p_.fitted(declare->offer.why, r.right() - x, 12),
                    {12, t_.muted, Weight::regular, Align::right});
        x += side + 10;
    }
    ui_.command("erase"_id, {x, y, side, 48});
    ui_.command("hint"_id, {x + side + 10, y, side, 48});
}

/// Height of the sentence that asks for an answer; low frames leave it out.
float SpacesCanvas::asked_height() const
{
    return desktop() ? 24.f : ui_.view.layout == Layout::phone && ui_.view.height >= 400 ? 20.f : 0.f;
}

void SpacesCanvas::answer_entry(Rect r)
{
    const UiState& u = view_.ui();
    const int n = rules_.positions;
    float y = r.y + (desktop() ? 12.f : 0.f);
    if (const float asked = asked_height(); asked > 0) {
        ui_.text({r.x, y + 14}, Text::how_near_short, {desktop() ? 14.f : 13.f, t_.text, Weight::bold});
        y += asked;
    }
    const float half = (r.w - 12) / 2, h = 48;
    ui_.stepper("fijas"_id, {r.x, y, half, h}, Text::fijas, u.black, 0, n - u.white);
    ui_.stepper("picas"_id, {r.x + half + 12, y, half, h}, Text::picas, u.white, 0, n - u.black);
    y += h + 8;
    ui_.command("answer"_id, {r.x, y, r.w, desktop() ? 48.f : 44.f});
}

void SpacesCanvas::learner_entry(Rect r)
{
    if (!view_.learner_to_move()) {
        p_.paragraph({r.x, r.y + 26}, say_(analysis_.too_large() ? Text::spaces_too_large : Text::error_too_many_rows),
                     r.w, {14, t_.muted}, 20);
        return;
    }
    const float h = desktop() ? 48.f : 44.f;
    p_.paragraph({r.x, r.y + (desktop() ? 26.f : 16.f)}, tie_in_words(say_, game_), r.w, {13, t_.muted}, 17);
    ui_.command("advance"_id, {r.x, r.bottom() - h - 2, r.w, h});
}

void SpacesCanvas::collapse(Rect r)
{
    const float top = r.y + (desktop() ? 10.f : 0.f), h = 44;
    const Rect box{r.x, top, r.w, r.bottom() - top - h - 8};
    p_.fill(box, t_.bad_soft, 10);
    draw_cross(p_, {box.x + 20, box.y + 20}, 5, t_.bad, 2.4f);
    p_.paragraph({box.x + 38, box.y + 24}, collapse_in_words(say_, game_, analysis_), box.w - 48, {13, t_.text}, 17);
    const float y = r.bottom() - h - 2;
    const bool can = game_.may_allow_lie();
    const float w = can ? (r.w - 10) / 2 : r.w;
    ui_.button("undo"_id, {r.x, y, w, h}, Text::undo, ButtonKind::primary, Icon::undo, view_.can_undo());
    ui_.command("allow_lies"_id, {r.x + w + 10, y, w, h});
}

void SpacesCanvas::result(Rect r)
{
    const bool good = game_.success(), open = game_.declared() && !game_.secret(); // only the players know
    const bool secret = game_.secret() && !game_.success();
    const float h = desktop() ? 48.f : 44.f, top = r.y + (desktop() ? 12.f : 0.f);
    const Rect box{r.x, top, r.w, r.bottom() - top - h - 8};
    p_.fill(box, good ? t_.good_soft : open ? t_.accent_soft : t_.warn_soft, 10);
    const float mid = box.centre().y;
    if (open) draw(p_, Icon::flag, {box.x + 16, mid - 10}, 20, t_.accent);
    else if (good) draw_tick(p_, {box.x + 26, mid}, 8, t_.good, 3);
    else draw_cross(p_, {box.x + 26, mid}, 6, t_.warn, 3);
    const bool again = view_.same_again();
    ui_.command_icon("share_secret"_id, {box.right() - 48, mid - 22, 44, 44});
    const float size = desktop() ? 17.f : 14.f, room = box.w - (again ? 104.f : 60.f), leading = size + 4;
    const auto lines = p_.wrapped(result_in_words(say_, view_), room, size, Weight::bold);
    float y = mid + 6 - leading * static_cast<float>(lines.size() - 1) / 2 - (secret ? 12.f : 0.f);
    for (const auto& line : lines) {
        p_.text({box.x + 48, y}, line, {size, t_.text, Weight::bold});
        y += leading;
    }
    if (secret) {
        const std::string label = say_(Text::the_secret);
        p_.text({box.x + 48, y + 2}, label, {13, t_.muted});
        draw_code(p_, game_.face(), rules_, *game_.secret(), {box.x + 48 + p_.width(label, 13) + 18, y - 3}, 25, 10.5f,
                  view_.mark());
    }
    const float w = std::round(r.w * 0.56f);
    const Rect other{r.x + w + 6, r.bottom() - h, r.w - w - 6, h};
    const bool icon = again && !desktop(); // else the menu has the rules
    const float main = icon ? r.w - 52 : w - 6;
    ui_.button("new_game"_id, {r.x, r.bottom() - h, main, h}, Text::new_game, ButtonKind::primary, Icon::plus);
    if (icon) ui_.command_icon("same_secret"_id, {r.right() - 44, other.y, 44, h});
    else if (again) ui_.command("same_secret"_id, other);
    else ui_.button("rules_dialog"_id, other, Text::change_rules, ButtonKind::plain);
}

} // namespace shell::spaces
