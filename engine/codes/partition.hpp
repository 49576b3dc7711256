#pragma once
// A guess's partition of the candidates: one part per possible feedback. Every criterion is computed from it.
#include "engine/codes/candidates.hpp"
#include <span>
#include <vector>

namespace engine::codes {

struct Part {
    Feedback answer;
    Count size = 0; // > 0
    bool operator==(const Part&) const = default;
};

/// Parts in ascending order of (black, white). The winning feedback is a part like the others.
struct Partition {
    std::vector<Part> parts;

    bool operator==(const Partition&) const = default;
    Count total() const;
    /// Size of the largest part.
    Count worst() const;
    /// Σ n² (expected_size = this / total): exact, for comparisons. Fits 64 bits for totals up to 2^32.
    Count sum_of_squares() const;
    /// Expected number of candidates after the guess; 0 without candidates.
    double expected_size() const;
    /// Information gained, in bits: Σ n/N log2(N/n). The last digit may differ between C libraries.
    double bits() const;
};

Partition partition_of(const Rules&, const Cells&);
/// O(candidates).
Partition partition_of(const Rules&, std::span<const Packed> candidates, const Code& guess);

/// Indexes of rows whose feedback differs from what the secret `code` gives.
std::vector<int> conflicts(const Rules&, std::span<const Clue>, const Code& code);

} // namespace engine::codes
