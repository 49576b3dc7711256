#pragma once
// How the genetic algorithm breeds. Source 001 leaves open how offspring and parents combine, so the readings are
// options.
#include "engine/base/named.hpp"
#include <optional>
#include <string>
#include <string_view>

namespace engine::codes {

/// Offspring replace their parents (the source's plain reading), join them, or there are none.
ENGINE_NAMED(Breeding, replace, keep, none);

struct GeneticOptions {
    int population = 1000; // codes drawn for a new population, 1..max_population
    int mutation = 50;     // probabilities in thousandths: a symbol becomes the next one
    int crossover = 750;   // a code takes the second half of another
    int transpose = 850;   // that its positions are permuted
    Breeding breeding = Breeding::keep;
    bool all_answers = false; // filters by every clue, not by the last one alone
    bool refilter = false;    // filters a new population too
    bool operator==(const GeneticOptions&) const = default;
};
inline constexpr int max_population = 10'000;

/// For commands and tables: what differs from the defaults, after the first two:
/// "population=300,breeding=none,crossover=0.6".
std::string words_of(const GeneticOptions&);

/// For lines, in the order above: "300.50.750.850.2.0.0".
std::string to_text(const GeneticOptions&);
/// The inverse of to_text; nothing for any other text.
std::optional<GeneticOptions> genetic_options_from(std::string_view text);

/// The suffix of a strategy's name in a line: "/300.50.750.850.2.0.0", or "" for the defaults.
std::string genetic_suffix(const GeneticOptions&);
/// Removes that suffix from the word. Returns the defaults without a suffix, nothing for a malformed one.
std::optional<GeneticOptions> take_genetic_suffix(std::string_view& word);

} // namespace engine::codes
