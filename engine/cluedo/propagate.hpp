#pragma once
// Propagation to the common fixpoint, and trial and error one assumption deep. Both tell what they do as plain events.
#include "engine/base/named.hpp"
#include "engine/base/trace.hpp"
#include "engine/cluedo/constraint.hpp"

namespace engine::cluedo {

struct Literal {
    Card card = 0;
    Holder holder = 0;
    bool holds = true;
    bool operator==(const Literal&) const = default;
};

/// One thing the machinery did. For `learnt` and `conflict`, `constraint` is the index of the one that spoke.
struct Move {
    enum class Kind : std::uint8_t {
        learnt,   // the literal is true: its variable lost the other value, downward from the constraint
        conflict, // upward, the constraint's expression has lost the value it must have
        trial,    // suppose the literal; what follows is undone
        refuted,  // the trial came to a conflict: the opposite literal is learnt
        open      // the trial came to no conflict: nothing is learnt
    } kind = Kind::learnt;
    Literal literal{};
    int constraint = -1;
    bool operator==(const Move&) const = default;
};

ENGINE_NAMED(Level, propagation, probing, complete);
inline constexpr auto levels = enumerators<Level>;

/// Narrows the domains as far as single constraints can; false: contradiction (the domains are then of no use). The
/// result does not depend on the order of the constraints. Cost: O(constraints) per round, few rounds; microseconds.
bool propagate(const Table&, std::span<const Constraint>, Domains&);
bool propagate(const Table&, std::span<const Constraint>, Domains&, Recorder<Move>&);

/// Supposes of every open card and holder in turn that the holder has it; if that contradicts, it is not so. Until
/// nothing changes. That the holder lacks it need not be tried: every other place of the card implies it, so that where
/// it contradicts they all do. Cost: a propagation per open variable and round: milliseconds.
bool probe(const Table&, std::span<const Constraint>, Domains&);
bool probe(const Table&, std::span<const Constraint>, Domains&, Recorder<Move>&);

/// Takes the opposite value away; false: it was the last one.
bool assume(Domains&, const Literal&);

} // namespace engine::cluedo
