#pragma once
// Game by game: the genetic algorithm of source 001, whose population lives as long as its game.
#include "engine/codes/secrets.hpp"

namespace engine::codes {

/// After so many guesses a game is given up: read plainly, the text's algorithm may never end.
inline constexpr int max_genetic_guesses = 2'000;

/// Unit: an answer learnt, about a thousand feedbacks of a population of a thousand.
class GeneticGames {
public:
    using Result = TournamentResult;
    GeneticGames(const Rules&, const GeneticStrategy&, const TournamentQuery&);

    Step step(Budget);
    /// In games.
    Progress progress() const { return {secrets_.begun() - (population_ ? 1 : 0), secrets_.games()}; }
    const Result& result() const { return result_; }
    const std::optional<TooLarge>& too_large() const { return secrets_.too_large(); }

private:
    void play(const Code& guess);

    Rules rules_;
    GeneticStrategy strategy_;
    Secrets secrets_;
    // the game being played
    std::optional<Population> population_;
    Code secret_;
    int guesses_ = 0;
    TournamentResult result_;
};
static_assert(Job<GeneticGames>);

} // namespace engine::codes
