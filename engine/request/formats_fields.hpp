#pragma once
#include "engine/formats/error.hpp"
#include <string>

namespace engine::request {

/// An English sentence with the place and a remedy.
std::string sentence(const formats::Error&);

} // namespace engine::request
