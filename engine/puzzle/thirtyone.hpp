#pragma once
// Positions of the 31 game for puzzles: drawn from a solved board, with the best move unique.
#include "engine/base/rng.hpp"
#include "engine/puzzle/puzzle.hpp"
#include "engine/thirtyone/game.hpp"
#include "engine/thirtyone/solve.hpp"

namespace engine::puzzle {

/// 3 to 6 rows, values up to 5 to 9, limit 21 to 99, at most `most` positions.
thirtyone::Rules drawn_board(Rng&, std::uint32_t most);
thirtyone::Solution solved(const thirtyone::Rules&);

/// A game of random safe moves, at least 2; the board is not over and the mover has a safe move.
std::vector<int> drawn_game(const thirtyone::Rules&, Rng&);

/// Remoteness for the loser, which is even: `least`; 2 more; at least 4 more.
bool is_level_of_31(int level, int remoteness, int least);

std::string line_of(const thirtyone::Rules&, const std::vector<int>& moves);

/// Chains of both kinds: each other move with the reply that refutes it, soonest first, then the answer.
void tell_31(const thirtyone::Solution&, const thirtyone::Position&, int best, bool wins, Puzzle&);

} // namespace engine::puzzle
