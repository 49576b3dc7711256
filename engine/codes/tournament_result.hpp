#pragma once
// What a tournament is asked, and what it tells.
#include "engine/codes/strategies/any.hpp"
#include <vector>

namespace engine::codes {

/// A generator per purpose: forks of the tournament's seed, the second forked again by the game's number.
inline constexpr std::uint64_t secrets_stream = 1, games_stream = 2;

/// The games index, index + of, index + 2·of, … of a tournament: what one of `of` workers plays. index < of.
struct Share {
    Count index = 0, of = 1;
    bool operator==(const Share&) const = default;
    /// Of so many.
    constexpr Count games(Count all) const { return all <= index ? 0 : (all - index - 1) / of + 1; }
    /// The number, in the whole tournament, of its n-th game.
    constexpr Count game(Count n) const { return index + n * of; }
};

struct TournamentQuery {
    AnyStrategy strategy{};
    std::optional<Count> games; // secrets drawn with replacement; none = every secret once
    std::uint64_t seed = 0;
    Share share{};
    bool record = false; // the guesses of every game
};

/// In the record of a game: it goes on, or nobody has begun it; it ended without a number of guesses.
inline constexpr std::uint16_t not_ended = 0, no_guesses = UINT16_MAX;

struct TournamentResult {
    Count games = 0, total = 0;   // total = guesses, the winning one included
    std::vector<Count> histogram; // [i] = games solved in i + 1 guesses
    bool all = false;
    // Only with answers that may be false:
    Count right = 0; // of the games that ended in a declaration instead of the right guess, how many were right
    Count collapsed =
        0; // ended without any space left, by a player who takes every answer for true; in no other number
    Count unfinished = 0; // stopped after as many guesses as its player may make; in no other number

    /// If recorded: [n] = guesses of the share's n-th game. Those played one after the other are as many as have ended.
    std::optional<std::vector<std::uint16_t>> guesses{};

    void begin(const TournamentQuery&);
    /// `how_many` more games of so many guesses, which are in no record.
    void add(int guesses, Count how_many = 1);
    /// The next game has ended with so many guesses, or in the number `collapsed` or `unfinished`.
    void ended(int with_guesses);
    void ended_without(Count& number);
    bool operator==(const TournamentResult&) const = default;
    int min() const;
    int max() const { return static_cast<int>(histogram.size()); }
    double mean() const;
    double sd() const;             // divides by the number of games
    double standard_error() const; // sd / √games; 0 when every secret was played
};

} // namespace engine::codes
