#pragma once
// The only source of chance in the engine: PCG32 (M. O'Neill, HMC-CS-2014-0905), with its reference implementation's
// bounded draws and shuffle, because std::uniform_int_distribution and std::shuffle differ between libstdc++ and
// libc++. Ten lines instead of pcg_random.hpp, which needs typeid, throw and <iostream>; a test compares the two draw
// by draw. One draw per statement: the order of evaluation of arguments differs between compilers too.
#include "engine/base/check.hpp"
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace engine {

class Rng {
public:
    explicit constexpr Rng(std::uint64_t seed) : seed_(seed), state_((seed + increment) * multiplier + increment) {}

    /// Uniform over 32 bits.
    constexpr std::uint32_t next32()
    {
        const std::uint64_t old = state_;
        state_ = old * multiplier + increment;
        const auto xorshifted = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
        const auto turn = static_cast<std::uint32_t>(old >> 59);
        return xorshifted >> turn | xorshifted << (-turn & 31);
    }

    /// Uniform over 64 bits: two draws, the first is the high half.
    constexpr std::uint64_t next()
    {
        const std::uint64_t high = next32();
        const std::uint64_t low = next32();
        return high << 32 | low;
    }

    /// Uniform in [0, n), n > 0, without modulo bias. Draws 32 bits once (rarely more often) where n fits.
    constexpr std::uint64_t below(std::uint64_t n)
    {
        ENGINE_CHECK(n > 0);
        if (n >> 32 == 0) {
            const auto bound = static_cast<std::uint32_t>(n);
            std::uint32_t r = next32();
            if (r < bound) // skips the division: a draw at or above the bound is not below the threshold
                for (const std::uint32_t threshold = -bound % bound; r < threshold;) r = next32();
            return r % bound;
        }
        for (const std::uint64_t threshold = -n % n;;)
            if (const std::uint64_t r = next(); r >= threshold) return r % n;
    }

    /// below(n) as an index into something of size n.
    constexpr std::size_t index(std::size_t n) { return static_cast<std::size_t>(below(n)); }

    template <class T>
    constexpr void shuffle(std::span<T> v)
    {
        for (std::size_t n = v.size(); n > 1; --n) {
            const auto chosen = index(n);
            std::swap(v[chosen], v[n - 1]);
        }
    }

    /// An independent generator for one purpose. It depends on the seed and the tag only, so an additional draw
    /// elsewhere does not shift it. Mixing: splitmix64 (S. Vigna, public domain).
    constexpr Rng fork(std::uint64_t tag) const
    {
        std::uint64_t z = seed_ + (tag + 1) * 0x9e3779b97f4a7c15u;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return Rng(z ^ (z >> 31));
    }

private:
    static constexpr std::uint64_t multiplier = 6364136223846793005u;
    static constexpr std::uint64_t increment = 1442695040888963407u;

    std::uint64_t seed_, state_;
};

} // namespace engine
