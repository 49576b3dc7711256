#pragma once
// A game with all cards known to the referee: turns, questions, answers, accusations, and each seat's view. No board:
// any room can be asked for. A turn is at most one question, then an accusation or a pass.
#include "engine/base/rng.hpp"
#include "engine/cluedo/entry.hpp"

namespace engine::cluedo {

/// A uniformly shuffled deal: one card of each kind into the envelope, the rest to hands (and pile) of the table's
/// sizes.
Deal shuffled(const Table&, Rng&);

struct Play {
    enum class Phase : std::uint8_t {
        turn,  // `turn` may ask, accuse or pass
        show,  // `shower` chooses a card for the question just asked
        asked, // `turn` may accuse or pass
        over   // an accusation was right, every player is out, or the record is full
    };

    Table table{};
    Deal deal{};
    std::vector<Entry> record; // includes the card of every showing
    Holder turn = 0, shower = nobody, winner = nobody;
    Phase phase = Phase::turn;
    std::uint32_t out = 0;                 // seats that accused wrongly, as bits
    Trio asked{no_card, no_card, no_card}; // during phase show

    bool operator==(const Play&) const = default;

    Trio envelope() const;
    Cards hand(Holder) const;
    View view(Holder seat) const;
    /// The record as the seat sees it, without cards shown between others. nobody: a spectator.
    std::vector<Entry> seen_from(Holder seat) const;

    /// Phase turn. Seats pass clockwise; the first that holds one of the cards must show().
    void ask(const Trio&);
    /// Cards that the shower can show.
    Cards showable() const;
    void show(Card);
    /// During phases turn and asked.
    void accuse(const Trio&);
    void pass();

private:
    void next_turn();
};

} // namespace engine::cluedo
