#include "engine/figures/games.hpp"
#include "engine/tictactoe/game.hpp"

namespace engine::figures {
namespace {

Table moves_of_tictactoe(std::string_view line, const Words& say)
{
    const auto log = tictactoe::from_line(line);
    if (!log) return {};
    Table t{{say(Word::move), say(Word::player), say(Word::row), say(Word::column)}, {}};
    int number = 0;
    for (const int cell : log->now().moves) {
        t.rows.push_back({std::to_string(number + 1), number % 2 == 0 ? "X" : "O", std::to_string(cell / 3 + 1),
                          std::to_string(cell % 3 + 1)});
        ++number;
    }
    return t;
}

} // namespace

std::string tictactoe_moves(std::string_view line, const Style& style)
{
    return written(moves_of_tictactoe(line, style.words), style.format);
}

} // namespace engine::figures
