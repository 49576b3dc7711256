#pragma once
// Strategies on a command line: knuth, entropy_consistent:first=0012, genetic:population=300,breeding=none,
// version_space:noise.lies=1,noise.blind=true.
#include "engine/base/expected.hpp"
#include "engine/codes/strategies/any.hpp"
#include <string>
#include <string_view>

namespace engine::cli {

/// As requests have it, {"strategy":…,"options":{…}}; or what is wrong with its form. Names and values are the request's to
/// judge.
Expected<std::string, std::string> strategy_json(std::string_view words);

/// The words of a strategy, with options of the genetic algorithm only: population, breeding, and what is not as usual.
std::string words_of(const codes::AnyStrategy&);

/// Which of guesses that are equally good it makes; the same words for strategies that do alike.
std::string ties_of(const codes::AnyStrategy&);

/// Text between quotation marks, with ? for whatever JSON would have to escape.
std::string quoted(std::string_view text);

} // namespace engine::cli
