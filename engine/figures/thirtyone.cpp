#include "engine/figures/games.hpp"
#include "engine/thirtyone/game.hpp"

namespace engine::figures {
namespace {

Table moves_of_thirtyone(std::string_view line)
{
    const auto log = thirtyone::from_line(line);
    if (!log) return {};
    Table t{{"move", "player", "value", "total"}, {}};
    int total = 0, number = 0;
    for (const int value : log->now().moves) {
        total += value;
        t.rows.push_back(
            {std::to_string(number + 1), number % 2 == 0 ? "A" : "B", std::to_string(value), std::to_string(total)});
        ++number;
    }
    return t;
}

} // namespace

std::string thirtyone_moves(std::string_view line, Format format) { return written(moves_of_thirtyone(line), format); }

} // namespace engine::figures
