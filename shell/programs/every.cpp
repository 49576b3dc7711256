// The desktop's program and the tests': all games.
#include "shell/requests.hpp"
#include "shell/views/betting_entry.hpp"
#include "shell/views/cluedo_entry.hpp"
#include "shell/views/codes_entry.hpp"
#include "shell/views/matrix_entry.hpp"
#include "shell/views/spaces_entry.hpp"
#include "shell/views/thirtyone_entry.hpp"
#include "shell/views/tictactoe_entry.hpp"
#include "shell/views/trees_entry.hpp"
#include <array>

namespace shell {

std::span<const GameEntry> games()
{
    static const std::array all{mastermind_entry, picas_fijas_entry, spaces_entry,  thirtyone_entry, trees_entry,
                                tictactoe_entry,  matrix_entry,      betting_entry, cluedo_entry};
    return all;
}

const RequestDoor* request_door() { return &requests; }

const HomeScreen* home_screen() { return &home; }

std::span<const TextSection* const> text_sections()
{
    static constexpr std::array all{&common_texts,    &home_texts,   &code_words_texts, &codes_texts,
                                    &thirtyone_texts, &trees_texts,  &tictactoe_texts,  &betting_texts,
                                    &matrix_texts,    &spaces_texts, &cluedo_texts};
    return all;
}

} // namespace shell
