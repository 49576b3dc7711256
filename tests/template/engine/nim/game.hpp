#pragma once
// Nim: two players by turns take one or more tokens from a heap; the player who takes the last one wins. C. L. Bouton,
// "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901): a move wins that leaves the heaps'
// exclusive or at 0.
#include "engine/base/error.hpp"
#include "engine/base/few.hpp"
#include "engine/session/log.hpp"
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine::nim {

inline constexpr int max_heaps = 5, max_size = 9;
using Heaps = Few<int, max_heaps>;

/// At most max_heaps digits, each 1 to max_size: "357".
std::optional<Heaps> parse_heaps(std::string_view text);
std::string to_text(const Heaps&);

/// `at` = character in a line; an impossible move has none.
ENGINE_NAMED(ErrorKind, too_long, unknown_game, unknown_version, bad_setup, bad_move);
using Error = ErrorOf<ErrorKind>;

ENGINE_NAMED(People, first, second, both);

struct Setup {
    Heaps heaps = *parse_heaps("357");
    People people = People::first; // the human players; the computer plays perfectly
    std::uint64_t seed = 0;        // for the computer's choice among equal moves
};

struct Move {
    int heap = 0, take = 0; // heap counts from 0, take from 1
    bool operator==(const Move&) const = default;
};

struct Game {
    using Setup = nim::Setup;
    using Event = Move;
    using Error = nim::Error;

    Setup setup;
    Heaps heaps;
    int turn = 0; // moves made

    static Game start(const Setup& s) { return {s, s.heaps, 0}; }
    Expected<Game, Error> after(const Move&) const;

    bool over() const;
    /// Whether a person is to move, or would be if the game were not over.
    bool person_to_move() const { return setup.people == People::both || turn % 2 == static_cast<int>(setup.people); }
};
static_assert(session::Model<Game>);

/// 0: the player to move loses against perfect play.
int nim_sum(const Heaps&);
std::vector<Move> moves(const Heaps&);
/// Whether the move leaves nim-sum 0.
bool wins(const Heaps&, const Move&);
/// A winning move, or any move if there is none; the seed and the turn determine it. The game must not be over.
Move computer_move(const Game&);

/// "nim 1 <heaps> <people> <seed> <heap><take>…"
std::string to_line(const session::Log<Game>&);
Expected<session::Log<Game>, Error> from_line(std::string_view line);

} // namespace engine::nim
