#pragma once
// The commands, in families of one game each: a page's program links only the families of its games.
#include "engine/base/expected.hpp"
#include "engine/request/reader.hpp"
#include "engine/request/request.hpp"
#include "engine/request/work.hpp"
#include <array>
#include <memory>
#include <span>
#include <string_view>

namespace engine::request {

using Started = Expected<std::unique_ptr<Work>, Problem>;

/// From the fields of a request to the work it asks for, or what is wrong.
struct Command {
    std::string_view name;
    Started (*start)(Reader&, Clock);
};
using Family = std::span<const Command>;

/// The families this program has, in the order in which messages list them. Whoever links the requests says which:
/// every.cpp for the headless program and the tests.
std::span<const Family> families();

extern const Family codes_questions, codes_choices, codes_rankings, codes_populations, codes_tournaments, codes_spaces, codes_optimal,
    codes_grades;
extern const Family search_trees;
extern const Family thirtyone_commands;
extern const Family tictactoe_commands;
extern const Family matrix_commands, betting_commands;
extern const Family cluedo_questions, cluedo_matches;
extern const Family lab_commands, lab_comparisons;
extern const Family lesson_commands;
extern const Family version_commands;

} // namespace engine::request
