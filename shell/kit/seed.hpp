#pragma once
// Random seeds for games started without one.
#include <cstdint>

namespace shell::kit {

/// A new random seed below 10^9, short enough to be typed. The shell's only source of randomness.
std::uint64_t fresh_seed();

/// Makes fresh_seed() take its seeds from `source`, for replays. Null: random again.
void seeds_from(std::uint64_t (*source)());

} // namespace shell::kit
