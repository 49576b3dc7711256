// The page's program for the home screen, Mastermind and Picas & Fijas.
#include "engine/request/commands.hpp"
#include "shell/app/program.hpp"

namespace shell {

std::span<const kit::GameEntry> app::games() { return games_of<"codes">(); }

const kit::RequestDoor* kit::request_door() { return &kit::requests; }

const app::HomeScreen* app::home_screen() { return &app::home; }

std::span<const text::TextSection* const> text::text_sections()
{
    static constexpr std::array all{&text::common_texts, &text::figures_texts, &text::lesson_texts,
                                    &text::home_texts,   &text::day_texts,     &text::code_words_texts,
                                    &text::codes_texts};
    return all;
}

} // namespace shell

namespace engine::request {

std::span<const Family> families()
{
    static const std::array all{codes_questions, codes_choices, codes_rankings, codes_populations, codes_grades};
    return all;
}

} // namespace engine::request
