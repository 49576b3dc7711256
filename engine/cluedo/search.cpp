#include "engine/cluedo/search.hpp"
#include "engine/base/check.hpp"
#include "engine/cluedo/room.hpp"
#include <algorithm>

namespace engine::cluedo {
namespace {

/// Branching literal: a card of the unsatisfied "or" with fewest open cards, since one of them must be true; without an
/// "or", the card with fewest holders.
Literal next_trial(const Table& t, std::span<const Constraint> constraints, const Domains& d)
{
    Literal best;
    int fewest = max_cards + 1;
    for (const Constraint& k : constraints) {
        if (k.value || k.n != 0 || (k.cards & d.holds(k.holder)) != 0) continue;
        const Cards open = k.cards & d.open(k.holder);
        if (size_of(open) >= fewest) continue;
        fewest = size_of(open);
        best = {first_of(open), k.holder, true};
    }
    if (fewest <= max_cards) return best;
    for (Card c = 0; c < t.deck.cards(); ++c) {
        int holders = 0;
        Holder last = nobody;
        for (Holder h = 0; h < t.holders(); ++h)
            if (d.at(c, h) == Domain::both) {
                ++holders;
                last = h;
            }
        if (holders > 0 && holders < fewest) {
            fewest = holders;
            best = {c, last, true};
        }
    }
    return best;
}

bool all_decided(const Table& t, const Domains& d)
{
    for (Holder h = 0; h < t.holders(); ++h)
        if (d.open(h) != 0) return false;
    return true;
}

/// Propagation, and what follows from all hand sizes together; false: a contradiction.
bool narrow(const Table& t, std::span<const Constraint> constraints, Domains& d)
{
    while (propagate(t, constraints, d)) {
        Room room;
        room.most.fill(t.deck.cards());
        for (const Constraint& k : constraints) // the sizes as said there: the user's is known
            if (k.form == Constraint::Form::cards_of_holder && k.value && k.cards == t.deck.all()) {
                const auto h = static_cast<std::size_t>(k.holder);
                room.least[h] = std::max<int>(room.least[h], k.n);
                room.most[h] = std::min(room.most[h], k.n + k.extra);
            }
        for (Holder h = 0; h < t.holders(); ++h) {
            room.has[static_cast<std::size_t>(h)] = d.holds(h);
            room.open[static_cast<std::size_t>(h)] = d.open(h);
        }
        if (!room.narrow(t)) return false;
        bool narrowed = false;
        for (Holder h = 0; h < t.holders(); ++h) {
            const Cards out = d.open(h) & ~room.open[static_cast<std::size_t>(h)];
            d.can_hold[static_cast<std::size_t>(h)] &= ~out;
            narrowed = narrowed || out != 0;
        }
        if (!narrowed) return true;
    }
    return false;
}

bool search(const Table& t, std::span<const Constraint> constraints, Domains& d)
{
    for (;;) { // each iteration refutes one trial
        if (!narrow(t, constraints, d)) return false;
        if (all_decided(t, d)) return true;
        const Literal literal = next_trial(t, constraints, d);
        Domains trial = d;
        assume(trial, literal);
        if (search(t, constraints, trial)) { // recursion depth: at most one level per literal
            d = trial;
            return true;
        }
        if (!assume(d, {literal.card, literal.holder, !literal.holds})) return false;
    }
}

} // namespace

std::optional<Deal> find_deal(const Table& t, std::span<const Constraint> constraints, Domains d)
{
    if (!search(t, constraints, d)) return std::nullopt;
    Deal deal{};
    for (Holder h = 0; h < t.holders(); ++h)
        for (Cards c = d.holds(h); c != 0; c &= c - 1) deal[static_cast<std::size_t>(first_of(c))] = h;
    return deal;
}

void refute(const Table& t, std::span<const Constraint> constraints, Domains d, Recorder<Move>& told)
{
    while (propagate(t, constraints, d, told)) { // each iteration refutes one trial
        ENGINE_CHECK(!all_decided(t, d));
        const Literal literal = next_trial(t, constraints, d);
        told(Move{Move::Kind::trial, literal, -1});
        Domains trial = d;
        assume(trial, literal);
        refute(t, constraints, trial, told); // recursion depth: at most one level per literal
        told(Move{Move::Kind::refuted, literal, -1});
        assume(d, {literal.card, literal.holder, !literal.holds});
    }
}

bool complete(const Table& t, std::span<const Constraint> constraints, Domains& d)
{
    if (!propagate(t, constraints, d)) return false;
    const auto first = find_deal(t, constraints, d);
    if (!first) return false;
    std::array<Cards, max_holders> held{}, lacked{}; // literals that occur in some deal found
    const auto note = [&](const Deal& deal) {
        for (Card c = 0; c < t.deck.cards(); ++c)
            for (Holder h = 0; h < t.holders(); ++h)
                (deal[static_cast<std::size_t>(c)] == h ? held : lacked)[static_cast<std::size_t>(h)] |= bit(c);
    };
    note(*first);
    for (Holder h = 0; h < t.holders(); ++h)
        for (Cards left = d.open(h); left != 0; left &= left - 1)
            for (const bool holds : {true, false}) {
                const Card c = first_of(left);
                const auto i = static_cast<std::size_t>(h);
                if (((holds ? held : lacked)[i] & bit(c)) != 0 || d.at(c, h) != Domain::both) continue;
                Domains trial = d;
                assume(trial, {c, h, holds});
                if (const auto deal = find_deal(t, constraints, trial)) {
                    note(*deal);
                } else {
                    assume(d, {c, h, !holds});
                    const bool consistent = propagate(t, constraints, d);
                    ENGINE_CHECK(consistent); // a deal was found before
                }
            }
    return true;
}

bool decide(const Table& t, std::span<const Constraint> constraints, Domains& d, Level level)
{
    if (level == Level::propagation) return propagate(t, constraints, d);
    if (level == Level::probing) return probe(t, constraints, d);
    return complete(t, constraints, d);
}

} // namespace engine::cluedo
