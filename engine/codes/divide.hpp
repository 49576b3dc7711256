#pragma once
// Divides sets of codes by their feedbacks, in place: for trees and sets of guesses that are given, not searched.
#include "engine/codes/candidates.hpp"
#include "engine/codes/partition.hpp"
#include <span>
#include <vector>

namespace engine::codes {

class Divider {
public:
    explicit Divider(const Rules& r) : slots_(r) {}

    /// Sorts the codes by the slot of their feedback to `guess`, and stably within a slot. Returns the codes of each
    /// slot, until the next call. O(codes + slots).
    const Cells& divide(const Packed& guess, std::span<Packed> codes);
    const Slots& slots() const { return slots_; }

private:
    Slots slots_;
    Cells sizes_{};
    Candidates sorted_; // scratch
    std::vector<std::uint8_t> slot_;
};

/// Every code, packed, in lexicographic order. code_count(r) <= max_listed.
Candidates all_packed(const Rules&);

} // namespace engine::codes
