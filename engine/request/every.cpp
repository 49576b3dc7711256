// Every command: for the headless program, the page's engine and the tests.
#include "engine/request/commands.hpp"
#include <array>

namespace engine::request {

std::span<const Family> families()
{
    static const std::array all{
        codes_questions,    codes_choices,     codes_rankings,   codes_populations,     codes_tournaments,
        codes_spaces,       concepts_commands, codes_optimal,    codes_values,          codes_fixed_guesses,
        codes_grades,       search_trees,      search_practice,  search_transpositions, thirtyone_commands,
        tictactoe_commands, matrix_commands,   betting_commands, extensive_commands,    cluedo_questions,
        cluedo_others,      cluedo_matches,    lab_commands,     lab_comparisons,       lesson_commands,
        puzzle_commands,    formats_commands,  version_commands,
    };
    return all;
}

} // namespace engine::request
