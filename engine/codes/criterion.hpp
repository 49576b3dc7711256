#pragma once
// Criteria that compare guesses by their partitions of the candidates.
#include "engine/base/named.hpp"
#include "engine/codes/partition.hpp"
#include <array>
#include <optional>
#include <string_view>

namespace engine::codes {

ENGINE_NAMED(Criterion,
             worst,         // smallest worst part (Knuth)
             expected_size, // smallest Σ n²/N (Irving)
             entropy,       // most bits (Neuwirth)
             most_parts     // most parts, the winning one included (Kooi)
);

/// The criterion's value; a whole number for worst and most_parts.
double score(Criterion, const Partition&);
/// An exact integer key: smaller = better, equal exactly where the criterion ties (entropy.hpp). The sum of part_key
/// over the parts; for `worst` their maximum. At most 2^20 candidates.
std::int64_t order_key(Criterion, const Partition&);
/// The same from the parts' sizes, which may include zeros.
std::int64_t order_key(Criterion, std::span<const std::uint32_t> sizes);
/// n > 0.
std::int64_t part_key(Criterion, Count n);
/// Lower bound of order_key over partitions of `n` candidates into at most `parts` parts: the even one.
std::int64_t least_key(Criterion, Count n, Count parts);

} // namespace engine::codes
