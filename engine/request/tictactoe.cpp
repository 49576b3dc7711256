// tictactoe.analyse: a search's result for a board.
#include "engine/request/types/tictactoe.hpp"
#include "engine/request/door.hpp"
#include "engine/tictactoe/board.hpp"

namespace engine::request {
namespace {

using namespace engine::tictactoe;

constexpr std::array commands{command<TictactoeAnalyse>};

} // namespace

void Board::read(const At& at, const Json& json, State& to)
{
    const auto text = word_in(at, json);
    if (!text) return;
    const auto board = parse_board(*text);
    if (board) {
        to = *board;
        return;
    }
    const Error e = board.error();
    if (e.kind == Error::Kind::impossible_board)
        return at.fail(name(e.kind),
                       "No game comes to the board " + in_quotes(*text) +
                           ": X begins, turns alternate, and a line ends the game.",
                       e.at);
    at.fail(name(e.kind), "board must be nine cells row by row, X, O or a dot, as \"X.O......\".", e.at);
}

Json Board::write(const State& board) { return to_text(board); }

Running<TictactoeAnalyse> begin(const TictactoeAnalyse& q, Clock)
{
    const Analysis a = analyse(q.board, {q.algorithm, q.depth});
    std::vector<TictactoeAnalyse::Move> moves;
    for (const Scored& m : a.moves) moves.push_back({m.cell, m.value});
    return TictactoeAnalyse::Result{.value = a.value,
                                    .best = a.best,
                                    .moves = std::move(moves),
                                    .nodes = a.nodes,
                                    .leaves_visited = a.leaves,
                                    .leaves = a.all_leaves,
                                    .to_move = x_moves(q.board) ? "X" : "O"};
}

template struct Door<TictactoeAnalyse>;
const Family tictactoe_commands = commands;

} // namespace engine::request
