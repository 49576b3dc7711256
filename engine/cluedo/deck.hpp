#pragma once
// The cards and the table. Cards are numbered suspects first, then weapons, then rooms. Holders are the seats
// 0..players-1 in clockwise order, then the envelope, then, if there is one, the pile: cards nobody holds or shows, the
// stock of the variant for two players.
#include "engine/base/rng.hpp"
#include "engine/cluedo/error.hpp"
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace engine::cluedo {

using Card = int;            // 0..cards-1
using Holder = int;          // 0..holders-1
using Cards = std::uint32_t; // a set of cards, one bit each

inline constexpr int max_cards = 30, max_of_kind = 15, kinds = 3;
inline constexpr int min_players = 2, max_players = 8, max_holders = max_players + 2;
inline constexpr Card no_card = -1;
inline constexpr Holder nobody = -1;

enum class Kind : std::uint8_t { suspect, weapon, room };

inline Cards bit(Card c) { return Cards{1} << c; }
inline int size_of(Cards set) { return std::popcount(set); }
inline Card first_of(Cards set) { return static_cast<Card>(std::countr_zero(set)); }
std::vector<Card> list_of(Cards set); // ascending
/// A uniformly random card of a nonempty set.
Card any_of(Cards, Rng&);

/// One suspect, one weapon, one room.
using Trio = std::array<Card, kinds>;
/// A sort key by first, then second, then third card.
inline std::uint64_t key_of(const Trio& t)
{
    const auto field = [](Card c) { return static_cast<std::uint64_t>(c); };
    return field(t[0]) << 16 | field(t[1]) << 8 | field(t[2]);
}
inline Cards set_of(const Trio& t) { return bit(t[0]) | bit(t[1]) | bit(t[2]); }

struct Deck {
    std::array<std::uint8_t, kinds> sizes{6, 6, 9}; // each 1 to max_of_kind, together at most max_cards
    int cards() const { return sizes[0] + sizes[1] + sizes[2]; }
    Cards all() const { return (Cards{1} << cards()) - 1; }
    Cards of(Kind) const;
    Kind kind(Card) const;
    bool operator==(const Deck&) const = default;
};
inline constexpr Deck classic{{6, 6, 9}}, master_detective{{10, 8, 12}};

/// Deck, seats and the number of cards of each holder. Σ hand + pile + 3 = cards. Where hand sizes are not known, seat p
/// has hand[p] to hand[p] + extra[p] cards; then deals are all that some hand sizes allow, each of equal weight.
struct Table {
    Deck deck{};
    std::uint8_t players = 3; // min_players..max_players
    std::array<std::uint8_t, max_players> hand{6, 6, 6};
    std::uint8_t pile = 0;
    std::array<std::uint8_t, max_players> extra{}; // 0: the size is known

    Holder envelope() const { return static_cast<Holder>(players); }
    Holder pile_holder() const { return static_cast<Holder>(players + 1); }
    int holders() const { return players + 1 + (pile > 0 ? 1 : 0); }
    int size(Holder) const; // the least
    int most(Holder) const;
    bool sizes_known() const { return extra == std::array<std::uint8_t, max_players>{}; }
    /// The cards that the least hands and the pile leave; below 0: the hands have too many.
    int left() const;
    Holder next(Holder seat) const { return static_cast<Holder>((seat + 1) % players); }
    bool operator==(const Table&) const = default;
};

/// Leaves the sizes of these seats open (as bits): without a pile, they hold what the other hands leave, each any part
/// of it. One such seat alone holds it all, so that its size is known.
void leave_open(Table&, std::uint32_t seats);
/// Hand sizes when cards are dealt one by one from the seat `first` on; no pile.
Table dealt(const Deck&, int players, Holder first);

/// A table with one seat's initial knowledge. `me` nobody: a spectator without cards. `face_up`: cards of the pile that
/// everybody sees.
struct View {
    Table table{};
    Holder me = nobody;
    Cards hand = 0;
    Cards face_up = 0;
    bool operator==(const View&) const = default;
};

std::optional<Error> problem(const Deck&);
std::optional<Error> problem(const Table&);
std::optional<Error> problem(const View&);

/// deal[card] = its holder.
using Deal = std::array<Holder, max_cards>;

} // namespace engine::cluedo
