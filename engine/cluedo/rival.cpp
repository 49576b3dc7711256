#include "engine/cluedo/rival.hpp"
#include "engine/base/check.hpp"
#include "engine/cluedo/search.hpp"
#include <algorithm>

namespace engine::cluedo {
namespace {

/// The showings to the seat whose card is not in my entries.
std::vector<Showing> unknown_to_me(const Table& t, std::span<const Entry> entries, Holder seat)
{
    std::vector<Showing> list;
    for (const Entry& e : entries)
        for (Holder h = 0; h < t.players; ++h)
            if (e.kind == Entry::Kind::suggest && !e.ignored && e.by == seat && e.shows(h) && e.shown_by(h) == no_card)
                list.push_back({h, set_of(e.cards)});
    return list;
}

/// The seat's constraints without its hand.
std::vector<Constraint> constraints_of_rival(const View& mine, std::span<const Entry> entries, Holder seat)
{
    return constraints_of({mine.table, nobody, 0, mine.face_up}, seen_by_rival(entries, seat));
}

} // namespace

std::vector<Entry> seen_by_rival(std::span<const Entry> entries, Holder seat)
{
    std::vector<Entry> all(entries.begin(), entries.end());
    for (Entry& e : all) {
        if (e.kind >= Entry::Kind::lacks) e.ignored = true;
        if (e.kind == Entry::Kind::accuse && e.by != seat) e.seen = {no_card, no_card, no_card};
        if (e.kind != Entry::Kind::suggest || e.by == seat) continue;
        if (e.shower != seat) e.card = no_card;
        for (std::size_t h = 0; h < e.shown.size(); ++h)
            if (static_cast<Holder>(h) != seat) e.shown[h] = no_card;
    }
    return all;
}

Rival::Rival(const View& mine, std::span<const Entry> entries, Holder seat, RivalModel model)
    : seat_(seat), model_(model), unknown_(unknown_to_me(mine.table, entries, seat))
{
    for (const Entry& e : entries)
        looked_ = looked_ || (e.kind == Entry::Kind::accuse && !e.right && !e.ignored && e.by == seat);
    out_ = looked_ || (absences(entries).back() >> seat & 1) != 0;
    base_ = Places::of(mine.table, constraints_of_rival(mine, entries, seat), clauses_);
    base_.settle(clauses_);
}

Places Rival::seen_with(const Sight& sight) const
{
    Places p = base_;
    p.give_hand(seat_, sight.hand);
    for (Holder h = 0; h < p.table.holders(); ++h) p.give(h, sight.seen[static_cast<std::size_t>(h)]);
    const bool fits = p.settle(clauses_);
    ENGINE_CHECK(fits);
    return p;
}

Cards may_be_shown(Cards fits, Cards seen, ShowPolicy policy)
{
    return policy == ShowPolicy::least_telling && (fits & seen) != 0 ? fits & seen : fits;
}

std::optional<std::map<Rival::Hands, double>> Rival::shown_in(const Hands& deal, std::size_t most,
                                                              ShowPolicy policy) const
{
    std::map<Hands, double> ways{{Hands{}, 1.0}};
    for (const Showing& s : unknown_) {
        const auto by = static_cast<std::size_t>(s.by);
        std::map<Hands, double> next;
        for (const auto& [shown, weight] : ways) {
            const Cards fits = may_be_shown(s.of & deal[by], shown[by], policy);
            for (Cards left = fits; left != 0; left &= left - 1) {
                auto then = shown;
                then[by] |= left & -left;
                next[then] += weight / size_of(fits);
            }
        }
        ways = std::move(next);
        if (ways.size() > most) return std::nullopt;
    }
    return ways;
}

void Rival::keep_known(const Hands& deal, const Hands& shown, Domains& literals) const
{
    const auto at = static_cast<std::size_t>(base_.table.envelope());
    Sight sight{deal[static_cast<std::size_t>(seat_)], shown};
    if (looked_) sight.seen[at] = deal[at];
    const Places p = seen_with(sight);
    // A deal that the seat cannot exclude takes away every literal that it denies.
    const auto forget_denied = [&](const Hands& other) {
        for (std::size_t h = 0; h < max_holders; ++h) {
            const Cards holds = literals.can_hold[h] & ~literals.can_lack[h],
                        lacks = literals.can_lack[h] & ~literals.can_hold[h];
            literals.can_lack[h] |= holds & ~other[h];
            literals.can_hold[h] |= lacks & other[h];
        }
    };
    for (std::size_t h = 0; h < static_cast<std::size_t>(base_.table.holders()); ++h)
        for (const bool holds : {true, false}) {
            Cards tried = holds ? p.must[h] : base_.table.deck.all() & ~p.may[h]; // decided at once
            for (;;) {
                const Cards is =
                    holds ? literals.can_hold[h] & ~literals.can_lack[h] : literals.can_lack[h] & ~literals.can_hold[h];
                const Cards left = is & ~tried, one = left & -left;
                if (one == 0) break;
                tried |= one;
                Places q = p;
                (holds ? q.may[h] : q.must[h]) = holds ? q.may[h] & ~one : q.must[h] | one;
                if (!q.settle(clauses_)) continue;
                if (const auto other = q.find(clauses_)) forget_denied(*other);
            }
        }
}

std::optional<Cards> Rival::another(const Sight& sight, Cards envelope) const
{
    const Places p = seen_with(sight);
    const auto at = static_cast<std::size_t>(p.table.envelope());
    for (Cards left = envelope; left != 0; left &= left - 1) { // one without this card
        Places q = p;
        q.may[at] &= ~(left & -left);
        if (!q.settle(clauses_)) continue;
        if (const auto deal = q.find(clauses_)) return (*deal)[at];
    }
    return std::nullopt;
}

int Rival::envelopes(const Sight& sight)
{
    if (looked_) return 1;
    std::array<Cards, max_holders + 1> key{};
    std::copy(sight.seen.begin(), sight.seen.end(), key.begin());
    key.back() = sight.hand;
    const auto [at, is_new] = known_.try_emplace(key, 0);
    if (!is_new) return at->second;
    const Places p = seen_with(sight);
    at->second = model_ == RivalModel::complete ? p.envelopes(clauses_) : p.open_envelopes(clauses_);
    return at->second;
}

Domains certain_of(const View& v, std::span<const Entry> entries, Holder seat, const Domains& mine)
{
    const Table& t = v.table;
    auto constraints = constraints_of_rival(v, entries, seat);
    const auto add = [&](Holder h, Cards cards, bool holds) {
        if (cards == 0) return;
        const int n = holds ? size_of(cards) : 0;
        constraints.push_back(
            {Constraint::Form::cards_of_holder, h, 0, cards, static_cast<std::int8_t>(n), true, from_hand});
    };
    add(seat, mine.holds(seat), true);
    add(seat, t.deck.all() & ~mine.may(seat), false);
    for (const Showing& s : unknown_to_me(t, entries, seat))
        if (const Cards fits = s.of & mine.may(s.by); size_of(fits) == 1) add(s.by, fits, true);
    for (const Entry& e : entries) // a wrong accuser has looked
        if (e.kind == Entry::Kind::accuse && !e.right && !e.ignored && e.by == seat)
            for (const Kind kind : {Kind::suspect, Kind::weapon, Kind::room})
                add(t.envelope(), mine.holds(t.envelope()) & t.deck.of(kind), true);
    Domains d = Domains::of(t);
    const bool consistent = complete(t, constraints, d);
    ENGINE_CHECK(consistent); // my deals are among the seat's
    return d;
}

int provable_envelopes(const View& v, std::span<const Entry> entries, Holder seat, RivalModel model)
{
    for (const Entry& e : entries)
        if (e.kind == Entry::Kind::accuse && !e.right && !e.ignored && e.by == seat) return 1;
    Clauses mine, clauses;
    Places p = Places::of(v.table, constraints_of(v, entries), mine);
    if (!p.settle(mine)) return 0;
    const bool complete = model == RivalModel::complete;
    const auto possible = [&](Holder h, Cards card, bool holds) {
        Places q = p;
        if (holds) q.give(h, card);
        else q.may[static_cast<std::size_t>(h)] &= ~card;
        return q.settle(mine) && q.find(mine);
    };
    Places rival = Places::of(v.table, constraints_of_rival(v, entries, seat), clauses);
    const auto at = static_cast<std::size_t>(seat);
    Cards must = p.must[at], may = p.may[at];
    for (Cards left = complete ? may & ~must : 0; left != 0; left &= left - 1) {
        const Cards card = left & -left;
        if (!possible(seat, card, true)) may &= ~card;
        else if (!possible(seat, card, false)) must |= card;
    }
    rival.must[at] |= must;
    rival.may[at] &= may;
    for (const Showing& s : unknown_to_me(v.table, entries, seat)) {
        Cards fits = s.of & p.may[static_cast<std::size_t>(s.by)];
        for (Cards left = complete ? fits : 0; left != 0; left &= left - 1)
            if (!possible(s.by, left & -left, true)) fits &= ~(left & -left);
        if (size_of(fits) == 1) rival.give(s.by, fits);
    }
    return rival.settle(clauses) ? rival.envelopes(clauses) : 0;
}

} // namespace engine::cluedo
