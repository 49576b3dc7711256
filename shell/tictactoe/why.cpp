// The texts of the why buttons: the line of best play after a move, as far as the search looks.
#include "engine/tictactoe/analyse.hpp"
#include "shell/tictactoe/phrases.hpp"

namespace shell::tictactoe {
namespace {

using engine::search::Seat;
using engine::tictactoe::State;
using engine::tictactoe::TicTacToe;

bool over(const State& s) { return TicTacToe{}.seat(s) == Seat::nobody; }

/// The first of the best moves in a search of `depth` moves.
std::int8_t best_of(const State& s, int depth, bool x)
{
    const auto moves = engine::tictactoe::limited_moves(s, depth);
    auto best = moves[0];
    for (const auto& m : moves)
        if (x ? m.value > best.value : m.value < best.value) best = m;
    return best.cell;
}

/// The line of best play that begins with `cell`, and its result.
std::string line_from(const View& v, const Say& say, std::int8_t cell)
{
    State s = v.game().board;
    bool x = v.game().x_to_move();
    std::string line;
    std::int8_t next = cell;
    for (int left = v.limited() ? v.ui().depth : 9;;) {
        line += (line.empty() ? "" : ", ") + std::string(sign_of(x)) + " " + say(cell_name(next));
        s = TicTacToe{}.after(s, next);
        x = !x;
        if (--left == 0 || over(s)) break;
        next = v.limited() ? best_of(s, left, x) : v.solved().best_moves(s)[0];
    }
    if (!v.limited()) return say(Text::tictactoe_why, line, outcome_in_words(v, say, s));
    return say(Text::tictactoe_why, line, "f = " + value_text(say, engine::tictactoe::OpenLines{}(s)));
}

} // namespace

std::string View::why(const Say& say, std::string_view id) const
{
    if (!analysis_shown() || game().over() || ui_.tab != Tab::values || analysis().best.empty()) return {};
    std::int8_t cell = analysis().best[0];
    if (id == "why:moves") {
        for (const auto& m : analysis().moves)
            if (m.cell == ui_.looked) cell = m.cell;
    } else if (id != "why:best") return {};
    return line_from(*this, say, cell);
}

} // namespace shell::tictactoe
