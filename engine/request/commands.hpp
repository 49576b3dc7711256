#pragma once
// The commands in families, one game each: a page's program links only the families of its games.
#include "engine/base/expected.hpp"
#include "engine/base/job.hpp"
#include "engine/request/problem.hpp"
#include "engine/request/request.hpp"
#include <array>
#include <memory>
#include <span>
#include <string_view>

namespace engine::request {

/// A running command.
class Work {
public:
    Work() = default;
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;
    virtual ~Work() = default;
    virtual Step step(Budget) = 0;
    virtual Progress progress() const = 0;
    /// The result line; only after Step::done.
    virtual std::string line() const = 0;
};

class FieldReader;
using Started = Expected<std::unique_ptr<Work>, Problem>;

/// Reads a request's fields and starts its work, or returns the problem.
struct Command {
    std::string_view name;
    Started (*open)(FieldReader&, Clock);
};
using Family = std::span<const Command>;

/// This program's families, in the order in which messages list them. Each program defines this function; the headless
/// program and the tests link every.cpp.
std::span<const Family> families();

extern const Family codes_questions, codes_choices, codes_rankings, codes_populations, codes_tournaments, codes_spaces,
    codes_optimal, codes_grades, codes_values, codes_fixed_guesses;
extern const Family search_trees, search_practice, search_transpositions;
extern const Family thirtyone_commands;
extern const Family tictactoe_commands;
extern const Family matrix_commands, betting_commands, extensive_commands;
extern const Family cluedo_questions, cluedo_others, cluedo_matches;
extern const Family concepts_commands;
extern const Family lab_commands, lab_comparisons;
extern const Family lesson_commands;
extern const Family puzzle_commands;
extern const Family formats_commands;
extern const Family version_commands;

} // namespace engine::request
