#include "engine/codes/optimal_games.hpp"
#include "engine/codes/optimal/known.hpp"
#include <algorithm>

namespace engine::codes {

OptimalGames::OptimalGames(const Rules& r, const OptimalStrategy& s, const TournamentQuery& query)
    : rules_(r), consistent_(s.consistent), secrets_(r, query),
      tree_(s.consistent ? std::nullopt : optimal::stored_strategy(r))
{
    result_.begin(query);
    if (!tree_) proof_.emplace(OptimalQuery{r, 0, 0, {}, consistent_});
}

Step OptimalGames::step(Budget budget)
{
    if (proof_) {
        const Step step = proof_->step(budget);
        const Progress bounds = proof_->progress();
        if (bounds.done > 0 && bounds.total > 0) widest_ = std::max(widest_, bounds.total - bounds.done);
        if (step == Step::done) {
            tree_ = proof_->result().tree;
            proof_.reset();
            proved_ = true;
        }
        return Step::more;
    }
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0 && secrets_.more(); --units)
        result_.ended(static_cast<int>(path_to(rules_, *tree_, secrets_.next()).size()));
    return secrets_.more() ? Step::more : Step::done;
}

/// From 0 to 1, never decreasing: nodes divided by the proof's known number, otherwise how close the bounds have come.
double OptimalGames::proof_done() const
{
    const auto known = consistent_ ? std::nullopt : optimal::proven(rules_);
    if (known && known->nodes > 0)
        return std::min(1.0, static_cast<double>(proof_->nodes()) / static_cast<double>(known->nodes));
    const Progress bounds = proof_->progress();
    return widest_ == 0 ? 0 : 1 - static_cast<double>(bounds.total - bounds.done) / static_cast<double>(widest_);
}

Progress OptimalGames::progress() const
{
    const std::int64_t games = secrets_.games();
    if (!secrets_.more() || (!proof_ && !proved_)) return {secrets_.begun(), games};
    return {static_cast<std::int64_t>((proof_ ? proof_done() : 1) * static_cast<double>(games - 1)), games};
}

} // namespace engine::codes
