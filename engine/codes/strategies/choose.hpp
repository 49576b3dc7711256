#pragma once
// One move of a strategy of the menu, from the history to the guess. The version spaces, which have options of their own,
// choose by VersionSpaceJob: programs that play without them do not carry them.
#include "engine/codes/strategies/consistent.hpp"
#include "engine/codes/strategies/knuth.hpp"
#include "engine/codes/strategies/strategy.hpp"
#include "engine/codes/version_space/choice.hpp"
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace engine::codes {

struct Strategy {
    StrategyKind kind = StrategyKind::knuth;
    Pool pool = Pool::all;               // `knuth_consistent` is knuth with Pool::consistent; ignored by consistent
    std::optional<Code> first;           // forces the first guess
    version_space::PlayOptions spaces{}; // of version_space
    bool operator==(const Strategy&) const = default;
};

/// Are the strategy's guesses a function of the history alone?
constexpr bool is_deterministic(const Strategy& s) { return s.kind == StrategyKind::knuth; }

/// Unit: about a microsecond of native work.
class ChooseJob {
public:
    using Result = Choice;

    /// A strategy of strategy_kinds.
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
    std::variant<std::monostate, ConsistentJob, CandidatesJob, KnuthJob> work_;
    Choice choice_;
    bool contradictory_ = false;
    std::optional<TooLarge> too_large_;
};
static_assert(Job<ChooseJob>);

} // namespace engine::codes
