#pragma once
// A strategy for boards too large for a proof, better than those that look one step ahead. On a large set of candidates the
// guesses that are best by entropy are tried, so many of them as `widths` says, each to its end: every part that it leaves
// costs what the same search makes of it (a rollout; Bertsekas, Tsitsiklis and Wu, "Rollout algorithms for combinatorial
// optimization", J. Heuristics 3, 1997). Small sets are searched as for a proof, but narrowly (search.hpp). What it finds
// is a tree and so an upper bound; that there is no better one is never claimed.
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
    /// Guesses tried on a large set before which none, one, two, … were made; one where this says nothing.
    std::vector<int> widths{};
    std::optional<Code> first{}; // instead of the first guess's own choice
};

struct WideResult {
    Count total = 0;              // of `tree`, for all secrets together
    std::vector<Count> histogram; // [i] = secrets found by guess i + 1
    Count nodes = 0; // large sets whose guesses were weighed; small ones for which all guesses were bounded
    optimal::Tree tree;
    bool operator==(const WideResult&) const = default;
};

/// Are there few enough codes? 65,536, and 10,000 of four positions. Rows of answers take 256 MB.
bool can_be_widened(const Rules&);

/// Unit: a guess weighed, divided or bounded for one set; for the first two guesses up to 0.1 ms.
class WideJob {
public:
    using Result = WideResult;
    /// can_be_widened(query.rules), widths of at least 1.
    explicit WideJob(const WideQuery& query);
    ~WideJob();
    WideJob(WideJob&&) noexcept;
    WideJob& operator=(WideJob&&) noexcept;

    Step step(Budget);
    /// Of the first guesses to be tried, in secrets each.
    Progress progress() const;
    /// Of the best tree so far; 0 = none yet.
    Count total() const;
    Count nodes() const;
    const Result& result() const;

private:
    std::unique_ptr<optimal::WideSearch> search_;
};
static_assert(Job<WideJob>);

} // namespace engine::codes
