#pragma once
// search.transpositions: a game's tree as a graph.
#include "engine/base/named.hpp"
#include "engine/request/types/thirtyone.hpp"

namespace engine::request {

ENGINE_NAMED(TreeOfGame, tictactoe, thirtyone);

struct SearchTranspositions {
    static constexpr std::string_view command = "search.transpositions";
    static constexpr std::string_view about =
        "A game's tree as a graph of positions: the nodes that pruning saves, and those that memory saves.";
    static constexpr Count max_positions = 20'000; // of the 31 game, within the limit
    TreeOfGame game = TreeOfGame::tictactoe;
    thirtyone::Rules rules;
    bool utterances = true;

    static void fields(auto& f, auto& q)
    {
        f.must("game", q.game,
               OneOf<TreeOfGame>{"unknown_game", "game must be tictactoe or thirtyone.", "give tictactoe or thirtyone"},
               "whose tree is searched from its start");
        f.when(q.game == TreeOfGame::thirtyone, {"game", "thirtyone"}, [&] {
            fields_of_rules(f, q.rules);
            f.may("utterances", q.utterances,
                  "a losing utterance is a node; else the player without a safe move is a leaf");
        });
    }

    struct Result {
        int value = 0;
        std::optional<Count> plain, alphabeta;
        Count memory = 0, both = 0, memory_recalled = 0, both_recalled = 0;
        std::optional<Count> memory_symmetric, both_symmetric, positions_within;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("value", r.value, "to MAX (X, A): +1 a win, 0 a draw, -1 a loss");
            f.must("plain", r.plain, "nodes of the tree, all visited by minimax; null: 2^64 or more");
            f.must("alphabeta", r.alphabeta,
                   "nodes that alpha-beta visits, moves in ascending order; null: 2^64 or more");
            f.must("memory", r.memory, "nodes that minimax visits if it remembers positions: each position once");
            f.must("both", r.both, "nodes that alpha-beta visits if it remembers positions with the bounds it found");
            f.must("memory_recalled", r.memory_recalled,
                   "visits that memory answers: the graph has so many more edges than a tree");
            f.must("both_recalled", r.both_recalled, "visits of alpha-beta that memory answers");
            f.may("memory_symmetric", r.memory_symmetric,
                  "of tic-tac-toe: positions when rotated and reflected boards count as one");
            f.may("both_symmetric", r.both_symmetric, "of tic-tac-toe: the same with alpha-beta");
            f.may("positions_within", r.positions_within, "of the 31 game: positions within the limit");
        }
    };
};
Running<SearchTranspositions> begin(const SearchTranspositions&, Clock);

} // namespace engine::request
