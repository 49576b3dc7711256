#pragma once
// The A/K game (source 003, slides 12 and 13): both players pay an ante of 1 and get a card, ace or king. MAX must bet
// one of a few amounts; MIN calls or folds. The payoff is the change of MAX's capital.
#include "engine/base/few.hpp"
#include "engine/base/rational.hpp"
#include "engine/base/rng.hpp"
#include "engine/betting/error.hpp"
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace engine::betting {

inline constexpr int ante = 1;
inline constexpr int max_bets = 4;
inline constexpr int max_bet = 999;
inline constexpr int max_cards = 99; // of each rank

enum class Card : std::uint8_t { ace, king }; // the ace beats the king
inline constexpr std::array cards{Card::ace, Card::king};
char letter(Card); // 'A', 'K'

struct Deal {
    Card max = Card::ace, min = Card::ace;
    bool operator==(const Deal&) const = default;
};
/// In the tree's order: AA, AK, KA, KK; MAX's card first.
inline constexpr std::array<Deal, 4> deals{
    {{Card::ace, Card::ace}, {Card::ace, Card::king}, {Card::king, Card::ace}, {Card::king, Card::king}}};
constexpr int index(const Deal& d) { return static_cast<int>(d.max) * 2 + static_cast<int>(d.min); }
std::string to_text(const Deal&);

struct Deck {
    std::uint8_t aces = 1, kings = 1; // 1..max_cards each
    bool replacement = true;          // MAX's card returns to the deck before MIN's is drawn
    bool operator==(const Deck&) const = default;
};

struct Rules {
    Few<std::int16_t, max_bets> bets; // 1..max_bets distinct bets in the tree's order, each 1..max_bet
    Deck deck;
    bool operator==(const Rules&) const;
};

/// The seed's game: bets 2, 4, 6, and all four deals equally likely.
Rules seed_rules();

/// The rules' error, if any; error.at is a bet's index.
std::optional<Error> problem(const Rules&);

/// "2,4,6".
Expected<Few<std::int16_t, max_bets>, Error> parse_bets(std::string_view text);
std::string bets_text(const Rules&);
/// "a1k1r" with replacement, "a4k4n" without.
Expected<Deck, Error> parse_deck(std::string_view text);
std::string to_text(const Deck&);

/// The deal's probability; may be 0 (two aces from one without replacement).
Rational probability(const Deck&, const Deal&);
/// Two draws: MAX's card, then MIN's.
Deal random_deal(const Deck&, Rng&);

/// MIN folds: MAX wins the ante. MIN calls: the better card wins ante and bet; equal cards share the pot.
constexpr int payoff_of_fold() { return ante; }
constexpr int payoff_of_call(const Deal& d, int bet)
{
    return d.max == d.min ? 0 : d.max == Card::ace ? bet + ante : -(bet + ante);
}

} // namespace engine::betting
