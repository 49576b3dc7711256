#pragma once
// Optimal play with proof: a strategy that needs the fewest guesses for all secrets together, and that no other needs
// fewer (Koyama and Lai, "An optimal Mastermind strategy", J. Recreational Math. 25(4), 1993: 5625 for p4c6r). Only the
// total is determined: another strategy as good may need more or fewer guesses for a single secret.
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
    int max_guesses = 0;         // for any secret; 0 = as many as it takes
    Count max_nodes = 0;         // then it stops without proof; 0 = never
    std::vector<Clue> history{}; // made before: only the candidates it leaves are to be found
};

struct OptimalResult {
    bool possible = true;         // is there a strategy with so few guesses? Not known unless `proven`
    bool proven = false;          // no strategy needs fewer guesses than `tree`, or there is none
    Count secrets = 0;            // to be found; 0 = the history contradicts itself, and there is nothing below
    Count lower = 0;              // no strategy needs fewer for all secrets together
    Count total = 0;              // of `tree`; 0 = none was found
    std::vector<Count> histogram; // [i] = secrets found by guess i + 1
    Count nodes = 0;              // sets of candidates for which all guesses were bounded
    optimal::Tree tree;
    bool operator==(const OptimalResult&) const = default;
};

/// Does the table of all answers fit? 8 bytes a pair of codes at most, 72 MB in all.
bool can_be_proven(const Rules&);

/// Unit: a guess tried on a set of candidates; 2 ms for all 5040 codes of Picas & Fijas, microseconds for most sets.
class OptimalJob {
public:
    using Result = OptimalResult;
    /// can_be_proven(query.rules)
    explicit OptimalJob(const OptimalQuery& query);
    ~OptimalJob();
    OptimalJob(OptimalJob&&) noexcept;
    OptimalJob& operator=(OptimalJob&&) noexcept;

    Step step(Budget);
    /// What is known of the least total: at least `done`, at most `total`.
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
