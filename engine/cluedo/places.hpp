#pragma once
// Whether a deal exists, for thousands of notebooks that differ in a hand: all of a holder's cards are one word, and
// propagation works on whole words. It reaches the same fixpoint as propagate(), about fifty times as fast, without
// reasons.
#include "engine/cluedo/constraint.hpp"
#include <optional>
#include <vector>

namespace engine::cluedo {

/// The constraints that single words do not express. Every entry's are of these two forms or decide cards.
struct Clauses {
    struct Or { // the holder has one of these
        Holder holder = 0;
        Cards cards = 0;
    };
    std::vector<Or> ors;
    std::vector<Cards> refuted; // trios that are not the envelope
};

/// Where cards can be. A value; the clauses stand beside it because many places share them.
struct Places {
    Table table{};
    std::array<Cards, max_holders> may{}, must{};

    /// The constraints must be those of rules_of() and add_constraints(). Their clauses are added to `clauses`.
    static Places of(const Table&, std::span<const Constraint>, Clauses& clauses);

    /// The holder has these cards, or exactly these.
    void give(Holder h, Cards cards) { must[static_cast<std::size_t>(h)] |= cards; }
    void give_hand(Holder h, Cards cards)
    {
        must[static_cast<std::size_t>(h)] |= cards;
        may[static_cast<std::size_t>(h)] &= cards;
    }
    /// Propagation to the fixpoint; false: a contradiction.
    bool settle(const Clauses&);
    /// A deal within the settled places; nothing if there is none. Backtracking, usually without any wrong trial.
    std::optional<std::array<Cards, max_holders>> find(const Clauses&) const;

    /// Number of envelopes in the deals within the settled places: exact.
    int envelopes(const Clauses&) const;
    /// Number of envelopes that propagation does not exclude: one open card of each kind, no refuted trio.
    int open_envelopes(const Clauses&) const;
};

/// All deals within the settled places; nothing if there are more than `most`.
std::optional<std::vector<std::array<Cards, max_holders>>> deals_of(const Places&, const Clauses&, std::size_t most);

} // namespace engine::cluedo
