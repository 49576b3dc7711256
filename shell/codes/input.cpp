// Below the board: the palette, the answer's entry, contradictions, and the result of a game.
#include "imgui.h"
#include "shell/codes/canvas.hpp"
#include "shell/codes/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::codes {

using engine::codes::Face;
using engine::codes::Feedback;
using engine::codes::Role;
using Status = engine::codes::Game::Status;

PaletteMetrics CodesCanvas::palette_metrics(float width) const
{
    return pegs::palette_metrics(ui_.view, face_, rules_.symbols, width);
}

void CodesCanvas::palette(Rect r, const PaletteMetrics& m)
{
    draw_palette(ui_, r, m, face_, rules_, view_.ui().draft, view_.mark());
}

bool CodesCanvas::banner_shown() const { return view_.contradictory() && game_.status == Status::playing; }

float CodesCanvas::banner_height(float width) const
{
    if (!banner_shown()) return 0;
    const auto lines = p_.wrapped(contradiction_in_words(say_, view_), width - 56, 13);
    return 12 + 18 * static_cast<float>(lines.size()) + 44 + 8;
}

void CodesCanvas::banner(Rect r)
{
    p_.fill(r, t_.bad_soft, 10);
    draw_cross(p_, {r.x + 22, r.y + 20}, 5, t_.bad, 2.4f);
    const float y =
        p_.paragraph({r.x + 40, r.y + 25}, contradiction_in_words(say_, view_), r.w - 56, {13, t_.text}, 18) - 8;
    if (!blamed_.empty()) blamed_buttons({r.x + 40, y, r.w - 48, 40}, 4);
}

/// A button to edit each row that may be wrong, at most `most`; the others can be tapped on the board.
void CodesCanvas::blamed_buttons(Rect r, std::size_t most)
{
    const std::size_t shown = std::min(blamed_.size(), most);
    const float w = std::min(120.f, r.w / static_cast<float>(shown) - 8);
    for (std::size_t i = 0; i < shown; ++i)
        ui_.button(make_id("row"_id, blamed_[i]), {r.x + (w + 8) * static_cast<float>(i), r.y, w, r.h},
                   say_(Text::row_n_short, Say::count(blamed_[i] + 1)), ButtonKind::plain,
                   w > 84 ? Icon::edit : Icon::none);
}

/// On a phone: how to answer, or the answer that the noted secret gives.
std::string CodesCanvas::asked_words() const
{
    const int asked = static_cast<int>(game_.rows.size()) - 1;
    if (asks_for_answer() && !secret_row()) return say_(Text::the_secret);
    if (!game_.secret || ui_.hides_analysis()) return say_(Text::tap_each_peg);
    return say_(Text::secret_says, answer_in_words(say_, *game_.truth(asked)));
}

/// The width of the noted secret at the start of that line; 0 = not shown.
float CodesCanvas::noted_width() const
{
    return game_.secret && !secret_row() && ui_.view.height >= 320 ? 16 * static_cast<float>(rules_.positions) + 8 : 0;
}

float CodesCanvas::asked_height(float width) const
{
    if (ui_.view.layout != Layout::phone) return 0;
    const std::size_t lines = p_.wrapped(asked_words(), width - noted_width(), 12.5f).size();
    return 4 + 16 * static_cast<float>(ui_.view.height < 320 ? 1 : lines); // a low frame keeps room for the controls
}

void CodesCanvas::answer_entry(Rect r)
{
    const UiState& u = view_.ui();
    const int n = rules_.positions, asked = static_cast<int>(game_.rows.size()) - 1;
    const bool desktop = ui_.view.layout == Layout::desktop;
    float y = r.y;
    if (desktop) {
        const std::string words = game_.secret && !ui_.hides_analysis() ? asked_words() : say_(Text::how_near_short);
        p_.text({r.x, y + 16}, words, {14, t_.text, Weight::bold});
        if (game_.secret && !secret_row()) {
            const float x = r.x + p_.width(words, 14, Weight::bold) + 24;
            const float pitch = std::min(24.f, (r.right() - x) / static_cast<float>(n));
            draw_code(p_, face_, rules_, *game_.secret, {x, y + 11}, pitch, pitch * 0.42f, view_.mark());
        }
        y += 34;
    } else if (const float told = asked_height(r.w); told > 0) {
        const float noted = noted_width();
        if (noted > 0) draw_code(p_, face_, rules_, *game_.secret, {r.x + 7, y + 8}, 16, 7, view_.mark());
        if (noted > 0 || told > 20)
            p_.paragraph({r.x + noted, y + 12}, asked_words(), r.w - noted, {12.5f, t_.text}, 16);
        else {
            std::string words = asked_words();
            if (const auto first = words.find(". "); first != words.npos && p_.width(words, 12.5f) > r.w)
                words.resize(first + 1);
            p_.text({r.x, y + 12}, p_.fitted(words, r.w, 12.5f), {12.5f, t_.text});
        }
        y += told;
    }
    const float half = (r.w - 12) / 2, h = desktop ? 52.f : 48.f;
    ui_.stepper("fijas"_id, {r.x, y, half, h}, Text::fijas, u.black, 0, n - u.white);
    ui_.stepper("picas"_id, {r.x + half + 12, y, half, h}, Text::picas, u.white, 0, n - u.black);
    y += h + (desktop ? 16.f : 6.f);
    const auto answer = ui_.commands->find("answer");
    if (!answer) return;
    const bool keep = game_.setup.role == Role::keeper && !asks_for_answer();
    // A double tap must not answer the next guess too.
    constexpr double too_soon = 400;
    const double waited = asked == 0 ? too_soon : ui_.now() - u.asked_since;
    if (waited < too_soon) ui_.wake_in(too_soon - waited);
    const float height = desktop ? 52.f : 44.f;
    const float left = keep ? std::round(r.w * 0.52f) : r.w;
    const auto& [enabled, why, kind, icon, brief, keys, enter] = answer->offer;
    ui_.button(waited < too_soon ? "answer_soon"_id : "answer"_id, {r.x, y, left - (keep ? 6.f : 0.f), height},
               answer->label, kind, icon, enabled);
    if (keep) ui_.command("keep_secret"_id, {r.x + left + 6, y, r.w - left - 6, height});
    y += height;
    if (!enabled) p_.text({r.x, y + 20}, p_.fitted(why, r.w, 12), {12, t_.bad});
    else if (desktop) p_.text({r.x, y + 20}, p_.fitted(say_(Text::answer_meaning), r.w, 12), {12, t_.muted});
}

/// Whether a phone has room for a labelled button below the two others.
bool CodesCanvas::result_has_label() const
{
    return ui_.view.layout == Layout::phone && ui_.view.height >= 480 && view_.same_again() && !view_.contradictory();
}

void CodesCanvas::result(Rect r)
{
    const bool won = game_.status == Status::won, clash = won && view_.contradictory(), good = won && !clash;
    const std::string head =
        won ? won_in_words(view_, say_) : say_(game_.status == Status::lost ? Text::you_lost : Text::gave_up);
    const bool desktop = ui_.view.layout == Layout::desktop;
    p_.fill({r.x, r.y, r.w, desktop ? 96.f : 60.f}, good ? t_.good_soft : t_.warn_soft, 10);
    const float mid = r.y + (desktop ? 48.f : 30.f);
    const bool again = view_.same_again() && !clash;
    const float room = r.w - (again ? 104.f : 56.f);
    if (again) ui_.command_icon("share_secret"_id, {r.right() - 50, mid - 22, 44, 44});
    const bool secret = game_.secret && !won;
    if (good) draw_tick(p_, {r.x + 26, mid}, 8, t_.good, 3);
    else draw_cross(p_, {r.x + 26, mid}, 6, t_.warn, 3);
    const float size = desktop ? 20.f : 16.f;
    const bool wraps = !clash && !secret && p_.width(head, size, Weight::bold) > room;
    const std::string lost =
        good && view_.reviewed() && !wraps
            ? losses_in_short(losses_of(game_, view_.analysis()), say_,
                              [&](const std::string& words) { return p_.width(words, 13) <= room; })
            : std::string();
    if (clash) // not "solved": nothing fits
        p_.paragraph({r.x + 46, mid - 4}, say_(Text::contradiction), room,
                     {desktop ? 16.f : 13.f, t_.text, Weight::bold}, desktop ? 22.f : 18.f);
    else if (wraps) {
        const auto lines = p_.two_lines(head, room, size - 2, Weight::bold);
        float line = mid + 5 - 9 * static_cast<float>(lines.size() - 1);
        for (const auto& words : lines) {
            p_.text({r.x + 46, line}, p_.fitted(words, room, size - 2, Weight::bold),
                    {size - 2, t_.text, Weight::bold});
            line += 18;
        }
    } else
        p_.text({r.x + 46, secret || !lost.empty() ? mid - 6 : mid + 6}, p_.fitted(head, room, size, Weight::bold),
                {size, t_.text, Weight::bold});
    if (!lost.empty()) p_.text({r.x + 46, mid + 18}, lost, {13, t_.text});
    if (secret) {
        const std::string label = say_(Text::the_secret);
        const auto n = static_cast<float>(rules_.positions);
        const float beside = p_.width(label, 13) + 20, x = (room - beside) / n >= 16 ? beside : 12.f;
        const float pitch = std::min(26.f, (room - x) / n);
        if (x > 12) p_.text({r.x + 46, mid + 20}, label, {13, t_.muted}); // else the pegs alone
        draw_code(p_, face_, rules_, *game_.secret, {r.x + 46 + x, mid + 15}, pitch, std::min(11.f, pitch * 0.45f),
                  view_.mark());
    }
    const float y = r.y + (desktop ? 112.f : 66.f), h = desktop ? 52.f : 44.f;
    if (view_.reviewed() && !view_.contradictory()) { // room for two: the menu also changes the rules
        const bool icon = again && !desktop && !result_has_label();
        const float half = (r.w - (icon ? 52.f : 0.f)) / 2 - 6;
        ui_.button("new_game"_id, {r.x, y, half, h}, Text::new_game, ButtonKind::primary, Icon::plus);
        const Rect beside{r.x + half + 12, y, half, h};
        if (view_.leads_to_review()) ui_.command("see_review"_id, beside);
        else ui_.button("rules_dialog"_id, beside, Text::change_rules, ButtonKind::plain);
        if (icon) ui_.command_icon("same_secret"_id, {r.right() - 44, y, 44, h});
        else if (again) ui_.command("same_secret"_id, {r.x, y + h + 8, r.w, 44});
        return;
    }
    if (clash && !blamed_.empty()) { // a row is wrong; the menu also changes the rules
        const float beside = std::min(r.w * 0.4f, 180.f);
        blamed_buttons({r.x, y, r.w - beside, h}, 3);
        ui_.button("new_game"_id, {r.right() - beside, y, beside, h}, Text::new_game, ButtonKind::plain, Icon::plus);
        return;
    }
    ui_.button("new_game"_id, {r.x, y, r.w * 0.6f - 6, h}, Text::new_game, ButtonKind::primary, Icon::plus);
    ui_.button("rules_dialog"_id, {r.x + r.w * 0.6f + 6, y, r.w * 0.4f - 6, h}, Text::change_rules, ButtonKind::plain);
}

bool CodesCanvas::still_working(int job, Rect r, std::string_view what, Id cancel)
{
    if (const double left = jobs_.patience(job); left > 0) {
        ui_.wake_in(left);
        return false;
    }
    const Answer& a = jobs_.poll(job);
    ui_.progress(r, what, a.progress.done, a.progress.total, cancel);
    return true;
}

bool CodesCanvas::hint_awaited(Rect r)
{
    const int job = view_.ui().wants_hint ? view_.thought() : 0;
    return job && still_working(job, r, say_(Text::thinking), "cancel_hint"_id);
}

namespace {

constexpr float stuck_margin = 24; // above and below the words, together

} // namespace

float CodesCanvas::stuck_height(float width) const
{
    return stuck_margin + 18 * static_cast<float>(p_.wrapped(computer_in_words(view_, say_), width - 32, 13).size());
}

void CodesCanvas::thinking(Rect r)
{
    if (const int job = view_.thought())
        still_working(job, r, computer_in_words(view_, say_), view_.can_undo() ? "undo"_id : "use_consistent"_id);
    else if (view_.computer_stuck()) {
        const float high = stuck_height(r.w);
        p_.fill({r.x, r.y, r.w, high}, t_.warn_soft, 10);
        p_.paragraph({r.x + 16, r.y + 25}, computer_in_words(view_, say_), r.w - 32, {13, t_.text}, 18);
        ui_.command("use_consistent"_id, {r.x, r.y + high + 8, r.w, 44});
    } else if (view_.secret_would_tell()) {
        ui_.command("keep_secret"_id, {r.x, r.y, r.w, 44});
    } else if (game_.setup.role == Role::keeper && game_.rows.empty()) {
        p_.paragraph({r.x, r.y + 18}, say_(Text::keeper_start), r.w, {14, t_.muted}, 20);
    }
}

float CodesCanvas::input_height(float width) const
{
    const bool desktop = ui_.view.layout == Layout::desktop;
    if (view_.reads_clues()) return 0;
    if (view_.entering_code()) {
        const auto keys = palette_metrics(width).total_height();
        return desktop ? 42 + keys + 36 + 52 : keys + 8;
    }
    if (game_.status != Status::playing)
        return desktop ? (view_.reviewed() ? 226.f : 190.f) : result_has_label() ? 170.f : 118.f;
    if (view_.waits_for_me_to_answer()) return desktop ? 34 + 52 + 16 + 52 + 34 : asked_height(width) + 48 + 6 + 44 + 8;
    if (desktop) return 170;
    return view_.computer_stuck() ? stuck_height(width) + 8 + 44 + 8 : 96;
}

void CodesCanvas::input_buttons(Rect r)
{
    const float side = std::min(110.f, (r.w - 24) * 0.22f + 10), main = r.w - 2 * (side + 10);
    ui_.command("submit"_id, {r.x, r.y, main, r.h});
    ui_.command("erase"_id, {r.x + main + 10, r.y, side, r.h});
    for (const Id id : {"secret_cancel"_id, "hint"_id}) ui_.command(id, {r.x + main + side + 20, r.y, side, r.h});
}

void CodesCanvas::input(Rect r)
{
    const bool desktop = ui_.view.layout == Layout::desktop;
    if (view_.reads_clues()) return;
    if (view_.entering_code()) {
        float y = r.y;
        if (desktop) {
            const std::string_view keys_text = face_ == Face::digits ? "0" : "A";
            p_.text({r.x, y + 28}, say_(face_names[static_cast<std::size_t>(face_)]), {13, t_.muted, Weight::bold});
            const char last = symbol_key(face_, rules_.symbols - 1);
            p_.text({r.right(), y + 28}, say_(Text::keys_from_to, keys_text, std::string(1, last)),
                    {12, t_.muted, Weight::regular, Align::right});
            y += 42;
        }
        const PaletteMetrics m = palette_metrics(r.w);
        palette({r.x, y, r.w, m.total_height()}, m);
        if (!desktop) return;
        if (hint_awaited({r.x, r.bottom() - 50, r.w, 44})) return;
        input_buttons({r.x, r.bottom() - 52, r.w, 52});
        return;
    }
    if (game_.status != Status::playing) return result(r);
    if (view_.waits_for_me_to_answer()) return answer_entry(r);
    thinking(r);
}

} // namespace shell::codes
