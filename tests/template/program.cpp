// The program of template_tests: its only game is Nim, as each program of the page has its own games.
#include "shell/app/games.hpp"
#include "shell/kit/requests.hpp"
#include <array>

namespace shell {

std::span<const kit::GameEntry> app::games()
{
    static const std::array all{nim::nim_entry};
    return all;
}

const kit::RequestDoor* kit::request_door() { return nullptr; }

const app::HomeScreen* app::home_screen() { return nullptr; }

std::span<const text::TextSection* const> text::text_sections()
{
    static constexpr std::array all{&text::common_texts, &text::lesson_texts, &text::nim_texts};
    return all;
}

} // namespace shell
