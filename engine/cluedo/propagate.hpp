#pragma once
// Propagation to the common fixpoint, and probing (one assumption at a time). Both emit their steps as plain events.
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

/// One step. For `learnt` and `conflict`, `constraint` is the index of the constraint responsible.
struct Move {
    enum class Kind : std::uint8_t {
        learnt,   // the literal is true: downward propagation removed the other value
        conflict, // upward propagation leaves the constraint without its required value
        trial,    // assumes the literal; later moves are undone
        refuted,  // the trial found a conflict: the opposite literal is learnt
        open      // the trial found no conflict: nothing is learnt
    } kind = Kind::learnt;
    Literal literal{};
    int constraint = -1;
    bool operator==(const Move&) const = default;
};

ENGINE_NAMED(Level, propagation, probing, complete);
inline constexpr auto levels = enumerators<Level>;

/// Narrows the domains to the common fixpoint of the single constraints; false: contradiction (the domains are then
/// meaningless). The result does not depend on the constraints' order. O(constraints) per round, few rounds;
/// microseconds.
bool propagate(const Table&, std::span<const Constraint>, Domains&);
bool propagate(const Table&, std::span<const Constraint>, Domains&, Recorder<Move>&);

/// Failed-literal probing: assumes for every open card and holder that the holder has the card; a contradiction proves
/// the opposite. Repeats until nothing changes. "Lacks" needs no trial: every other place of the card implies it, so
/// its contradiction refutes them all. One propagation per open variable and round: milliseconds.
bool probe(const Table&, std::span<const Constraint>, Domains&);
bool probe(const Table&, std::span<const Constraint>, Domains&, Recorder<Move>&);

/// Removes the opposite value; false: no value is left.
bool assume(Domains&, const Literal&);

} // namespace engine::cluedo
