#pragma once
// Knuth's minimax guess: D. Knuth, "The Computer as Master Mind", J. Recreational Math. 9(1), 1976-77. The smallest
// worst part over all guesses, then a guess that may be the secret, then the lexicographically smallest; one candidate
// left: play it. With Pool::consistent only guesses that may be the secret are compared.
#include "engine/base/job.hpp"
#include "engine/codes/candidates.hpp"
#include "engine/codes/criterion.hpp"
#include "engine/codes/guesses.hpp"
#include "engine/codes/strategies/choice.hpp"
#include <array>
#include <optional>

namespace engine::codes {

/// guesses x candidates beyond which it does not start: minutes, not seconds.
inline constexpr Count knuth_work_limit = 20'000'000'000;

/// Unit: about a thousand feedbacks. Candidates are weighed first, in order; a later guess must beat the best strictly,
/// so weighing stops at the first part as large as the best's worst.
class KnuthJob {
public:
    using Result = Choice;
    static constexpr Criterion criterion = Criterion::worst; // what its guess is best by

    /// `candidates`: at least one, in lexicographic order; `symmetry`: of the history they come from.
    KnuthJob(const Rules&, Candidates candidates, const Symmetry& symmetry, Pool);

    Step step(Budget);
    /// In guesses.
    Progress progress() const;
    const Result& result() const { return best_; }
    const std::optional<TooLarge>& too_large() const { return too_large_; }
    /// Feedbacks computed: what tests check instead of time.
    Count feedbacks() const { return feedbacks_; }
    Candidates take_candidates() { return std::move(candidates_); }

private:
    enum class Phase : std::uint8_t { candidates, all, done };

    /// Weighs a guess; it becomes the best if its worst part is smaller.
    void weigh(const Packed& guess, bool possible);
    template <bool Wide>
    Count worst_below(const Packed& guess, Count bound);
    bool is_worth_weighing(const Code& guess) const { return !any_alike_ || symmetry_.may_be_first(rules_, guess); }
    /// No guess does better than this: the candidates spread evenly over all answers.
    bool cannot_improve() const;

    Rules rules_;
    Slots slots_;
    Candidates candidates_;
    Symmetry symmetry_;
    bool any_alike_; // does the history leave positions interchangeable?
    Pool pool_;
    CanonicalGuesses guesses_;
    Phase phase_ = Phase::candidates;
    std::size_t next_ = 0;
    Count answers_;                                // how many different answers the rules have
    Count worst_;                                  // of best_
    std::array<std::uint32_t, max_slots> cells_{}; // of the guess being weighed
    Count feedbacks_ = 0;
    std::int64_t done_ = 0, total_ = 0;
    Choice best_;
    std::optional<TooLarge> too_large_;
};
static_assert(Job<KnuthJob>);

} // namespace engine::codes
