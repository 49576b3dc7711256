#pragma once
// A code-breaking game as setup, events and derived state, in three roles: the user guesses; the computer guesses the
// user's secret; or the user enters guesses and feedback of a game played elsewhere. Pure values; session::Log gives
// undo.
#include "engine/base/named.hpp"
#include "engine/codes/code.hpp"
#include "engine/codes/strategies/genetic_options.hpp"
#include "engine/codes/strategies/strategy.hpp"
#include "engine/session/log.hpp"
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace engine::codes {

inline constexpr int max_guesses_limit = 20; // also the row limit of an assistant's game
inline constexpr int max_events = 200;

ENGINE_NAMED(Role, guesser, keeper, assistant);
ENGINE_NAMED(Face, colours, digits, letters); // the symbols' appearance; no effect on play

struct Setup {
    Rules rules{};
    std::uint8_t max_guesses = 12; // 1..max_guesses_limit; an assistant's game ignores it
    Role role = Role::guesser;
    Face face = Face::colours;
    StrategyKind strategy = StrategyKind::knuth; // the strategy that guesses (keeper) or advises
    std::uint64_t seed = 0;                      // draws the secret (guesser) and seeds the strategy
    GeneticOptions genetic{};                    // for the genetic strategy; defaults for every other
    bool repeat = false;                         // the guesser has seen this secret: the game does not count
    std::uint8_t friend_guesses = 0;             // a friend who shared this secret found it in so many; 0: nobody did
    bool operator==(const Setup&) const = default;
};

/// The setup's error, if any.
std::optional<Error> problem(const Setup&);

/// guesser: the user's guess, answered at once from the secret. keeper: the computer's guess. assistant: a row still
/// without feedback.
struct Guess {
    Code code;
    bool operator==(const Guess&) const = default;
};
/// keeper, assistant: the feedback to the last row, which has none yet.
struct Answer {
    Feedback feedback;
    bool operator==(const Answer&) const = default;
};
/// keeper, assistant: corrects a row at any time (an unanswered row becomes answered). keeper: `code` must be the row's
/// own.
struct Amend {
    int row = 0;
    Code code;
    Feedback answer;
    bool operator==(const Amend&) const = default;
};
/// keeper, assistant: the deductions leave out an answered row (`on`), or use it again. It still counts as a guess.
struct Ignore {
    int row = 0;
    bool on = true;
    bool operator==(const Ignore&) const = default;
};
/// keeper: the user's secret, kept in this game from now on. Allowed at any time, even after the end; a later one
/// replaces it. It answers no row: the front end asks truth(row) and pushes the Answer, and a false one is refused.
struct Secret {
    Code code;
    bool operator==(const Secret&) const = default;
};
struct GiveUp {
    bool operator==(const GiveUp&) const = default;
};
using Event = std::variant<Guess, Answer, Amend, Ignore, Secret, GiveUp>;

struct Row {
    Code guess;
    std::optional<Feedback> answer; // only the last row can lack one
    bool ignored = false, amended = false;
    bool operator==(const Row&) const = default;
};

struct Game {
    using Setup = codes::Setup;
    using Event = codes::Event;
    using Error = codes::Error;
    enum class Status : std::uint8_t { playing, won, lost, gave_up };

    Setup setup;
    std::vector<Row> rows;
    std::optional<Code> secret; // guesser: always set, the view hides it; keeper: if given; assistant: never
    /// won: the last answered row that is not ignored is all black. lost (not for an assistant): max_guesses rows
    /// answered and not won. When not playing only Amend, Ignore and Secret are accepted, none of them after GiveUp
    /// but Secret.
    Status status = Status::playing;
    int events = 0; // so far, at most max_events

    bool operator==(const Game&) const = default;

    /// The setup must have no problem().
    static Game start(const Setup&);

    /// The game after the event, or the error. Accepts contradictory answers (the deductions name the rows to blame)
    /// and refuses impossible ones.
    Expected<Game, Error> after(const Event&) const;

    /// Whether the last row has no answer.
    bool waits_for_answer() const { return !rows.empty() && !rows.back().answer; }
    /// The true answer to a row, if the secret is known.
    std::optional<Feedback> truth(int row) const;
    /// Whether the known secret gives another answer to the row.
    bool is_false(int row) const;
};
static_assert(session::Model<Game>);

/// The log up to its cursor as one line, version 1:
///   codes 1 <rules> <max_guesses> <role> <face> <strategy> <seed> <event>…
/// with single spaces. `genetic` is followed by its options unless they are the defaults (genetic_suffix), the seed in a
/// guesser's game by `f9` if a friend found the secret in 9 guesses, and by `r` if the game repeats a secret. Events:
/// g0012 (Guess), a21 (Answer 2+1), m03001221 (Amend row 3), i03/u03 (Ignore on/off), s0012 (Secret), x (GiveUp). At
/// most session::max_line_length.
std::string to_line(const session::Log<Game>&);

/// The same log, or the error. error.at is an index into the line; if the game refuses an event, the index of that
/// event's word.
Expected<session::Log<Game>, Error> from_line(std::string_view line);

} // namespace engine::codes
