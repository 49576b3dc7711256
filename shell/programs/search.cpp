// The page's program for the 31 game, explicit trees and tic-tac-toe.
#include "engine/request/commands.hpp"
#include "shell/views/thirtyone_entry.hpp"
#include "shell/views/tictactoe_entry.hpp"
#include "shell/views/trees_entry.hpp"
#include <array>

namespace shell {

std::span<const GameEntry> games()
{
    static const std::array all{thirtyone_entry, trees_entry, tictactoe_entry};
    return all;
}

std::span<const TextSection* const> text_sections()
{
    static constexpr std::array all{&common_texts, &thirtyone_texts, &trees_texts, &tictactoe_texts};
    return all;
}

} // namespace shell

namespace engine::request {

std::span<const Family> families()
{
    return {}; // the screens compute what they need at once
}

} // namespace engine::request
