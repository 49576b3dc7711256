#include "engine/codes/optimal_games.hpp"
#include <algorithm>

namespace engine::codes {

OptimalGames::OptimalGames(const Rules& r, const TournamentQuery& query)
    : rules_(r), secrets_(r, query), proof_(OptimalQuery{r, 0, 0, {}})
{
    result_.begin(query);
}

Step OptimalGames::step(Budget budget)
{
    if (!proven_) {
        proven_ = proof_.step(budget) == Step::done;
        return Step::more;
    }
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0 && secrets_.more(); --units)
        result_.ended(static_cast<int>(path_to(rules_, proof_.result().tree, secrets_.next()).size()));
    return secrets_.more() ? Step::more : Step::done;
}

} // namespace engine::codes
