// The page's program for explicit game trees.
#include "shell/app/games.hpp"
#include "shell/kit/requests.hpp"
#include "shell/trees/entry.hpp"
#include <array>

namespace shell {

std::span<const kit::GameEntry> app::games()
{
    static const std::array all{trees::entry};
    return all;
}

const kit::RequestDoor* kit::request_door() { return nullptr; }

const app::HomeScreen* app::home_screen() { return nullptr; }

std::span<const text::TextSection* const> text::text_sections()
{
    static constexpr std::array all{&text::common_texts, &text::trees_texts};
    return all;
}

} // namespace shell
