#pragma once
// What happened at the table, as one player's notebook records it. An entry is true or mistyped, never changed by
// reasoning; `problem` refuses only what cannot be meant, contradictions between entries are for the reasoning.
#include "engine/cluedo/deck.hpp"
#include <span>

namespace engine::cluedo {

inline constexpr int max_entries = 200;

struct Entry {
    enum class Kind : std::uint8_t {
        suggest,      // `by` asks for `cards`; seats pass clockwise until `shower` shows one (nobody: all passed)
        accuse,       // `by` names `cards`, and they are the envelope (`right`) or not
        reveal,       // everyone sees that `by` (a seat, the envelope, the pile) holds `card`
        lacks,        // known by some other way: `by` does not hold `card`
        assume_holds, // what if `by` held `card`? reasoned with like reveal, shown as removable
        assume_lacks
    };
    Kind kind = Kind::suggest;
    Holder by = 0;
    Trio cards{no_card, no_card, no_card}; // suggest, accuse
    Holder shower = nobody;                // suggest
    Card card = no_card;                   // suggest: the card shown, where known to me; reveal … assume_lacks
    bool right = false;                    // accuse
    Trio seen{no_card, no_card, no_card};  // accuse by me, wrong: what lay in the envelope, if given
    bool ignored = false;                  // it stays in the notebook, but nothing follows from it
    bool operator==(const Entry&) const = default;

    static Entry suggestion(Holder by, const Trio&, Holder shower, Card shown = no_card);
    static Entry accusation(Holder by, const Trio&, bool right);
    static Entry fact(Kind, Holder, Card);
    bool has_seen() const { return seen[0] != no_card; }
};

/// Does this seat come between asker and shower (of a suggestion), so that it passed?
bool passed(const Table&, const Entry& suggestion, Holder seat);

/// What is wrong with the entry by itself: seats, cards, kinds, who could have shown and seen what.
std::optional<Error> problem(const View&, const Entry&);
/// What the player should be told when adding `e` after `before`: all of the above, my own hand (I passed with a card,
/// I showed one I do not hold), whoever is out asking, anything after the right accusation.
std::optional<Error> implausible(const View&, std::span<const Entry> before, const Entry& e);

/// The seats that have seen this card of mine because I showed it, as bits.
std::uint32_t seen_by(const View&, std::span<const Entry>, Card);

} // namespace engine::cluedo
