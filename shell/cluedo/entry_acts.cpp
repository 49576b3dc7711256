// Handles the actions of the form for an entry: each fills in a field, and the last one pushes the event.
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/phrases.hpp"
#include "shell/cluedo/view.hpp"
#include "shell/kit/figures.hpp"

namespace shell::cluedo {

using namespace engine::cluedo;
using What = Draft::What;
using Step = Draft::Step;

Screen::Outcome View::finish_draft(const Say& say)
{
    Draft& d = ui_.draft;
    Outcome out = Outcome::shown();
    if (!d.complete(game())) {
        out.message = say(Text::cluedo_incomplete);
        return out;
    }
    const Draft kept = d;
    if (d.what == What::ask) out.message = push(Ask{d.cards}, say);
    else if (d.what == What::accuse) out.message = push(Accuse{d.cards}, say);
    else if (d.row >= 0) out.message = push(Change{d.row, d.entry()}, say);
    else if (d.before >= 0) out.message = push(Insert{d.before, d.entry()}, say);
    else out.message = push(Add{d.entry()}, say);
    out.played = out.message.empty();
    if (!out.played) ui_.draft = kept;
    return out;
}

Screen::Outcome View::act_draft(const Action& a, const Say& say)
{
    Draft& d = ui_.draft;
    const Game& g = game();
    if (!d.on()) return {};
    Outcome out = Outcome::shown();
    bool filled = false; // a field was set: go to the next step
    const auto kind_of = [&](Card c) { return static_cast<std::size_t>(table().deck.kind(c)); };
    const int cards = table().deck.cards();
    if (a.id == "entry_close"_id) d = {};
    else if (a.id == "entry_save"_id) return finish_draft(say);
    else if (a.id == "entry_tapped"_id) { // the last tap saves a new entry; an edit is saved by its button
        if (d.row < 0 && !d.mine() && d.complete(g)) return finish_draft(say);
    } else if (a.id == "entry_step"_id) {
        if (const auto s = parse_int(a.value, 0, 3); s && d.has_step(static_cast<Step>(*s), g))
            d.step = static_cast<Step>(*s);
    } else if (a.id == "entry_kind"_id && !d.mine()) {
        if (const auto k = parse_int(a.value, 1, 4); k && static_cast<What>(*k) != d.what) {
            Draft other;
            other.what = static_cast<What>(*k);
            other.row = d.row;
            other.before = d.before;
            other.by = d.guessed || d.by >= table().players ? Draft::unset : d.by;
            other.cards = d.cards;
            other.everyone = g.setup.everyone;
            d = other;
            if (d.by == Draft::unset) start_note();
        }
    } else if (a.id == "by"_id && !d.mine()) {
        const auto h = parse_int(a.value, 0, d.what == What::fact ? table().holders() - 1 : table().players - 1);
        if (h && d.what != What::fact &&
            (d.what == What::leaves ? Draft::has_left(*h, g, d.place()) : Draft::is_out(*h, g, d.place())))
            return Outcome::refused(say(Text::cluedo_error_eliminated));
        if (h) {
            if (d.shower == *h) d.shower = Draft::unset;
            if (d.by != *h) d.seen_done = false;
            d.by = *h;
            d.guessed = false;
            filled = true;
        }
    } else if (a.id == "fact_card"_id) {
        if (const auto c = parse_int(a.value, 0, cards - 1)) {
            d.card = *c;
            filled = true;
        }
    } else if (a.id == "mark_shower"_id || suffix_index(a.id, "mark_shower"_id, max_players - 1)) {
        const bool tapped = a.id == "mark_shower"_id; // the value is the seat
        const auto seat = tapped ? parse_int(a.value, 0, table().players - 1)
                                 : suffix_index(a.id, "mark_shower"_id, table().players - 1);
        if (!d.everyone || d.what != What::question || !seat) return out;
        const bool now = (d.showers >> *seat & 1) != 0;
        d.mark_shower(*seat, tapped || a.value.empty() ? !now : a.value == "1", g);
    } else if (a.id == "showers_done"_id) {
        d.showers_done = filled = d.everyone && d.by >= 0 && d.has_cards();
    } else if (const auto by = suffix_index(a.id, "shown_by"_id, max_players - 1)) {
        if (const auto c = parse_int(a.value, 0, cards - 1); c && (d.showable(*by, g) & bit(*c)) != 0) {
            d.shown[static_cast<std::size_t>(*by)] = *c;
            filled = true;
        }
    } else if (a.id == "left"_id || suffix_index(a.id, "left"_id, max_cards - 1)) {
        const bool tapped = a.id == "left"_id;
        const auto c = tapped ? parse_int(a.value, 0, cards - 1) : suffix_index(a.id, "left"_id, cards - 1);
        if (d.what != What::leaves || !c) return out;
        const bool now = (d.left & bit(*c)) != 0;
        if (tapped || a.value.empty() ? !now : a.value == "1") d.left |= bit(*c);
        else d.left &= ~bit(*c);
        d.left_done = d.row >= 0;
    } else if (a.id == "left_done"_id) {
        d.left_done = filled = d.what == What::leaves && d.left_fits(table());
    } else if (a.id == "shower"_id && d.what == What::question && !d.everyone) {
        const auto n = parse_int(a.value, 0, table().players); // `players` stands for nobody
        const int seat = n && *n == table().players ? nobody : n.value_or(Draft::unset);
        if (!n || seat == d.by) return out;
        if (const auto refused = d.shows(seat, g); refused != Draft::Refusal::none) {
            out.message =
                say(refused == Draft::Refusal::i_have_none ? Text::cluedo_you_have_none : Text::cluedo_you_would_show);
            return out;
        }
        d.shower = seat;
        d.card = no_card;
        if (d.has_step(Step::card, g) && size_of(d.showable(g)) == 1) d.card = first_of(d.showable(g));
        filled = true;
    } else if (a.id == "shown"_id) {
        if (const auto c = parse_int(a.value, 0, cards - 1)) {
            d.card = *c;
            filled = true;
        }
    } else if (a.id == "result"_id) {
        if (const auto r = parse_int(a.value, 0, d.what == What::fact ? 3 : 1)) {
            d.result = *r;
            filled = true;
        }
    } else if (a.id == "seen_skip"_id) {
        d.seen = {no_card, no_card, no_card};
        d.seen_done = filled = true;
    } else {
        bool mine = false;
        for (std::size_t k = 0; k < kinds; ++k) {
            const auto c = parse_int(a.value, 0, cards - 1);
            if (a.id != card_ids[k] && a.id != seen_ids[k]) continue;
            mine = true;
            if (!c || kind_of(*c) != k) continue;
            if (a.id == card_ids[k]) {
                d.cards[k] = *c;
                if (d.what == What::question &&
                    (!d.has_cards() || (set_of(d.cards) & (d.card < 0 ? 0 : bit(d.card))) == 0))
                    d.card = no_card;
                filled = d.has_cards();
            } else {
                d.seen[k] = *c;
                d.seen_done = filled = d.seen[0] >= 0 && d.seen[1] >= 0 && d.seen[2] >= 0;
            }
        }
        if (!mine) return {};
    }
    if (d.everyone && d.what == What::question) d.settle_showers(g);
    if (!filled) return out;
    if (d.what == What::question && d.shower != Draft::unset && d.shows(d.shower, g) != Draft::Refusal::none)
        d.shower = Draft::unset; // with these cards another seat shows
    if (!d.has_step(Step::card, g) && d.what == What::question) d.card = no_card;
    d.advance(g);
    return out;
}

} // namespace shell::cluedo
