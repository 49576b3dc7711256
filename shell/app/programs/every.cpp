// The desktop's program and the tests': all games.
#include "shell/app/games.hpp"
#include "shell/betting/entry.hpp"
#include "shell/cluedo/entry.hpp"
#include "shell/codes/entry.hpp"
#include "shell/kit/requests.hpp"
#include "shell/matrix/entry.hpp"
#include "shell/spaces/entry.hpp"
#include "shell/thirtyone/entry.hpp"
#include "shell/tictactoe/entry.hpp"
#include "shell/trees/entry.hpp"
#include <array>

namespace shell {

std::span<const kit::GameEntry> app::games()
{
    static const std::array all{codes::mastermind_entry,
                                codes::picas_fijas_entry,
                                spaces::entry,
                                thirtyone::entry,
                                trees::entry,
                                tictactoe::entry,
                                matrix::entry,
                                betting::entry,
                                cluedo::entry};
    return all;
}

const kit::RequestDoor* kit::request_door() { return &kit::requests; }

const app::HomeScreen* app::home_screen() { return &app::home; }

std::span<const text::TextSection* const> text::text_sections()
{
    static constexpr std::array all{&text::common_texts,    &text::home_texts,      &text::code_words_texts,
                                    &text::codes_texts,     &text::thirtyone_texts, &text::trees_texts,
                                    &text::tictactoe_texts, &text::betting_texts,   &text::matrix_texts,
                                    &text::spaces_texts,    &text::cluedo_texts};
    return all;
}

} // namespace shell
