// The page's program for Cluedo.
#include "shell/app/games.hpp"
#include "shell/cluedo/entry.hpp"
#include "shell/kit/requests.hpp"
#include <array>

namespace shell {

std::span<const kit::GameEntry> app::games()
{
    static const std::array all{cluedo::entry};
    return all;
}

const kit::RequestDoor* kit::request_door() { return nullptr; }

const app::HomeScreen* app::home_screen() { return nullptr; }

std::span<const text::TextSection* const> text::text_sections()
{
    static constexpr std::array all{&text::common_texts, &text::cluedo_texts};
    return all;
}

} // namespace shell
