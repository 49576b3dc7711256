#pragma once
// Compares strategies on the same secrets, pairwise secret by secret: the difficulty of a secret for both cancels in
// their difference, whose standard error is mostly smaller than that of the two means.
#include "engine/codes/tournament.hpp"
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace engine::lab {

inline constexpr std::size_t max_compared = 8;
/// Limit of drawn games: each takes two bytes a strategy.
inline constexpr Count max_compared_games = 1'000'000;
/// Limit of shares: a share also draws the secrets of all games before its own.
inline constexpr Count max_shares = 1'024;

struct CompareQuery {
    codes::Rules rules = codes::mastermind;
    std::vector<codes::AnyStrategy> strategies; // 1 to max_compared
    std::optional<Count> games;                 // secrets drawn with replacement; none = every secret once
    std::uint64_t seed = 0;
    codes::Share share{};
};

/// Whether the strategy draws anything besides the secrets. A deterministic strategy needs nearly its whole tree for
/// half of the secrets, so one share plays all of its games.
bool draws(const codes::AnyStrategy&);

/// What is known about the error of a mean.
enum class Certainty : std::uint8_t {
    exact,    // every secret was played, nothing drawn
    partial,  // every secret is to be played and nothing drawn, but games are missing
    at_most,  // every secret was played by a strategy that draws: the standard error is a bound
    estimate, // a sample
    unknown   // a sample of equal results, or without games: no error can be told
};

/// One strategy's games.
struct Played {
    bool draws = false;               // the strategy draws besides the secrets
    codes::Share share{};             // the share of the games played
    codes::TournamentResult result{}; // recorded game by game

    /// Guesses of game n of the whole comparison; codes::not_ended if it belongs to another share or has not finished.
    std::uint16_t guesses(Count n) const;
    /// Standard error of the mean: 0 if every secret was played by a deterministic strategy, otherwise sd / √games.
    double standard_error() const;
    /// Whether that error is only an upper bound. If every secret was played, the variation between secrets is in sd,
    /// but not in the true error.
    bool error_is_most() const;
    Certainty certainty() const;
    bool operator==(const Played&) const = default;
};

struct Comparison {
    Count games = 0;          // of all shares together
    std::vector<Played> rows; // in the query's order of strategies
    bool operator==(const Comparison&) const = default;
};

/// Mean difference in guesses between two strategies, over the games that both ended with a number of guesses.
struct Difference {
    Count games = 0;
    double mean = 0;
    double standard_error = 0;  // sd of the differences / √games; 0 if deterministic strategies played every secret
    bool error_is_most = false; // as for a mean; never more than the sum of both means' errors
    Certainty certainty = Certainty::unknown;
};
/// Also for unfinished games. O(games of a).
Difference difference(const Played& a, const Played& b);

/// Merges shares of one query, in any order, into the query's whole result. Shares may be missing or unfinished.
Comparison merged(std::span<const Comparison> shares);

/// The secret of each game. Precondition: the board's codes can be listed, or `games` is set.
std::vector<codes::Code> secrets_of(const CompareQuery&);

/// Plays a comparison or a share of it. A deterministic strategy is played whole by one of the shares, in rotation,
/// because half of the secrets need nearly its whole tree. Order: first strategies that walk their tree; then those
/// that play game by game, in slices for the strategy with the fewest finished games, so that differences are
/// meaningful early; last, proofs without a stored tree. Unit: as the tournaments'.
class CompareJob {
public:
    using Result = Comparison;
    explicit CompareJob(CompareQuery);

    Step step(Budget);
    /// In games of all strategies together; a proof counts its share of progress (OptimalGames).
    Progress progress() const;
    const Result& result() const { return result_; }
    const std::optional<codes::TooLarge>& too_large() const { return too_large_; }

    /// The strategy that the next step plays; the one that is too large, if any.
    std::size_t turn() const { return turn_; }
    /// The strategy's games so far.
    const Played& so_far(std::size_t strategy);

private:
    struct Player {
        std::optional<codes::TournamentJob> job; // exists from the strategy's first turn to its end
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
