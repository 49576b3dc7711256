// Places the grid, the notes, the reasons and the buttons in each layout.
#include "shell/cluedo/canvas.hpp"
#include "shell/cluedo/doors.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/others_words.hpp"
#include <algorithm>
#include <cmath>

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

constexpr std::array<Id, kinds> hand_ids{"mine"_id, "mine"_id, "mine"_id};

} // namespace

void View::draw(Ui& ui, Rect area, const Jobs&)
{
    if (at_doors()) {
        if (ui.view.layout == Layout::landscape) area.h = draw_strip(ui, area, *this).y - 4 - area.y;
        return draw_doors(ui, beside_lesson(ui, area));
    }
    if (stepping() && ui_.steps.playing()) ui_.steps.wake(ui, steps(ui.say).ask.has_value());
    if (laid_open()) ui_.review.wake(ui);
    if (analysis_.busy()) ui.memory().animating = true;
    if (game().bot_to_move() && !shown() && !sees_hand()) {
        if (!ui.view.reduced && ui_.bot_at > ui.now()) ui.wake_in(ui_.bot_at - ui.now());
        else ui.memory().animating = true;
    }
    if (shown() && !shown_to_me() && !ui.view.reduced && !waits()) {
        if (ui_.shown_until > ui.now()) ui.wake_in(ui_.shown_until - ui.now());
        else ui.memory().animating = true;
    }
    CluedoCanvas picture(*this, ui);
    Panes panes;
    {
        const LeastText large = ui.board_letters();
        panes = lay_out(ui, area, picture.division(area), sheet());
        if (!panes.covered) picture.board(panes);
    }
    picture.panel(panes);
    if (ui.view.layout == Layout::landscape) picture.strip(area);
}

bool CluedoCanvas::knows() const { return view_.analysis_shown() && !view_.laid_open() && !view_.choosing_hand(); }

/// Shares come from counting deals, so lower levels do not show them.
bool CluedoCanvas::guesses() const
{
    return knows() && !view_.contradictory() && view_.level() == engine::cluedo::Level::complete;
}

bool CluedoCanvas::acts() const
{
    return !view_.plays() || game_.my_turn() || game_.i_must_show() || view_.laid_open() || view_.shown() ||
           view_.sees_hand();
}

Division CluedoCanvas::division(Rect area) const
{
    Division d;
    const float content = content_width(area);
    d.board_width = std::min(std::round(content * 0.656f), content - 24 - 308);
    const float banner_h = banner_height(phone_column(area).w - 32);
    float brief = state_.card == no_card ? 128.f : 172.f; // grip, cell and buttons
    if (view_.choosing_hand()) brief = game_.hand_missing() ? 152.f : view_.choosing_open() ? 128.f : 108.f;
    else if (banner_h > 0) brief = banner_h + 104; // also under a supposition, which may be the cause
    else if (view_.supposition() >= 0 && knows()) brief = 160;
    else if (compact() && state_.card == no_card && !view_.plays() && view_.supposition() < 0) brief = 62.f;
    else if (game_.i_must_show()) brief = 152 + asked_height(phone_column(area).w - 32, phone_column(area).w - 80, 15);
    else if (view_.plays()) {
        brief = view_.laid_open() || view_.is_out() ? 148.f : 128.f;
        if (tells_news()) brief = 140;
        else if (view_.sees_hand()) brief += more_of_turn(phone_column(area).w - 80, 15);
        else if (view_.shown() && view_.has_news() && area.h >= 420) brief += 42; // above the go-on button
    }
    const bool alone = compact() && state_.card == no_card; // then compact_brief() shows the news
    if (banner_h <= 0 && !alone && view_.solved_notes()) brief += 48;
    else if (banner_h <= 0 && view_.has_news() && !alone && !view_.plays()) brief += 24;
    d.full = !state_.draft.on() && !view_.choosing_hand();
    d.peek = std::min(state_.draft.on() ? entry_height() : brief, area.h - 4);
    d.half = d.full ? std::round(area.h * 0.64f) : 0.f;
    return d;
}

void CluedoCanvas::board(const Panes& panes)
{
    const Rect r = panes.board;
    if (ui_.view.layout == Layout::desktop) return desktop_board(r);
    if (const auto e = view_.shown(); e && r.h > 60) return answer(over_race(r), *e);
    if (ui_.view.layout == Layout::landscape) {
        if (view_.choosing_hand()) return cards(r.inset(10, 4));
        return grid(r, false);
    }
    if (r.h <= 60) return; // the form takes all the room
    if (view_.choosing_hand()) return cards({r.x + 12, r.y + 4, r.w - 24, r.h - 8});
    grid(r, true);
}

void CluedoCanvas::panel(const Panes& panes)
{
    if (ui_.view.layout == Layout::desktop) return desktop_panel(panes.panel); // draws its own cards
    begin_panel(ui_, panes);
    if (ui_.view.layout == Layout::phone) sheet(panes);
    else side(panes.panel.inset(10, 8));
}

void CluedoCanvas::strip(Rect area)
{
    const Rect bar = draw_strip(ui_, area, view_);
    if (acts() && !state_.draft.on() && !view_.choosing_hand()) actions({bar.x, bar.y, std::min(380.f, bar.w), bar.h});
}

void CluedoCanvas::cards(Rect r) { card_columns(r, state_.hand, hand_ids); }

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

std::vector<int> CluedoCanvas::tabs() const
{
    const auto numbers = [](std::initializer_list<Tab> shown) {
        std::vector<int> out;
        for (const Tab t : shown) out.push_back(static_cast<int>(t));
        return out;
    };
    if (view_.laid_open()) return numbers({Tab::review, Tab::notes, Tab::cell});
    if (!view_.analysis_shown()) return numbers({Tab::notes, Tab::cell});
    return numbers({Tab::cell, Tab::notes, Tab::advice, Tab::steps});
}

float CluedoCanvas::tab_bar(Rect r)
{
    constexpr std::array names{Text::why, Text::cluedo_notes, Text::cluedo_advice, Text::cluedo_review,
                               Text::cluedo_story};
    return draw_some_tabs(ui_, r, names, tabs(), static_cast<int>(view_.tab()));
}

float CluedoCanvas::draw_tab(Point at, float width, Tab tab)
{
    switch (tab) {
    case Tab::cell: {
        float y = cell_full(at, width);
        return view_.analysis_shown() && !view_.laid_open() ? settings({at.x, y}, width) : y;
    }
    case Tab::notes:
        return notes({at.x - 8, at.y}, width + 16);
    case Tab::advice:
        return advice(at, width);
    case Tab::review:
        return review(at, width);
    case Tab::steps:
        return settings({at.x, story(at, width)}, width);
    }
    return at.y;
}

void CluedoCanvas::tab_content(Rect r)
{
    const auto shown = tabs();
    int tab = static_cast<int>(view_.tab());
    if (std::find(shown.begin(), shown.end(), tab) == shown.end()) tab = shown.front();
    scrolled(ui_, "cluedo panel ", tab, {r.x - 10, r.y, r.w + 20, r.h}, [&](float top) {
        return draw_tab({r.x, top + 4}, r.w, static_cast<Tab>(tab)) - 4;
    });
}

/// The holders' names stay on top while the cards scroll.
void CluedoCanvas::grid(Rect area, bool phone)
{
    if (compact()) return compact_grid(area);
    if (const float ribbon = supposition_ribbon(area) + eyes_ribbon(area); ribbon > 0) {
        area.y += ribbon;
        area.h -= ribbon;
    }
    const float left = phone ? 16.f : 10.f, head = phone ? 36.f : 28.f;
    const GridMetrics m = phone ? metrics(area.w - 25, std::min(119.f, area.w * 0.33f) - 16)
                                : metrics(area.w - 22, std::min(116.f, area.w * 0.3f));
    heads({area.x + left, area.y + (phone ? 23.f : 20.f)}, m, 13);
    if (phone) p_.divider({area.x, area.y + head}, area.w);
    const Rect window{area.x, area.y + head, area.w, area.h - head};
    supposition_paper(window);
    ScrollArea scroll(ui_, "grid area", window);
    const float y = window.y - scroll.offset();
    float bottom =
        grid_column({area.x + left, notes_switch({area.x + left - 8, y}, area.w - left)}, m, phone ? 28.f : 26.f) +
        (phone ? 12.f : 8.f);
    if (view_.others_shown()) { // in landscape
        race({area.x + left, bottom}, area.w - 2 * left);
        bottom += race_height() + 8;
    } else if (phone && guesses() && !(view_.stepping() && view_.predicting()))
        bottom = envelope({area.x + left, bottom + 4}, area.w - 2 * left) + 16;
    bottom = others_under({area.x + left - 8, bottom}, area.w - 2 * left + 16);
    scroll.content_height(bottom - y);
}

void CluedoCanvas::sheet(const Panes& panes)
{
    const Rect r = panes.panel;
    const Rect in{r.x + 16, r.y + 16, r.w - 32, r.h - 32};
    if (state_.draft.on()) return entry({in.x, in.y, in.w, in.h + 8});
    if (view_.choosing_hand()) return hand_panel({in.x, r.y + 8, in.w, in.h});
    const bool brief = compact() && state_.card == no_card && !view_.plays() && view_.supposition() < 0 &&
                       view_.sheet() == SheetAt::peek && banner_height(in.w) <= 0;
    if (brief) {
        sheet_grip(ui_, panes, view_.sheet(), {r.x + r.w / 2 - 60, r.y, 120, 12});
        const float w = p_.width(say_(Text::cluedo_note), 15, Weight::bold) + 24;
        ui_.button("note"_id, {in.right() - w + 6, r.y + 12, w, 44}, Text::cluedo_note, ButtonKind::primary);
        return compact_brief({in.x, r.y + 12, in.w - w - 2, r.h - 12});
    }
    const float grip = std::min(140.f, r.w - 120); // leaves room for the button of the notes
    sheet_grip(ui_, panes, view_.sheet(), {r.x + (r.w - grip) / 2, r.y, grip, 24});
    const bool wrong = banner_height(in.w) > 0, open = view_.sheet() != SheetAt::peek;
    const bool tall = open && r.h > 260;
    const float foot = !acts() || (view_.stepping() && open) ? 0.f : tall ? 44.f : 52.f; // steps need the room
    const Rect buttons{in.x, r.bottom() - (tall ? 10.f : 16.f) - foot, in.w, foot};
    float y = in.y + 6;
    if (wrong) y = banner({in.x, y + 4}, in.w) + 8;
    const bool tells_over_tab = !view_.plays() && view_.has_news() && view_.tab() != Tab::cell; // that tells it itself
    if (tall) {
        ui_.icon_button("sheet_close"_id, {in.right() - 44, y, 44, 44}, Icon::down, Text::close);
        y += tab_bar({in.x, y, in.w - 48, 44}) + 6;
        if (view_.plays() && !view_.laid_open()) y = turn_or_news({in.x, y + 14}, in.w);
        else if (view_.plays() && view_.tab() != Tab::review) // the review shows it itself
            y = p_.paragraph({in.x, y + 14}, turn_text(), in.w, {15, t_.text, Weight::bold}, 20);
        else if (tells_over_tab) news({in.x - 4, y, in.w + 8, 44}, true), y += 44;
        tab_content({in.x, y, in.w, buttons.y - y - 8});
    } else if (!wrong) {
        // A button leads to the list of notes.
        const Rect list{r.right() - 56, r.y + 4, 48, 44};
        const float room = in.w - 48;
        if (view_.plays() && tells_news()) news({in.x - 4, r.y + 24, room + 4, 44}, true);
        else if (view_.plays()) {
            const float below = p_.paragraph({in.x, y + 16}, turn_text(), room, {15, t_.text, Weight::bold}, 20);
            const float line = std::max(below - 16, list.bottom());
            if (game_.i_must_show()) asked({in.x, below}, in.w);
            else if (view_.has_news() && !view_.shown_to_me() && line + 44 <= r.bottom() - 14 - foot)
                news({in.x - 4, line, in.w + 8, 44});
        } else cell_brief({in.x, y}, in.w, list.w);
        ui_.icon_button("notes"_id, list, Icon::text, Text::cluedo_notes);
    }
    if (foot > 0) actions(buttons);
}

/// The panel at the right, in landscape.
void CluedoCanvas::side(Rect in)
{
    if (state_.draft.on()) return entry(in);
    if (view_.choosing_hand()) return hand_panel(in);
    float y = in.y;
    if (banner_height(in.w) > 0) y = banner({in.x, y}, in.w) + 6;
    y += tab_bar({in.x, y, in.w, 44}) + 6;
    if (view_.plays() && !view_.laid_open()) y = turn_or_news({in.x, y + 12}, in.w);
    else if (!view_.plays() && view_.has_news() && view_.tab() != Tab::cell) // that tab tells it itself
        news({in.x - 4, y, in.w + 8, 44}, true), y += 44;
    tab_content({in.x, y, in.w, in.bottom() - y});
}

} // namespace shell::cluedo
