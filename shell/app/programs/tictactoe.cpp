// The page's program for tic-tac-toe.
#include "shell/app/games.hpp"
#include "shell/app/program.hpp"
#include "shell/kit/requests.hpp"
#include <array>

namespace shell {

std::span<const kit::GameEntry> app::games() { return games_of<"tictactoe">(); }

const kit::RequestDoor* kit::request_door() { return nullptr; }

const app::HomeScreen* app::home_screen() { return nullptr; }

std::span<const text::TextSection* const> text::text_sections()
{
    static constexpr std::array all{&text::common_texts, &text::tictactoe_texts};
    return all;
}

} // namespace shell
