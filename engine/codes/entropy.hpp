#pragma once
// n log2 n in whole numbers, to compare entropies. The logarithm of a product is here exactly the sum of its factors'
// logarithms, so partitions of equal entropy (4+1+1+1+1 and 2+2+2+2) have equal sums with every compiler and in the
// page; no floating point is involved.
#include "engine/base/count.hpp"
#include <array>
#include <cstdint>

namespace engine::codes {

/// In units of 2^-38, with an error below 10^-11 for each of the n. n <= 2^20, so that sums over a partition fit.
std::int64_t n_log_n(Count n);

/// [n] = n_log_n(n). Built at the first call in a fraction of a millisecond.
using NLogN = std::array<std::int64_t, 4096>;
const NLogN& small_n_log_n();

} // namespace engine::codes
