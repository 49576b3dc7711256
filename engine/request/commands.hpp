#pragma once
// The commands in families, one game each: a page's program links only the families of its games.
#include "engine/base/expected.hpp"
#include "engine/request/reader.hpp"
#include "engine/request/request.hpp"
#include "engine/request/work.hpp"
#include <array>
#include <memory>
#include <span>
#include <string_view>

namespace engine::request {

class FieldReader;

using Started = Expected<std::unique_ptr<Work>, Problem>;

/// Checks a request's fields and starts its work, or returns the error.
struct Command {
    std::string_view name;
    Started (*start)(Reader&, Clock) = nullptr;
    Started (*open)(FieldReader&, Clock) = nullptr;
};
using Family = std::span<const Command>;

/// This program's families, in the order in which messages list them. Each program defines this function; the headless
/// program and the tests link every.cpp.
std::span<const Family> families();

extern const Family codes_questions, codes_choices, codes_rankings, codes_populations, codes_tournaments, codes_spaces,
    codes_optimal, codes_grades;
extern const Family search_trees;
extern const Family thirtyone_commands;
extern const Family tictactoe_commands;
extern const Family matrix_commands, betting_commands;
extern const Family cluedo_questions, cluedo_matches;
extern const Family lab_commands, lab_comparisons;
extern const Family lesson_commands;
extern const Family version_commands;

} // namespace engine::request
