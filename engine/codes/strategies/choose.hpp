#pragma once
// One move of a menu strategy, from the history to the guess. The version space strategy, with options of its own, uses
// VersionSpaceJob (version_space.hpp), so that programs without it need not link it.
#include "engine/codes/strategies/weigh.hpp"
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace engine::codes {

struct Strategy {
    StrategyKind kind = StrategyKind::knuth;
    std::optional<Code> first; // forces the first guess
    bool operator==(const Strategy&) const = default;
};

/// Unit: about a microsecond of native work.
class ChooseJob {
public:
    using Result = Choice;

    ChooseJob(const Rules&, std::vector<Clue>, const Strategy&, std::uint64_t seed);

    Step step(Budget);
    Progress progress() const;
    const Result& result() const { return choice_; }
    /// No candidate is left, so there is no choice.
    bool contradictory() const { return contradictory_; }
    const std::optional<TooLarge>& too_large() const { return too_large_; }

private:
    /// Takes a finished job's result and starts the next job, if any.
    Step settle();

    Rules rules_;
    std::vector<Clue> clues_;
    Strategy strategy_;
    // A job that draws, or one that lists followed by one that weighs.
    std::variant<std::monostate, ConsistentJob, CandidatesJob, WeighJob> work_;
    Choice choice_;
    bool contradictory_ = false;
    std::optional<TooLarge> too_large_;
};
static_assert(Job<ChooseJob>);

} // namespace engine::codes
