// The page's program for version spaces.
#include "shell/requests.hpp"
#include "shell/views/spaces_entry.hpp"
#include <array>

namespace shell {

std::span<const GameEntry> games()
{
    static const std::array all{spaces_entry};
    return all;
}

const RequestDoor* request_door() { return nullptr; }

const HomeScreen* home_screen() { return nullptr; }

std::span<const TextSection* const> text_sections()
{
    static constexpr std::array all{&common_texts, &code_words_texts, &spaces_texts};
    return all;
}

} // namespace shell
