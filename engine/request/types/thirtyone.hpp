#pragma once
// thirtyone.*: the 31 game.
#include "engine/request/typed.hpp"
#include "engine/thirtyone/growth.hpp"
#include "engine/thirtyone/position.hpp"
#include <vector>

namespace engine::request {

/// Values played from the empty board; a refused move is named by its index.
struct Moves31 {
    const thirtyone::Rules& rules;
    void read(const At&, const Json&, std::vector<int>&) const;
    void check(const At&, const std::vector<int>&) const;
    Schema schema() const;
};

/// A number up to 2^53, a string of digits beyond.
struct Exact31 {
    static void read(const At&, const Json&, thirtyone::Large&);
    static Json write(const thirtyone::Large&);
    static Schema schema();
};

void fields_of_rules(auto& f, auto& rules)
{
    using namespace thirtyone;
    f.may("rows", rules.rows, Whole{min_rows, max_rows}, {"of the board", "squares of each value"});
    f.may("max", rules.max, Whole{min_max, max_max}, "the largest value; the smallest is 1");
    f.may("limit", rules.limit, Whole{min_limit, max_limit}, "the largest sum that does not lose");
    f.may("full_board", rules.full_board,
          OneOf<FullBoard>{"unknown_full_board",
                           "full_board cannot be %; give mover_loses (whoever finds the board full loses) or draw."},
          "the end of a game whose board is full within the limit: the player to move loses, or nobody wins");
}

struct ThirtyoneSolve {
    static constexpr std::string_view command = "thirtyone.solve";
    static constexpr std::string_view about = "The winner and the remoteness of every position.";
    thirtyone::Rules rules;

    static void fields(auto& f, auto& q) { fields_of_rules(f, q.rules); }

    struct Result {
        Count explored_states = 0, all_encodings = 0;
        Count mover_losing_states = 0, mover_winning_states = 0, drawn_states = 0;
        std::string winner;
        std::vector<int> winning_first_moves;
        std::optional<int> root_remoteness;
        std::vector<Count> states_by_remoteness;
        thirtyone::Large tree_nodes, tree_plays, tree_nodes_without_utterances, tree_plays_without_utterances;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("explored_states", r.explored_states, "reachable positions");
            f.must("all_encodings", r.all_encodings, "counts of each value, reachable or not");
            f.must("mover_losing_states", r.mover_losing_states, "positions that the player to move loses");
            f.must("mover_winning_states", r.mover_winning_states, "positions that the player to move wins");
            f.must("drawn_states", r.drawn_states, "drawn positions");
            f.must("winner", r.winner, Words{"A, B, draw"}, "of the game when both play their best; A begins");
            f.must("winning_first_moves", r.winning_first_moves, "values, ascending");
            f.must("root_remoteness", r.root_remoteness, {"until the loser is stuck; null: a draw", "moves"});
            f.must("states_by_remoteness", r.states_by_remoteness, "number of positions with remoteness 0, 1, 2, …");
            f.must("tree_nodes", r.tree_nodes, Exact31{}, "nodes of the game tree, every losing utterance a node");
            f.must("tree_plays", r.tree_plays, Exact31{}, "its leaves: different games");
            f.must("tree_nodes_without_utterances", r.tree_nodes_without_utterances, Exact31{},
                   "nodes when no player exceeds the limit");
            f.must("tree_plays_without_utterances", r.tree_plays_without_utterances, Exact31{}, "leaves of that tree");
        }
    };
};
Running<ThirtyoneSolve> begin(const ThirtyoneSolve&, Clock);

struct ThirtyonePosition {
    static constexpr std::string_view command = "thirtyone.position";
    static constexpr std::string_view about = "The winner of a position, and the moves that win.";
    thirtyone::Rules rules;
    std::vector<int> moves;

    static void fields(auto& f, auto& q)
    {
        fields_of_rules(f, q.rules);
        f.may("moves", q.moves, Moves31{q.rules}, "values from the empty board, A's first");
    }

    struct Result {
        int sum = 0;
        std::string to_move;
        bool mover_wins = false;
        int status = 0;
        std::vector<int> winning_moves;
        std::optional<int> remoteness;
        std::vector<int> losing_utterances, best_moves, line;
        bool over = false;
        std::optional<std::string> winner;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("sum", r.sum, "of all moves");
            f.must("to_move", r.to_move, Words{"A, B"}, "after an exceeded limit the other side, which has won");
            f.must("mover_wins", r.mover_wins, "whether the player to move can force a win");
            f.must("status", r.status, "+1: A wins, -1: B wins, 0: a draw");
            f.must("winning_moves", r.winning_moves, "values, ascending; none when over");
            f.must(
                "remoteness", r.remoteness,
                {"while the winner hurries and the loser delays, without a losing utterance; null: a draw", "moves"});
            f.must("losing_utterances", r.losing_utterances, "values that exceed the limit");
            f.must("best_moves", r.best_moves, "the fastest wins, else draws, else the longest resistance");
            f.must("line", r.line, "the play that follows when both make their smallest best move");
            f.must("over", r.over, "whether the game has ended");
            f.may("winner", r.winner, Words{"A, B, draw"}, "when it is over");
        }
    };
};
Running<ThirtyonePosition> begin(const ThirtyonePosition&, Clock);

} // namespace engine::request
