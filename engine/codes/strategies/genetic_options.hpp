#pragma once
// How the genetic algorithm breeds. Source 001 leaves open how offspring and parents combine: the readings are options.
#include "engine/base/named.hpp"
#include <optional>
#include <string>
#include <string_view>

namespace engine::codes {

/// What offspring do: take their parents' place (the text's plain reading), join them, or there are none.
ENGINE_NAMED(Breeding, replace, keep, none);

struct GeneticOptions {
    int population = 1000; // codes drawn for a new population, 1..max_population
    int mutation = 50;     // in thousandths: that a symbol becomes the next one
    int crossover = 750;   // that a code gets the second half of another
    int transpose = 850;   // that its positions are permuted
    Breeding breeding = Breeding::keep;
    bool all_answers = false; // filters by every answer, not by the last one alone
    bool refilter = false;    // so is a new population
    bool operator==(const GeneticOptions&) const = default;
};
inline constexpr int max_population = 10'000;

/// As commands and tables have them, what is unusual after the first two: "population=300,breeding=none,crossover=0.6".
std::string words_of(const GeneticOptions&);

/// As lines have them, in the order above: "300.50.750.850.2.0.0".
std::string to_text(const GeneticOptions&);
/// The same options; nothing if they are none.
std::optional<GeneticOptions> genetic_options_from(std::string_view text);

/// What lines write after the name of a strategy: "/300.50.750.850.2.0.0", "" for the usual ones.
std::string genetic_suffix(const GeneticOptions&);
/// Takes that suffix off the word; nothing if it is no such suffix, the usual options if there is none.
std::optional<GeneticOptions> take_genetic_suffix(std::string_view& word);

} // namespace engine::codes
