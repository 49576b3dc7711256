#pragma once
// The A/K game played for some rounds, against the computer or between two people, as setup, events and what follows.
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
    Human human = Human::max; // the computer plays the rest as solve(rules, cards) says
    std::uint8_t rounds = 10; // 1..max_rounds
    std::uint64_t seed = 0;   // of the deals and of the computer's draws
    bool operator==(const Setup&) const = default;
};

/// What is wrong with a setup, if anything.
std::optional<Error> problem(const Setup&);

/// MAX's, by its index in the rules. When MIN is the computer, its reply follows at once.
struct Bet {
    int bet = 0;
    bool operator==(const Bet&) const = default;
};
/// MIN's.
struct Call {
    bool operator==(const Call&) const = default;
};
struct Fold {
    bool operator==(const Fold&) const = default;
};
/// The next round is dealt; when MAX is the computer, its bet follows at once.
struct Next {
    bool operator==(const Next&) const = default;
};
using Event = std::variant<Bet, Call, Fold, Next>;

struct Round {
    Deal deal;
    std::optional<int> bet;     // its index
    std::optional<Reply> reply; // then the round is over
    int payoff = 0;             // to MAX, when over
    bool operator==(const Round&) const = default;
};

struct Game {
    using Setup = betting::Setup;
    using Event = betting::Event;
    using Error = betting::Error;
    enum class Phase : std::uint8_t {
        bet,   // MAX's turn
        reply, // MIN's turn
        shown, // the round is over: Next
        over   // all rounds are
    };

    Setup setup;
    std::shared_ptr<const Solution> solution; // one for all states of a game
    std::vector<Round> rounds;                // the last one is on the table
    Phase phase = Phase::bet;
    int capital = 0; // MAX's gains so far

    /// The first round is dealt. The setup must have no problem().
    static Game start(const Setup&);
    /// The game after the event, or why it is refused.
    Expected<Game, Error> after(const Event&) const;

    const Round& round() const { return rounds.back(); }
    int finished() const { return static_cast<int>(rounds.size()) - (round().reply ? 0 : 1); }
    /// What MAX can expect of as many rounds between optimal players: value times finished rounds.
    Fraction expected() const { return solution->value * finished(); }
    /// May the people at the screen see this card of the round now? Hidden: one's own (two people: that of who is to
    /// move), and both after a call.
    bool is_open(Human whose) const;
};
static_assert(session::Model<Game>);

/// The log up to its cursor as one line, version 1:
///   betting 1 <bets> <deck> <cards> <human> <rounds> <seed> <event>…
/// with single spaces: betting 1 2,4,6 a1k1r hidden max 10 42 b0 n; events b0 (Bet 0), c (Call), f (Fold), n (Next).
/// Never longer than session::max_line_length.
std::string to_line(const session::Log<Game>&);

/// The same log, or what is wrong where: `at` is an index into the line.
Expected<session::Log<Game>, Error> from_line(std::string_view line);

} // namespace engine::betting
