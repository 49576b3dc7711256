// Divides the screen between the grid and the rest, and fills a phone's sheet and the side of a landscape. desktop.cpp
// fills the cards of a desktop.
#include "shell/cluedo/canvas.hpp"
#include "shell/cluedo/doors.hpp"
#include "shell/cluedo/ids.hpp"
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
    else if (compact() && state_.card == no_card && !view_.plays() && view_.supposition() < 0)
        brief = view_.has_news() ? 70.f : 62.f;
    else if (game_.i_must_show()) brief = 152 + asked_height(phone_column(area).w - 32, phone_column(area).w - 80, 15);
    else if (view_.plays()) {
        brief = view_.laid_open() || view_.is_out() ? 148.f : 128.f;
        if (tells_news()) brief = 140;
        else if (view_.sees_hand()) brief += more_of_turn(phone_column(area).w - 80, 15);
        else if ((view_.shown() || game_.bot_to_move()) && view_.has_news() && area.h >= 420)
            brief += 42; // above the go-on button
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
    if (!state_.draft.on() && !view_.choosing_hand()) actions({bar.x, bar.y, std::min(380.f, bar.w), bar.h});
}

void CluedoCanvas::cards(Rect r) { card_columns(r, state_.hand, hand_ids); }

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
    const float foot = view_.stepping() && open ? 0.f : tall ? 44.f : 52.f; // steps need the room
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
        else if (tells_over_tab) news({in.x - 4, y, in.w + 8, 44}), y += 44;
        tab_content({in.x, y, in.w, buttons.y - y - 8});
    } else if (!wrong) {
        // A button leads to the list of notes.
        const Rect list{r.right() - 56, r.y + 4, 48, 44};
        const float room = in.w - 48;
        if (view_.plays() && tells_news()) news({in.x - 4, r.y + 24, room + 4, 44});
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
        news({in.x - 4, y, in.w + 8, 44}), y += 44;
    tab_content({in.x, y, in.w, in.bottom() - y});
}

} // namespace shell::cluedo
