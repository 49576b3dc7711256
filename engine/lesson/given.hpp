#pragma once
// Values of a new case, drawn from the learner's seed: the same on every platform.
#include "engine/base/rng.hpp"
#include "engine/lesson/lesson.hpp"

namespace engine::lesson {

/// The generator of the `index`-th given value: a value added behind it changes none before.
inline Rng chance_of(std::uint64_t seed, std::size_t index) { return Rng(seed).fork(index); }

/// One drawn; of a source one of its values. Nothing if there is none to draw from.
std::optional<std::string> drawn(const Given&, Rng, const Answer& of_source = {});

} // namespace engine::lesson
