#pragma once
// A duel: two sides each hide a code and guess the other's in turns, a person against the computer or two people. Both
// secrets are known to the game, so every answer is computed. Pure values, as in game.hpp.
#include "engine/codes/diagram.hpp"
#include "engine/codes/game.hpp"
#include <array>

namespace engine::codes {

/// Who plays side B: the computer at a level, or a second person. Mean guesses to find a code, over 2,000 drawn secrets,
/// in Picas & Fijas (4,10) and in Mastermind (4,6), with standard errors:
///   easy    a code that agrees with its answers, but at each guess it forgets two: 7.42 ± 0.03 and 6.55 ± 0.03
///   medium  a code that agrees with all answers: 5.47 ± 0.02 and 4.63 ± 0.02
///   hard    the guess of most information, codes that agree first: 5.24 ± 0.02 and 4.38 ± 0.01
/// All begin with a guess of the usual form, its symbols and places drawn.
ENGINE_NAMED(Rival, easy, medium, hard, person);

/// A duel's boards, so that a reply takes a few milliseconds and two columns of rows fit on a phone.
inline constexpr int max_duel_positions = 6;
inline constexpr Count max_duel_codes = 10'000;
inline constexpr int max_duel_turns = max_guesses_limit;

struct DuelSetup {
    Rules rules{};
    Face face = Face::colours;
    Rival rival = Rival::medium;
    std::uint64_t seed = 0; // draws the computer's secret and its guesses
    bool operator==(const DuelSetup&) const = default;
};

std::optional<Error> problem(const DuelSetup&);

/// Secret: a side's code, A's first; against the computer only A's. Guess: of the side to move. GiveUp: the side to move
/// loses.
using DuelEvent = std::variant<Secret, Guess, GiveUp>;

struct Duel {
    using Setup = DuelSetup;
    using Event = DuelEvent;
    using Error = codes::Error;
    enum class Status : std::uint8_t { hiding, playing, a_won, b_won, drawn };

    Setup setup;
    std::array<std::optional<Code>, 2> secrets; // of A and of B
    std::array<std::vector<Clue>, 2> rows;      // the guesses of A and of B, each with its answer
    Status status = Status::hiding;
    bool gave_up = false;
    bool operator==(const Duel&) const = default;

    /// The setup must have no problem().
    static Duel start(const Setup&);
    /// The computer's reply follows at once.
    Expected<Duel, Error> after(const Event&) const;

    bool over() const { return status > Status::playing; }
    /// The side that hides its code or guesses now, 0 for A; after the end -1.
    int mover() const;
    /// The turn that is being played, from 1; after the end the last one.
    int turn() const;
    /// Whether this side has found the other's code.
    bool found(int side) const;
    bool against_computer() const { return setup.rival != Rival::person; }
};
static_assert(session::Model<Duel>);

/// The computer's guess: a function of the seed, the level and its own rows.
Code rival_guess(const DuelSetup&, std::span<const Clue>);

/// The log up to its cursor as one line, version 1:
///   codes 1 duel <rules> <face> <rival> <seed> <event>…
/// Events: s0012 (Secret), g0012 (Guess), x (GiveUp).
std::string to_line(const session::Log<Duel>&);
Expected<session::Log<Duel>, Error> duel_from_line(std::string_view line);

/// Whether the line is a duel's and not a game's, by its third word.
bool is_duel_line(std::string_view line);

} // namespace engine::codes
