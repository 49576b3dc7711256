#pragma once
// A step of a notebook's proof as a deduction: what it concludes, from which rows and hand sizes, and its cases.
#include "engine/cluedo/story.hpp"
#include "engine/puzzle/puzzle.hpp"
#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace engine::puzzle {

using Moves = std::vector<cluedo::Move>;

/// What a step of the proof finds: a learnt literal, or the opposite of a refuted trial.
cluedo::Literal literal_of(const Moves& part);
/// "has:3:1", "lacks:3:1": a card and a holder.
std::string fact_of(const cluedo::Literal&);
/// The conflicts of a part: 0 without a trial, 1 for one that is refuted at once.
std::ptrdiff_t cases_of(const Moves&);
/// A case of nested trials: what is supposed, outermost first, with what refuted trials inside leave; the moves that end
/// in its conflict.
struct Case {
    std::vector<cluedo::Literal> supposed;
    Moves used;
};
std::vector<Case> cases_in(const Moves&);
/// Adds the rows that the moves use, each once, in ascending order.
void add_rows(const Moves&, std::span<const cluedo::Constraint>, std::vector<int>& rows);
/// Adds the literal to what the deduction gives and points at.
void conclude(const cluedo::Literal&, Deduction&);
/// What the step's premises say, and all that is told before it.
struct Before {
    cluedo::Domains premises, all;
};
/// The part in words' keys. Its `from` has hand sizes alone; the chain adds the earlier conclusions.
Deduction told(const cluedo::Table&, const Moves& part, std::span<const cluedo::Constraint>, const Before&);

} // namespace engine::puzzle
