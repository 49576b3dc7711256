#pragma once
// Division that is known to leave no rest, many times by the same number: what fraction-free elimination does with every
// entry. Modulo a power of two it is one multiplication (T. Jebelean, "An algorithm for exact division", 1993).
#include "engine/base/integer.hpp"

namespace engine {

class ExactDivisor {
public:
    /// divisor > 0.
    explicit ExactDivisor(const Integer& divisor);

    /// (a·b − c·d) / divisor, which must leave no rest. Some 20 ns where all is below 2^126.
    Integer difference(const Integer& a, const Integer& b, const Integer& c, const Integer& d) const;

private:
    Integer divisor_;
    int zeros_ = 0;                    // 2^zeros divides it
    std::uint64_t low_ = 0, high_ = 0; // the inverse of the rest of it, modulo 2^128
};

} // namespace engine
