// The page's program for the tree and matrix games: 31, explicit trees, tic-tac-toe, betting, matrices.
#include "engine/request/commands.hpp"
#include "shell/games.hpp"
#include "shell/views/tictactoe_entry.hpp"
#include <array>

namespace shell {

std::span<const GameEntry> games()
{
    static const std::array all{tictactoe_entry};
    return all;
}

std::span<const TextSection* const> text_sections()
{
    static constexpr std::array all{&common_texts,    &thirtyone_texts, &trees_texts,
                                    &tictactoe_texts, &betting_texts,   &matrix_texts};
    return all;
}

} // namespace shell

namespace engine::request {

std::span<const Family> families()
{
    static const std::array all{search_trees};
    return all;
}

} // namespace engine::request
