#pragma once
// A variant (variant.hpp) played over several rounds, as setup, events and derived state: against the computer, which
// plays an equilibrium, or between two people.
#include "engine/betting/book.hpp"
#include "engine/betting/error.hpp"
#include "engine/betting/game.hpp"
#include <memory>

namespace engine::betting {

struct MatchSetup {
    VariantRules rules;       // one bet; kuhn: at most max_match_ranks ranks
    Human human = Human::max; // the computer plays the other seat
    std::uint8_t rounds = 20; // 1..max_rounds
    std::uint64_t seed = 0;   // seeds the deals and the computer's draws
    bool operator==(const MatchSetup&) const = default;
};

inline constexpr int max_match_ranks = 5;

std::optional<Error> problem(const MatchSetup&);

/// The player to move takes the action, by its index in the set. The computer's replies follow at once.
struct Act {
    int action = 0;
    bool operator==(const Act&) const = default;
};
/// Deals the next round.
struct Deals {
    bool operator==(const Deals&) const = default;
};
using MatchEvent = std::variant<Act, Deals>;

struct MatchRound {
    int deal = 0;                // child of the tree's root
    std::vector<int> path{0};    // nodes from the deal on
    std::optional<int> payoff{}; // to MAX, when the round is over
    bool operator==(const MatchRound&) const = default;
};

struct Match {
    using Setup = MatchSetup;
    using Event = MatchEvent;
    using Error = betting::Error;

    Setup setup;
    std::shared_ptr<const Book> book; // shared by all states of a match
    std::vector<MatchRound> rounds;   // the last one is in progress
    int capital = 0;                  // MAX's total gain

    /// Deals the first round. The setup must have no problem().
    static Match start(const Setup&);
    Expected<Match, Error> after(const Event&) const;

    const MatchRound& round() const { return rounds.back(); }
    int node() const { return round().path.back(); }
    bool shown() const { return round().payoff.has_value(); }
    bool over() const { return shown() && static_cast<int>(rounds.size()) == setup.rounds; }
    int finished() const { return static_cast<int>(rounds.size()) - (shown() ? 0 : 1); }
    /// 0: MAX, 1: MIN; -1: the round is over.
    int mover() const { return shown() ? -1 : book->player(node()); }
    /// Whether a person decides now.
    bool is_persons_turn() const
    {
        return mover() >= 0 && (setup.human == Human::both || mover() == static_cast<int>(setup.human));
    }
    /// Whether the card of this player may be seen in round `i`. Others' cards are shown after a call or two checks.
    bool is_open(int i, int player) const;
    Fraction expected() const { return book->solution.value * finished(); }
};
static_assert(session::Model<Match>);

/// The log up to its cursor as one line, version 1:
///   betting 1 one_card <ante> <bet> <deck> <human> <rounds> <seed> <event>…
///   betting 1 kuhn <ante> <bet> <ranks> <human> <rounds> <seed> <event>…
/// <deck>: a1k1f where MAX may fold, a1k1m where MAX must bet. <ranks>: 1,1,1. Events: a0, a1 (Act), n (Deals).
std::string to_line(const session::Log<Match>&);
Expected<session::Log<Match>, Error> match_from_line(std::string_view line);

/// Whether the line is a match's and not the A/K game's, by its third word.
bool is_match_line(std::string_view line);

/// "1,1,1"; error.at is a character.
Expected<std::vector<int>, Error> parse_ranks(std::string_view);
std::string ranks_text(const std::vector<int>&);

} // namespace engine::betting
