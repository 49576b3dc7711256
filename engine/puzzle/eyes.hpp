#pragma once
// A notebook of Cluedo through another player's eyes: the public entries, the cards that it certainly saw, and the cells
// of its hand that the reader is certain of.
#include "engine/puzzle/notebook.hpp"

namespace engine::puzzle {

struct Eyes {
    Notebook book;                      // public rows in the reader's order, then a row for each cell of its hand
    std::vector<cluedo::Literal> cells; // of its hand, in the order of these rows
    cluedo::Domains known;              // deduced from it
    bool consistent = false;

    /// Whether it deduces all cards of the envelope.
    bool knows() const;
};

/// Both the reader and the player deduce at this level.
Eyes eyes_of(const Notebook&, cluedo::Holder seat, cluedo::Level);

inline constexpr std::size_t most_steps = 39; // a chain that a person follows

/// The chain to the envelope as the player finds it, after the reader's chain to the cells that it needs.
struct ThroughEyes {
    std::vector<Deduction> chain;
    std::size_t length_as_found = 0; // steps of the same in chain_as_found()'s order
};
/// The player must know at this level. A chain that would take most_steps is told as found, with fewer.
ThroughEyes chain_through(const Notebook&, cluedo::Holder seat, cluedo::Level);

} // namespace engine::puzzle
