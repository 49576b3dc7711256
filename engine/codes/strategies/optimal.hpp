#pragma once
// Optimal play, a move at a time: the guess after which the fewest guesses are needed for all candidates together, proven
// by the search of engine/codes/optimal on the candidates the history leaves. Of guesses as good as each other the stored
// strategy's, while the history follows it, else the first that the search finds. Whole strategies come from OptimalJob.
#include "engine/codes/optimal/job.hpp"
#include "engine/codes/strategies/choice.hpp"

namespace engine::codes {

/// Only of rules that can_be_proven().
struct OptimalStrategy {
    static constexpr std::string_view name = "optimal";
    Count max_nodes = 0; // of the proof of one move: beyond, it is too large. 0 = none. Tournaments do not read it
    bool operator==(const OptimalStrategy&) const = default;
};

/// Unit: as OptimalJob's; no search where the move is known or, without repeats, the first: all are alike.
class OptimalMoveJob {
public:
    using Result = Choice;
    /// can_be_proven(rules). It draws nothing: the seed is for the others' sake.
    OptimalMoveJob(const Rules&, std::vector<Clue>, const OptimalStrategy&, std::uint64_t seed);

    Step step(Budget);
    /// What is known of the least total for the candidates left: at least `done`, at most `total` (0 = nothing yet).
    Progress progress() const { return proof_ ? proof_->progress() : Progress{}; }
    /// weighed: sets of candidates for which all guesses were bounded.
    const Result& result() const { return choice_; }
    bool contradictory() const { return contradictory_; }
    /// Not proven within the strategy's nodes.
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
