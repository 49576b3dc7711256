#include "engine/figures/games.hpp"
#include "engine/matrix/game.hpp"

namespace engine::figures {
namespace {

Table rounds_of(std::string_view line)
{
    const auto log = matrix::from_line(line);
    if (!log) return {};
    Table t{{"round", "row", "column", "payoff"}, {}};
    int number = 0;
    const auto letter = [](int choice) { return std::string(1, static_cast<char>('A' + choice)); };
    for (const auto& r : log->now().rounds)
        t.rows.push_back({std::to_string(++number), letter(r.row), letter(r.column),
                          to_text(log->setup().matrix.at(r.row, r.column))});
    return t;
}

} // namespace

std::string matrix_rounds(std::string_view line, Format format) { return written(rounds_of(line), format); }

} // namespace engine::figures
