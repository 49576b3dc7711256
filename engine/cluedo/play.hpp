#pragma once
// A game being played with all cards known to the referee: turns, questions, answers, accusations; and what each seat
// sees of it. No board: any room can be asked for. A turn is at most one question, then an accusation or a pass.
#include "engine/base/rng.hpp"
#include "engine/cluedo/entry.hpp"

namespace engine::cluedo {

/// A shuffled deal: one card of each kind into the envelope, the rest to hands (and pile) of the table's sizes.
Deal shuffled(const Table&, Rng&);

struct Play {
    enum class Phase : std::uint8_t {
        turn,  // `turn` may ask, accuse or pass
        show,  // `shower` has to choose a card for the question just asked
        asked, // `turn` may accuse or pass
        over   // somebody was right, everybody was wrong, or the record is full
    };

    Table table{};
    Deal deal{};
    std::vector<Entry> record; // with the card of every showing
    Holder turn = 0, shower = nobody, winner = nobody;
    Phase phase = Phase::turn;
    std::uint32_t out = 0;                 // seats that accused wrongly, as bits
    Trio asked{no_card, no_card, no_card}; // in phase show

    bool operator==(const Play&) const = default;

    Trio envelope() const;
    Cards hand(Holder) const;
    View view(Holder seat) const;
    /// The record as the seat sees it: cards shown between others are not known. nobody: a spectator.
    std::vector<Entry> seen_from(Holder seat) const;

    /// Phase turn. The question goes round; if somebody can answer, it is for him to show a card.
    void ask(const Trio&);
    /// Cards the shower may show.
    Cards showable() const;
    void show(Card);
    /// Phases turn and asked.
    void accuse(const Trio&);
    void pass();

private:
    void next_turn();
};

} // namespace engine::cluedo
