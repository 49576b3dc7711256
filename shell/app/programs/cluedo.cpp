// The page's program for Cluedo, and the request that its workers answer.
#include "engine/request/commands.hpp"
#include "shell/app/program.hpp"

namespace shell {

std::span<const kit::GameEntry> app::games() { return games_of<"cluedo">(); }

const kit::RequestDoor* kit::request_door() { return &kit::requests; }

const app::HomeScreen* app::home_screen() { return nullptr; }

std::span<const text::TextSection* const> text::text_sections()
{
    static constexpr std::array all{&text::common_texts, &text::figures_texts, &text::lesson_texts,
                                    &text::cluedo_texts};
    return all;
}

} // namespace shell

namespace engine::request {

std::span<const Family> families()
{
    static const std::array all{cluedo_others};
    return all;
}

} // namespace engine::request
