#include "engine/codes/genetic_games.hpp"
#include <algorithm>

namespace engine::codes {

GeneticGames::GeneticGames(const Rules& r, const GeneticStrategy& strategy, const TournamentQuery& query)
    : rules_(r), strategy_(strategy), secrets_(r, query)
{
    result_.begin(query);
}

void GeneticGames::play(const Code& guess)
{
    ++guesses_;
    if (guess == secret_) result_.ended(guesses_);
    else if (guesses_ == max_genetic_guesses) result_.ended_without(result_.unfinished);
    else return population_->learn({guess, feedback(rules_, guess, secret_)});
    population_.reset();
}

Step GeneticGames::step(Budget budget)
{
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0; --units) {
        if (population_) {
            play(population_->draw());
        } else if (secrets_.more()) {
            secret_ = secrets_.next();
            guesses_ = 0;
            population_.emplace(rules_, strategy_.options, secrets_.draws());
            play(strategy_.first ? *strategy_.first : population_->draw());
        } else {
            return Step::done;
        }
    }
    return population_ || secrets_.more() ? Step::more : Step::done;
}

} // namespace engine::codes
