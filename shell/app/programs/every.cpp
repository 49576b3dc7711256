// All games: for the desktop's program and the tests.
#include "shell/app/program.hpp"

namespace shell {

std::span<const kit::GameEntry> app::games() { return games_of<"every">(); }

const kit::RequestDoor* kit::request_door() { return &kit::requests; }

const app::HomeScreen* app::home_screen() { return &app::home; }

std::span<const text::TextSection* const> text::text_sections()
{
    static constexpr std::array all{&text::common_texts,    &text::figures_texts,   &text::lesson_texts,
                                    &text::home_texts,      &text::day_texts,       &text::code_words_texts,
                                    &text::codes_texts,     &text::thirtyone_texts, &text::trees_texts,
                                    &text::tictactoe_texts, &text::betting_texts,   &text::matrix_texts,
                                    &text::spaces_texts,    &text::cluedo_texts,    &text::lab_texts,
                                    &text::concepts_texts,  &text::variants_texts};
    return all;
}

} // namespace shell
