#pragma once
// "strategy" and "options": of the menu, or one of those that have options of their own.
#include "engine/codes/strategies/any.hpp"
#include "engine/request/codes_fields.hpp"

namespace engine::request {

/// "strategy" is required. Also fails for a board that the strategy cannot play.
codes::AnyStrategy read_every_strategy(Reader&, const codes::Rules&);
/// "options" of the genetic one.
codes::GeneticOptions read_genetic_options(Reader&);

} // namespace engine::request
