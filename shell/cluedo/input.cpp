// Draws the form for an entry and the choice of the hand. The user's turn in a game: turn.cpp.
#include "shell/cluedo/canvas.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/others_words.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;
using What = Draft::What;
using Step = Draft::Step;

namespace {

constexpr std::array<Id, kinds> fact_ids{"fact_card"_id, "fact_card"_id, "fact_card"_id};
constexpr std::array<Id, kinds> left_ids{"left"_id, "left"_id, "left"_id};
constexpr std::array draft_kinds{Text::cluedo_question, Text::cluedo_accusation, Text::cluedo_fact,
                                 Text::cluedo_leaving};

constexpr float place_line = 20; // height: of the line that says where the entry goes

/// The cards chosen so far.
Cards chosen(const Trio& cards)
{
    Cards set = 0;
    for (const Card c : cards)
        if (c >= 0) set |= bit(c);
    return set;
}

} // namespace

/// A button for one of several answers. `value` becomes the value of the action.
bool CluedoCanvas::choice(Id action, int value, Rect r, std::string_view title, std::string_view note, bool on,
                          bool enabled, float left, bool doubted)
{
    const OwnedId id = make_id(action, value);
    const Press press = ui_.item(id, phone_like() ? r.inset(-2) : r, 8, enabled); // touch targets fill the gaps
    const Colour back = !enabled ? t_.sunken : on ? t_.accent_soft : t_.raised;
    p_.fill(r, ui_.reactive(back, press, id), 8);
    p_.stroke(r, on ? t_.accent : enabled ? t_.line_strong : t_.line, 8, on ? 2.f : 1.f);
    const Colour ink = enabled ? t_.text : t_.unknown;
    float size = r.w < 120 ? 13.5f : 15.f;
    while (size > 12 && p_.width(title, size, Weight::bold) > r.w - 12 - left) size -= 0.5f;
    const float middle = r.centre().x + left / 2, y = r.centre().y + (note.empty() ? 5.f : -3.f);
    p_.text({middle, y}, p_.fitted(title, r.w - 8 - left, size, Weight::bold),
            {size, ink, on || r.w >= 120 ? Weight::bold : Weight::regular, Align::middle});
    if (!note.empty())
        p_.text({middle, y + 18}, p_.fitted(note, r.w - 12, 12.5f),
                {12.5f, doubted ? t_.warn : t_.muted, Weight::regular, Align::middle});
    if (press.clicked) {
        ui_.act(action, std::to_string(value));
        ui_.act("entry_tapped"_id);
    }
    return press.clicked;
}

void CluedoCanvas::answer_choice(const DraftQuestion& q, const DraftAnswer& a, Rect r)
{
    choice(q.id, a.value, r, a.name, a.doubt.empty() ? a.note : a.doubt, a.value == q.chosen, a.enabled, 0,
           !a.doubt.empty());
}

/// Where cards are chosen for a question: the card's certain holder, else, where the choice covers the grid, what is
/// known of it and the envelope.
std::string CluedoCanvas::placed_note(Card c) const
{
    if (view_.choosing_hand() || view_.supposition() >= 0) return {};
    for (Holder h = 0; h < table_.holders(); ++h)
        if (view_.cell(c, h).kind == Cell::Kind::yes) return cluedo_holder(say_, setup_, h);
    if (ui_.view.layout != Layout::phone) return {}; // the grid is beside
    const Holder envelope = table_.envelope();
    const auto in_it = [&](const std::string& words) { return say_(Text::cluedo_envelope_head) + ": " + words; };
    if (view_.cell(c, envelope).kind == Cell::Kind::no) return in_it(say_(Text::cluedo_no));
    const Shares* s = view_.analysis().shares();
    if (!guesses() || !s || !s->consistent || !view_.shares_shown()) return {};
    const auto n = s->deals_with[static_cast<std::size_t>(c)][static_cast<std::size_t>(envelope)];
    return in_it(say_(Text::percent, Say::count(cluedo_percent(n, s->total))));
}

/// Three columns, one for each kind.
void CluedoCanvas::card_columns(Rect r, Cards chosen, const std::array<Id, 3>& ids)
{
    int most = 1;
    for (const Kind k : {Kind::suspect, Kind::weapon, Kind::room}) most = std::max(most, rows_of(k));
    const float least = phone_like() ? 44.f : 34.f;
    const float pitch = std::clamp((r.h - 22) / static_cast<float>(most), least, 48.f);
    const bool scrolls = 22 + pitch * static_cast<float>(most) > r.h + 1;
    const float w = (r.w - 12 - (scrolls ? 8.f : 0.f)) / 3;
    ScrollArea area(ui_, "cards area", r);
    const float top = r.y - area.offset();
    for (const Kind k : {Kind::suspect, Kind::weapon, Kind::room}) {
        const auto column = static_cast<std::size_t>(k);
        const float x = r.x + (w + 6) * static_cast<float>(column);
        ui_.text({x + w / 2, top + 15}, cluedo_kind_names[column], {13, t_.muted, Weight::bold, Align::middle});
        float y = top + 22;
        for (const Card c : list_of(table_.deck.of(k))) {
            const bool on = (chosen & bit(c)) != 0;
            const Rect box{x, y, w, pitch - 4};
            const std::string name = cluedo_card(say_, setup_, c);
            const float beside = 24; // for a tick, if the name leaves room
            const bool tick = on && p_.width(name, 12, Weight::bold) <= w - 12 - beside;
            const bool mine = view_.choosing_open() && (game_.hand & bit(c)) != 0; // cannot be in the pile
            choice(ids[column], c, box, name, mine ? say_(Text::you) : placed_note(c), on, !mine, tick ? beside : 0.f);
            if (tick) draw_tick(p_, {box.x + 14, box.centre().y}, 5, t_.accent, 2.2f);
            y += pitch;
        }
    }
    area.content_height(22 + pitch * static_cast<float>(most));
}

void CluedoCanvas::entry_step(Rect r)
{
    const Draft& d = state_.draft;
    const float gap = 8, row = ui_.view.layout == Layout::phone ? 56.f : phone_like() ? 44.f : 52.f;
    const auto questions = draft_questions(view_, say_, d.step);
    const auto two_columns = [&] {
        const float w = (r.w - gap) / 2;
        for (std::size_t i = 0; i < questions[0].answers.size(); ++i)
            answer_choice(
                questions[0], questions[0].answers[i],
                {r.x + (w + gap) * static_cast<float>(i % 2), r.y + (row + gap) * static_cast<float>(i / 2), w, row});
    };
    const auto one_column = [&](float top) {
        for (const DraftAnswer& a : questions[0].answers) {
            answer_choice(questions[0], a, {r.x, top, r.w, row});
            top += row + gap;
        }
        return top;
    };
    switch (d.step) {
    case Step::who:
        return two_columns();
    case Step::cards:
        if (d.what == What::fact) return card_columns(r, chosen({d.card, no_card, no_card}), fact_ids);
        return card_columns(r, chosen(d.cards), card_ids);
    case Step::outcome:
        if (d.what == What::question && d.everyone) return showers_step(r, row + gap);
        if (d.what != What::question) return two_columns();
        {
            ScrollArea area(ui_, "shower area", r);
            area.content_height(one_column(r.y - area.offset()) - r.y + area.offset());
        }
        return;
    case Step::card:
        if (d.what == What::leaves) {
            const std::string unfit = cluedo_left_unfit(say_, setup_, d.by, d.left);
            const float line = unfit.empty() ? 0.f : 22.f;
            card_columns({r.x, r.y, r.w, r.h - 52 - line}, d.left, left_ids);
            const bool many = size_of(d.left) > table_.most(d.by);
            if (line > 0) p_.text({r.x, r.bottom() - 52}, p_.fitted(unfit, r.w, 13), {13, many ? t_.warn : t_.muted});
            if (ui_.button("left_done"_id, {r.x, r.bottom() - 44, r.w, 44},
                           d.left == 0 ? Text::cluedo_left_hidden : Text::cluedo_done, ButtonKind::primary, Icon::none,
                           d.left_fits(table_)))
                ui_.act("entry_tapped"_id);
            return;
        }
        if (d.what == What::question && d.everyone) return shown_step(r, row + gap);
        if (d.what == What::accusation) {
            card_columns({r.x, r.y, r.w, r.h - 52}, chosen(d.seen), seen_ids);
            if (ui_.button("seen_skip"_id, {r.x, r.bottom() - 44, r.w, 44}, Text::cluedo_not_noted, ButtonKind::plain))
                ui_.act("entry_tapped"_id);
            return;
        }
        one_column(r.y);
        return;
    }
}

/// Everyone who shows one: the seats are marked, then the button goes on.
void CluedoCanvas::showers_step(Rect r, float pitch)
{
    const Draft& d = state_.draft;
    ScrollArea area(ui_, "shower area", r);
    float y = r.y - area.offset();
    for (Holder h = table_.next(d.by); d.by >= 0 && h != d.by; h = table_.next(h)) {
        const bool left = Draft::has_left(h, game_, d.place()), on = (d.showers >> h & 1) != 0;
        const std::string note = left                    ? cluedo_no_more(say_, setup_, h, true)
                                 : h == setup_.me && !on ? say_(Text::cluedo_you_have_none)
                                                         : std::string();
        choice("mark_shower"_id, h, {r.x, y, r.w, pitch - 8}, cluedo_holder(say_, setup_, h), note, on,
               h != setup_.me && !left);
        y += pitch;
    }
    if (ui_.button("showers_done"_id, {r.x, y, r.w, 44}, d.showers == 0 ? Text::cluedo_nobody : Text::cluedo_done,
                   d.showers == 0 ? ButtonKind::plain : ButtonKind::primary))
        ui_.act("entry_tapped"_id);
    area.content_height(y + 48 - r.y + area.offset());
}

/// The card of each seat that shows one to the user, or that the user shows.
void CluedoCanvas::shown_step(Rect r, float pitch)
{
    ScrollArea area(ui_, "shown area", r);
    float y = r.y - area.offset();
    for (const DraftQuestion& q : draft_questions(view_, say_, Step::card)) {
        p_.text({r.x, y + 15}, p_.fitted(q.title, r.w, 14, Weight::bold), {14, t_.text, Weight::bold});
        y += 24;
        const float w = (r.w + 8) / static_cast<float>(std::max<std::size_t>(1, q.answers.size())) - 8;
        for (std::size_t i = 0; i < q.answers.size(); ++i)
            answer_choice(q, q.answers[i], {r.x + (w + 8) * static_cast<float>(i), y, w, pitch - 8});
        y += pitch;
    }
    area.content_height(y - r.y + area.offset());
}

void CluedoCanvas::entry(Rect r)
{
    const Draft& d = state_.draft;
    const bool foot = d.mine() || d.row >= 0; // with a button to cancel, else a cross does
    float y = r.y;
    if (!d.mine()) {
        const float h = phone_like() ? 44.f : 36.f;
        std::array<std::string_view, 4> names;
        for (std::size_t i = 0; i < names.size(); ++i) names[i] = pattern(say_.language(), draft_kinds[i]);
        const std::size_t before = ui_.memory().actions.size();
        ui_.segmented("entry_kinds"_id, {r.x, y, foot ? r.w : r.w - 48, h}, names, static_cast<int>(d.what) - 1);
        for (std::size_t i = before; i < ui_.memory().actions.size(); ++i) {
            Action& a = ui_.memory().actions[i];
            if (a.id == "entry_kinds"_id) a = {"entry_kind"_id, std::to_string(a.value[0] - '0' + 1)};
        }
        if (!foot)
            ui_.icon_button("entry_close"_id, {r.right() - 44, y + h / 2 - 22, 44, 44}, Icon::close, Text::cancel);
        y += h + 8;
    }
    if (d.before >= 0) {
        const std::string place = say_(Text::cluedo_insert_n, Say::count(d.before + 1));
        p_.text({r.x, y + 13}, p_.fitted(place, r.w, 13), {13, t_.muted});
        y += place_line;
    }
    // The answers so far, as chips that lead back to their steps.
    float x = r.x;
    const auto chip = [&](Step s, const std::string& words) {
        const float room = r.right() - x;
        const float w = std::min(room, p_.width(words, 13, Weight::bold) + 20);
        if (room < 40) return;
        const OwnedId id = make_id("entry_step"_id, static_cast<int>(s));
        const Rect box{x, y, w, phone_like() ? 36.f : 30.f};
        const Press press = ui_.item(id, box.inset(0, phone_like() ? -4.f : 0.f), 15);
        p_.fill(box, ui_.reactive(d.step == s ? t_.accent : t_.accent_soft, press, id), 18);
        p_.text({box.x + 10, box.centre().y + 4.5f}, p_.fitted(words, w - 18, 13, Weight::bold),
                {13, d.step == s ? t_.accent_ink : t_.accent, Weight::bold});
        if (press.clicked) ui_.act("entry_step"_id, std::to_string(static_cast<int>(s)));
        x += w + 6;
    };
    const auto done = [&](Step s) { return d.has_step(s, game_) && d.step_done(s, game_); };
    if (!d.mine() && done(Step::who)) chip(Step::who, cluedo_holder(say_, setup_, d.by));
    if (!d.mine() && done(Step::cards))
        chip(Step::cards,
             d.what == What::fact ? cluedo_card(say_, setup_, d.card) : cluedo_cards(say_, setup_, d.cards));
    if ((d.row >= 0 || (!d.mine() && d.step == Step::card)) && done(Step::outcome)) {
        chip(Step::outcome, d.what == What::question && d.everyone ? showers_in_words()
                            : d.what == What::question             ? cluedo_of_holder(say_, setup_, d.shower)
                            : d.what == What::fact
                                ? say_(cluedo_facts[static_cast<std::size_t>(d.result)])
                                : say_(d.result == 1 ? Text::cluedo_was_right : Text::cluedo_was_wrong));
        if (done(Step::card) && d.what == What::question && !d.everyone)
            chip(Step::card, cluedo_card(say_, setup_, d.card));
    }
    if (x > r.x) y += phone_like() ? 44.f : 38.f;
    const std::string words = draft_title(view_, say_, d.step);
    p_.text({r.x, y + 20}, p_.fitted(words, r.w, 16, Weight::bold), {16, t_.text, Weight::bold});
    y += 32;
    if (d.what == What::accuse)
        y = p_.paragraph({r.x, y + 12}, say_(Text::cluedo_accuse_once), r.w, {13, t_.muted}, 18);
    entry_step({r.x, y, r.w, r.bottom() - y - (foot ? 56.f : 4.f)});
    if (!foot) return;
    const float half = (r.w - 12) / 2;
    const Rect save{r.x, r.bottom() - 48, half, 48};
    ui_.button("entry_save"_id, save,
               d.what == What::ask      ? Text::cluedo_ask
               : d.what == What::accuse ? Text::cluedo_accuse
                                        : Text::save,
               d.what == What::accuse ? ButtonKind::danger : ButtonKind::primary, Icon::none, d.complete(game_));
    ui_.button("entry_close"_id, {save.right() + 12, save.y, half, 48}, Text::cancel, ButtonKind::plain);
}

std::string CluedoCanvas::showers_in_words() const
{
    const auto seats = cluedo_seats(state_.draft.showers);
    return seats.empty() ? say_(Text::cluedo_nobody) : cluedo_holders(say_, setup_, seats);
}

float CluedoCanvas::entry_height() const
{
    const Draft& d = state_.draft;
    int most = 1;
    for (const Kind k : {Kind::suspect, Kind::weapon, Kind::room}) most = std::max(most, rows_of(k));
    const float columns = 22 + 46 * static_cast<float>(most), row = 64;
    float h = 32 + 32 + 8; // margins, title
    if (!d.mine()) h += 52;
    if (!d.mine() && (d.step_done(Step::who, game_) || d.step_done(Step::cards, game_))) h += 44;
    if (d.mine() || d.row >= 0) h += 60;
    if (d.before >= 0) h += place_line;
    if (d.what == What::accuse) h += 40;
    switch (d.step) {
    case Step::who:
        return h + row * static_cast<float>(((d.what == What::fact ? table_.holders() : table_.players) + 1) / 2);
    case Step::cards:
        return h + columns;
    case Step::outcome:
        return h + (d.what == What::question ? row * static_cast<float>(table_.players) : 2 * row);
    case Step::card:
        if (d.what == What::question && d.everyone)
            return h + (row + 24) * static_cast<float>(d.seen_showers(game_).size());
        return h + (d.what == What::accusation || d.what == What::leaves ? columns + 52 : 3 * row);
    }
    return h;
}

void CluedoCanvas::hand_panel(Rect r)
{
    const int size = view_.to_choose(), now = size_of(state_.hand);
    const bool open = view_.choosing_open();
    const std::string title = say_(open ? Text::cluedo_which_open : Text::cluedo_which_hand),
                      count = say_(Text::cluedo_hand_count, Say::count(now), Say::count(size));
    float y = r.y + 60, h = 52;
    if (phone_like()) { // side by side if they fit
        const float title_w = p_.width(title, 16, Weight::bold);
        const bool beside = title_w + 12 + p_.width(count, 14) <= r.w;
        p_.text({r.x, r.y + 18}, title, {16, t_.text, Weight::bold});
        if (beside) p_.text({r.right(), r.y + 18}, count, {14, t_.muted, Weight::regular, Align::right});
        else p_.text({r.x, r.y + 40}, count, {14, t_.muted});
        y = r.y + (beside ? 32.f : 54.f);
        h = 48;
    } else {
        p_.text({r.x, r.y + 20}, title, {18, t_.text, Weight::bold});
        p_.text({r.x, r.y + 44}, say_(Text::cluedo_tap_hand) + " " + count, {14, t_.muted});
    }
    const float half = (r.w - 12) / 2;
    ui_.button("hand_done"_id, {r.x, y, half, h}, Text::cluedo_done, ButtonKind::primary, Icon::check, now == size);
    const Rect other{r.x + half + 12, y, half, h};
    if (!game_.hand_missing())
        ui_.button("hand_cancel"_id, other, open ? Text::cluedo_face_down : Text::cancel, ButtonKind::plain);
    else if (game_.rows.empty()) ui_.button("rules_dialog"_id, other, Text::cluedo_new_table, ButtonKind::plain);
    else ui_.button("table_dialog"_id, other, Text::cluedo_edit_table, ButtonKind::plain);
    if (!phone_like() || !game_.hand_missing()) return;
    const float cases_w = p_.width(say_(Text::cluedo_cases), 15, Weight::bold) + 28;
    ui_.button("play_computer"_id, {r.x, y + h + 4, r.w - cases_w - 4, 44}, Text::cluedo_play_computer,
               ButtonKind::quiet, Icon::play);
    ui_.button("cases"_id, {r.right() - cases_w, y + h + 4, cases_w, 44}, Text::cluedo_cases, ButtonKind::quiet);
}

} // namespace shell::cluedo
