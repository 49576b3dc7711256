#pragma once
// Optimal play with proof: a strategy with the least total of guesses over all secrets (Koyama and Lai, "An optimal
// Mastermind strategy", J. Recreational Math. 25(4), 1993: 5625 for p4c6r). Only the total is unique: another optimal
// strategy may need more or fewer guesses for a single secret.
#include "engine/base/job.hpp"
#include "engine/codes/optimal/tree.hpp"
#include <memory>
#include <variant>

namespace engine::codes {

namespace optimal {
template <class Lane>
class Proof;
}

struct OptimalQuery {
    Rules rules = mastermind;
    int max_guesses = 0;         // limit for every secret; 0 = none
    Count max_nodes = 0;         // limit, then stops without proof; 0 = none
    std::vector<Clue> history{}; // rows already played: only their candidates need finding
    bool consistent = false;     // every guess must be a candidate
};

struct OptimalResult {
    bool possible = true;         // some strategy respects max_guesses. Meaningful only if `proven`
    bool proven = false;          // `tree` is optimal, or no strategy exists
    Count secrets = 0;            // candidates; 0 = the history contradicts itself, and the fields below are empty
    Count lower = 0;              // proven lower bound of the total
    Count total = 0;              // total of `tree`; 0 = no tree
    std::vector<Count> histogram; // [i] = secrets found by guess i + 1
    Count nodes = 0;              // sets of candidates for which all guesses were bounded
    optimal::Tree tree;
    bool operator==(const OptimalResult&) const = default;
};

/// Whether the table of all feedbacks fits: at most 8 bytes a pair of codes and 72 MB.
bool can_be_proven(const Rules&);

/// Unit: one guess tried on one set of candidates; 2 ms for all 5040 codes of Picas & Fijas, microseconds for most
/// sets.
class OptimalJob {
public:
    using Result = OptimalResult;
    /// can_be_proven(query.rules)
    explicit OptimalJob(const OptimalQuery& query);
    ~OptimalJob();
    OptimalJob(OptimalJob&&) noexcept;
    OptimalJob& operator=(OptimalJob&&) noexcept;

    Step step(Budget);
    /// Bounds of the least total: at least `done`, at most `total`.
    Progress progress() const;
    Count nodes() const;
    const Result& result() const;

private:
    template <class Lane>
    using Owned = std::unique_ptr<optimal::Proof<Lane>>;
    std::variant<Owned<std::uint16_t>, Owned<std::uint32_t>, Owned<std::uint64_t>> proof_;
};
static_assert(Job<OptimalJob>);

} // namespace engine::codes
