#pragma once
// Shared by Cluedo's tests: random notebooks, and all deals listed by the definition.
#include "engine/cluedo/play.hpp"
#include "engine/cluedo/search.hpp"
#include <algorithm>
#include <vector>

namespace engine::cluedo {

struct Notebook {
    View view{};
    std::vector<Entry> entries;
};

/// A game of random questions as one seat (or a spectator) records it.
inline Notebook random_notebook(const Table& t, Holder me, int questions, Rng& rng)
{
    Play play;
    play.table = t;
    play.deal = shuffled(t, rng);
    const auto any = [&](Kind kind) {
        const auto cards = list_of(t.deck.of(kind));
        return cards[rng.index(cards.size())];
    };
    const auto trio = [&] {
        const Card s = any(Kind::suspect);
        const Card w = any(Kind::weapon);
        const Card r = any(Kind::room);
        return Trio{s, w, r};
    };
    while (static_cast<int>(play.record.size()) < questions && play.phase != Play::Phase::over) {
        play.ask(trio());
        if (play.phase == Play::Phase::show) {
            const auto cards = list_of(play.showable());
            play.show(cards[rng.index(cards.size())]);
        }
        const Trio accused = trio();
        if (rng.below(12) == 0 && accused != play.envelope()) play.accuse(accused);
        else play.pass();
    }
    return {play.view(me), play.seen_from(me)};
}

/// Nine cards, three seats with two each.
inline const Table three_by_three = dealt(Deck{{3, 3, 3}}, 3, 0);

/// Tables with few enough deals to list.
inline std::vector<Table> small_tables()
{
    std::vector<Table> tables;
    for (const Deck deck : {Deck{{2, 2, 2}}, Deck{{3, 2, 3}}, Deck{{3, 3, 3}}, Deck{{2, 3, 5}}})
        for (const int players : {2, 3, 4}) tables.push_back(dealt(deck, players, 0));
    Table pile = dealt(Deck{{3, 3, 4}}, 2, 0);
    pile.hand[0] = 3;
    pile.hand[1] = 2;
    pile.pile = 2;
    tables.push_back(pile);
    return tables;
}

/// Calls f once for every deal of the table, by brute force; of every number of cards where sizes are not known.
template <class F>
void for_each_deal(const Table& t, F f)
{
    Deal deal{};
    std::array<int, max_holders> left{};
    for (Holder h = 0; h < t.holders(); ++h) left[static_cast<std::size_t>(h)] = t.most(h);
    const auto place = [&](const auto& self, Card c) -> void {
        if (c == t.deck.cards()) {
            for (Holder h = 0; h < t.holders(); ++h)
                if (left[static_cast<std::size_t>(h)] > t.most(h) - t.size(h)) return;
            f(deal);
            return;
        }
        for (Holder h = 0; h < t.holders(); ++h) {
            auto& places = left[static_cast<std::size_t>(h)];
            if (places == 0) continue;
            --places;
            deal[static_cast<std::size_t>(c)] = h;
            self(self, static_cast<Card>(c + 1));
            ++places;
        }
    };
    place(place, 0);
}

inline bool satisfies(const Table& t, std::span<const Constraint> constraints, const Deal& deal)
{
    return std::all_of(constraints.begin(), constraints.end(),
                       [&](const Constraint& k) { return k.satisfied(t, deal); });
}

inline std::vector<Deal> all_deals(const Table& t, std::span<const Constraint> constraints)
{
    std::vector<Deal> deals;
    for_each_deal(t, [&](const Deal& deal) {
        if (satisfies(t, constraints, deal)) deals.push_back(deal);
    });
    return deals;
}

/// The literals on which all these deals agree.
inline Domains agreement(const Table& t, const std::vector<Deal>& deals)
{
    Domains d{};
    for (const Deal& deal : deals)
        for (Card c = 0; c < t.deck.cards(); ++c)
            for (Holder h = 0; h < t.holders(); ++h)
                (deal[static_cast<std::size_t>(c)] == h ? d.can_hold : d.can_lack)[static_cast<std::size_t>(h)] |=
                    bit(c);
    return d;
}

inline Trio envelope_in(const Table& t, const Deal& deal)
{
    Trio trio{};
    for (Card c = 0; c < t.deck.cards(); ++c)
        if (deal[static_cast<std::size_t>(c)] == t.envelope()) trio[static_cast<std::size_t>(t.deck.kind(c))] = c;
    return trio;
}

/// The classic game for six, the user on seat 0 with this hand.
inline View six(Cards hand) { return {dealt(classic, 6, 0), 0, hand}; }
inline Entry shows(Holder by, const Trio& cards, Holder shower, Card card = no_card)
{
    return Entry::suggestion(by, cards, shower, card);
}

} // namespace engine::cluedo
