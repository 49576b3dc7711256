#pragma once
// A game of 31 as setup, events and derived state: two seats, each a person, the perfect player or a fallible one. The
// front end asks opponent_move() for a computer's seat and pushes the move like any other, so a game is its moves,
// whoever made them. Pure values; session::Log gives undo.
#include "engine/base/named.hpp"
#include "engine/session/log.hpp"
#include "engine/thirtyone/solve.hpp"
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine::thirtyone {

/// fallible1 errs most. An error is any safe move, whatever its value; only a stuck player says too much.
ENGINE_NAMED(Player, person, perfect, fallible1, fallible2, fallible3);
inline constexpr auto players = enumerators<Player>;
/// Errors in a hundred moves: 60, 30, 10 for fallible1..3, otherwise 0.
int errors_percent(Player);

struct Setup {
    Rules rules{};
    Player a = Player::person, b = Player::person;
    std::uint64_t seed = 0; // seeds the computer's draws
    bool operator==(const Setup&) const = default;
};

/// The setup's error, if any.
std::optional<Error> problem(const Setup&);

/// A token on a free square of this value; exceeding the limit is legal, and loses.
struct Move {
    std::uint8_t value = 0; // 1..rules.max
    bool operator==(const Move&) const = default;
};

struct Game {
    using Setup = thirtyone::Setup;
    using Event = Move;
    using Error = thirtyone::Error;

    Setup setup;
    Position position;
    Few<std::uint8_t, max_moves> moves; // values

    /// The setup must have no problem().
    static Game start(const Setup&);
    /// The game after the move, or an error: bad_move, used_up, game_over.
    Expected<Game, Error> after(const Event&) const;

    bool over() const { return is_over(setup.rules, position); }
    /// The side to move, even if the game is over.
    Side turn() const { return to_move(position); }
    Player player(Side s) const { return s == Side::a ? setup.a : setup.b; }
    /// When over; nothing = draw.
    std::optional<Side> winner() const { return thirtyone::winner(setup.rules, position); }
    /// The position after the first `plies` moves.
    Position at(int plies) const;
};
static_assert(session::Model<Game>);

using Event = Game::Event;

/// The move of the computer's seat whose turn it is; the game must not be over. Won: a fastest winning move; drawn: a
/// move that keeps the draw; lost: a longest resistance; stuck: any square. Ties are drawn from the seed and the ply
/// alone, so that undoing and replaying gives the same move. A fallible player's error is a separate draw. `solution`:
/// of the setup's rules.
std::uint8_t opponent_move(const Solution&, const Setup&, const Position&);

/// A point of the value history.
struct Moment {
    Value value;                  // for the player to move
    int status = 0;               // for A: +1, 0, -1
    bool mistake = false;         // the move that led here lost a won position's win or a draw
    std::optional<Value> instead; // the mover's best alternative, for the mover; none at the start
};
/// [k] = after k moves.
std::vector<Moment> value_history(const Solution&, const Game&);

/// The decisive move of a finished game, as the number of moves before it: the loser's last move that lost a win or a
/// draw; in a draw, either side's last move that lost a win. Nothing if nobody could have done better. history:
/// value_history() of the game.
std::optional<int> decisive_move(const std::vector<Moment>& history, const Game&);

/// The log up to its cursor as one line, version 1:
///   thirtyone 1 <rows> <max> <limit> <full_board> <A> <B> <seed> <value>…
/// with single spaces, one value per move. At most session::max_line_length.
std::string to_line(const session::Log<Game>&);

/// The same log, or the error; error.at is an index into the line.
Expected<session::Log<Game>, Error> from_line(std::string_view line);

} // namespace engine::thirtyone
