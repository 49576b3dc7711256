#pragma once
// Shared by the tests of the 31 game: the usual game on screen, and its solution.
#include "engine/thirtyone/game.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <string>

namespace thirtyone_tests {

inline const engine::thirtyone::Solution& solved()
{
    static const engine::thirtyone::Solution s =
        engine::run(engine::thirtyone::SolveJob(engine::thirtyone::game_of_31));
    return s;
}

inline std::string config(const std::string& more)
{
    return R"({"game":"thirtyone","seed":"42","language":"en","motion":"reduce")" + more + "}";
}

/// The position on screen, from the outline's table of moves.
inline engine::thirtyone::Position on_screen(Player& p)
{
    engine::thirtyone::Position at;
    const auto table = p.control("moves");
    if (table.is_null()) return at;
    for (const auto& row : table["rows"])
        at = after(engine::thirtyone::game_of_31, at, std::stoi(row[2].get<std::string>()));
    return at;
}

/// The rules in words.
inline std::string rules(int rows, int most, int limit)
{
    return wording::en(wording::Text::thirtyone_rows_n, {{"count", rows}}) + " · " +
           wording::en(wording::Text::thirtyone_values_n, {{"most", most}}) + " · " +
           wording::en(wording::Text::thirtyone_limit_n, {{"limit", limit}});
}

} // namespace thirtyone_tests
