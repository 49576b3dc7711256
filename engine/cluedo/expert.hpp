#pragma once
// The expert computer player: deduces like the hard one, asks the safest question (safest.hpp) and shows the card that
// leaves most to the asker.
#include "engine/cluedo/safest.hpp"

namespace engine::cluedo {

/// Of the chance that somebody else knows first. engine/docs/expert.md has the tournament, in which no weight is better.
inline constexpr double expert_weight = 1;
/// Deals drawn a question weighed; fewer than on screen. Its standard error is at most 0.08.
inline constexpr int expert_draws = 40;
/// Questions weighed a turn, at most.
inline constexpr std::size_t expert_questions = 4;

SafestQuery expert_query(double weight, std::uint64_t seed);

/// The fitting card of mine that leaves the asker most envelopes, as far as it provably knows (provable_envelopes); of
/// equal ones the first of cards_to_show. Exact, milliseconds. Precondition: I hold one of the three.
Card least_telling(const View&, std::span<const Entry>, Holder asker, const Trio&);

} // namespace engine::cluedo
