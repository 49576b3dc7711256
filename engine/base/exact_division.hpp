#pragma once
// Exact division, many times by the same divisor: fraction-free elimination divides every entry, and no division leaves
// a remainder. Modulo a power of two it is one multiplication (T. Jebelean, "An algorithm for exact division", 1993).
#include "engine/base/integer.hpp"

namespace engine {

class ExactDivisor {
public:
    /// divisor > 0.
    explicit ExactDivisor(const Integer& divisor);

    /// (a·b − c·d) / divisor. Precondition: no remainder. About 20 ns where every operand is below 2^126.
    Integer difference(const Integer& a, const Integer& b, const Integer& c, const Integer& d) const;

private:
    Integer divisor_;
    int zeros_ = 0;                    // 2^zeros_ is the largest power of two that divides divisor_
    std::uint64_t low_ = 0, high_ = 0; // inverse of divisor_ / 2^zeros_ modulo 2^128
};

} // namespace engine
