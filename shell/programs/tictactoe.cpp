// The page's program for tic-tac-toe.
#include "shell/requests.hpp"
#include "shell/views/tictactoe_entry.hpp"
#include <array>

namespace shell {

std::span<const GameEntry> games()
{
    static const std::array all{tictactoe_entry};
    return all;
}

const RequestDoor* request_door() { return nullptr; }

const HomeScreen* home_screen() { return nullptr; }

std::span<const TextSection* const> text_sections()
{
    static constexpr std::array all{&common_texts, &tictactoe_texts};
    return all;
}

} // namespace shell
