#pragma once
// Nim: in turn two players take one or more from a heap; who takes the last one wins. C. L. Bouton, "Nim, a game with a
// complete mathematical theory", Annals of Mathematics 3 (1901): whoever leaves heaps whose exclusive or is 0 wins.
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

/// Figures, 1 to 9 each: "357".
std::optional<Heaps> parse_heaps(std::string_view text);
std::string to_text(const Heaps&);

/// `at` = character in a line; a move that is not possible has none.
ENGINE_NAMED(ErrorKind, too_long, unknown_game, unknown_version, bad_setup, bad_move);
using Error = ErrorOf<ErrorKind>;

ENGINE_NAMED(People, first, second, both);

struct Setup {
    Heaps heaps = *parse_heaps("357");
    People people = People::first; // who is a person; the computer plays perfectly
    std::uint64_t seed = 0;        // of the computer's draws among equal moves
};

struct Move {
    int heap = 0, take = 0; // from 0; from 1
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
    /// Is it a person's turn (when the game is over: would it be)?
    bool person_to_move() const { return setup.people == People::both || turn % 2 == static_cast<int>(setup.people); }
};
static_assert(session::Model<Game>);

/// 0: whoever moves loses, if the other makes no mistake.
int nim_sum(const Heaps&);
std::vector<Move> moves(const Heaps&);
/// Does it leave nim-sum 0?
bool wins(const Heaps&, const Move&);
/// A move that wins, or any if there is none; the same for the same seed and turn. The game must not be over.
Move computer_move(const Game&);

/// "nim 1 <heaps> <people> <seed> <heap><take>…", and back.
std::string to_line(const session::Log<Game>&);
Expected<session::Log<Game>, Error> from_line(std::string_view line);

} // namespace engine::nim
