#pragma once
#include "engine/request/problem.hpp"
#include "engine/search/error.hpp"

namespace engine::request {

/// error.at is a character for texts, a node's number (breadth first) for trees.
Problem problem_of(const search::Error&, const std::string& field);

} // namespace engine::request
