#pragma once
#include "engine/request/types/betting.hpp"

namespace engine::request {

/// betting.solve with a `variant`.
Running<BettingSolve> begin_variant(const BettingSolve&);

} // namespace engine::request
