#pragma once
// Strategies against the same secrets. Because each plays every secret, two are compared secret by secret: what makes a
// secret hard for both falls out of their difference, whose error is mostly smaller than that of the two means.
#include "engine/codes/tournament.hpp"
#include <optional>
#include <span>
#include <vector>

namespace engine::lab {

inline constexpr std::size_t max_compared = 8;
/// Of drawn games: each takes two bytes a strategy.
inline constexpr Count max_compared_games = 1'000'000;
/// Shares that games can be divided into: to find a game's secret those of the games before it are drawn too.
inline constexpr Count max_shares = 1'024;

struct CompareQuery {
    codes::Rules rules = codes::mastermind;
    std::vector<codes::AnyStrategy> strategies; // 1 to max_compared
    std::optional<Count> games;                 // secrets drawn with replacement; none = every secret once
    std::uint64_t seed = 0;
    codes::Share share{};
};

/// Does the strategy draw anything beside the secrets? Those that do not need nearly their whole tree for half of the
/// secrets, so one share plays all of theirs.
bool draws(const codes::AnyStrategy&);

/// The games of one strategy.
struct Played {
    bool draws = false;               // does it, beside the secrets?
    codes::Share share{};             // which of the games are meant
    codes::TournamentResult result{}; // with the guesses of each

    /// Of game n of the whole comparison; codes::not_ended if it is in another share, or not yet.
    std::uint16_t guesses(Count n) const;
    /// Of the mean: 0 where every secret was played and nothing drawn, else sd / √games.
    double standard_error() const;
    /// Is that error only a bound? Where every secret was played: what the secrets differ by is in sd, and not in the error.
    bool error_is_most() const;
    bool operator==(const Played&) const = default;
};

struct Comparison {
    Count games = 0;          // in all shares together
    std::vector<Played> rows; // as the strategies were asked for
    bool operator==(const Comparison&) const = default;
};

/// How many guesses more one strategy needs than another, over the games that both ended with a number of guesses.
struct Difference {
    Count games = 0;
    double mean = 0;
    double standard_error = 0;  // sd of the differences / √games; 0 where every secret was played and nothing drawn
    bool error_is_most = false; // as of a mean; never more than the two means' errors together
};
/// Also while they are being played. O(games of a).
Difference difference(const Played& a, const Played& b);

/// The shares of one query in any order: what the query gives whole. Shares may be missing or not played to their end.
Comparison merged(std::span<const Comparison> shares);

/// The secret of each game. The board's codes can be listed, or `games` says how many.
std::vector<codes::Code> secrets_of(const CompareQuery&);

/// Plays a comparison or a share of it. What does not draw is played whole by one of the shares, which differ from strategy
/// to strategy, because half of the secrets need nearly the whole tree. Order: first the trees that are walked, then what is
/// played game by game, a slice each time for whoever has ended the fewest games, so that differences mean something early;
/// proofs come last, where no tree is stored. Unit: as the tournaments'.
class CompareJob {
public:
    using Result = Comparison;
    explicit CompareJob(CompareQuery);

    Step step(Budget);
    /// In games of all strategies together; a proof has as many as it is through (OptimalGames).
    Progress progress() const;
    const Result& result() const { return result_; }
    const std::optional<codes::TooLarge>& too_large() const { return too_large_; }

    /// The strategy that the next step plays for; of one that is too large, that one.
    std::size_t turn() const { return turn_; }
    /// What a strategy has played so far.
    const Played& so_far(std::size_t strategy);

private:
    struct Player {
        std::optional<codes::TournamentJob> job; // from its first turn to its end
        int stage = 0;
        bool done = false;
        Progress progress{};
    };
    void choose_turn();

    CompareQuery query_;
    std::vector<Player> players_;
    std::size_t turn_ = 0;
    std::optional<codes::TooLarge> too_large_;
    Result result_;
};
static_assert(Job<CompareJob>);

} // namespace engine::lab
