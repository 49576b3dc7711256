#include "engine/figures/games.hpp"
#include "engine/matrix/game.hpp"

namespace engine::figures {
namespace {

Table rounds_of(std::string_view line, const Words& say)
{
    const auto log = matrix::from_line(line);
    if (!log) return {};
    Table t{{say(Word::round), say(Word::row), say(Word::column), say(Word::payoff)}, {}};
    int number = 0;
    const auto letter = [](int choice) { return std::string(1, static_cast<char>('A' + choice)); };
    for (const auto& r : log->now().rounds)
        t.rows.push_back({std::to_string(++number), letter(r.row), letter(r.column),
                          to_text(log->setup().matrix.at(r.row, r.column))});
    return t;
}

} // namespace

std::string matrix_rounds(std::string_view line, const Style& style)
{
    return written(rounds_of(line, style.words), style.format);
}

} // namespace engine::figures
