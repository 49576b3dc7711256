// The page's program for matrix games and A/K betting.
#include "shell/app/games.hpp"
#include "shell/betting/entry.hpp"
#include "shell/kit/requests.hpp"
#include "shell/matrix/entry.hpp"
#include <array>

namespace shell {

std::span<const kit::GameEntry> app::games()
{
    static const std::array all{matrix::entry, betting::entry};
    return all;
}

const kit::RequestDoor* kit::request_door() { return nullptr; }

const app::HomeScreen* app::home_screen() { return nullptr; }

std::span<const text::TextSection* const> text::text_sections()
{
    static constexpr std::array all{&text::common_texts, &text::betting_texts, &text::matrix_texts};
    return all;
}

} // namespace shell
