#pragma once
// The range of every action's probability over all optimal strategies that reach its set, by exact linear programs on
// the optimal face. The quotient of two weights is maximised by linear programs (W. Dinkelbach, "On nonlinear
// fractional programming", 1967).
#include "engine/extensive/optimum.hpp"
#include "engine/search/mixture.hpp"

namespace engine::extensive {

using search::Range;
using Ranges = std::vector<std::vector<Range>>; // by set of a player and action

class RangesJob {
public:
    using Result = Ranges;
    /// `form` must outlive the job.
    RangesJob(const Form& form, int player);
    /// A step is a pivot; some milliseconds for the largest trees.
    Step step(Budget);
    /// In sets.
    Progress progress() const;
    /// [0,1] at a set that no optimal strategy of its player reaches.
    const Ranges& result() const { return ranges_; }

private:
    enum class Goal : std::uint8_t { reach, least, most };
    /// Widens the ranges by the current vertex.
    void record();
    /// Aims at the next goal that the vertices so far leave open; false: there is none.
    bool aim_next();
    void aim();
    bool is_open(int set, int action, Goal) const;
    /// Whether a set's own history is already known to have weight 0 in all optimal strategies.
    bool is_cut_off(int set) const;
    void finish();

    const Form* form_;
    int player_;
    Optimum optimum_;
    bool optimal_ = false, aimed_ = false;
    int set_ = 0, action_ = 0;
    Goal goal_ = Goal::reach;
    Fraction aimed_at_;             // the extreme quotient when the goal was last aimed at
    std::vector<bool> reached_;     // by set: by some optimal strategy
    std::vector<bool> unreachable_; // by set: proven
    Ranges ranges_;
};
static_assert(Job<RangesJob>);

} // namespace engine::extensive
