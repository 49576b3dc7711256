// The page's program for matrix games and A/K betting.
#include "engine/request/commands.hpp"
#include "shell/games.hpp"
#include <array>

namespace shell {

std::span<const GameEntry> games() { return {}; }

std::span<const TextSection* const> text_sections()
{
    static constexpr std::array all{&common_texts, &betting_texts, &matrix_texts};
    return all;
}

} // namespace shell

namespace engine::request {

std::span<const Family> families()
{
    return {}; // the screens compute what they need at once
}

} // namespace engine::request
