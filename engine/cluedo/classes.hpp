#pragma once
// The state after propagation in a countable form: the open cards in classes that no constraint distinguishes, and for
// each holder the hands (cards of each class) that its constraints allow. Apart from "each card once", every constraint
// of Cluedo concerns one holder, so this is complete.
#include "engine/base/count.hpp"
#include "engine/cluedo/constraint.hpp"
#include <vector>

namespace engine::cluedo {

/// Number of cards of each class, one bit field per class with a spare bit above it, so that one subtraction compares
/// all fields. At most 2 bits a card: 60 bits.
using Packed = std::uint64_t;
inline std::size_t hash_of(Packed p) { return static_cast<std::size_t>(p * 0x9e3779b97f4a7c15u >> 32); }

struct CardClass {
    Cards cards = 0;
    std::uint32_t allowed = 0; // holders as bits
    int shift = 0;             // of the field, in bits
    Packed mask = 0;           // of the field, without the spare bit
    int in(Packed p) const { return static_cast<int>((p & mask) >> shift); }
    int size() const { return size_of(cards); }
};

/// How a hand draws from the larger classes; a class of one card gives no choice.
struct Draw {
    std::uint8_t shift = 0, count = 0;
    std::uint8_t bits = 0; // width of the field
};

struct Hand {
    Packed counts = 0;
    std::uint32_t first_draw = 0, draws = 0; // range in HolderHands::draws
};

struct HolderHands {
    Holder holder = 0;
    std::vector<Hand> hands;
    std::vector<Draw> draws;
    std::vector<double> weights; // by hand, where showings weigh
    /// Number of ways to choose concrete cards for the hand from the cards `left`.
    Count ways(const Hand&, Packed left) const;
};

struct Classes {
    std::vector<CardClass> classes;
    Packed all = 0, spare = 0;        // counts of all cards; all spare bits
    std::vector<HolderHands> holders; // holders with open places
    bool too_large = false;           // too many hands; the other fields are then incomplete
    std::int64_t work = 0;            // hands enumerated
};

/// A seat showed one of the cards `of`, uniformly among those it held: with k of them in its hand, the observed card
/// has probability 1/k, the weight of that hand.
struct Showing {
    Holder by = 0;
    Cards of = 0;
};

/// Limit of one holder's hands; beyond it counting is given up.
inline constexpr std::size_t max_hands = 200'000;

/// `d` must be propagated and consistent. Showings refine the classes as far as the weights require.
Classes classes_of(const Table&, std::span<const Constraint>, const Domains& d, std::span<const Showing> = {});

/// The same for counting: a holder who may have any number of any cards takes each class by itself, as several holders.
/// That is a few hands where there would be a product.
Classes classes_apart(const Table&, std::span<const Constraint>, const Domains& d, std::span<const Showing>);

/// The open cards in sets that no constraint distinguishes, ordered by first card.
std::vector<Cards> interchangeable(const Table&, std::span<const Constraint>, const Domains& d);

/// n choose k, n <= max_cards.
Count choose(int n, int k);

} // namespace engine::cluedo
