#pragma once
// The listing of all deals of a small deck, by the meaning of entries alone: what each seat then knows, card by card
// shown. Shares no code with the engine's notebook.
#include "engine/cluedo/race.hpp"
#include "tests/engine/cluedo_support.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <map>
#include <set>
#include <vector>

namespace cluedo_listed {

using namespace engine;
using namespace engine::cluedo;

/// A deal as sets of cards.
using Held = std::vector<Cards>;

inline bool fits(const Table& t, const Entry& e, const Held& deal)
{
    const auto of = [&](Holder h) { return deal[static_cast<std::size_t>(h)]; };
    if (e.kind == Entry::Kind::accuse) return (of(t.envelope()) == set_of(e.cards)) == e.right;
    for (Holder h = t.next(e.by); h != e.by; h = t.next(h)) {
        const bool has = (of(h) & set_of(e.cards)) != 0;
        if (!e.everyone && h == e.shower) return has;
        if (has != (e.everyone && e.shows(h))) return false;
    }
    return true;
}

/// Every deal that the public log allows.
inline std::vector<Held> public_deals(const Table& t, const std::vector<Entry>& entries)
{
    std::vector<Held> deals;
    for_each_deal(t, [&](const Deal& deal) {
        Held held(static_cast<std::size_t>(t.holders()), 0);
        for (Card c = 0; c < t.deck.cards(); ++c)
            held[static_cast<std::size_t>(deal[static_cast<std::size_t>(c)])] |= bit(c);
        const Cards e = held[static_cast<std::size_t>(t.envelope())];
        for (const Kind kind : {Kind::suspect, Kind::weapon, Kind::room})
            if (size_of(e & t.deck.of(kind)) != 1) return;
        for (const Entry& entry : entries)
            if (!fits(t, entry, held)) return;
        deals.push_back(std::move(held));
    });
    return deals;
}

struct Shown {
    Holder by;
    Card card;
};

/// Number of envelopes for a seat with this hand that was shown these cards.
inline int envelopes(const Table& t, const std::vector<Held>& deals, Holder seat, Cards hand,
                     const std::vector<Shown>& shown)
{
    std::set<Cards> found;
    for (const Held& d : deals) {
        if (d[static_cast<std::size_t>(seat)] != hand) continue;
        if (std::all_of(shown.begin(), shown.end(),
                        [&](const Shown& s) { return (d[static_cast<std::size_t>(s.by)] & bit(s.card)) != 0; }))
            found.insert(d[static_cast<std::size_t>(t.envelope())]);
    }
    return static_cast<int>(found.size());
}

/// Every way to have shown cards to the seat in one deal: f(what was shown, weight).
template <class F>
void each_showing(const Table& t, const std::vector<Entry>& mine, Holder me, Holder seat, const Held& deal, F f,
                  bool again = false) // again: a card that was shown already, if one fits
{
    std::vector<Shown> shown;
    const auto next = [&](const auto& self, std::size_t row, Holder h, double weight) -> void {
        if (row == mine.size()) return f(shown, weight);
        if (h == t.players) return self(self, row + 1, 0, weight);
        const Entry& e = mine[row];
        const bool shows = e.kind == Entry::Kind::suggest && e.by == seat && (e.everyone ? e.shows(h) : e.shower == h);
        if (!shows) return self(self, row, h + 1, weight);
        const Card told = e.everyone ? static_cast<Card>(e.shown[static_cast<std::size_t>(h)]) : e.card;
        const auto cards = h == me && told >= 0 ? std::vector<Card>{told}
                                                : list_of(deal[static_cast<std::size_t>(h)] & set_of(e.cards));
        std::vector<Card> old;
        for (const Card c : cards)
            if (again && h != me &&
                std::any_of(shown.begin(), shown.end(), [&](const Shown& s) { return s.by == h && s.card == c; }))
                old.push_back(c);
        for (const Card c : old.empty() ? cards : old) {
            shown.push_back({h, c});
            self(self, row, h + 1, weight / static_cast<double>(old.empty() ? cards.size() : old.size()));
            shown.pop_back();
        }
    };
    next(next, 0, 0, 1.0);
}

/// A seat's view in one deal, for every way to show: f(number of envelopes, weight).
template <class F>
void each_view(const Table& t, const std::vector<Held>& deals, const std::vector<Entry>& mine, Holder me, Holder seat,
               const Held& deal, F f, bool again = false)
{
    for (const Entry& e : mine)
        if (e.kind == Entry::Kind::accuse && e.by == seat) return f(1, 1.0); // it has looked
    const auto count = [&](const std::vector<Shown>& shown, double weight) {
        f(envelopes(t, deals, seat, deal[static_cast<std::size_t>(seat)], shown), weight);
    };
    each_showing(t, mine, me, seat, deal, count, again);
}

/// The places of cards that the seat knows in every deal of mine, whichever cards it was shown.
inline Domains known_in_all_histories(const Table& t, const std::vector<Held>& deals, const Notebook& book, Holder seat,
                                      const std::vector<Held>& my_deals)
{
    const bool looked = std::any_of(book.entries.begin(), book.entries.end(),
                                    [&](const Entry& e) { return e.kind == Entry::Kind::accuse && e.by == seat; });
    const auto of = [](const Held& d, Holder h) { return d[static_cast<std::size_t>(h)]; };
    Domains sum; // of what the seat takes for possible in some history
    for (const Held& deal : my_deals)
        each_showing(t, book.entries, book.view.me, seat, deal, [&](const std::vector<Shown>& shown, double) {
            for (const Held& d : deals) {
                if (of(d, seat) != of(deal, seat) || (looked && of(d, t.envelope()) != of(deal, t.envelope())))
                    continue;
                if (!std::all_of(shown.begin(), shown.end(),
                                 [&](const Shown& s) { return (of(d, s.by) & bit(s.card)) != 0; }))
                    continue;
                for (Holder h = 0; h < t.holders(); ++h) {
                    sum.can_hold[static_cast<std::size_t>(h)] |= of(d, h);
                    sum.can_lack[static_cast<std::size_t>(h)] |= t.deck.all() & ~of(d, h);
                }
            }
        });
    return sum;
}

struct Plain {
    std::map<int, double> weights;
    int quantile(double share) const
    {
        double below = 0;
        for (const auto& [n, weight] : weights)
            if ((below += weight) >= share - 1e-9) return n;
        return -1;
    }
    double knows() const { return weights.count(1) != 0 ? weights.at(1) : 0; }
    double mean() const
    {
        double sum = 0;
        for (const auto& [n, weight] : weights) sum += n * weight;
        return sum;
    }
};

inline void compare(const Spread& s, const Plain& p)
{
    CHECK(s.knows == doctest::Approx(p.knows()).epsilon(1e-9));
    CHECK(s.mean == doctest::Approx(p.mean()).epsilon(1e-9));
    CHECK(s.low == p.quantile(0.1));
    CHECK(s.median == p.quantile(0.5));
    CHECK(s.high == p.quantile(0.9));
    CHECK(s.knows_error + s.mean_error + s.low_error + s.median_error + s.high_error == 0);
}

/// My deals: those of the public log with my hand and the cards I saw.
inline std::vector<Held> my_deals(const std::vector<Held>& all, const Notebook& book)
{
    std::vector<Held> deals;
    const Holder me = book.view.me;
    for (const Held& d : all) {
        if (d[static_cast<std::size_t>(me)] != book.view.hand) continue;
        bool fit = true;
        for (const Entry& e : book.entries) {
            if (e.kind == Entry::Kind::accuse && e.has_seen())
                fit = fit && d[static_cast<std::size_t>(book.view.table.envelope())] == set_of(e.seen);
            if (e.kind != Entry::Kind::suggest) continue;
            for (Holder h = 0; h < book.view.table.players; ++h) {
                const Card c = e.everyone      ? static_cast<Card>(e.shown[static_cast<std::size_t>(h)])
                               : h == e.shower ? e.card
                                               : no_card;
                fit = fit && (c < 0 || (d[static_cast<std::size_t>(h)] & bit(c)) != 0);
            }
        }
        if (fit) deals.push_back(d);
    }
    return deals;
}

/// A game of questions to everyone, as one seat notes it.
inline Notebook random_open_game(const Table& t, Holder me, int questions, Rng& rng)
{
    const Deal deal = shuffled(t, rng);
    const auto hand = [&](Holder h) {
        Cards set = 0;
        for (Card c = 0; c < t.deck.cards(); ++c)
            if (deal[static_cast<std::size_t>(c)] == h) set |= bit(c);
        return set;
    };
    Notebook book{{t, me, hand(me)}, {}};
    for (int i = 0; i < questions; ++i) {
        Trio asked{};
        for (std::size_t k = 0; k < kinds; ++k) {
            const auto cards = list_of(t.deck.of(static_cast<Kind>(k)));
            asked[k] = cards[rng.index(cards.size())];
        }
        Entry e = Entry::question_to_all(static_cast<Holder>(i % t.players), asked);
        for (Holder h = 0; h < t.players; ++h) {
            const auto cards = list_of(hand(h) & set_of(asked));
            if (h == e.by || cards.empty()) continue;
            e.showers |= static_cast<std::uint8_t>(1u << h);
            if (h == me || e.by == me)
                e.shown[static_cast<std::size_t>(h)] = static_cast<std::int8_t>(cards[rng.index(cards.size())]);
        }
        book.entries.push_back(e);
    }
    return book;
}

/// The answer that a deal gives to my question, as everybody hears it.
inline Entry heard(const Table& t, Holder me, const Trio& asked, bool everyone, const Held& deal)
{
    Entry e = everyone ? Entry::question_to_all(me, asked) : Entry::suggestion(me, asked, nobody);
    for (Holder h = t.next(me); h != me; h = t.next(h)) {
        if ((deal[static_cast<std::size_t>(h)] & set_of(asked)) == 0) continue;
        if (everyone) e.showers |= static_cast<std::uint8_t>(1u << h);
        else if (e.shower == nobody) e.shower = h;
    }
    return e;
}

} // namespace cluedo_listed
