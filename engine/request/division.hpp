#pragma once
// How a guess divides the candidates, from the diagram that has counted them.
#include "engine/request/types/codes.hpp"
#include <span>

namespace engine::request {

/// Too large: the diagram has more nodes than its limit.
Expected<Division, Problem> division(const codes::Rules&, std::span<const codes::Clue>, const codes::Code& guess,
                                     const codes::Diagram&);

} // namespace engine::request
