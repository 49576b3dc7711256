#pragma once
// A matrix game played repeatedly against its optimal mixture, as setup, events and derived state.
#include "engine/matrix/mixed.hpp"
#include "engine/session/log.hpp"
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace engine::matrix {

inline constexpr int max_events = 200;

struct Setup {
    Matrix matrix = slide();
    Side human = Side::row; // the computer plays the other side by Solution::row or Solution::column
    std::uint64_t seed = 0; // seeds the computer's draws
    /// Of the rows and of the columns, as a file calls them: one for each, or none at all.
    std::array<std::vector<std::string>, 2> names{};
    /// What a file calls the game, and its players: the row player before the column player; both or none.
    std::string title{};
    std::array<std::string, 2> players{};
    const std::vector<std::string>& names_of(Side side) const { return names[static_cast<std::size_t>(side)]; }
    bool operator==(const Setup&) const = default;
};

/// "=raise,fold;see,pass"; "": it has no names.
std::string names_word(const Setup&);
/// "@Poker;Ann,Bob"; "": it has neither title nor players.
std::string heading_word(const Setup&);
/// The setup's error, if any. The matrix's word and these two are at most max_word_length together.
std::optional<Error> problem(const Setup&);

/// The human's row or column; the computer's is drawn independently of it.
struct Choose {
    int choice = 0;
    bool operator==(const Choose&) const = default;
};
using Event = Choose;

struct Round {
    int row = 0, column = 0;
    bool operator==(const Round&) const = default;
};

struct Game {
    using Setup = matrix::Setup;
    using Event = matrix::Event;
    using Error = matrix::Error;

    Setup setup;
    std::shared_ptr<const Solution> solution; // shared by all states of a game
    std::vector<Round> rounds;                // at most max_events
    Fraction total;                           // the row player's total gain

    /// The setup must have no problem().
    static Game start(const Setup&);
    /// The game after the event, or the error. It never ends by itself.
    Expected<Game, Error> after(const Event&) const;

    /// Times each choice was played.
    std::vector<int> counts(Side) const;
    /// Expected total of the row player over these rounds between optimal players: value times rounds.
    Fraction expected() const { return solution->value * static_cast<std::int64_t>(rounds.size()); }
    /// Mean expected payoff, to the row player, of the human's choices against the computer's mixture; nothing before
    /// the first round.
    std::optional<Fraction> deserved() const;
};
static_assert(session::Model<Game>);

/// The log up to its cursor as one line, version 1:
///   matrix 1 <matrix> <human> <seed> [=<names>] [@<title>;<row player>,<column player>] <choice>…
/// with single spaces; the matrix as to_word writes it, a choice is a digit. <names>: "raise,fold;see,pass", rows before
/// columns. Names, title and players are as escaped() writes them. At most session::max_line_length.
std::string to_line(const session::Log<Game>&);

/// The same log, or the error; error.at is an index into the line.
Expected<session::Log<Game>, Error> from_line(std::string_view line);

} // namespace engine::matrix
