#pragma once
// Random games with what real tables have, sizes not known, a pile, departures, showings by everyone, and the listing of
// their deals by the meaning of the entries. Shares no code with the engine's notebook.
#include "tests/engine/cluedo_support.hpp"
#include <set>
#include <vector>

namespace cluedo_house {

using namespace engine;
using namespace engine::cluedo;

/// Whether the deal agrees with the entries, by their meaning.
inline bool agrees(const View& v, const std::vector<Entry>& entries, const std::vector<Cards>& held)
{
    std::set<Holder> gone;
    for (const Entry& e : entries) {
        const auto of = [&](Holder h) { return held[static_cast<std::size_t>(h)]; };
        if (e.kind == Entry::Kind::suggest) {
            for (Holder h = 0; h < v.table.players; ++h) {
                if (h == e.by || gone.count(h) != 0) continue;
                const bool has = (of(h) & set_of(e.cards)) != 0;
                if (e.everyone && has != e.shows(h)) return false;
                if (e.shows(h) && e.shown_by(h) != no_card && (of(h) & bit(e.shown_by(h))) == 0) return false;
                if (e.everyone) continue;
                const int asked = (h - e.by + v.table.players) % v.table.players;
                const int last = e.shower == nobody ? 99 : (e.shower - e.by + v.table.players) % v.table.players;
                if (asked < last && has) return false;
                if (asked == last && !has) return false;
            }
        } else if (e.leaves) {
            gone.insert(e.by);
            if (e.left != 0 && of(e.by) != e.left) return false;
        } else if (e.kind == Entry::Kind::accuse) {
            if ((of(v.table.envelope()) == set_of(e.cards)) != e.right) return false;
            if (e.has_seen() && of(v.table.envelope()) != set_of(e.seen)) return false;
        }
    }
    return true;
}

/// All deals within the ranges, each holder's cards.
inline std::vector<std::vector<Cards>> listed(const View& v, const std::vector<Entry>& entries)
{
    const Table& t = v.table;
    std::vector<std::vector<Cards>> deals;
    std::vector<Cards> held(static_cast<std::size_t>(t.holders()), 0);
    const auto put = [&](const auto& self, Card c) -> void {
        if (c == t.deck.cards()) {
            for (Holder h = 0; h < t.holders(); ++h)
                if (size_of(held[static_cast<std::size_t>(h)]) < t.size(h)) return;
            if (v.me != nobody && held[static_cast<std::size_t>(v.me)] != v.hand) return;
            if (t.pile > 0 && (v.face_up & ~held.back()) != 0) return;
            if (agrees(v, entries, held)) deals.push_back(held);
            return;
        }
        for (Holder h = 0; h < t.holders(); ++h) {
            Cards& cards = held[static_cast<std::size_t>(h)];
            if (size_of(cards) == t.most(h)) continue;
            if (h == t.envelope() && (cards & t.deck.of(t.deck.kind(c))) != 0) continue;
            cards |= bit(c);
            self(self, static_cast<Card>(c + 1));
            cards &= ~bit(c);
        }
    };
    put(put, 0);
    return deals;
}

/// A random game as one seat notes it, with everything a real table has.
inline Notebook house_game(Rng& rng)
{
    static const std::vector<Deck> decks{{{2, 2, 2}}, {{3, 2, 3}}, {{1, 3, 4}}, {{2, 3, 4}}};
    const int players = 2 + static_cast<int>(rng.index(3));
    Table t = dealt(decks[rng.index(decks.size())], players,
                    static_cast<Holder>(rng.index(static_cast<std::size_t>(players))));
    Notebook book;
    Cards face_up = 0;
    if (rng.below(3) == 0 && t.hand[0] > 1) { // a pile, perhaps with a card face up
        --t.hand[0];
        t.pile = 1;
    }
    const Deal deal = shuffled(t, rng);
    std::vector<Cards> held(static_cast<std::size_t>(t.holders()), 0);
    for (Card c = 0; c < t.deck.cards(); ++c)
        held[static_cast<std::size_t>(deal[static_cast<std::size_t>(c)])] |= bit(c);
    if (t.pile > 0 && rng.below(2) == 0) face_up = held.back();
    const Holder me = rng.below(5) == 0 ? nobody : static_cast<Holder>(rng.index(t.players));
    book.view = {t, me, me == nobody ? 0 : held[static_cast<std::size_t>(me)], face_up};
    for (std::size_t p = 0; p < t.players; ++p) { // ranges that contain the truth
        const auto below = rng.below(std::uint64_t{t.hand[p]} + 1), above = rng.below(3);
        if (rng.below(2) == 0) continue;
        book.view.table.hand[p] = static_cast<std::uint8_t>(t.hand[p] - below);
        book.view.table.extra[p] = static_cast<std::uint8_t>(below + above);
    }
    std::set<Holder> gone;
    for (int i = static_cast<int>(rng.below(6)); i > 0; --i) {
        Trio asked{};
        for (std::size_t k = 0; k < kinds; ++k) {
            const auto cards = list_of(t.deck.of(static_cast<Kind>(k)));
            asked[k] = cards[rng.index(cards.size())];
        }
        const auto by = static_cast<Holder>(rng.index(t.players));
        if (gone.count(by) != 0) continue;
        if (by != me && rng.below(6) == 0 && gone.size() + 2 < t.players) {
            const Cards left = rng.below(2) == 0 ? 0 : held[static_cast<std::size_t>(by)];
            book.entries.push_back(Entry::departure(by, left));
            gone.insert(by);
            continue;
        }
        Entry e = Entry::suggestion(by, asked, nobody);
        e.everyone = rng.below(2) == 0;
        for (Holder h = t.next(by); h != by; h = t.next(h)) {
            const auto fits = list_of(held[static_cast<std::size_t>(h)] & set_of(asked));
            if (fits.empty() || gone.count(h) != 0) continue;
            const Card shown = me != nobody && (by == me || h == me) ? fits[rng.index(fits.size())] : no_card;
            if (e.everyone) {
                e.showers |= static_cast<std::uint8_t>(1u << h);
                e.shown[static_cast<std::size_t>(h)] = static_cast<std::int8_t>(shown);
                continue;
            }
            e.shower = h;
            e.card = shown;
            break;
        }
        book.entries.push_back(e);
    }
    return book;
}

} // namespace cluedo_house
