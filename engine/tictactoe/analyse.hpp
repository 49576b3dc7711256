#pragma once
// The search of a position: to the end, or to a limited depth with the evaluation by open lines.
#include "engine/base/count.hpp"
#include "engine/base/named.hpp"
#include "engine/tictactoe/solved.hpp"
#include <optional>
#include <string_view>

namespace engine::tictactoe {

ENGINE_NAMED(Algorithm, minimax, alphabeta);

inline constexpr int max_depth = 9;

struct Query {
    Algorithm algorithm = Algorithm::minimax;
    std::optional<int> depth; // 1..max_depth: values are f; std::nullopt: to the end, values are payoffs
};

struct Analysis {
    std::int32_t value = 0;          // to X
    std::optional<std::int8_t> best; // the first best move; std::nullopt if the game is over
    ScoredMoves moves;               // exact values to this depth, pruned moves included
    Count nodes = 0, leaves = 0;     // that the algorithm visits
    Count all_leaves = 0;            // that minimax visits
};

/// The state must be possible(). At most some milliseconds, for minimax from the empty board.
Analysis analyse(const State&, const Query&);

/// The moves' values at depth >= 1, which includes the move.
ScoredMoves limited_moves(const State&, int depth);

} // namespace engine::tictactoe
