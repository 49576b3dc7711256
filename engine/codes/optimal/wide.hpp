#pragma once
// A strategy for boards too large for a proof, better than one-step lookahead. On a large set of candidates it tries
// the best guesses by entropy, as many as `widths` allows, and computes each part's cost by the same search (a rollout;
// Bertsekas, Tsitsiklis and Wu, "Rollout algorithms for combinatorial optimization", J. Heuristics 3, 1997). Small sets
// get a narrow branch and bound (search.hpp). The result is a tree and so an upper bound only.
#include "engine/base/job.hpp"
#include "engine/codes/optimal/tree.hpp"
#include <memory>
#include <optional>

namespace engine::codes {

namespace optimal {
class WideSearch;
}

struct WideQuery {
    Rules rules = mastermind;
    /// [i] = guesses tried on a large set after i guesses; 1 beyond the end
    std::vector<int> widths{};
    std::optional<Code> first{}; // replaces the choice of first guess
};

struct WideResult {
    Count total = 0;              // total of `tree` over all secrets
    std::vector<Count> histogram; // [i] = secrets found by guess i + 1
    Count nodes = 0;              // large sets whose guesses were weighed plus small sets whose guesses were bounded
    optimal::Tree tree;
    bool operator==(const WideResult&) const = default;
};

/// Whether the codes are few enough: 65,536, or 10,000 for four positions. The feedback table takes 256 MB.
bool can_be_widened(const Rules&);

/// Unit: one guess weighed, divided or bounded for one set; up to 0.1 ms for the first two guesses.
class WideJob {
public:
    using Result = WideResult;
    /// Precondition: can_be_widened(query.rules); every width is at least 1.
    explicit WideJob(const WideQuery& query);
    ~WideJob();
    WideJob(WideJob&&) noexcept;
    WideJob& operator=(WideJob&&) noexcept;

    Step step(Budget);
    /// Of the first guesses to try; total counts secrets times first guesses.
    Progress progress() const;
    /// Total of the best tree so far; 0 = none yet.
    Count total() const;
    Count nodes() const;
    const Result& result() const;

private:
    std::unique_ptr<optimal::WideSearch> search_;
};
static_assert(Job<WideJob>);

} // namespace engine::codes
