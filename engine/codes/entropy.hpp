#pragma once
// n log2 n in whole numbers: what entropies are compared by. Partitions of equal entropy (4+1+1+1+1 is one of 2+2+2+2's)
// have equal sums under every compiler and in the page, because the logarithm of a product is here exactly the sum of its
// factors' logarithms, and no floating point has a part in it.
#include "engine/base/count.hpp"
#include <array>
#include <cstdint>

namespace engine::codes {

/// In units of 2^-38, right to 10^-11 for each of the n. n <= 2^20, so that sums over a partition fit.
std::int64_t n_log_n(Count n);

/// [n] = n_log_n(n). Made at the first call, a fraction of a millisecond.
using NLogN = std::array<std::int64_t, 4096>;
const NLogN& small_n_log_n();

} // namespace engine::codes
