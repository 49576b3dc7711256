#pragma once
// Problems of codes.* requests that only their work finds.
#include "engine/codes/candidates.hpp"
#include "engine/request/problem.hpp"

namespace engine::request {

/// Rounded to nine decimals, because the last bits of a logarithm differ between C libraries.
double rounded(double bits);

Problem problem_of(const codes::TooLarge&);
Problem contradiction();

} // namespace engine::request
