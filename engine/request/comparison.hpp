#pragma once
// A comparison of strategies as lab.compare asks for it, for who plays it in another way than as a request.
#include "engine/base/expected.hpp"
#include "engine/lab/compare.hpp"
#include <string>
#include <string_view>

namespace engine::request {

/// The fields of lab.compare, `cmd` left out; or what is wrong, as its message.
Expected<lab::CompareQuery, std::string> comparison_from(std::string_view json);

} // namespace engine::request
