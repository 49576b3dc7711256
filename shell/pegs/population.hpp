#pragma once
// The genetic algorithm's population as it lives: what codes.population tells, in words and as bars.
#include "engine/codes/rules.hpp"
#include "engine/codes/strategies/genetic_options.hpp"
#include "engine/request/json.hpp"
#include "shell/kit/outline.hpp"
#include "shell/kit/ui.hpp"
#include "shell/pegs/phrases.hpp"
#include <vector>

namespace shell::pegs {

/// What the genetic algorithm's next guess is drawn from.
struct Population {
    std::int64_t members = 0, before = 0;  // now, and before the last answer
    std::int64_t survivors = 0;            // of the last answer, before they bred
    bool renewed = false;                  // nobody was left after it
    std::vector<std::int64_t> fits;        // how many fit 0, 1, 2… of the answers
    std::vector<engine::codes::Code> best; // those that fit most of them
    std::int64_t answers() const { return static_cast<std::int64_t>(fits.size()) - 1; }
};
/// From the result of codes.population, whatever it has.
Population population_in(const engine::codes::Rules&, const nlohmann::json& result);

/// The options of a request about the genetic algorithm, unless they are the usual ones.
void add_options(nlohmann::json& request, const engine::codes::GeneticOptions&);

/// The parameters that are not the usual ones: "Codes at first: 300 · Children: there are none".
std::string changed_in_words(const Say&, const engine::codes::GeneticOptions&);

/// How many codes it has, of how many that were drawn, and what the last answer did to it. `played`: a guess was drawn from it.
std::string population_in_words(const Say&, const Population&, const engine::codes::GeneticOptions&, bool played);
/// "3 of 4 answers".
std::string fits_in_words(const Say&, const Population&, std::size_t answers);

/// Those words, and a bar for each number of answers that codes of it fit, most first; the y under them.
float draw_population(const Ui&, const std::string& words, const Population&, Point at, float width);
/// The height that takes.
float population_height(const Ui&, const std::string& words, const Population&, float width);
/// The same as a table.
void describe_population(Outline&, Id, const Say&, const std::string& words, const Population&);

} // namespace shell::pegs
