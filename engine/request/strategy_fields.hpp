#pragma once
// Reads "strategy" and "options": a strategy of the menu, or one with options of its own.
#include "engine/codes/strategies/any.hpp"
#include "engine/request/codes_fields.hpp"

namespace engine::request {

/// "strategy" is required. Also fails for a board the strategy cannot play.
codes::AnyStrategy read_every_strategy(Reader&, const codes::Rules&);
/// "options" of the genetic strategy.
codes::GeneticOptions read_genetic_options(Reader&);

} // namespace engine::request
