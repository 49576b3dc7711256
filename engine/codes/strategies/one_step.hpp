#pragma once
// One-step lookahead: the guess with the best partition of the candidates by a criterion. D. Knuth, "The Computer as
// Master Mind", J. Recreational Math. 9(1), 1976-77 (worst part); R. Irving, "Towards an optimum Mastermind strategy",
// ibid. 11(2), 1978-79 (expected size); E. Neuwirth, "Some strategies for Mastermind", Z. Operations Research 26, 1982
// (entropy); B. Kooi, "Yet another Mastermind strategy", ICGA Journal 28(1), 2005 (most parts). Ties: candidates first,
// then the lexicographically smallest. A single candidate is played at once. With Pool::consistent only candidates are
// compared.
#include "engine/base/job.hpp"
#include "engine/codes/candidates.hpp"
#include "engine/codes/criterion.hpp"
#include "engine/codes/guesses.hpp"
#include "engine/codes/sliced.hpp"
#include "engine/codes/strategies/choice.hpp"
#include <limits>
#include <optional>

namespace engine::codes {

/// Limit of guesses x candidates for one move: two seconds natively, some five in a browser.
inline constexpr Count weighing_limit = 8'000'000'000;

/// Unit: about a thousand feedbacks. Candidates are weighed first, in order; a later guess must be strictly better.
class OneStep {
public:
    using Result = Choice;

    /// `candidates`: at least one, in lexicographic order; `symmetry`: that of their history.
    OneStep(Criterion, const Rules&, Candidates candidates, const Symmetry& symmetry, Pool);

    Step step(Budget);
    /// In guesses.
    Progress progress() const { return {done_, total_}; }
    const Result& result() const { return best_; }
    const std::optional<TooLarge>& too_large() const { return too_large_; }
    /// Feedbacks computed, a measure of work that tests can compare.
    Count feedbacks() const { return feedbacks_; }
    Candidates take_candidates() { return std::move(candidates_); }

private:
    enum class Phase : std::uint8_t { candidates, all, done };

    void begin_all();
    /// Weighs the guess with each of the last symbols, a bit each, with which it may be first, while a key may still
    /// improve; one with a smaller key becomes the best. Returns the cost in units.
    std::int64_t weigh(Code guess, Symbols last, bool possible);
    /// Whether no remaining guess can have a smaller key.
    bool cannot_improve() const { return key_ <= (phase_ == Phase::candidates ? least_possible_ : least_); }

    Criterion criterion_;
    Rules rules_;
    Candidates candidates_;
    std::optional<Sliced> sliced_; // built when the first guess is weighed
    Symmetry symmetry_;
    bool any_alike_; // the history leaves interchangeable positions
    Pool pool_;
    CanonicalGuesses guesses_; // guesses up to the symmetry of the candidates, for the phase that weighs all
    Phase phase_ = Phase::candidates;
    std::size_t next_ = 0;
    std::int64_t least_possible_, least_; // lower bounds of the keys of candidates, and of other guesses
    std::int64_t key_ = std::numeric_limits<std::int64_t>::max(); // key of best_
    Count feedbacks_ = 0;
    std::int64_t done_ = 0, total_ = 0;
    Choice best_;
    std::optional<TooLarge> too_large_;
};

template <Criterion C>
class OneStepJob : public OneStep {
public:
    static constexpr Criterion criterion = C; // the criterion its guess optimises
    OneStepJob(const Rules& r, Candidates candidates, const Symmetry& symmetry, Pool pool)
        : OneStep(C, r, std::move(candidates), symmetry, pool)
    {}
};

} // namespace engine::codes
