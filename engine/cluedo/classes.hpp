#pragma once
// What propagation leaves open, in a form that can be counted: the free cards in classes whose cards no constraint can
// tell apart, and for each holder the hands (how many cards of each class) that its own constraints allow. Apart from
// "each card once", every constraint of Cluedo speaks of one holder only, so nothing else remains to be known.
#include "engine/base/count.hpp"
#include "engine/cluedo/constraint.hpp"
#include <vector>

namespace engine::cluedo {

/// A number of cards of each class, every class in a field of its own with a spare bit above it, so that one subtraction
/// compares all fields. At most 2 bits a card: 60 bits.
using Packed = std::uint64_t;

struct CardClass {
    Cards cards = 0;
    std::uint32_t allowed = 0; // holders, one bit each
    int shift = 0;             // of the field
    Packed mask = 0;           // of the field, without the spare bit
    int in(Packed p) const { return static_cast<int>((p & mask) >> shift); }
    int size() const { return size_of(cards); }
};

/// How a hand draws from the larger classes (a class of one card gives no choice).
struct Draw {
    std::uint8_t shift = 0, count = 0;
    std::uint8_t bits = 0; // of the field
};

struct Hand {
    Packed counts = 0;
    std::uint32_t first_draw = 0, draws = 0; // in HolderHands::draws
};

struct HolderHands {
    Holder holder = 0;
    std::vector<Hand> hands;
    std::vector<Draw> draws;
    std::vector<double> weights; // of the hands, where showings weigh
    /// In how many ways the hand can be made up of concrete cards, `left` being what is still there.
    Count ways(const Hand&, Packed left) const;
};

struct Classes {
    std::vector<CardClass> classes;
    Packed all = 0, spare = 0;        // every card; every spare bit
    std::vector<HolderHands> holders; // who still has open places
    bool too_large = false;           // too many hands; then the rest is incomplete
    std::int64_t work = 0;            // hands looked at
};

/// A seat chose one of the cards `of`, any of those it held alike: with k of them in its hand, the showing that was seen
/// was one of k. Hands are weighed by 1/k.
struct Showing {
    Holder by = 0;
    Cards of = 0;
};

/// More hands than this for one holder, and counting is given up.
inline constexpr std::size_t max_hands = 200'000;

/// `d` must be propagated and without contradiction. With showings the classes are as fine as the weights need.
Classes classes_of(const Table&, std::span<const Constraint>, const Domains& d, std::span<const Showing> = {});

/// The free cards in sets that nothing in the constraints can tell apart, ordered by their first cards.
std::vector<Cards> interchangeable(const Table&, std::span<const Constraint>, const Domains& d);

/// n choose k, n <= max_cards.
Count choose(int n, int k);

} // namespace engine::cluedo
