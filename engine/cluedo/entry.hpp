#pragma once
// An event at the table as one player's notebook records it. Deduction never changes entries. `problem` refuses only
// impossible entries; contradictions between entries are left to the deduction.
#include "engine/cluedo/deck.hpp"
#include <span>
#include <vector>

namespace engine::cluedo {

inline constexpr int max_entries = 200;

struct Entry {
    enum class Kind : std::uint8_t {
        suggest, // `by` asks for `cards`; seats pass clockwise until `shower` shows one (nobody: all pass).
                 // `everyone`: by the rule of Master Detective every seat of `showers` shows one, the others pass
        accuse,  // `by` names `cards`; `right`: they are the envelope
        reveal,  // everyone sees that `by` (a seat, the envelope or the pile) holds `card`. `leaves`: seat `by` leaves
                 // the game and answers no more; everyone sees its cards `left`, or none where it is empty
        lacks,   // known from elsewhere: `by` does not hold `card`
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
    bool everyone = false;                 // suggest
    std::uint8_t showers = 0;              // seats as bits, with `everyone`; `shower` and `card` are then not used
    std::array<std::int8_t, max_players> shown{-1, -1, -1, -1, -1, -1, -1, -1}; // by each of them: the card, if known
    bool leaves = false;                                                        // reveal; `card` is then not used
    Cards left = 0;                                                             // with `leaves`
    bool ignored = false; // stays in the notebook, but adds no constraints
    bool operator==(const Entry&) const = default;

    static Entry suggestion(Holder by, const Trio&, Holder shower, Card shown = no_card);
    static Entry question_to_all(Holder by, const Trio&); // nobody shows yet
    static Entry accusation(Holder by, const Trio&, bool right);
    static Entry fact(Kind, Holder, Card);
    static Entry departure(Holder seat, Cards left);
    bool has_seen() const { return seen[0] != no_card; }
    /// suggest: whether this seat shows a card, and which (no_card: unknown).
    bool shows(Holder seat) const { return everyone ? (showers >> seat & 1) != 0 : shower == seat; }
    Card shown_by(Holder seat) const { return everyone ? shown[static_cast<std::size_t>(seat)] : card; }
};

/// Whether this seat was asked by a suggestion and passed. `absent`: seats that had left the game.
bool passed(const Table&, const Entry& suggestion, Holder seat, std::uint32_t absent = 0);
/// Seats that have left the game before each row, and after the last one, as bits.
std::vector<std::uint32_t> absences(std::span<const Entry>);

/// The entry's own error: seats, cards, kinds, who can have shown or seen which card.
std::optional<Error> problem(const View&, const Entry&);
/// A warning for the player who adds `e` after `before`: every problem(), and also contradictions with the player's
/// hand (passed with a card, showed a card not held), questions by an eliminated player, and entries after the right
/// accusation.
std::optional<Error> implausible(const View&, std::span<const Entry> before, const Entry& e);

/// Seats that have seen this card of the user because the user showed it, as bits.
std::uint32_t seen_by(const View&, std::span<const Entry>, Card);

} // namespace engine::cluedo
