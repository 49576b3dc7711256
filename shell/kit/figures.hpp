#pragma once
// Parses the texts of actions as bounded numbers.
#include "shell/kit/id.hpp"
#include <cstdint>
#include <optional>
#include <string_view>

namespace shell::kit {

/// The whole text as a number in [least, most].
std::optional<int> parse_int(std::string_view text, int least, int most);
/// The number after "name:" in an id, in [0, most].
std::optional<int> suffix_index(std::string_view id, Id name, int most);
/// The whole text as a seed: 64 bits, unsigned.
std::optional<std::uint64_t> seed_from(std::string_view text);

} // namespace shell::kit
