#pragma once
// Reads a comparison of strategies as lab.compare takes it, for callers that run it themselves.
#include "engine/base/expected.hpp"
#include "engine/lab/compare.hpp"
#include <string>
#include <string_view>

namespace engine::request {

/// Reads the fields of lab.compare without `cmd`. Returns the query, or the error message.
Expected<lab::CompareQuery, std::string> comparison_from(std::string_view json);

} // namespace engine::request
