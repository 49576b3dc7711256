#pragma once
// The reply to a request: one line of JSON, good or bad. JSON stays inside engine/request.
#include "engine/request/json.hpp"
#include "engine/request/problem.hpp"
#include <string>

namespace engine::request {

std::string ok_line(const Json& result);
std::string error_line(const Problem&);

} // namespace engine::request
