#pragma once
// A tournament's query and result.
#include "engine/codes/strategies/any.hpp"
#include <vector>

namespace engine::codes {

/// Forks of the tournament's seed, one per purpose; the second is forked again by the game's number.
inline constexpr std::uint64_t secrets_stream = 1, games_stream = 2;

/// The games index, index + of, index + 2·of, … of a tournament, played by one of `of` workers. index < of.
struct Share {
    Count index = 0, of = 1;
    bool operator==(const Share&) const = default;
    /// Number of this share's games if the tournament has `all`.
    constexpr Count games(Count all) const { return all <= index ? 0 : (all - index - 1) / of + 1; }
    /// Number, in the whole tournament, of the share's n-th game.
    constexpr Count game(Count n) const { return index + n * of; }
};

struct TournamentQuery {
    AnyStrategy strategy{};
    std::optional<Count> games; // secrets drawn with replacement; none = every secret once
    std::uint64_t seed = 0;
    Share share{};
    bool record = false; // records every game's number of guesses
};

/// In a game's record: not finished or not begun; finished without a number of guesses.
inline constexpr std::uint16_t not_ended = 0, no_guesses = UINT16_MAX;

struct TournamentResult {
    Count games = 0, total = 0;   // total = guesses, the winning one included
    std::vector<Count> histogram; // [i] = games solved in i + 1 guesses
    bool all = false;
    // Only if answers may be false:
    Count right = 0; // games that ended in a correct declaration instead of the winning guess
    Count collapsed =
        0; // games ended because no space was left, by a player who believes every answer; counted in no other field
    Count unfinished = 0; // games stopped at the limit of guesses; counted in no other field

    /// If recorded: [n] = guesses of the share's n-th game. Strategies played game by game append one entry per
    /// finished game.
    std::optional<std::vector<std::uint16_t>> guesses{};

    void begin(const TournamentQuery&);
    /// Adds `how_many` games of `guesses` guesses without recording them.
    void add(int guesses, Count how_many = 1);
    /// Ends the next game with this number of guesses; ended_without instead counts it in `collapsed` or `unfinished`.
    void ended(int with_guesses);
    void ended_without(Count& number);
    bool operator==(const TournamentResult&) const = default;
    int min() const;
    int max() const { return static_cast<int>(histogram.size()); }
    double mean() const;
    double sd() const;             // population standard deviation: divides by the number of games
    double standard_error() const; // sd / √games; 0 when every secret was played
};

} // namespace engine::codes
