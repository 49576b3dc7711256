#pragma once
// The arithmetic of Sliced: sums of bits, 64 candidates at a time.
#include "engine/codes/sliced.hpp"
#include <algorithm>
#include <bit>
#include <cstring>

namespace engine::codes {

/// Bit-sliced counters up to `Most` of black and of black + white. `positions`: the largest count on this board; if it
/// is a compile-time constant, the loops unroll.
template <int Most>
struct Sum {
    using Word = std::uint64_t;
    static constexpr int bits = std::bit_width(static_cast<unsigned>(Most));
    static constexpr std::size_t words = 2 * static_cast<std::size_t>(bits);

    /// `to` = `from`, plus one where the bits of `black` and of `either` are set.
    static void add(const Word* from, Word fija, Word either, Word* to)
    {
        for (int i = 0; i < bits; ++i) {
            const Word before = from[i];
            to[i] = before ^ fija;
            fija &= before;
        }
        for (int i = bits; i < 2 * bits; ++i) {
            const Word before = from[i];
            to[i] = before ^ either;
            either &= before;
        }
    }
    /// is[n]: mask of counts equal to n, for n from 1 to positions. Skips bits that cannot be set: at most 4, the top
    /// bit alone means 4.
    static void split(const Word* count, int positions, std::array<Word, Most + 1>& is)
    {
        for (int n = 1; n <= positions; ++n) {
            Word here = ~Word{0};
            for (int i = 0; i < bits; ++i) {
                if ((n >> i & 1) != 0) here &= count[i];
                else if ((n | 1 << i) <= Most) here &= ~count[i];
            }
            is[static_cast<std::size_t>(n)] = here;
        }
    }
    /// Adds the part sizes of one word's candidates to `sizes` (or sets them, if `first`). Skips candidates without a
    /// common symbol; returns the number of the others.
    template <bool first>
    static std::uint32_t count(const Word* sum, int positions, PartSizes& sizes)
    {
        std::array<Word, Most + 1> black, either;
        split(sum, positions, black);
        split(sum + bits, positions, either);
        std::uint32_t* size = sizes.data();
        std::uint32_t counted = 0;
        for (std::size_t n = 1; n <= static_cast<std::size_t>(positions); ++n) {
            size += n;
            auto white = static_cast<std::uint32_t>(std::popcount(either[n])); // candidates without any black
            counted += white;
            for (std::size_t f = 1; f <= n; ++f) {
                const auto its = static_cast<std::uint32_t>(std::popcount(either[n] & black[f]));
                size[f] = first ? its : size[f] + its;
                white -= its;
            }
            size[0] = first ? white : size[0] + white;
        }
        return counted;
    }
};

inline int Sliced::times(const Code& guess, int position) const
{
    if (!repeats_) return 0;
    int n = 0;
    for (int i = 0; i < position; ++i) n += guess.symbol[i] == guess.symbol[position] ? 1 : 0;
    return n;
}

inline int Sliced::begin(const Code& guess)
{
    static_assert(sizeof guess.symbol == sizeof(Word));
    Word before = 0, now = 0;
    std::memcpy(&before, guess_.symbol.data(), sizeof before);
    std::memcpy(&now, guess.symbol.data(), sizeof now);
    const Word differ = before ^ now; // the first symbol is the lowest byte, or the highest
    const int same =
        (std::endian::native == std::endian::little ? std::countr_zero(differ) : std::countl_zero(differ)) / 8;
    const int kept = std::min(same, begun_);
    guess_ = guess;
    begun_ = positions_ - 1;
    return kept;
}

template <int Most>
void Sliced::sum_prefix(const Code& guess, int from)
{
    using S = Sum<Most>;
    const std::size_t level = S::words * words_;
    for (int i = from; i < positions_ - 1; ++i) {
        const Word* const black = &asked_[at(i, guess.symbol[i])];
        const Word* const either = &asked_[again(times(guess, i), guess.symbol[i])];
        const Word* before = &sums_[level * static_cast<std::size_t>(i)];
        Word* after = &sums_[level * static_cast<std::size_t>(i + 1)];
        for (std::size_t w = 0; w < words_; ++w, before += S::words, after += S::words)
            S::add(before, black[w], either[w], after);
    }
}

} // namespace engine::codes
