#include "engine/cluedo/deck.hpp"
#include "engine/base/check.hpp"
#include <algorithm>

namespace engine::cluedo {

using EK = Error::Kind;

Card any_of(Cards set, Rng& rng)
{
    for (auto skip = rng.below(static_cast<std::uint64_t>(size_of(set))); skip > 0; --skip) set &= set - 1;
    return first_of(set);
}

std::vector<Card> list_of(Cards set)
{
    std::vector<Card> list;
    for (; set != 0; set &= set - 1) list.push_back(first_of(set));
    return list;
}

Cards Deck::of(Kind kind) const
{
    const auto k = static_cast<std::size_t>(kind);
    int before = 0;
    for (std::size_t i = 0; i < k; ++i) before += sizes[i];
    return ((Cards{1} << sizes[k]) - 1) << before;
}

Kind Deck::kind(Card c) const
{
    if (c < sizes[0]) return Kind::suspect;
    return c < sizes[0] + sizes[1] ? Kind::weapon : Kind::room;
}

int Table::size(Holder h) const
{
    ENGINE_CHECK(h >= 0 && h < holders());
    if (h == envelope()) return kinds;
    return h < envelope() ? hand[static_cast<std::size_t>(h)] : pile;
}

int Table::most(Holder h) const { return size(h) + (h < envelope() ? extra[static_cast<std::size_t>(h)] : 0); }

int Table::left() const
{
    int left = deck.cards() - kinds - pile;
    for (const auto n : hand) left -= n;
    return left;
}

void leave_open(Table& t, std::uint32_t seats)
{
    t.extra = {};
    if (seats == 0) return;
    t.pile = 0;
    for (std::size_t p = 0; p < t.players; ++p)
        if ((seats >> p & 1) != 0) t.hand[p] = 0;
    const auto left = static_cast<std::uint8_t>(std::max(0, t.left()));
    auto& sizes = std::has_single_bit(seats) ? t.hand : t.extra;
    for (std::size_t p = 0; p < sizes.size() && p < t.players; ++p)
        if ((seats >> p & 1) != 0) sizes[p] = left;
}

Table dealt(const Deck& deck, int players, Holder first)
{
    ENGINE_CHECK(players >= min_players && players <= max_players && first >= 0 && first < players);
    Table table{deck, static_cast<std::uint8_t>(players), {}, 0, {}};
    for (int i = 0; i < deck.cards() - kinds; ++i) ++table.hand[static_cast<std::size_t>((first + i) % players)];
    return table;
}

std::optional<Error> problem(const Deck& deck)
{
    for (const auto n : deck.sizes)
        if (n < 1 || n > max_of_kind) return Error{EK::deck_out_of_range};
    if (deck.cards() > max_cards) return Error{EK::deck_out_of_range};
    return std::nullopt;
}

std::optional<Error> problem(const Table& t)
{
    if (const auto wrong_deck = problem(t.deck)) return wrong_deck;
    if (t.players < min_players || t.players > max_players) return Error{EK::players_out_of_range};
    int sum = kinds + t.pile, most = sum;
    for (std::size_t p = 0; p < max_players; ++p) {
        if (p >= t.players && (t.hand[p] != 0 || t.extra[p] != 0)) return Error{EK::hand_sizes};
        sum += t.hand[p];
        most += t.hand[p] + t.extra[p];
    }
    if (sum > t.deck.cards() || most < t.deck.cards()) return Error{EK::hand_sizes};
    return std::nullopt;
}

std::optional<Error> problem(const View& v)
{
    if (const auto wrong_table = problem(v.table)) return wrong_table;
    if ((v.face_up & ~v.table.deck.all()) != 0) return Error{EK::card_out_of_range};
    if (size_of(v.face_up) > v.table.pile) return Error{EK::face_up};
    if (v.me == nobody) return v.hand == 0 ? std::nullopt : std::optional(Error{EK::own_hand});
    if (v.me < 0 || v.me >= v.table.players) return Error{EK::seat_out_of_range};
    if ((v.hand & ~v.table.deck.all()) != 0) return Error{EK::card_out_of_range};
    if ((v.hand & v.face_up) != 0) return Error{EK::face_up};
    if (size_of(v.hand) < v.table.size(v.me) || size_of(v.hand) > v.table.most(v.me)) return Error{EK::own_hand};
    return std::nullopt;
}

} // namespace engine::cluedo
