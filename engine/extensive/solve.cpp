#include "engine/extensive/solve.hpp"

namespace engine::extensive {

Progress SolveJob::progress() const
{
    if (!with_ranges_) return optimum_.progress();
    const auto sets = [&](int player) { return static_cast<std::int64_t>(form_->players[player].sets.size()); };
    const std::int64_t done = (player_ > 0 ? sets(0) : 0) + (player_ > 1 ? sets(1) : 0);
    return {done + (ranges_ && player_ < 2 ? ranges_->progress().done : 0), sets(0) + sets(1)};
}

Step SolveJob::step(Budget budget)
{
    if (!solved_) {
        if (optimum_.step(budget) == Step::more) return Step::more;
        conclude();
        solved_ = true;
        if (with_ranges_) solution_.ranges.emplace();
        return with_ranges_ ? Step::more : Step::done;
    }
    if (player_ == 2) return Step::done;
    if (!ranges_) ranges_.emplace(*form_, player_);
    if (ranges_->step(budget) == Step::more) return Step::more;
    (*solution_.ranges)[player_++] = ranges_->result();
    ranges_.reset();
    return player_ == 2 ? Step::done : Step::more;
}

void SolveJob::conclude()
{
    const Form& form = *form_;
    Solution& s = solution_;
    s.plans = {optimum_.vertex().own(), optimum_.vertex().other()};
    const Reply of_0 = best_reply(form, 0, s.plans[1]), of_1 = best_reply(form, 1, s.plans[0]);
    ENGINE_CHECK(is_plan(form.players[0], s.plans[0]) && is_plan(form.players[1], s.plans[1]));
    ENGINE_CHECK(of_0.value == of_1.value); // minimax theorem
    s.value = of_0.value;
    s.behaviour = {behaviour_of(form.players[0], s.plans[0], of_0.action),
                   behaviour_of(form.players[1], s.plans[1], of_1.action)};
    s.pivots = optimum_.pivots();
    s.exact_pivots = optimum_.vertex().pivots();
}

} // namespace engine::extensive
