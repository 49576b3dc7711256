#pragma once
// The reachable positions (sum within the limit), numbered without gaps: lexicographic order of the counts read from the
// largest value down to 1. (8,9,99) has 12,283,779 of them among 387,420,489 encodings, so that a table by encoding is
// out of the question. Every position reachable from another by moves has a larger number.
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

    /// How many ways there are to choose the counts of the values 1..value with a sum of at most `left`, when the count
    /// of `value` is below `below`: where the positions with count `below` start.
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
