#pragma once
// Tic-tac-toe's positions by number, for searches that remember them: as they are, or up to symmetry.
#include "engine/search/memory.hpp"
#include "engine/tictactoe/board.hpp"

namespace engine::tictactoe {

struct KeyedTicTacToe : TicTacToe {
    std::uint64_t key(const State& s) const { return static_cast<std::uint64_t>(s.x) << 9 | s.o; }
};
static_assert(search::KeyedGame<KeyedTicTacToe>);

/// Boards that rotations and reflections make of each other are one position: 765 of them.
struct SymmetricTicTacToe : TicTacToe {
    std::uint64_t key(const State& s) const { return KeyedTicTacToe().key(canonical(s)); }
};
static_assert(search::KeyedGame<SymmetricTicTacToe>);

} // namespace engine::tictactoe
