// The page's program for the home screen, Mastermind and Picas & Fijas.
#include "engine/request/commands.hpp"
#include "shell/requests.hpp"
#include "shell/views/codes_entry.hpp"
#include <array>

namespace shell {

std::span<const GameEntry> games()
{
    static const std::array all{mastermind_entry, picas_fijas_entry};
    return all;
}

const RequestDoor* request_door() { return &requests; }

const HomeScreen* home_screen() { return &home; }

std::span<const TextSection* const> text_sections()
{
    static constexpr std::array all{&common_texts, &home_texts, &code_words_texts, &codes_texts};
    return all;
}

} // namespace shell

namespace engine::request {

std::span<const Family> families()
{
    static const std::array all{codes_questions, codes_choices, codes_rankings};
    return all;
}

} // namespace engine::request
