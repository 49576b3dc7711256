#include "engine/figures/games.hpp"
#include "engine/thirtyone/game.hpp"

namespace engine::figures {
namespace {

Table moves_of_thirtyone(std::string_view line, const Words& say)
{
    const auto log = thirtyone::from_line(line);
    if (!log) return {};
    Table t{{say(Word::move), say(Word::player), say(Word::value), say(Word::total)}, {}};
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

std::string thirtyone_moves(std::string_view line, const Style& style)
{
    return written(moves_of_thirtyone(line, style.words), style.format);
}

} // namespace engine::figures
