#pragma once
// A version space as in Mitchell's candidate elimination: the sets E (most specific) and G (most general) of the
// language L, updated by minimal generalisation and specialisation. Explicit and slow, |G| up to 6^4 after one answer:
// for the screen, and the oracle of the box form (space.hpp). T. Mitchell, "Generalization as search", Artificial
// Intelligence 18, 1982.
#include "engine/codes/version_space/concept.hpp"
#include <span>
#include <vector>

namespace engine::codes::version_space {

/// A negative example with one value, `*` elsewhere: no code has this symbol in this slot.
struct Literal {
    std::uint8_t slot = 0, symbol = 0;
    bool operator==(const Literal&) const = default;
};

Concept concept_of(const Rules&, const Literal&);

/// Members are the codes x with e <= x <= g for some e in E and g in G.
struct Sets {
    std::vector<Concept> specific, general; // E has at most one concept: L is a lattice
    bool operator==(const Sets&) const = default;
    /// Mitchell's own collapse. It misses codes without repeats that cannot be filled, and two values for a slot never
    /// specialised; has_member() decides.
    bool collapsed() const { return specific.empty() || general.empty(); }
};

/// E = {(?, …, ?)}, G = {(*, …, *)}.
Sets all_concepts(const Rules&);

/// Positive example: the concept contains every instance of `c`. E := lub(e, c) where below some g; G := those above c.
Sets with_positive(const Sets&, const Concept& c);
/// Negative example: the concept contains no instance of `c`. E keeps concepts disjoint from c. Each g that meets c is
/// replaced by its minimal specialisations (one slot with `*`, whose value v in c becomes some w != v) that are above
/// some e; then only the maximal ones stay. Changing a slot to `?` is minimal too, but leaves no code, so G omits it.
Sets with_negative(const Rules&, const Sets&, const Concept& c);

bool holds(const Rules&, const Sets&, const Code&);

} // namespace engine::codes::version_space
