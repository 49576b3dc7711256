#pragma once
// The steps of a deduction from entries, at any depth, reduced to the necessary ones.
#include "engine/cluedo/story.hpp"
#include "engine/cluedo/why.hpp"

namespace engine::cluedo {

/// Keeps the moves that the last one depends on (`moves` has no open trials). A "full" constraint depends on its true
/// arguments, one that needs all that is left on its false ones; an "or" or a refuted trio on all others; a refuted
/// trial on its conflict.
std::vector<Move> only_needed(const Table&, std::span<const Constraint>, const std::vector<Move>&);

/// Explains a deduced literal (why.holds): direct steps, or else the opposite assumed and every case refuted, in nested
/// trials. Cost: milliseconds. Beyond max_told moves the story is `cut`.
inline constexpr std::size_t max_told = 4000;
Story proof_of(const Table&, const Why&, Card, Holder);

} // namespace engine::cluedo
