// Tic-tac-toe's part of the fixed workload: the whole tree, alpha-beta, all positions, limited depth.
#include "engine/cli/bench.hpp"
#include "engine/search/minimax.hpp"
#include "engine/tictactoe/analyse.hpp"
#include "engine/tictactoe/board.hpp"

namespace engine::cli {
namespace {

using namespace engine::tictactoe;

template <class Found>
void mix_found(Signature& signature, const Found& f)
{
    signature.mix(f.value + 1);
    signature.mix(static_cast<std::uint64_t>(*f.best));
    signature.mix(f.nodes);
    signature.mix(f.leaves);
}

/// Naive minimax: a board of characters, lines looked up cell by cell. The baseline.
int plain_minimax(std::string& board, char turn, Count& nodes)
{
    ++nodes;
    for (const Cells line : lines)
        for (const char side : {'X', 'O'}) {
            bool whole = true;
            for (const auto c : CellRange(line)) whole = whole && board[static_cast<std::size_t>(c)] == side;
            if (whole) return side == 'X' ? 1 : -1;
        }
    int best = 0;
    bool any = false;
    for (char& cell : board) {
        if (cell != '.') continue;
        cell = turn;
        const int value = plain_minimax(board, turn == 'X' ? 'O' : 'X', nodes);
        cell = '.';
        best = !any ? value : turn == 'X' ? std::max(best, value) : std::min(best, value);
        any = true;
    }
    return best;
}

} // namespace

void bench_tictactoe(Signature& signature, std::FILE* times)
{
    const TicTacToe game;
    const double whole = timed(times, "tic-tac-toe, minimax, 549,946 nodes",
                               [&] { mix_found(signature, search::minimax(game, game.root())); });
    constexpr int often = 100;
    const double pruned = timed(times, "tic-tac-toe, alpha-beta, 100 times",
                                [&] {
                                    for (int i = 0; i < often; ++i)
                                        mix_found(signature, search::alpha_beta(game, game.root()));
                                }) /
                          often;
    timed(times, "tic-tac-toe, all positions", [&] {
        const Solved solved;
        signature.mix(static_cast<std::uint64_t>(solved.size()));
        signature.mix(solved.at({}).games);
    });
    timed(times, "tic-tac-toe, depths 1 to 9", [&] {
        for (int depth = 1; depth <= max_depth; ++depth)
            mix_found(signature, analyse({}, {Algorithm::alphabeta, depth}));
    });
    const double plain = timed(times, "tic-tac-toe, plain minimax on characters", [&] {
        std::string board(9, '.');
        Count nodes = 0;
        signature.mix(plain_minimax(board, 'X', nodes) + 1);
        signature.mix(nodes);
    });
    std::fprintf(times, "tic-tac-toe: %.1f ns a node, alpha-beta %.1f; %.1f times faster than on characters\n",
                 whole / 549946 * 1e9, pruned / 18297 * 1e9, plain / whole);
}

} // namespace engine::cli
