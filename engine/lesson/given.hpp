#pragma once
// Draws a new case's values from the learner's seed, identically on every platform.
#include "engine/base/rng.hpp"
#include "engine/lesson/lesson.hpp"

namespace engine::lesson {

/// An independent generator for the `index`-th given value: values appended later do not change it.
inline Rng chance_of(std::uint64_t seed, std::size_t index) { return Rng(seed).fork(index); }

/// Draws one value, for a source from `of_source`. Nothing if there is nothing to draw from.
std::optional<std::string> drawn(const Given&, Rng, const Answer& of_source = {});

} // namespace engine::lesson
