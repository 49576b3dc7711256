#pragma once
// How a guess would divide the candidates: one part per answer it can get. Everything strategies compare comes from it.
#include "engine/codes/candidates.hpp"
#include <span>
#include <vector>

namespace engine::codes {

struct Part {
    Feedback answer;
    Count size = 0; // > 0
    bool operator==(const Part&) const = default;
};

/// Parts in ascending order of (fijas, picas). The winning answer is a part like the others.
struct Partition {
    std::vector<Part> parts;

    bool operator==(const Partition&) const = default;
    Count total() const;
    /// The most candidates that can remain.
    Count worst() const;
    /// Σ n² (expected_size = this / total): exact, for comparisons. Fits for totals up to 2^32.
    Count sum_of_squares() const;
    /// Candidates expected to remain; 0 of none.
    double expected_size() const;
    /// Information gained, in bits: Σ n/N log2(N/n). May differ in the last place between C libraries.
    double bits() const;
};

Partition partition_of(const Rules&, const Cells&);
/// One pass over the list.
Partition partition_of(const Rules&, std::span<const Packed> candidates, const Code& guess);

/// Rows whose answer the secret `code` would not have given.
std::vector<int> conflicts(const Rules&, std::span<const Clue>, const Code& code);

} // namespace engine::codes
