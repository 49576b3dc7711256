#include "shell/cluedo/draft.hpp"
#include "shell/kit/screen.hpp"

namespace shell::cluedo {

using namespace engine::cluedo;

bool Draft::has_cards() const { return cards[0] >= 0 && cards[1] >= 0 && cards[2] >= 0; }

bool Draft::has_step(Step s, const Game& g) const
{
    switch (s) {
    case Step::who:
        return !mine();
    case Step::cards:
        return true;
    case Step::outcome:
        return !mine();
    case Step::card:
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
        return what == What::question ? shower != unset && shows(shower, g) == Refusal::none : result >= 0;
    case Step::card:
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

std::vector<Draft::Answer> Draft::answers(const Game& g) const
{
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
    for (std::size_t i = 0; i < g.rows.size(); ++i) {
        const Entry& e = g.rows[i];
        if (e.kind == Entry::Kind::accuse && !e.right && !e.ignored && e.by == seat && static_cast<int>(i) != row)
            return row < 0 || static_cast<int>(i) < row;
    }
    return false;
}

void Draft::add_on_screen(std::string& shown, const Table& t) const
{
    const auto use = [&](kit::Id id, int value, bool chosen) {
        if (chosen) kit::add_use(shown, id, value);
    };
    if (mine()) use(what == What::ask ? "ask"_id : "accuse"_id, 1, true);
    else if (row < 0 && before < 0) use("note"_id, static_cast<int>(what), on());
    else if (row < 0) {
        kit::add_use(shown, "insert"_id, before, 1);
        use("entry_kind"_id, static_cast<int>(what), true);
    } else {
        kit::add_use(shown, "edit"_id, row, 1);
        use("entry_kind"_id, static_cast<int>(what), true);
    }
    use("by"_id, by, by >= 0);
    for (std::size_t k = 0; k < cards.size(); ++k) use(card_ids[k], cards[k], cards[k] >= 0);
    use("shower"_id, shower < 0 ? t.players : shower, shower != unset);
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
        d.what = What::fact;
        d.result = static_cast<int>(e.kind) - static_cast<int>(Entry::Kind::reveal);
        break;
    }
    return d;
}

} // namespace shell::cluedo
