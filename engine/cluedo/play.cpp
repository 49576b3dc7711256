#include "engine/cluedo/play.hpp"
#include "engine/base/check.hpp"

namespace engine::cluedo {

Deal shuffled(const Table& t, Rng& rng)
{
    Deal deal{};
    deal.fill(t.envelope());
    std::vector<Card> rest;
    for (const Kind kind : {Kind::suspect, Kind::weapon, Kind::room}) {
        const auto cards = list_of(t.deck.of(kind));
        const Card hidden = cards[rng.index(cards.size())];
        for (const Card c : cards)
            if (c != hidden) rest.push_back(c);
    }
    rng.shuffle(std::span(rest));
    std::size_t next = 0;
    for (Holder h = 0; h < t.holders(); ++h)
        for (int n = h == t.envelope() ? 0 : t.size(h); n > 0; --n) deal[static_cast<std::size_t>(rest[next++])] = h;
    return deal;
}

Trio Play::envelope() const
{
    Trio trio{};
    for (Card c = 0; c < table.deck.cards(); ++c)
        if (deal[static_cast<std::size_t>(c)] == table.envelope())
            trio[static_cast<std::size_t>(table.deck.kind(c))] = c;
    return trio;
}

Cards Play::hand(Holder seat) const
{
    Cards cards = 0;
    for (Card c = 0; c < table.deck.cards(); ++c)
        if (deal[static_cast<std::size_t>(c)] == seat) cards |= bit(c);
    return cards;
}

View Play::view(Holder seat) const { return {table, seat, seat == nobody ? 0 : hand(seat)}; }

std::vector<Entry> Play::seen_from(Holder seat) const
{
    auto entries = record;
    for (Entry& e : entries) {
        if (e.kind == Entry::Kind::suggest && (seat == nobody || (e.by != seat && e.shower != seat))) e.card = no_card;
        if (e.kind == Entry::Kind::accuse && e.by == seat && !e.right) e.seen = envelope();
    }
    return entries;
}

void Play::ask(const Trio& cards)
{
    ENGINE_CHECK(phase == Phase::turn);
    asked = cards;
    for (Holder h = table.next(turn); h != turn; h = table.next(h))
        if ((hand(h) & set_of(cards)) != 0) {
            shower = h;
            phase = Phase::show;
            return;
        }
    record.push_back(Entry::suggestion(turn, cards, nobody));
    phase = Phase::asked;
}

Cards Play::showable() const { return phase == Phase::show ? hand(shower) & set_of(asked) : 0; }

void Play::show(Card card)
{
    ENGINE_CHECK((showable() & bit(card)) != 0);
    record.push_back(Entry::suggestion(turn, asked, shower, card));
    shower = nobody;
    phase = Phase::asked;
}

void Play::accuse(const Trio& cards)
{
    ENGINE_CHECK(phase == Phase::turn || phase == Phase::asked);
    const bool right = cards == envelope();
    record.push_back(Entry::accusation(turn, cards, right));
    if (right) {
        winner = turn;
        phase = Phase::over;
        return;
    }
    out |= 1u << turn;
    next_turn();
}

void Play::pass()
{
    ENGINE_CHECK(phase == Phase::turn || phase == Phase::asked);
    next_turn();
}

void Play::next_turn()
{
    phase = Phase::over;
    if (out == (1u << table.players) - 1 || record.size() >= max_entries) return;
    do turn = table.next(turn);
    while ((out >> turn & 1) != 0);
    phase = Phase::turn;
}

} // namespace engine::cluedo
