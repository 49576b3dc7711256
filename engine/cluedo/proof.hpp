#pragma once
// The steps of what follows from entries, whatever it takes to see it, and only those that matter.
#include "engine/cluedo/story.hpp"
#include "engine/cluedo/why.hpp"

namespace engine::cluedo {

/// Of moves without open trials: those that the last one rests on. A "full" constraint rests on its true arguments, one
/// that needs all that is left on its false ones; an "or" or a refuted trio on all others; a refuted trial on its conflict.
std::vector<Move> only_needed(const Table&, std::span<const Constraint>, const std::vector<Move>&);

/// How it is that the holder has the card, or not (why.holds): what leads to it, or else the opposite is supposed and every
/// way out refuted, trials within trials. Cost: milliseconds. More than max_told moves are not told: the story is `cut`.
inline constexpr std::size_t max_told = 4000;
Story proof_of(const Table&, const Why&, Card, Holder);

} // namespace engine::cluedo
