#pragma once
// A game of tic-tac-toe as setup and events. The front end asks opponent_move() for the computer's move and plays it like
// any other. All are values; session::Log gives undo.
#include "engine/session/log.hpp"
#include "engine/tictactoe/error.hpp"
#include "engine/tictactoe/solved.hpp"
#include <optional>
#include <string>
#include <string_view>

namespace engine::tictactoe {

struct Player {
    enum class Kind : std::uint8_t {
        person,
        random,  // any free cell
        limited, // searches `depth` moves ahead and evaluates by open lines
        full     // searches to the end
    };
    Kind kind = Kind::person;
    std::uint8_t depth = 0; // 1..max_player_depth for limited, otherwise 0
    bool operator==(const Player&) const = default;
};
inline constexpr int max_player_depth = 8;

/// "person", "random", "depth1".."depth8", "full".
std::string to_text(const Player&);
std::optional<Player> parse_player(std::string_view);

struct Setup {
    Player x, o;
    std::uint64_t seed = 0; // of the computer's random choices
    bool operator==(const Setup&) const = default;
};

/// The first error of a setup.
std::optional<Error> problem(const Setup&);

struct Move {
    std::int8_t cell = 0; // 0..8, row by row
    bool operator==(const Move&) const = default;
};

struct Game {
    using Setup = tictactoe::Setup;
    using Event = Move;
    using Error = tictactoe::Error;

    Setup setup;
    State board;
    Few<std::int8_t, 9> moves;

    /// The setup must have no problem().
    static Game start(const Setup&);
    /// The game after the move. Errors: bad_move, taken, game_over.
    Expected<Game, Error> after(const Event&) const;

    bool over() const { return TicTacToe{}.seat(board) == search::Seat::nobody; }
    bool x_to_move() const { return x_moves(board); }
    const Player& player_to_move() const { return x_to_move() ? setup.x : setup.o; }
    /// When over: +1 X has won, -1 O has won, 0 draw.
    int result() const { return TicTacToe{}.payoff(board); }
};
static_assert(session::Model<Game>);

using Event = Game::Event;

/// The computer's move; the game must not be over. full: the fastest win, a draw, or the longest resistance, which stops
/// a line if it can; limited: the best value of f at its depth. The seed and the ply choose among equal moves, so undo
/// and replay give the same move.
std::int8_t opponent_move(const Solved&, const Setup&, const State&);

/// The index of the move that decided a finished game: the loser's last mistake, or in a draw the last mistake of either
/// player. A mistake changes the position's value. std::nullopt if there is none.
std::optional<int> decisive_move(const Solved&, const Game&);

/// The log up to its cursor as one line, version 1:
///   tictactoe 1 <X> <O> <seed> <cell>…
/// with single spaces. At most session::max_line_length characters.
std::string to_line(const session::Log<Game>&);

/// The log of a line, or the error with `at` as an index into the line.
Expected<session::Log<Game>, Error> from_line(std::string_view line);

} // namespace engine::tictactoe
