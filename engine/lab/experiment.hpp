#pragma once
// The laboratory on screen as setup, changes and what follows from them: which strategies are compared, on which board,
// on which secrets. Pure values; session::Log gives undo, and the line is the link that repeats the experiment.
#include "engine/codes/error.hpp"
#include "engine/lab/compare.hpp"
#include "engine/session/log.hpp"
#include <string>
#include <string_view>
#include <vector>

namespace engine::lab {

/// Equal experiments have equal results, whatever computes them.
struct Experiment {
    codes::Rules rules = codes::mastermind;
    std::vector<codes::StrategyKind> strategies; // in StrategyKind's order, each once, at most max_compared
    std::optional<Count> games;                  // 1..max_compared_games secrets drawn; none = every secret once
    std::uint64_t seed = 0;                      // of the drawn secrets, and of the strategies that draw
    codes::GeneticOptions genetic{};             // of the genetic strategy, in the games and in races
    bool operator==(const Experiment&) const = default;

    bool has(codes::StrategyKind) const;
    /// As it plays here.
    codes::AnyStrategy player(codes::StrategyKind) const;
    Count game_count() const { return games.value_or(code_count(rules)); }
    CompareQuery query() const;
};

/// Can every secret of the board be played?
constexpr bool can_play_all(const codes::Rules& r) { return code_count(r) <= max_compared_games; }

/// What is wrong with an experiment, if anything.
std::optional<codes::Error> problem(const Experiment&);

struct Change {
    enum class Kind : std::uint8_t { use, drop, secrets, genetic, run } kind = Kind::run;
    codes::StrategyKind strategy{};  // use, drop
    Count games = 0;                 // secrets; 0 = every secret once
    codes::GeneticOptions options{}; // genetic
    bool operator==(const Change&) const = default;
};

struct Trial {
    using Setup = Experiment;
    using Event = Change;
    using Error = codes::Error;

    Experiment experiment;
    bool asked = false; // its results are wanted
    int changes = 0;

    /// The setup must have no problem().
    static Trial start(const Setup& s) { return {s}; }
    /// After the change, or why it is refused: wrong_role (it is so already, or no strategy is left to run),
    /// too_many_rows (at = the most strategies), syntax (no such number of games), too_many_events.
    Expected<Trial, Error> after(const Event&) const;
};
static_assert(session::Model<Trial>);

inline constexpr int max_changes = 150;

/// The log up to its cursor as one line, version 1, never longer than session::max_line_length:
///   lab 1 <rules> <strategy>,<strategy>…|- <games>|all <seed> <change>…
/// After the strategies the genetic one's options, if they are not the usual ones (genetic_suffix). A change is +strategy,
/// -strategy, n<games>, nall, p<the genetic one's options> or go.
std::string to_line(const session::Log<Trial>&);
/// The same log, or what is wrong where: `at` is an index into the line.
Expected<session::Log<Trial>, codes::Error> from_line(std::string_view line);

} // namespace engine::lab
