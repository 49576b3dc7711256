#pragma once
// What a tournament is asked, and what it tells.
#include "engine/codes/strategies/any.hpp"
#include <vector>

namespace engine::codes {

/// A generator per purpose: forks of the tournament's seed, the second forked again by the game's number.
inline constexpr std::uint64_t secrets_stream = 1, games_stream = 2;

struct TournamentQuery {
    AnyStrategy strategy{};
    std::optional<Count> games; // secrets drawn with replacement; none = every secret once
    std::uint64_t seed = 0;
};

struct TournamentResult {
    Count games = 0, total = 0;   // total = guesses, the winning one included
    std::vector<Count> histogram; // [i] = games solved in i + 1 guesses
    bool all = false;
    // Only with answers that may be false:
    Count right = 0; // of the games that ended in a declaration instead of the right guess, how many were right
    Count collapsed =
        0; // ended without any space left, by a player who takes every answer for true; in no other number
    Count unfinished = 0; // stopped after as many guesses as its player may make; in no other number

    /// `games` more games of so many guesses.
    void add(int guesses, Count how_many = 1);
    bool operator==(const TournamentResult&) const = default;
    int min() const;
    int max() const { return static_cast<int>(histogram.size()); }
    double mean() const;
    double sd() const;             // divides by the number of games
    double standard_error() const; // sd / √games; 0 when every secret was played
};

} // namespace engine::codes
