#pragma once
// The random consistent strategy: any candidate, each equally likely (source 001's Prolog player, with a uniform draw).
// Exact on every board: the diagram counts the candidates and returns the one of a drawn rank.
#include "engine/codes/candidates.hpp"
#include "engine/codes/strategies/choice.hpp"
#include <optional>

namespace engine::codes {

/// Unit: a diagram node.
class ConsistentJob {
public:
    using Result = Choice;

    /// The draw depends on the seed and the number of clues. Contradictory clues: result().possible is false.
    ConsistentJob(const Rules&, std::span<const Clue>, std::uint64_t seed);

    Step step(Budget);
    Progress progress() const { return diagram_.progress(); }
    const Result& result() const { return choice_; }
    const std::optional<TooLarge>& too_large() const { return too_large_; }

private:
    Diagram diagram_;
    Rng rng_;
    Choice choice_;
    std::optional<TooLarge> too_large_;
};
static_assert(Job<ConsistentJob>);

} // namespace engine::codes
