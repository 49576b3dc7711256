#pragma once
// Optimal play, one move at a time: the guess with the least total of further guesses over all candidates, proven by
// the search of engine/codes/optimal. Among equally good guesses it takes the stored strategy's while the history
// follows it, otherwise the first the search finds. Confined to candidates, no strategy is stored. Whole strategies
// come from OptimalJob.
#include "engine/codes/optimal/job.hpp"
#include "engine/codes/strategies/choice.hpp"

namespace engine::codes {

/// Only for rules that can_be_proven().
struct OptimalStrategy {
    static constexpr std::string_view name = "optimal";
    Count max_nodes = 0;     // limit of the proof of one move, then TooLarge; 0 = none. Tournaments ignore it
    bool consistent = false; // every guess is a candidate
    static OptimalStrategy confined(bool on) { return {0, on}; }
    bool operator==(const OptimalStrategy&) const = default;
};

/// Unit: as OptimalJob's. Needs no search where the move is stored, nor for the first move without repeats, where all
/// are alike.
class OptimalMoveJob {
public:
    using Result = Choice;
    /// Precondition: can_be_proven(rules). Deterministic: the seed only fits the common signature.
    OptimalMoveJob(const Rules&, std::vector<Clue>, const OptimalStrategy&, std::uint64_t seed);

    Step step(Budget);
    /// Bounds of the least total for the candidates left: at least `done`, at most `total` (0 = none yet).
    Progress progress() const { return proof_ ? proof_->progress() : Progress{}; }
    /// weighed: sets of candidates for which all guesses were bounded.
    const Result& result() const { return choice_; }
    bool contradictory() const { return contradictory_; }
    /// Set if max_nodes ended the proof.
    const std::optional<TooLarge>& too_large() const { return too_large_; }

private:
    Rules rules_;
    std::vector<Clue> clues_;
    std::optional<OptimalJob> proof_;
    bool contradictory_ = false;
    std::optional<TooLarge> too_large_;
    Choice choice_;
};
static_assert(Job<OptimalMoveJob>);

} // namespace engine::codes
