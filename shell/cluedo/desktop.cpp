// The two cards of a desktop: the grid with its figures; the turn, the notes and what follows from them.
#include "shell/cluedo/canvas.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/others_words.hpp"
#include <algorithm>
#include <cmath>

namespace shell::cluedo {

using namespace engine::cluedo;

/// The number of envelopes left, that of deals, and the display options.
float CluedoCanvas::desktop_figures(Rect r)
{
    const float x = r.x, inner = r.w;
    float top = r.y;
    const Shares* s = view_.analysis().shares();
    std::string figure, words;
    if (view_.stepping()) words = view_.steps(say_).words; // the count is of the last step
    else if (s && s->consistent && (!s->exact || view_.level() != engine::cluedo::Level::complete))
        words = cluedo_left(say_, view_, *s, false);
    else if (s) {
        const auto envelopes = static_cast<std::int64_t>(s->envelopes.size());
        figure = number(say_.language(), envelopes);
        words = say_(Text::cluedo_possible_envelopes, Say::count(envelopes));
        if (s->consistent) words += " · " + cluedo_deals(say_, *s, true);
    } else {
        words = say_(Text::cluedo_counting);
    }
    const float figure_w = p_.width(figure, 22, Weight::bold) + 8;
    const float level_w = std::min(248.f, inner * 0.5f), label_w = p_.width(say_(Text::cluedo_deduce), 13) + 8;
    const float toggle_w = p_.width(say_(Text::cluedo_show_shares), 14) + 64;
    p_.text({x, top + 25}, figure, {22, t_.text, Weight::bold});
    p_.text({x + figure_w, top + 25}, p_.fitted(words, inner - figure_w, 14), {14, t_.muted});
    const bool beside = figure_w + p_.width(words, 14) + 16 + toggle_w + 16 + label_w + level_w <= inner;
    if (!beside) top += 40;
    const float level_x = r.right() - level_w;
    ui_.segmented("level"_id, {level_x, top, level_w, 34}, cluedo_level_names, static_cast<int>(view_.level()));
    const float toggle_x = beside ? level_x - label_w - 16 - toggle_w : x - 8;
    if (beside || toggle_w + label_w + level_w + 8 <= inner)
        ui_.text({level_x - label_w, top + 22}, Text::cluedo_deduce, {13, t_.muted});
    if (view_.level() == engine::cluedo::Level::complete) // other levels have no shares
        ui_.toggle("shares"_id, {toggle_x, top, toggle_w, 34}, Text::cluedo_show_shares, view_.shares_shown());
    return top + 46;
}

/// The heading of the grid; returns the y below.
float CluedoCanvas::desktop_head(Rect r)
{
    if (knows()) return desktop_figures(r);
    const float top = r.y;
    if (view_.plays() && !view_.laid_open()) {
        const float toggle_w = std::min(r.w * 0.5f, p_.width(say_(Text::cluedo_show_mind), 14) + 64);
        ui_.toggle("mind"_id, {r.right() - toggle_w, top, toggle_w, 34}, Text::cluedo_show_mind, false);
        p_.text({r.x, top + 22}, p_.fitted(say_(Text::cluedo_own_notes), r.w - toggle_w - 16, 14), {14, t_.muted});
    } else
        p_.text({r.x, top + 23}, p_.fitted(say_(Text::cluedo_grid), r.w, 16, Weight::bold),
                {16, t_.text, Weight::bold});
    return top + 46;
}

void CluedoCanvas::desktop_board(Rect r)
{
    const Rect in{r.x + 24, r.y + 16, r.w - 48, r.h - 16};
    const float top = desktop_head(in);
    if (const auto e = view_.shown()) answer(over_race({in.x, top, in.w, r.bottom() - top - 16}), *e);
    else if (view_.choosing_hand()) cards({in.x, top, in.w, r.bottom() - top - 16});
    else desktop_grid({in.x, top, in.w, r.bottom() - top - 8}, guesses() && !view_.stepping());
}

void CluedoCanvas::desktop_panel(Rect side)
{
    const float pad = 24;
    const auto card = [&](float y, float h) {
        const Rect r{side.x, y, side.w, h};
        p_.card(r);
        return r.inset(pad, 20);
    };
    if (state_.draft.on()) return entry(card(side.y, side.h));
    if (view_.choosing_hand()) {
        hand_panel(card(side.y, 160));
        const Rect more{side.x, side.y + 184, side.w, 92};
        if (game_.hand_missing()) {
            p_.card(more);
            const Rect in = more.inset(pad, 22);
            const float cases_w = p_.width(say_(Text::cluedo_cases), 15, Weight::bold) + 32;
            ui_.button("play_computer"_id, {in.x, in.y, in.w - cases_w - 10, in.h}, Text::cluedo_play_computer,
                       ButtonKind::plain, Icon::play);
            ui_.button("cases"_id, {in.right() - cases_w, in.y, cases_w, in.h}, Text::cluedo_cases, ButtonKind::plain);
        }
        return;
    }
    float y = side.y;
    if (const float h = banner_height(side.w); h > 0) {
        p_.lift({side.x, y, side.w, h}, 10);
        banner({side.x, y}, side.w);
        y += h + 16;
    }
    if (view_.plays()) {
        const Rect turn{side.x, y, side.w,
                        game_.i_must_show() ? 160 + asked_height(side.w - 2 * pad, side.w - 2 * pad, 15.5f)
                        : view_.sees_hand() ? 140 + more_of_turn(side.w - 2 * pad, 15.5f)
                                            : 140.f};
        p_.card(turn);
        turn_panel(turn.inset(pad, 18));
        y = turn.bottom() + 16;
    }
    const float rest = side.bottom() - y;
    const bool below = view_.analysis_shown() || view_.laid_open();
    const float share = view_.stepping() ? 0.24f : view_.plays() ? 0.36f : 0.41f;
    const bool head_alone = view_.stepping() && rest < 420; // with a lesson open, the steps need the room
    const float notes_h = !below ? rest : head_alone ? 66.f : std::max(150.f, std::round(rest * share));
    const Rect list{side.x, y, side.w, notes_h};
    p_.card(list);
    ui_.text({list.x + pad, list.y + 36}, view_.plays() ? Text::cluedo_moves : Text::cluedo_notes,
             {18, t_.text, Weight::bold});
    if (!view_.plays()) {
        const float w_note = p_.width(say_(Text::cluedo_note), 15, Weight::bold) + 60;
        ui_.button("note"_id, {list.right() - pad - w_note, list.y + 15, w_note, 36}, Text::cluedo_note,
                   view_.supposition() < 0 ? ButtonKind::primary : ButtonKind::plain, Icon::plus,
                   view_.supposition() < 0);
        const float cases_w = p_.width(say_(Text::cluedo_cases), 15, Weight::bold) + 24;
        const float title_w = p_.width(say_(Text::cluedo_notes), 18, Weight::bold);
        if (title_w + 12 + cases_w + 6 + w_note <= list.w - 2 * pad) // else only the menu has it
            ui_.button("cases"_id, {list.right() - pad - w_note - 6 - cases_w, list.y + 15, cases_w, 36},
                       Text::cluedo_cases, ButtonKind::quiet);
    }
    if (!head_alone) {
        const Rect window{list.x + 12, list.y + 60, list.w - 24, list.h - 68};
        ScrollArea scroll(ui_, "notes area", window);
        const float start = window.y - scroll.offset();
        scroll.content_height(notes({window.x, start}, window.w) - start);
    }
    if (!below) return;
    desktop_mind({side.x, list.bottom() + 16, side.w, side.bottom() - list.bottom() - 16});
}

/// Reasons and advice, or the solver's steps, or the review of a finished game.
void CluedoCanvas::desktop_mind(Rect analysis)
{
    const float pad = 24;
    p_.card(analysis);
    const Rect window{analysis.x + 4, analysis.y + 8, analysis.w - 8, analysis.h - 16};
    ScrollArea scroll(ui_, "mind area", window);
    const float start = window.y - scroll.offset(), inner_w = analysis.w - 2 * pad;
    float at = start + 8;
    if (view_.laid_open()) at = review({analysis.x + pad, at}, inner_w);
    else {
        const bool steps = view_.stepping();
        const Text other = steps ? Text::why : Text::cluedo_story;
        const float other_w = p_.width(say_(other), 15, Weight::bold) + 24;
        const std::string title =
            view_.eyes() != nobody ? cluedo_eyes_title(say_, view_) : say_(steps ? Text::cluedo_story : Text::why);
        p_.text({analysis.x + pad, at + 18}, p_.fitted(title, inner_w - other_w - 8, 18, Weight::bold),
                {18, t_.text, Weight::bold});
        ui_.button("story"_id, {analysis.x + pad + inner_w - other_w, at - 4, other_w, 34}, other, ButtonKind::quiet);
        at =
            (steps ? story({analysis.x + pad, at + 32}, inner_w) : cell_full({analysis.x + pad, at + 32}, inner_w)) + 6;
        if (!steps && view_.wants_advice() && !view_.contradictory() && view_.eyes() == nobody) {
            p_.divider({analysis.x + pad, at}, inner_w);
            at = advice({analysis.x + pad, at + 10}, inner_w);
        }
    }
    scroll.content_height(at - start + 8);
}

/// Two columns side by side, or a single one. `guess`: with the likeliest envelope below.
void CluedoCanvas::desktop_grid(Rect area, bool guess)
{
    const float x = area.x, inner = area.w;
    float top = area.y;
    if (const float ribbon = supposition_ribbon(area) + eyes_ribbon(area); ribbon > 0) top += ribbon + 8;
    const bool two_columns = inner >= 600;
    const GridMetrics single = metrics(inner, std::min(120.f, inner * 0.32f));
    if (!two_columns) {
        heads({x, top + 16}, single, 13);
        top += 24;
    }
    const Rect window{x - 16, top, inner + 32, area.bottom() - top};
    supposition_paper(window);
    {
        ScrollArea scroll(ui_, "grid area", window);
        const float y = top - scroll.offset();
        float bottom = 0;
        if (two_columns) {
            const float half = (inner - 24) / 2;
            float label = 0;
            for (Card c = 0; c < table_.deck.cards(); ++c)
                label = std::max(label, p_.width(cluedo_card(say_, setup_, c), 14.5f) + 12);
            const GridMetrics m = metrics(half, std::clamp(label, 84.f, std::min(127.f, half * 0.36f)));
            const float other = x + half + 24;
            const auto head = [&](Kind k, float at, float where) {
                ui_.text({at, where + 22}, cluedo_kind_names[static_cast<std::size_t>(k)],
                         {13, t_.muted, Weight::bold});
            };
            head(Kind::suspect, x, y);
            head(Kind::room, other, y);
            heads({x, y + 22}, m, 13);
            heads({other, y + 22}, m, 13);
            rows({x, y + 32}, m, Kind::suspect);
            float left_y = y + 32 + m.row * static_cast<float>(rows_of(Kind::suspect));
            head(Kind::weapon, x, left_y + 10);
            left_y += 42;
            rows({x, left_y}, m, Kind::weapon);
            left_y += m.row * static_cast<float>(rows_of(Kind::weapon));
            rows({other, y + 32}, m, Kind::room);
            float right_y = y + 32 + m.row * static_cast<float>(rows_of(Kind::room));
            if (view_.others_shown()) {
                race({other, right_y}, half);
                right_y += race_height() + 6;
            } else if (guess) right_y = envelope({other, right_y + 16}, half) + 20;
            else if (view_.stepping()) right_y += 16;
            if (guess || view_.stepping()) {
                legend({other, right_y}, half);
                right_y += 50;
            }
            if (view_.offers_others() && !view_.stepping()) {
                const float w = std::min(half, p_.width(say_(Text::cluedo_others), 14) + 76);
                others_switch({x - 8, left_y + 14, w, 36});
                left_y += 54 + rivals_switch({x - 8, left_y + 50}, half, 36);
            }
            bottom = std::max(left_y, right_y);
        } else {
            bottom = grid_column({x, y}, single, 28);
            if (view_.others_shown()) {
                race({x, bottom + 10}, inner);
                bottom += race_height() + 10;
            } else if (guess) bottom = envelope({x, bottom + 16}, inner) + 8;
            if (view_.offers_others() && !view_.stepping()) {
                others_switch({x - 8, bottom + 8, inner + 8, 36});
                bottom += 48 + rivals_switch({x - 8, bottom + 44}, inner + 8, 36);
            }
        }
        scroll.content_height(bottom - y + 8);
    }
}

} // namespace shell::cluedo
