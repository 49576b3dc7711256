#pragma once
// What guesses are compared by: a figure of how they divide the candidates.
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

/// The criterion's value: worst and parts are whole numbers.
double score(Criterion, const Partition&);
/// The same as an integer, smaller = better, equal exactly where the criterion ties (entropy.hpp). Of at most 2^20
/// candidates. It is the sum of part_key over the parts, or of `worst` the largest.
std::int64_t order_key(Criterion, const Partition&);
/// The same of the parts' sizes, empty ones among them.
std::int64_t order_key(Criterion, std::span<const std::uint32_t> sizes);
/// n > 0.
std::int64_t part_key(Criterion, Count n);
/// No partition of `n` candidates into at most so many parts has a smaller order_key: spread evenly.
std::int64_t least_key(Criterion, Count n, Count parts);

} // namespace engine::codes
