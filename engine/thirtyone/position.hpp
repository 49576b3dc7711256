#pragma once
// The 31 game: a board with `rows` squares of each value 1..max. Two players, A first, in turn place a token on a free
// square and say the sum of all tokens. A player who says more than `limit` loses; `limit` itself is safe. Source: "El
// juego del 31", UNAM ENES Morelia, PAPIME PE110324; there 4 rows, 1..6, limit 31. Squares of a value are
// interchangeable, so a position is the number taken of each value; sum and mover follow from it.
#include "engine/base/count.hpp"
#include "engine/base/few.hpp"
#include "engine/base/named.hpp"
#include "engine/thirtyone/error.hpp"
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace engine::thirtyone {

inline constexpr int min_rows = 1, max_rows = 8;
inline constexpr int min_max = 2, max_max = 9;
inline constexpr int min_limit = 1, max_limit = 99;
inline constexpr int max_moves = max_rows * max_max; // of one game: every move takes a square

/// A full board within the limit: the player to move loses (the source's program), or the game is a draw.
ENGINE_NAMED(FullBoard, mover_loses, draw);

struct Rules {
    std::uint8_t rows = 4;   // min_rows..max_rows
    std::uint8_t max = 6;    // largest value, min_max..max_max
    std::uint8_t limit = 31; // min_limit..max_limit
    FullBoard full_board = FullBoard::mover_loses;
    bool operator==(const Rules&) const = default;
};

inline constexpr Rules game_of_31{};

/// The rules' error, if any.
std::optional<Error> problem(const Rules&);

/// Sum of all squares; the board can fill only if it is at most `limit`.
constexpr int board_total(const Rules& r) { return r.rows * (r.max * (r.max + 1) / 2); }
/// Number of count vectors, reachable or not: (rows + 1)^max, at most 9^9.
constexpr Count all_encodings(const Rules& r)
{
    Count n = 1;
    for (int v = 0; v < r.max; ++v) n = times(n, static_cast<Count>(r.rows + 1));
    return n;
}
static_assert(all_encodings(game_of_31) == 15625);

enum class Side : std::uint8_t { a, b };
constexpr Side other(Side s) { return s == Side::a ? Side::b : Side::a; }

/// Values, ascending.
using Values = Few<std::uint8_t, max_max>;

struct Position {
    std::array<std::uint8_t, max_max> used{}; // [v - 1] = tokens on squares of value v, 0..rows
    std::int16_t sum = 0;                     // of all tokens
    std::int16_t plies = 0;                   // tokens
    bool operator==(const Position&) const = default;
};

inline int used(const Position& p, int value) { return p.used[static_cast<std::size_t>(value - 1)]; }
/// The side to move, even if the game is over.
inline Side to_move(const Position& p) { return p.plies % 2 == 0 ? Side::a : Side::b; }

/// Whether a square of this value is free. value: 1..max.
inline bool is_free(const Rules& r, const Position& p, int value) { return used(p, value) < r.rows; }
inline bool is_full(const Rules& r, const Position& p) { return p.plies == r.rows * r.max; }
/// Whether the sum exceeds the limit.
inline bool is_beyond(const Rules& r, const Position& p) { return p.sum > r.limit; }
inline bool is_over(const Rules& r, const Position& p) { return is_beyond(r, p) || is_full(r, p); }

/// The position after a token on a free square; may exceed the limit.
Position after(const Rules&, Position, int value);

/// The legal moves: values with a free square; none when over.
Values moves(const Rules&, const Position&);
/// The moves that stay within the limit.
Values safe_moves(const Rules&, const Position&);
/// The moves that lose at once, because the sum exceeds the limit.
Values losing_utterances(const Rules&, const Position&);

/// The winner, when over; nothing = draw. The loser is the side that exceeded the limit or, under mover_loses, the side
/// to move on a full board.
std::optional<Side> winner(const Rules&, const Position&);

/// Plays moves from the empty board. error.at = the refused move (0-based).
Expected<Position, Error> play(const Rules&, std::span<const int> values);
/// The reason to refuse a move; nothing = legal.
std::optional<Error::Kind> refusal(const Rules&, const Position&, int value);

} // namespace engine::thirtyone
