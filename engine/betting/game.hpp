#pragma once
// The A/K game over several rounds, against the computer or between two people, as setup, events and derived state.
#include "engine/base/named.hpp"
#include "engine/betting/solution.hpp"
#include "engine/session/log.hpp"
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace engine::betting {

inline constexpr int max_rounds = 50;

ENGINE_NAMED(Human, max, min, both);

struct Setup {
    Rules rules = seed_rules();
    Cards cards = Cards::hidden;
    Human human = Human::max; // the computer plays the other seat by solve(rules, cards)
    std::uint8_t rounds = 10; // 1..max_rounds
    std::uint64_t seed = 0;   // seeds the deals and the computer's draws
    bool operator==(const Setup&) const = default;
};

/// The setup's error, if any.
std::optional<Error> problem(const Setup&);

/// MAX bets, by index in the rules. If the computer is MIN, its reply follows at once.
struct Bet {
    int bet = 0;
    bool operator==(const Bet&) const = default;
};
/// MIN calls.
struct Call {
    bool operator==(const Call&) const = default;
};
struct Fold {
    bool operator==(const Fold&) const = default;
};
/// Deals the next round. If the computer is MAX, its bet follows at once.
struct Next {
    bool operator==(const Next&) const = default;
};
using Event = std::variant<Bet, Call, Fold, Next>;

struct Round {
    Deal deal;
    std::optional<int> bet;     // index in the rules
    std::optional<Reply> reply; // set when the round is over
    int payoff = 0;             // to MAX, when the round is over
    bool operator==(const Round&) const = default;
};

struct Game {
    using Setup = betting::Setup;
    using Event = betting::Event;
    using Error = betting::Error;
    enum class Phase : std::uint8_t {
        bet,   // MAX to move
        reply, // MIN to move
        shown, // the round is over; Next follows
        over   // all rounds are played
    };

    Setup setup;
    std::shared_ptr<const Solution> solution; // shared by all states of a game
    std::vector<Round> rounds;                // the last one is in progress
    Phase phase = Phase::bet;
    int capital = 0; // MAX's total gain

    /// Deals the first round. The setup must have no problem().
    static Game start(const Setup&);
    /// The game after the event, or the error.
    Expected<Game, Error> after(const Event&) const;

    const Round& round() const { return rounds.back(); }
    int finished() const { return static_cast<int>(rounds.size()) - (round().reply ? 0 : 1); }
    /// Expected total of MAX over the finished rounds between optimal players: value times finished rounds.
    Fraction expected() const { return solution->value * finished(); }
    /// Whether the people at the screen may see this card of the round now. Hidden cards: their own (with two people,
    /// the card of the player to move), and both after a call.
    bool is_open(Human whose) const;
};
static_assert(session::Model<Game>);

/// The log up to its cursor as one line, version 1:
///   betting 1 <bets> <deck> <cards> <human> <rounds> <seed> <event>…
/// with single spaces: betting 1 2,4,6 a1k1r hidden max 10 42 b0 n. Events: b0 (Bet 0), c (Call), f (Fold), n (Next).
/// At most session::max_line_length.
std::string to_line(const session::Log<Game>&);

/// The same log, or the error; error.at is an index into the line.
Expected<session::Log<Game>, Error> from_line(std::string_view line);

} // namespace engine::betting
