#pragma once
// tictactoe.analyse: a search's result for a board.
#include "engine/request/typed.hpp"
#include "engine/tictactoe/analyse.hpp"
#include <vector>

namespace engine::request {

/// "X.O......": nine cells row by row; a game can reach it.
struct Board {
    static void read(const At&, const Json&, tictactoe::State&);
    static Json write(const tictactoe::State&);
    static Schema schema();
};

struct TictactoeAnalyse {
    static constexpr std::string_view command = "tictactoe.analyse";
    static constexpr std::string_view about = "A search's result for a board.";
    tictactoe::State board;
    tictactoe::Algorithm algorithm = tictactoe::Algorithm::minimax;
    std::optional<int> depth;

    static void fields(auto& f, auto& q)
    {
        f.may("board", q.board, Board{}, "X begins and is MAX");
        f.may("algorithm", q.algorithm,
              OneOf<tictactoe::Algorithm>{"unknown_algorithm",
                                          "There is no algorithm % here; give minimax or alphabeta."},
              "whose nodes are counted; the values are the same");
        f.may("depth", q.depth, OrNull{Whole{1, tictactoe::max_depth}}, {"null: to the end of the game", "moves"});
    }

    struct Move {
        int square = 0, value = 0;
        bool operator==(const Move&) const = default;

        static void fields(auto& f, auto& m)
        {
            f.must("square", m.square, "0 to 8, row by row");
            f.must("value", m.value, "of the move, exact to this depth");
        }
    };

    struct Result {
        int value = 0;
        std::optional<int> best;
        std::vector<Move> moves;
        Count nodes = 0, leaves_visited = 0, leaves = 0;
        std::string to_move;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("value", r.value,
                   "to X: +1, 0, -1; with `depth` the open lines of X less those of O, and 100 or -100 when won");
            f.must("best", r.best, "the first square of the best value, however fast it wins; null: the game is over");
            f.must("moves", r.moves, "all of them, by square");
            f.must("nodes", r.nodes, "that the algorithm visits");
            f.must("leaves_visited", r.leaves_visited, "that the algorithm visits");
            f.must("leaves", r.leaves, "that minimax visits");
            f.must("to_move", r.to_move, Words{"X, O"}, "the side whose turn it is");
        }
    };
};
Running<TictactoeAnalyse> begin(const TictactoeAnalyse&, Clock);

} // namespace engine::request
