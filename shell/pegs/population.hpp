#pragma once
// The genetic algorithm's population, from the request codes.population, in words and as bars.
#include "engine/codes/rules.hpp"
#include "engine/codes/strategies/genetic_options.hpp"
#include "engine/request/json.hpp"
#include "shell/kit/panel.hpp"
#include "shell/pegs/phrases.hpp"
#include <vector>

namespace shell::pegs {

/// The codes from which the genetic algorithm draws its next guess.
struct Population {
    std::int64_t members = 0, before = 0;  // now, and before the last answer
    std::int64_t survivors = 0;            // after the last answer, before breeding
    bool renewed = false;                  // no survivors: a new population was drawn
    std::vector<std::int64_t> fits;        // members that fit 0, 1, 2… of the answers
    std::vector<engine::codes::Code> best; // members that fit the most answers
    std::int64_t answers() const { return static_cast<std::int64_t>(fits.size()) - 1; }
};
/// Reads a result of codes.population; missing fields are 0, false or empty.
Population population_in(const engine::codes::Rules&, const nlohmann::json& result);

/// Adds the genetic algorithm's options to a request, unless they are the defaults.
void add_options(nlohmann::json& request, const engine::codes::GeneticOptions&);

/// The parameters that differ from the defaults: "Codes at first: 300 · Children: there are none".
std::string changed_in_words(const Say&, const engine::codes::GeneticOptions&);

/// The sizes before and after the last answer, and how the population changed. `played`: its guess has been drawn.
std::string population_in_words(const Say&, const Population&, const engine::codes::GeneticOptions&, bool played);
/// "3 of 4 answers".
std::string fits_in_words(const Say&, const Population&, std::size_t answers);

/// `words`, and a bar for each entry of `fits`, from the last to the first.
void add_population(Panel&, Id, const std::string& words, const Population&);

} // namespace shell::pegs
