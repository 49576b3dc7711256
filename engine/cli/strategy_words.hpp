#pragma once
// Strategies on a command line: knuth, entropy_consistent:first=0012, genetic:population=300,breeding=none,
// version_space:noise.lies=1,noise.blind=true.
#include "engine/base/expected.hpp"
#include "engine/codes/strategies/any.hpp"
#include <string>
#include <string_view>

namespace engine::cli {

/// As a request's {"strategy":…,"options":{…}}, or the syntax error. The request itself checks names and values.
Expected<std::string, std::string> strategy_json(std::string_view words);

/// A strategy's words, with the genetic algorithm's options only: population, breeding and those that differ from the
/// defaults.
std::string words_of(const codes::AnyStrategy&);

/// The tie rule in words, equal for strategies with equal rules.
std::string ties_of(const codes::AnyStrategy&);

} // namespace engine::cli
