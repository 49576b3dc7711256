#pragma once
#include "engine/extensive/error.hpp"
#include "engine/extensive/solve.hpp"
#include "engine/request/types/extensive.hpp"

namespace engine::request {

/// An English sentence with the place and a remedy.
std::string sentence(const extensive::Error&);
/// The behaviour of a solution, with its ranges.
std::vector<BehaviourAt> told(const extensive::Tree&, const extensive::Form&, const extensive::Solution&);

} // namespace engine::request
