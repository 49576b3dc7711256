#pragma once
// Guesses chosen before any answer is known ("static Mastermind", Chvátal, Combinatorica 3, 1983): how far their answers
// together tell the codes apart.
#include "engine/base/job.hpp"
#include "engine/codes/divide.hpp"
#include <utility>

namespace engine::codes {

/// Limit of guesses in a set.
inline constexpr std::size_t max_fixed_guesses = 64;

struct FixedGuesses {
    Count vectors = 0;  // different vectors of answers, over all codes
    Count of = 0;       // codes
    Count largest = 0;  // codes that share one vector, at most
    Code first, second; // the smallest code that shares its vector, and the next one that does; if !decides()
    bool decides() const { return vectors == of; }
    bool operator==(const FixedGuesses&) const = default;
};

/// Refines the codes' classes guess by guess. Unit: one class divided by one guess; 20 ms for the 2^20 codes of the
/// largest board.
class FixedGuessesJob {
public:
    using Result = FixedGuesses;
    /// code_count(rules) <= max_listed; `guesses` legal.
    FixedGuessesJob(const Rules& rules, std::span<const Code> guesses);

    Step step(Budget);
    /// Guesses.
    Progress progress() const { return {static_cast<std::int64_t>(at_), static_cast<std::int64_t>(guesses_.size())}; }
    const Result& result() const { return result_; }

private:
    struct Class {
        std::uint32_t begin, size; // in codes_
    };
    void divide(Class);
    void finish();

    Rules rules_;
    std::vector<Packed> guesses_;
    Candidates codes_;
    Divider divider_;
    std::size_t at_ = 0;             // the guess
    std::vector<Class> open_, next_; // classes of two codes and more: to be divided by this guess, by the next one
    Result result_;
};
static_assert(Job<FixedGuessesJob>);

} // namespace engine::codes
