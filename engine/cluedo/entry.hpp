#pragma once
// An event at the table as one player's notebook records it. Deduction never changes entries. `problem` refuses only
// impossible entries; contradictions between entries are left to the deduction.
#include "engine/cluedo/deck.hpp"
#include <span>

namespace engine::cluedo {

inline constexpr int max_entries = 200;

struct Entry {
    enum class Kind : std::uint8_t {
        suggest,      // `by` asks for `cards`; seats pass clockwise until `shower` shows one (nobody: all pass)
        accuse,       // `by` names `cards`; `right`: they are the envelope
        reveal,       // everyone sees that `by` (a seat, the envelope or the pile) holds `card`
        lacks,        // known from elsewhere: `by` does not hold `card`
        assume_holds, // hypothesis that `by` holds `card`: deduced with like reveal, shown as removable
        assume_lacks
    };
    Kind kind = Kind::suggest;
    Holder by = 0;
    Trio cards{no_card, no_card, no_card}; // suggest, accuse
    Holder shower = nobody;                // suggest
    Card card = no_card;                   // suggest: the card shown, if known to the user; reveal … assume_lacks
    bool right = false;                    // accuse
    Trio seen{no_card, no_card, no_card};  // a wrong accusation by the user: the envelope seen, if given
    bool ignored = false;                  // stays in the notebook, but adds no constraints
    bool operator==(const Entry&) const = default;

    static Entry suggestion(Holder by, const Trio&, Holder shower, Card shown = no_card);
    static Entry accusation(Holder by, const Trio&, bool right);
    static Entry fact(Kind, Holder, Card);
    bool has_seen() const { return seen[0] != no_card; }
};

/// Whether this seat is between asker and shower of a suggestion, and so passed.
bool passed(const Table&, const Entry& suggestion, Holder seat);

/// The entry's own error: seats, cards, kinds, who can have shown or seen which card.
std::optional<Error> problem(const View&, const Entry&);
/// A warning for the player who adds `e` after `before`: every problem(), and also contradictions with the player's
/// hand (passed with a card, showed a card not held), questions by an eliminated player, and entries after the right
/// accusation.
std::optional<Error> implausible(const View&, std::span<const Entry> before, const Entry& e);

/// Seats that have seen this card of the user because the user showed it, as bits.
std::uint32_t seen_by(const View&, std::span<const Entry>, Card);

} // namespace engine::cluedo
