#pragma once
// One move of a strategy of the menu, from the history to the guess. The version spaces, which have options of their own,
// choose by VersionSpaceJob (version_space.hpp): programs that play without them do not carry them.
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
    /// The history allows no code: there is no choice.
    bool contradictory() const { return contradictory_; }
    const std::optional<TooLarge>& too_large() const { return too_large_; }

private:
    /// Looks at a finished job and starts the next, if any.
    Step settle();

    Rules rules_;
    std::vector<Clue> clues_;
    Strategy strategy_;
    std::variant<std::monostate, ConsistentJob, CandidatesJob, WeighJob> work_; // a job that draws, or lists and weighs
    Choice choice_;
    bool contradictory_ = false;
    std::optional<TooLarge> too_large_;
};
static_assert(Job<ChooseJob>);

} // namespace engine::codes
