#pragma once
// Which steps of a proof are told as hints: before the last one, what was said leaves at least two answers open.
#include "engine/puzzle/puzzle.hpp"

namespace engine::puzzle {

/// The indices of these steps, ascending; the last step is always one of them. All steps where the answer is no choice
/// among a few: a code, a number, a set.
std::vector<std::size_t> hinted_steps(const Puzzle&);

} // namespace engine::puzzle
