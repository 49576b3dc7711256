#pragma once
// Reads numbers from JSON lines of a file.
#include "engine/request/json.hpp"
#include <optional>

namespace engine::cli {

/// An object's whole number, at most `most`; nothing otherwise.
inline std::optional<std::uint64_t> whole_number(const request::Json& object, const char* name, std::uint64_t most)
{
    const auto at = object.find(name);
    if (at == object.end() || !at->is_number_unsigned()) return std::nullopt;
    const auto value = at->get<std::uint64_t>();
    return value <= most ? std::optional(value) : std::nullopt;
}

} // namespace engine::cli
