#pragma once
// Numbers the reachable positions (sum within the limit) without gaps, in lexicographic order of the counts from the
// largest value down to 1. (8,9,99) has 12,283,779 of them among 387,420,489 encodings, so a table by encoding would be
// too large. Every successor has a larger number than its position.
#include "engine/thirtyone/position.hpp"
#include <vector>

namespace engine::thirtyone {

class States {
public:
    /// O(rows · max · limit).
    explicit States(const Rules&);

    const Rules& rules() const { return rules_; }
    std::uint32_t size() const { return size_; }

    /// 0..size()-1. The position must be within the limit.
    std::uint32_t number(const Position&) const;
    Position position(std::uint32_t number) const;

    /// Number of ways to choose the counts of the values 1..value with a sum of at most `left` and a count of `value`
    /// less than `below`; the offset of the positions with count `below`.
    std::uint32_t start(int value, int left, int below) const
    {
        return start_[(value * (rules_.limit + 1) + left) * (rules_.rows + 2) + below];
    }

private:
    Rules rules_;
    std::vector<std::uint32_t> start_; // [value][left][below], below 0..rows + 1
    std::uint32_t size_ = 0;
};

} // namespace engine::thirtyone
