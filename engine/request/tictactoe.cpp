// tictactoe.analyse: a search's result for a board.
#include "engine/request/board_fields.hpp"
#include "engine/request/commands.hpp"
#include "engine/tictactoe/analyse.hpp"
#include "engine/tictactoe/board.hpp"

namespace engine::request {
namespace {

using namespace engine::tictactoe;

Algorithm read_algorithm(Reader& in)
{
    const std::string word = in.word("algorithm", name(Algorithm::minimax));
    if (const auto algorithm = named<Algorithm>(word)) return *algorithm;
    in.fail({"unknown_algorithm", "There is no algorithm " + in_quotes(word) + " here; give minimax or alphabeta.",
             "algorithm"});
    return Algorithm::minimax;
}

Started tictactoe_analyse(Reader& in, Clock)
{
    const State board = read_tictactoe_board(in);
    Query query;
    query.algorithm = read_algorithm(in);
    const Json* depth = in.find("depth");
    if (depth != nullptr && !depth->is_null()) query.depth = static_cast<int>(in.require_number("depth", 1, max_depth));
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    const Analysis a = analyse(board, query);
    Json moves = Json::array();
    for (const Scored& m : a.moves) moves.push_back({{"square", m.cell}, {"value", m.value}});
    return std::make_unique<Answered>(ok_line({{"value", a.value},
                                               {"best", a.best ? Json(*a.best) : Json(nullptr)},
                                               {"moves", moves},
                                               {"nodes", a.nodes},
                                               {"leaves_visited", a.leaves},
                                               {"leaves", a.all_leaves},
                                               {"to_move", x_moves(board) ? "X" : "O"}}));
}

constexpr std::array commands{
    Command{"tictactoe.analyse", tictactoe_analyse},
};

} // namespace

tictactoe::State read_tictactoe_board(Reader& in)
{
    const std::string text = in.word("board", ".........");
    const auto board = parse_board(text);
    if (board) return *board;
    const Error e = board.error();
    std::string why = "board must be nine cells row by row, X, O or a dot, as \"X.O......\".";
    if (e.kind == Error::Kind::impossible_board)
        why =
            "No game comes to the board " + in_quotes(text) + ": X begins, turns alternate, and a line ends the game.";
    in.fail({name(e.kind), why, "board", e.at});
    return {};
}

const Family tictactoe_commands = commands;

} // namespace engine::request
