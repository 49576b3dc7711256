// The page's program for matrix games and A/K betting.
#include "shell/requests.hpp"
#include "shell/views/betting_entry.hpp"
#include "shell/views/matrix_entry.hpp"
#include <array>

namespace shell {

std::span<const GameEntry> games()
{
    static const std::array all{matrix_entry, betting_entry};
    return all;
}

const RequestDoor* request_door() { return nullptr; }

const HomeScreen* home_screen() { return nullptr; }

std::span<const TextSection* const> text_sections()
{
    static constexpr std::array all{&common_texts, &betting_texts, &matrix_texts};
    return all;
}

} // namespace shell
