#include "shell/cluedo/draft.hpp"
#include "shell/kit/screen.hpp"
#include <algorithm>
#include <bit>

namespace shell::cluedo {

using namespace engine::cluedo;

bool Draft::has_cards() const { return cards[0] >= 0 && cards[1] >= 0 && cards[2] >= 0; }

bool Draft::has_step(Step s, const Game& g) const
{
    switch (s) {
    case Step::who:
        return !mine();
    case Step::cards:
        return what != What::leaves;
    case Step::outcome:
        return !mine() && what != What::leaves;
    case Step::card:
        if (what == What::leaves) return true;
        if (what == What::question && everyone) return !seen_showers(g).empty();
        if (what == What::question)
            return shower >= 0 && g.setup.me != nobody && (by == g.setup.me || shower == g.setup.me);
        return what == What::accusation && by == g.setup.me && result == 0;
    }
    return false;
}

bool Draft::step_done(Step s, const Game& g) const
{
    switch (s) {
    case Step::who:
        return by != unset;
    case Step::cards:
        return what == What::fact ? card >= 0 : has_cards();
    case Step::outcome:
        if (what == What::question && everyone) return showers_done;
        return what == What::question ? shower != unset && shows(shower, g) == Refusal::none : result >= 0;
    case Step::card:
        if (what == What::leaves) return left_done && left_fits(g.setup.table);
        if (what == What::question && everyone) {
            const auto seats = seen_showers(g);
            return std::all_of(seats.begin(), seats.end(), [&](Holder h) {
                const Card c = shown[static_cast<std::size_t>(h)];
                return c >= 0 && (showable(h, g) & bit(c)) != 0;
            });
        }
        return what == What::question ? card >= 0 && (showable(g) & bit(card)) != 0 : seen_done;
    }
    return false;
}

bool Draft::complete(const Game& g) const
{
    for (const Step s : {Step::who, Step::cards, Step::outcome, Step::card})
        if (has_step(s, g) && !step_done(s, g)) return false;
    return on();
}

void Draft::advance(const Game& g)
{
    for (const Step s : {Step::who, Step::cards, Step::outcome, Step::card})
        if (has_step(s, g) && !step_done(s, g)) {
            step = s;
            return;
        }
}

Entry Draft::entry() const
{
    if (what == What::leaves) return Entry::departure(by, left);
    if (what == What::question && everyone) {
        Entry e = Entry::question_to_all(by, cards);
        e.showers = showers;
        for (std::size_t h = 0; h < shown.size(); ++h) e.shown[h] = static_cast<std::int8_t>(shown[h]);
        return e;
    }
    if (what == What::question) return Entry::suggestion(by, cards, shower, card);
    if (what == What::accusation) {
        Entry e = Entry::accusation(by, cards, result == 1);
        if (result == 0 && seen[0] >= 0 && seen[1] >= 0 && seen[2] >= 0) e.seen = seen;
        return e;
    }
    constexpr std::array facts{Entry::Kind::reveal, Entry::Kind::lacks, Entry::Kind::assume_holds,
                               Entry::Kind::assume_lacks};
    return Entry::fact(facts[static_cast<std::size_t>(result)], by, card);
}

Cards Draft::showable(const Game& g) const
{
    if (what != What::question || !has_cards()) return 0;
    return shower == g.setup.me ? set_of(cards) & g.hand : set_of(cards) & ~g.hand;
}

std::vector<Holder> Draft::seen_showers(const Game& g) const
{
    std::vector<Holder> seats;
    const Holder me = g.setup.me;
    for (Holder h = 0; h < g.setup.table.players; ++h)
        if (me != nobody && (showers >> h & 1) != 0 && (by == me || h == me)) seats.push_back(h);
    return seats;
}

Cards Draft::showable(Holder seat, const Game& g) const
{
    if (!has_cards()) return 0;
    Cards fit = seat == g.setup.me ? set_of(cards) & g.hand : set_of(cards) & ~g.hand;
    for (const Holder h : seen_showers(g)) // no two show the same card
        if (const Card c = shown[static_cast<std::size_t>(h)]; h != seat && c >= 0) fit &= ~bit(c);
    return fit;
}

bool Draft::mark_shower(Holder seat, bool on, const Game& g)
{
    const auto bits = static_cast<std::uint8_t>(1u << seat);
    if (seat == by || seat == g.setup.me || has_left(seat, g, place())) return false;
    if (on && (showers & bits) == 0 && std::popcount(showers) >= kinds) return false;
    showers = static_cast<std::uint8_t>(on ? showers | bits : showers & ~bits);
    showers_done = row >= 0;
    settle_showers(g);
    return true;
}

void Draft::settle_showers(const Game& g)
{
    const Holder me = g.setup.me;
    const auto drop = [&](Holder h) { showers = static_cast<std::uint8_t>(showers & ~(1u << h)); };
    if (by >= 0) drop(by);
    if (me != nobody && me != by && has_cards()) { // whether the user shows is known
        drop(me);
        if ((set_of(cards) & g.hand) != 0 && !has_left(me, g, place()))
            showers = static_cast<std::uint8_t>(showers | 1u << me);
    }
    const auto seats = seen_showers(g);
    for (Holder h = 0; h < max_players; ++h) {
        Card& c = shown[static_cast<std::size_t>(h)];
        if (std::find(seats.begin(), seats.end(), h) == seats.end()) c = no_card;
    }
    for (const Holder h : seats) {
        Card& c = shown[static_cast<std::size_t>(h)];
        if (c >= 0 && (showable(h, g) & bit(c)) == 0) c = no_card;
        if (c < 0 && size_of(showable(h, g)) == 1) c = first_of(showable(h, g));
    }
}

bool Draft::left_fits(const Table& t) const
{
    const int n = size_of(left);
    return by >= 0 && (n == 0 || (n >= t.size(by) && n <= t.most(by)));
}

bool Draft::has_left(int seat, const Game& g, int row)
{
    for (std::size_t i = 0; i < g.rows.size(); ++i) {
        const Entry& e = g.rows[i];
        if (e.leaves && !e.ignored && e.by == seat && static_cast<int>(i) != row)
            return row < 0 || static_cast<int>(i) < row;
    }
    return false;
}

std::vector<Draft::Answer> Draft::answers(const Game& g) const
{
    if (what == What::leaves || (what == What::question && everyone)) return {}; // too many
    std::vector<Answer> out;
    if (!on() || mine() || !step_done(Step::who, g) || !step_done(Step::cards, g)) return out;
    const int players = g.setup.table.players;
    if (what == What::question) {
        for (Holder seat = nobody; seat < players; ++seat)
            if (seat != by && shows(seat, g) == Refusal::none)
                out.push_back({Step::outcome, seat == nobody ? players : seat, Entry::suggestion(by, cards, seat)});
        if (has_step(Step::card, g) && step_done(Step::outcome, g))
            for (const Card c : list_of(showable(g)))
                out.push_back({Step::card, c, Entry::suggestion(by, cards, shower, c)});
        return out;
    }
    Draft other = *this;
    other.seen = {no_card, no_card, no_card};
    for (other.result = 0; other.result < (what == What::accusation ? 2 : 4); ++other.result)
        out.push_back({Step::outcome, other.result, other.entry()});
    return out;
}

Draft::Refusal Draft::shows(int seat, const Game& g) const
{
    const Holder me = g.setup.me;
    if (!has_cards() || me == nobody || by == me) return Refusal::none;
    const bool hold_one = (set_of(cards) & g.hand) != 0;
    if (seat == me) return hold_one ? Refusal::none : Refusal::i_have_none;
    if (!hold_one) return Refusal::none;
    const auto order = [&](int h) { return (h - by + g.setup.table.players) % g.setup.table.players; };
    return seat == nobody || order(seat) > order(me) ? Refusal::i_show_before : Refusal::none;
}

bool Draft::is_out(int seat, const Game& g, int row)
{
    if (has_left(seat, g, row)) return true;
    for (std::size_t i = 0; i < g.rows.size(); ++i) {
        const Entry& e = g.rows[i];
        if (e.kind == Entry::Kind::accuse && !e.right && !e.ignored && e.by == seat && static_cast<int>(i) != row)
            return row < 0 || static_cast<int>(i) < row;
    }
    return false;
}

void Draft::add_on_screen(std::string& out, const Table& t) const
{
    const auto use = [&](kit::Id id, int value, bool chosen) {
        if (chosen) kit::add_use(out, id, value);
    };
    if (mine()) use(what == What::ask ? "ask"_id : "accuse"_id, 1, true);
    else if (row < 0 && before < 0) use("note"_id, static_cast<int>(what), on());
    else if (row < 0) {
        kit::add_use(out, "insert"_id, before, 1);
        use("entry_kind"_id, static_cast<int>(what), true);
    } else {
        kit::add_use(out, "edit"_id, row, 1);
        use("entry_kind"_id, static_cast<int>(what), true);
    }
    use("by"_id, by, by >= 0);
    for (std::size_t k = 0; k < cards.size(); ++k) use(card_ids[k], cards[k], cards[k] >= 0);
    use("shower"_id, shower < 0 ? t.players : shower, shower != unset);
    for (Holder h = 0; everyone && h < t.players; ++h) {
        use("mark_shower"_id, h, (showers >> h & 1) != 0); // the user's own is refused, as it follows
        if (shown[static_cast<std::size_t>(h)] >= 0)
            kit::add_use(out, "shown_by"_id, h, shown[static_cast<std::size_t>(h)]);
    }
    use("showers_done"_id, 1, showers_done);
    for (const Card c : list_of(left)) kit::add_use(out, "left"_id, c, 1);
    use("left_done"_id, 1, left_done);
    use(what == What::fact ? "fact_card"_id : "shown"_id, card, card >= 0);
    use("result"_id, result, result >= 0);
    for (std::size_t k = 0; k < seen.size(); ++k) use(seen_ids[k], seen[k], seen[k] >= 0);
    use("entry_step"_id, static_cast<int>(step), on());
}

Draft Draft::mending(const Entry& e, int row)
{
    Draft d;
    d.row = row;
    d.by = e.by;
    d.cards = e.cards;
    d.card = e.card;
    switch (e.kind) {
    case Entry::Kind::suggest:
        d.what = What::question;
        d.shower = e.shower;
        d.everyone = d.showers_done = e.everyone;
        d.showers = e.showers;
        std::copy(e.shown.begin(), e.shown.end(), d.shown.begin());
        break;
    case Entry::Kind::accuse:
        d.what = What::accusation;
        d.result = e.right ? 1 : 0;
        d.seen = e.seen;
        d.seen_done = true;
        break;
    case Entry::Kind::reveal:
    case Entry::Kind::lacks:
    case Entry::Kind::assume_holds:
    case Entry::Kind::assume_lacks:
        if (e.leaves) {
            d.what = What::leaves;
            d.left = e.left;
            d.left_done = true;
            break;
        }
        d.what = What::fact;
        d.result = static_cast<int>(e.kind) - static_cast<int>(Entry::Kind::reveal);
        break;
    }
    return d;
}

} // namespace shell::cluedo
