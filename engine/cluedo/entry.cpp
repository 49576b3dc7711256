#include "engine/cluedo/entry.hpp"

namespace engine::cluedo {
namespace {

using EK = Error::Kind;

bool in_range(const Table& t, Card c) { return c >= 0 && c < t.deck.cards(); }
bool is_seat(const Table& t, Holder h) { return h >= 0 && h < t.players; }

std::optional<Error> problem(const Table& t, const Trio& cards)
{
    for (int k = 0; k < kinds; ++k) {
        const Card c = cards[static_cast<std::size_t>(k)];
        if (!in_range(t, c)) return Error{EK::card_out_of_range, k};
        if (t.deck.kind(c) != static_cast<Kind>(k)) return Error{EK::wrong_kind, k};
    }
    return std::nullopt;
}

std::optional<Error> everyone_problem(const View& v, const Entry& e)
{
    const Table& t = v.table;
    if (e.shower != nobody || e.card != no_card || e.showers >> t.players != 0) return Error{EK::seat_out_of_range};
    if (e.shows(e.by)) return Error{EK::not_asked};
    Cards seen = 0;
    for (Holder h = 0; h < max_players; ++h) {
        const Card c = e.shown_by(h);
        if (c == no_card) continue;
        if (!e.shows(h)) return Error{EK::not_asked};
        if (!in_range(t, c)) return Error{EK::card_out_of_range};
        if ((set_of(e.cards) & bit(c)) == 0) return Error{EK::not_asked};
        if ((seen & bit(c)) != 0) return Error{EK::shown_twice};
        if (v.me == nobody || (e.by != v.me && h != v.me)) return Error{EK::card_known};
        seen |= bit(c);
    }
    return std::popcount(e.showers) > kinds ? std::optional(Error{EK::shown_twice}) : std::nullopt;
}

std::optional<Error> suggestion_problem(const View& v, const Entry& e)
{
    const Table& t = v.table;
    if (e.everyone) return everyone_problem(v, e);
    if (e.shower != nobody && !is_seat(t, e.shower)) return Error{EK::seat_out_of_range};
    if (e.shower == e.by) return Error{EK::not_asked};
    if (e.shower == nobody) return e.card == no_card ? std::nullopt : std::optional(Error{EK::not_asked});
    const bool mine = v.me != nobody && (e.by == v.me || e.shower == v.me);
    if (e.card == no_card) return mine ? std::optional(Error{EK::card_unknown}) : std::nullopt;
    if (!in_range(t, e.card)) return Error{EK::card_out_of_range};
    if ((set_of(e.cards) & bit(e.card)) == 0) return Error{EK::not_asked};
    if (!mine) return Error{EK::card_known};
    return std::nullopt;
}

} // namespace

Entry Entry::suggestion(Holder by, const Trio& cards, Holder shower, Card shown)
{
    Entry e;
    e.by = by;
    e.cards = cards;
    e.shower = shower;
    e.card = shown;
    return e;
}

Entry Entry::question_to_all(Holder by, const Trio& cards)
{
    Entry e = suggestion(by, cards, nobody);
    e.everyone = true;
    return e;
}

Entry Entry::accusation(Holder by, const Trio& cards, bool right)
{
    Entry e;
    e.kind = Kind::accuse;
    e.by = by;
    e.cards = cards;
    e.right = right;
    return e;
}

Entry Entry::fact(Kind kind, Holder holder, Card card)
{
    Entry e;
    e.kind = kind;
    e.by = holder;
    e.card = card;
    return e;
}

Entry Entry::departure(Holder seat, Cards left)
{
    Entry e = fact(Kind::reveal, seat, no_card);
    e.leaves = true;
    e.left = left;
    return e;
}

bool passed(const Table& t, const Entry& e, Holder seat, std::uint32_t absent)
{
    if (e.kind != Entry::Kind::suggest || seat == e.by || e.shows(seat) || (absent >> seat & 1) != 0) return false;
    if (e.everyone) return true;
    const auto after = [&](Holder h) { return (h - e.by + t.players) % t.players; };
    return e.shower == nobody || after(seat) < after(e.shower);
}

std::vector<std::uint32_t> absences(std::span<const Entry> entries)
{
    std::vector<std::uint32_t> all{0};
    for (const Entry& e : entries)
        all.push_back(all.back() | (e.leaves && !e.ignored ? std::uint32_t{1} << e.by : std::uint32_t{0}));
    return all;
}

std::optional<Error> problem(const View& v, const Entry& e)
{
    const Table& t = v.table;
    if (e.kind == Entry::Kind::suggest || e.kind == Entry::Kind::accuse) {
        if (!is_seat(t, e.by)) return Error{EK::seat_out_of_range};
        if (const auto wrong_cards = problem(t, e.cards)) return wrong_cards;
        if (e.kind == Entry::Kind::suggest) return suggestion_problem(v, e);
        if (!e.has_seen()) return std::nullopt;
        if (e.right || e.by != v.me) return Error{EK::card_known}; // only a wrong accuser sees the envelope
        return problem(t, e.seen);
    }
    if (e.leaves) {
        if (e.kind != Entry::Kind::reveal || !is_seat(t, e.by)) return Error{EK::seat_out_of_range};
        if ((e.left & ~t.deck.all()) != 0) return Error{EK::card_out_of_range};
        const int n = size_of(e.left);
        return n == 0 || (n >= t.size(e.by) && n <= t.most(e.by)) ? std::nullopt : std::optional(Error{EK::own_hand});
    }
    if (e.by < 0 || e.by >= t.holders()) return Error{EK::seat_out_of_range};
    if (!in_range(t, e.card)) return Error{EK::card_out_of_range};
    return std::nullopt;
}

std::optional<Error> implausible(const View& v, std::span<const Entry> before, const Entry& e)
{
    if (const auto wrong_entry = problem(v, e)) return wrong_entry;
    for (const Entry& b : before) {
        if (b.leaves && !b.ignored && b.by == e.by && e.kind <= Entry::Kind::accuse) return Error{EK::eliminated};
        if (b.kind != Entry::Kind::accuse || b.ignored) continue;
        if (b.right) return Error{EK::already_over};
        const bool acts = e.kind == Entry::Kind::suggest || e.kind == Entry::Kind::accuse;
        if (acts && b.by == e.by) return Error{EK::eliminated};
    }
    if (v.me == nobody || e.kind != Entry::Kind::suggest) return std::nullopt;
    if (passed(v.table, e, v.me, absences(before).back()) && (set_of(e.cards) & v.hand) != 0)
        return Error{EK::own_card};
    if (e.shows(v.me) && e.shown_by(v.me) != no_card && (bit(e.shown_by(v.me)) & v.hand) == 0)
        return Error{EK::own_card};
    return std::nullopt;
}

std::uint32_t seen_by(const View& v, std::span<const Entry> entries, Card c)
{
    std::uint32_t seats = 0;
    for (const Entry& e : entries)
        if (e.kind == Entry::Kind::suggest && !e.ignored && v.me != nobody && e.shows(v.me) && e.shown_by(v.me) == c)
            seats |= 1u << e.by;
    return seats;
}

} // namespace engine::cluedo
