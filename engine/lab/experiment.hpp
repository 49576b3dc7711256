#pragma once
// The laboratory's screen as setup, changes and derived state: strategies to compare, board, secrets. Pure values;
// session::Log gives undo, and the line is the link that repeats the experiment.
#include "engine/codes/error.hpp"
#include "engine/lab/compare.hpp"
#include "engine/session/log.hpp"
#include <string>
#include <string_view>
#include <vector>

namespace engine::lab {

/// Equal experiments give equal results on every machine.
struct Experiment {
    codes::Rules rules = codes::mastermind;
    std::vector<codes::StrategyKind> strategies; // in the order of StrategyKind, distinct, at most max_compared
    std::optional<Count> games;                  // 1..max_compared_games secrets drawn; none = every secret once
    std::uint64_t seed = 0;                      // seeds the drawn secrets and the strategies that draw
    codes::GeneticOptions genetic{};             // for the genetic strategy, in comparisons and in races
    bool operator==(const Experiment&) const = default;

    bool has(codes::StrategyKind) const;
    /// The strategy with this experiment's options.
    codes::AnyStrategy player(codes::StrategyKind) const;
    Count game_count() const { return games.value_or(code_count(rules)); }
    CompareQuery query() const;
};

/// Whether every secret of the board can be played.
constexpr bool can_play_all(const codes::Rules& r) { return code_count(r) <= max_compared_games; }

/// The experiment's error, if any.
std::optional<codes::Error> problem(const Experiment&);

struct Change {
    enum class Kind : std::uint8_t { use, drop, secrets, genetic, run } kind = Kind::run;
    codes::StrategyKind strategy{};  // for use and drop
    Count games = 0;                 // for secrets; 0 = every secret once
    codes::GeneticOptions options{}; // for genetic
    bool operator==(const Change&) const = default;
};

struct Trial {
    using Setup = Experiment;
    using Event = Change;
    using Error = codes::Error;

    Experiment experiment;
    bool asked = false; // the user asked for the results
    int changes = 0;

    /// The setup must have no problem().
    static Trial start(const Setup& s) { return {s}; }
    /// The trial after the change, or an error: wrong_role (no effect, or no strategy left to run), too_many_rows (at =
    /// the most strategies), syntax (no such number of games), too_many_events.
    Expected<Trial, Error> after(const Event&) const;
};
static_assert(session::Model<Trial>);

inline constexpr int max_changes = 150;

/// The log up to its cursor as one line, version 1, at most session::max_line_length:
///   lab 1 <rules> <strategy>,<strategy>…|- <games>|all <seed> <change>…
/// After the strategies come the genetic one's options, unless they are the defaults (genetic_suffix). A change is
/// +strategy, -strategy, n<games>, nall, p<the genetic one's options> or go.
std::string to_line(const session::Log<Trial>&);
/// The same log, or the error; error.at is an index into the line.
Expected<session::Log<Trial>, codes::Error> from_line(std::string_view line);

} // namespace engine::lab
