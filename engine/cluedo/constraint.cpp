#include "engine/cluedo/constraint.hpp"
#include "engine/base/check.hpp"

namespace engine::cluedo {

Domain up(int n, const Arguments& a, int extra)
{
    if (a.t > n + extra || a.t + a.u < n) return Domain::only_false;
    return a.t >= n && a.t + a.u <= n + extra ? Domain::only_true : Domain::both; // any choice of the undecided fits
}

Domain down(int n, const Arguments& a, Domain value, int extra)
{
    if (value == Domain::both) return Domain::both;
    if (value == Domain::none) return Domain::none;
    const Domain supported = up(n, a, extra);
    if (value == Domain::only_true) {
        if (supported == Domain::only_false) return Domain::none;
        if (a.u > 0 && a.t == n + extra) return Domain::only_false;
        if (a.u > 0 && n - a.t == a.u) return Domain::only_true;
        return Domain::both;
    }
    if (supported == Domain::only_true) return Domain::none;
    if (a.u == 1 && a.t == n - 1) return Domain::only_false;
    if (a.u == 1 && a.t == n) return Domain::only_true;
    return Domain::both;
}

Domains Domains::of(const Table& t)
{
    Domains d;
    for (int h = 0; h < t.holders(); ++h)
        d.can_hold[static_cast<std::size_t>(h)] = d.can_lack[static_cast<std::size_t>(h)] = t.deck.all();
    return d;
}

Domain Domains::at(Card c, Holder h) const
{
    const auto i = static_cast<std::size_t>(h);
    return static_cast<Domain>((can_hold[i] >> c & 1) << 1 | (can_lack[i] >> c & 1));
}

int Domains::decided(const Table& t) const
{
    int open_literals = 0;
    for (Holder h = 0; h < t.holders(); ++h) open_literals += size_of(open(h));
    return t.deck.cards() * t.holders() - open_literals;
}

bool Constraint::satisfied(const Table& t, const Deal& deal) const
{
    int held = 0;
    if (form == Form::holders_of_card) {
        for (Holder h = 0; h < t.holders(); ++h) held += deal[static_cast<std::size_t>(card)] == h;
    } else {
        for (Card c = 0; c < t.deck.cards(); ++c)
            held += (cards & bit(c)) != 0 && deal[static_cast<std::size_t>(c)] == holder;
    }
    return (held >= n && held <= n + extra) == value;
}

Arguments Constraint::arguments(const Table& t, const Domains& d) const
{
    Arguments a;
    if (form == Form::cards_of_holder) {
        a.t = size_of(cards & d.holds(holder));
        a.u = size_of(cards & d.open(holder));
        a.f = size_of(cards) - a.t - a.u;
        return a;
    }
    for (Holder h = 0; h < t.holders(); ++h) {
        const Domain domain = d.at(card, h);
        a.t += domain == Domain::only_true;
        a.u += domain == Domain::both;
        a.f += domain == Domain::only_false;
    }
    return a;
}

std::vector<Constraint> rules_of(const View& v)
{
    using Form = Constraint::Form;
    const Table& t = v.table;
    std::vector<Constraint> all;
    for (Card c = 0; c < t.deck.cards(); ++c) all.push_back({Form::holders_of_card, 0, c, 0, 1, true, from_rules});
    for (Holder h = 0; h < t.holders(); ++h) {
        const int size = h == v.me ? size_of(v.hand) : t.size(h);
        all.push_back({Form::cards_of_holder, h, 0, t.deck.all(), static_cast<std::int8_t>(size), true, from_rules,
                       static_cast<std::int8_t>(h == v.me ? 0 : t.most(h) - size)});
    }
    for (const Kind kind : {Kind::suspect, Kind::weapon, Kind::room})
        all.push_back({Form::cards_of_holder, t.envelope(), 0, t.deck.of(kind), 1, true, from_rules});
    if (v.me != nobody)
        all.push_back(
            {Form::cards_of_holder, v.me, 0, v.hand, static_cast<std::int8_t>(size_of(v.hand)), true, from_hand});
    if (v.face_up != 0)
        all.push_back({Form::cards_of_holder, t.pile_holder(), 0, v.face_up,
                       static_cast<std::int8_t>(size_of(v.face_up)), true, from_rules});
    return all;
}

void add_constraints(const Table& t, const Entry& e, int row, std::vector<Constraint>& all, std::uint32_t absent)
{
    if (e.ignored) return;
    const auto add = [&](Holder h, Cards cards, int n, bool value) {
        all.push_back({Constraint::Form::cards_of_holder, h, 0, cards, static_cast<std::int8_t>(n), value,
                       static_cast<std::int16_t>(row)});
    };
    switch (e.kind) {
    case Entry::Kind::suggest:
        for (Holder h = t.next(e.by); h != e.by; h = t.next(h)) {
            if (passed(t, e, h, absent)) add(h, set_of(e.cards), 0, true);
            if (!e.shows(h)) continue;
            if (e.shown_by(h) == no_card) add(h, set_of(e.cards), 0, false);
            else add(h, bit(e.shown_by(h)), 1, true);
        }
        return;
    case Entry::Kind::accuse:
        add(t.envelope(), set_of(e.cards), 3, e.right);
        if (e.has_seen()) add(t.envelope(), set_of(e.seen), 3, true);
        return;
    case Entry::Kind::reveal:
    case Entry::Kind::assume_holds:
        if (e.leaves) {
            if (e.left == 0) return;
            add(e.by, e.left, size_of(e.left), true);
            add(e.by, t.deck.all() & ~e.left, 0, true);
            return;
        }
        add(e.by, bit(e.card), 1, true);
        return;
    case Entry::Kind::lacks:
    case Entry::Kind::assume_lacks:
        add(e.by, bit(e.card), 0, true);
        return;
    }
}

std::vector<Constraint> constraints_of(const View& v, std::span<const Entry> entries)
{
    auto all = rules_of(v);
    const auto absent = absences(entries);
    for (std::size_t row = 0; row < entries.size(); ++row)
        add_constraints(v.table, entries[row], static_cast<int>(row), all, absent[row]);
    return all;
}

} // namespace engine::cluedo
