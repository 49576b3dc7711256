#pragma once
// Plays games one by one with the genetic algorithm of source 001, whose population lives as long as its game.
#include "engine/codes/secrets.hpp"

namespace engine::codes {

/// A game stops after this many guesses: read literally, the source's algorithm may never end.
inline constexpr int max_genetic_guesses = 2'000;

/// Unit: one feedback learnt, about a thousand feedback computations for a population of a thousand.
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
