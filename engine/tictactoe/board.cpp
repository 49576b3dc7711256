#include "engine/tictactoe/board.hpp"
#include <algorithm>
#include <utility>

namespace engine::tictactoe {
namespace {

// The new place of each cell after a quarter turn and after a reflection left to right.
constexpr std::array<int, 9> turned{2, 5, 8, 1, 4, 7, 0, 3, 6};
constexpr std::array<int, 9> reflected{2, 1, 0, 5, 4, 3, 8, 7, 6};

Cells moved(Cells cells, const std::array<int, 9>& to)
{
    unsigned result = 0;
    for (const auto c : CellRange(cells)) result |= 1u << to[c];
    return static_cast<Cells>(result);
}

} // namespace

bool possible(const State& s)
{
    if ((s.x & s.o) != 0) return false;
    const int more = CellRange(s.x).size() - CellRange(s.o).size();
    if (more != 0 && more != 1) return false;
    return !(has_line[s.x] && more == 0) && !(has_line[s.o] && more == 1); // the winner moved last
}

Expected<State, Error> parse_board(std::string_view text)
{
    State s;
    for (std::size_t i = 0; i < std::min<std::size_t>(text.size(), 9); ++i) {
        const auto bit = static_cast<Cells>(1u << i);
        if (text[i] == 'X') s.x = static_cast<Cells>(s.x | bit);
        else if (text[i] == 'O') s.o = static_cast<Cells>(s.o | bit);
        else if (text[i] != '.') return wrong(Error::Kind::bad_cell, static_cast<int>(i));
    }
    if (text.size() != 9)
        return wrong(Error::Kind::board_length, static_cast<int>(std::min<std::size_t>(text.size(), 9)));
    if (!possible(s)) return wrong(Error::Kind::impossible_board);
    return s;
}

std::string to_text(const State& s)
{
    std::string text(9, '.');
    for (const auto c : CellRange(s.x)) text[c] = 'X';
    for (const auto c : CellRange(s.o)) text[c] = 'O';
    return text;
}

State canonical(const State& s)
{
    const auto before = [](const State& a, const State& b) { return std::pair(a.x, a.o) < std::pair(b.x, b.o); };
    State smallest = s;
    State now = s;
    for (int i = 0; i < 8; ++i) {
        now = {moved(now.x, i == 4 ? reflected : turned), moved(now.o, i == 4 ? reflected : turned)};
        if (before(now, smallest)) smallest = now;
    }
    return smallest;
}

Cells winning_cells(const State& s)
{
    unsigned cells = 0;
    for (const Cells line : lines)
        if ((s.x & line) == line || (s.o & line) == line) cells |= line;
    return static_cast<Cells>(cells);
}

} // namespace engine::tictactoe
