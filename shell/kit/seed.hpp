#pragma once
// Seeds for games that nobody gave one.
#include <cstdint>

namespace shell::kit {

/// Another one every time, below 10^9: short enough to be typed. The one place where the shell is not reproducible.
std::uint64_t fresh_seed();

/// From now on they come from there: where something is played again as it was. Null: as at first.
void seeds_from(std::uint64_t (*source)());

} // namespace shell::kit
