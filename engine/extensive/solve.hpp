#pragma once
// An equilibrium of a zero-sum game in extensive form, exact. The value is unique, the strategies need not be.
#include "engine/extensive/optimum.hpp"
#include "engine/extensive/ranges.hpp"
#include <optional>

namespace engine::extensive {

struct Solution {
    Fraction value; // player 0's expected payoff; player 1's is Form::constant - value
    std::array<Plan, 2> plans;
    /// Where a player's own plan does not reach a set, its first best action against the other's plan.
    std::array<Behaviour, 2> behaviour;
    /// If asked for: of every action over all optimal strategies that reach its set; [0,1] where none does.
    std::optional<std::array<Ranges, 2>> ranges;
    Count pivots = 0, exact_pivots = 0;
};

/// Verified before the result: both strategies' guarantees, computed by best replies over all sequences, are equal.
class SolveJob {
public:
    using Result = Solution;
    explicit SolveJob(Form form, bool with_ranges = false)
        : form_(std::make_unique<Form>(std::move(form))), with_ranges_(with_ranges), optimum_(*form_, 0)
    {}
    const Form& form() const { return *form_; }
    Step step(Budget);
    /// In sets of both players, for the ranges.
    Progress progress() const;
    const Solution& result() const { return solution_; }
    /// Whether result() has the value and an equilibrium already; its ranges come with the last step.
    bool solved() const { return solved_; }

private:
    /// The verified solution, without ranges.
    void conclude();

    std::unique_ptr<Form> form_; // at one place, for the others
    bool with_ranges_;
    Optimum optimum_;
    bool solved_ = false;
    std::optional<RangesJob> ranges_; // of the player whose turn it is
    int player_ = 0;
    Solution solution_;
};
static_assert(Job<SolveJob>);

} // namespace engine::extensive
