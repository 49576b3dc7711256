#pragma once
// Ranks all guesses by a criterion, to grade a guess of the user.
#include "engine/codes/candidates.hpp"
#include "engine/codes/criterion.hpp"
#include "engine/codes/guesses.hpp"
#include "engine/codes/sliced.hpp"
#include <optional>
#include <vector>

namespace engine::codes {

/// Limit of guesses x candidates; beyond it nothing is ranked.
inline constexpr Count rank_work_limit = 20'000'000'000;
/// Limit of guess classes kept at once.
inline constexpr Count rank_guess_limit = 4'000'000;

struct RankQuery {
    Criterion criterion = Criterion::worst;
    std::size_t top = 10;
    bool classes = false;             // lists one representative per class (guesses.hpp), not all members
    std::optional<Code> guess;        // the guess to rank
    bool shapes = false;              // like `classes`, also without permutations of interchangeable positions
    std::optional<Criterion> other{}; // a second criterion to rank `guess` by
};

struct Ranked {
    Code guess;
    bool possible = false;
    double score = 0;
    Count alike = 1; // size of its class, itself included
    Count rank = 1;  // 1 = best; ties share the best rank
    Count worst = 0;
    double bits = 0, expected_size = 0;
};

struct Ranking {
    std::vector<Ranked> top;     // best first: score, then possible, then lexicographic
    Count of = 0;                // number of guesses
    std::optional<Ranked> guess; // rank of the query's guess
    Count other_rank = 0;        // its rank by the other criterion; 0 = not asked for
    Count best = 0;              // number of guesses that share rank 1
};

/// Unit: about a thousand feedbacks.
class RankJob {
public:
    using Result = Ranking;
    RankJob(const Rules&, std::vector<Clue>, const RankQuery&);

    Step step(Budget);
    /// In classes of guesses.
    Progress progress() const { return {static_cast<std::int64_t>(weighed_.size()), total_}; }
    const Result& result() const { return ranking_; }
    bool contradictory() const { return contradictory_; }
    const std::optional<TooLarge>& too_large() const { return too_large_; }

private:
    struct Weighed {
        std::int64_t key, other;
        Code guess;
        bool possible;
    };
    Step begin();
    void finish();
    void list_top();
    Ranked describe(const Code&, Count rank) const;

    Rules rules_;
    std::vector<Clue> clues_;
    RankQuery query_;
    Symbols known_;
    CandidatesJob listing_;
    CanonicalGuesses guesses_;
    Candidates candidates_;
    std::optional<Sliced> sliced_;
    std::vector<Weighed> weighed_;
    std::int64_t total_ = 0;
    bool listed_ = false, contradictory_ = false;
    std::optional<TooLarge> too_large_;
    Ranking ranking_;
};
static_assert(Job<RankJob>);

} // namespace engine::codes
