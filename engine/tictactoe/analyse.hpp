#pragma once
// What a search says about a position: the whole tree, or a limited depth with the evaluation by open lines.
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
    std::optional<int> depth; // 1..max_depth, then values are f; none = to the end, values are payoffs
};

struct Analysis {
    std::int32_t value = 0;          // to X
    std::optional<std::int8_t> best; // the algorithm's: first of the best in order; none when over
    ScoredMoves moves;               // exact values to this depth, whatever the algorithm skips
    Count nodes = 0, leaves = 0;     // the algorithm visits
    Count all_leaves = 0;            // minimax visits
};

/// A possible state. At most a whole minimax, some milliseconds.
Analysis analyse(const State&, const Query&);

/// Values of the moves when looking depth >= 1 moves ahead, the move included.
ScoredMoves limited_moves(const State&, int depth);

} // namespace engine::tictactoe
