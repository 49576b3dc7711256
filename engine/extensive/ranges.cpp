#include "engine/extensive/ranges.hpp"
#include <algorithm>

namespace engine::extensive {

RangesJob::RangesJob(const Form& form, int player) : form_(&form), player_(player), optimum_(form, player)
{
    for (const Sequences::Own& set : form.players[player].sets) ranges_.emplace_back(set.actions);
    reached_.resize(ranges_.size());
    unreachable_.resize(ranges_.size());
}

Progress RangesJob::progress() const { return {set_, static_cast<std::int64_t>(ranges_.size())}; }

Step RangesJob::step(Budget budget)
{
    if (!optimal_) {
        if (optimum_.step(budget) == Step::more) return Step::more;
        optimal_ = true;
        optimum_.vertex().keep_best();
        record();
        if (!optimum_.vertex().is_fixed()) return Step::more;
        finish();
        return Step::done;
    }
    if (!aimed_) {
        if (!aim_next()) {
            finish();
            return Step::done;
        }
        aim();
    }
    if (!optimum_.vertex().improve()) {
        record();
        return Step::more;
    }
    aimed_ = false;
    if (goal_ == Goal::reach) {
        if (!reached_[set_]) unreachable_[set_] = true;
        return Step::more;
    }
    const Range& range = ranges_[set_][action_];
    if (aimed_at_ != (goal_ == Goal::least ? range.least : range.most)) return Step::more; // aim again from there
    goal_ = goal_ == Goal::least ? Goal::most : Goal::reach;
    if (goal_ == Goal::reach) ++action_;
    return Step::more;
}

void RangesJob::record()
{
    const Plan plan = optimum_.vertex().own();
    const auto& sets = form_->players[player_].sets;
    for (std::size_t s = 0; s < sets.size(); ++s) {
        const Integer& before = plan.weights[sets[s].before];
        if (before.sign() == 0) continue;
        for (int a = 0; a < sets[s].actions; ++a) {
            const Fraction p(plan.weights[sets[s].first + a], before);
            Range& range = ranges_[s][a];
            range.least = reached_[s] ? std::min(range.least, p) : p;
            range.most = reached_[s] ? std::max(range.most, p) : p;
        }
        reached_[s] = true;
    }
}

bool RangesJob::is_open(int set, int action, Goal goal) const
{
    const Range& range = ranges_[set][action];
    if (optimum_.vertex().is_zero(form_->players[player_].sets[set].first + action)) return false;
    return goal == Goal::least ? range.least.sign() > 0 : range.most < 1;
}

bool RangesJob::is_cut_off(int set) const
{
    const Sequences& own = form_->players[player_];
    const int before = own.sets[set].before;
    if (before == 0 || optimum_.vertex().is_zero(before)) return before != 0;
    // the sets before this one have their final ranges
    const int earlier = own.set_of[before];
    return unreachable_[earlier] || ranges_[earlier][before - own.sets[earlier].first].most.sign() == 0;
}

bool RangesJob::aim_next()
{
    for (; set_ < static_cast<int>(ranges_.size()); ++set_, action_ = 0, goal_ = Goal::reach) {
        if (!reached_[set_] && is_cut_off(set_)) unreachable_[set_] = true;
        if (unreachable_[set_]) continue;
        if (!reached_[set_]) return true;
        // of two actions the second has what the first leaves
        const int actions = static_cast<int>(ranges_[set_].size()), last = actions == 2 ? 1 : actions;
        for (; action_ < last && actions > 1; ++action_, goal_ = Goal::reach) {
            if (goal_ == Goal::reach) goal_ = Goal::least;
            if (goal_ == Goal::least && !is_open(set_, action_, goal_)) goal_ = Goal::most;
            if (is_open(set_, action_, goal_)) return true;
        }
    }
    return false;
}

void RangesJob::aim()
{
    const Sequences::Own& set = form_->players[player_].sets[set_];
    if (!reached_[set_]) {
        goal_ = Goal::reach;
        optimum_.vertex().aim({{set.before, 1}});
    } else {
        // The weight less the extreme quotient so far times the set's weight has a maximum above 0 only beyond it.
        const Range& range = ranges_[set_][action_];
        const Fraction& so_far = goal_ == Goal::least ? range.least : range.most;
        aimed_at_ = so_far;
        const Integer sign = goal_ == Goal::least ? -1 : 1;
        optimum_.vertex().aim({{set.first + action_, sign * so_far.den()}, {set.before, -(sign * so_far.num())}});
    }
    aimed_ = true;
}

void RangesJob::finish()
{
    for (std::size_t s = 0; s < ranges_.size(); ++s) {
        if (!reached_[s]) std::fill(ranges_[s].begin(), ranges_[s].end(), Range{0, 1});
        if (!reached_[s] || ranges_[s].size() != 2) continue;
        ranges_[s][1] = {Fraction(1) - ranges_[s][0].most, Fraction(1) - ranges_[s][0].least};
    }
    set_ = static_cast<int>(ranges_.size());
}

} // namespace engine::extensive
