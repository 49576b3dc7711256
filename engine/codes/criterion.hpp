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
             entropy,       // most bits, ties within 1e-9 (Neuwirth)
             most_parts     // most parts, the winning one included (Kooi)
);

/// The criterion's value: worst and parts are whole numbers.
double score(Criterion, const Partition&);
/// The same as an integer, smaller = better, equal exactly where the criterion ties.
std::int64_t order_key(Criterion, const Partition&);

} // namespace engine::codes
