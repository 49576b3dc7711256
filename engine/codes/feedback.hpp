#pragma once
// Answers by the million: codes packed so that one feedback is a few bit operations and two population counts.
// fijas: xor of nibble-packed codes, zero nibbles counted. fijas + picas: population count of the AND of thermometer
// codes (symbol s occurring k times = k bits of s's own field), the trick the spec measures (codes, §3).
// The definition in code.hpp is the tests' oracle.
#include "engine/codes/code.hpp"
#include <array>
#include <bit>
#include <cstdint>

namespace engine::codes {

struct Packed {
    std::uint32_t places = 0;        // 4 bits a position, position 0 lowest
    std::uint64_t low = 0, high = 0; // thermometer fields; `high` only where 64 bits do not hold all symbols
    bool operator==(const Packed&) const = default;
};

/// Bits a symbol's field needs: how often it can occur.
constexpr int field_bits(const Rules& r) { return r.repeats ? r.positions : 1; }
/// Do packed codes of these rules use `high`? (Only large boards: 8 positions and more than 8 symbols, for one.)
constexpr bool is_wide(const Rules& r) { return r.symbols > 64 / field_bits(r); }

/// Packs symbol by symbol.
class Packing {
public:
    explicit constexpr Packing(const Rules& r) : bits_(field_bits(r)), symbols_in_low_(64 / bits_) {}

    /// The code with one symbol more; there is none at the position yet.
    constexpr Packed with(Packed p, int position, int symbol) const
    {
        p.places |= static_cast<std::uint32_t>(symbol) << (4 * position);
        const bool low = symbol < symbols_in_low_;
        std::uint64_t& half = low ? p.low : p.high;
        const int shift = bits_ * (low ? symbol : symbol - symbols_in_low_);
        const std::uint64_t field = half >> shift & ((std::uint64_t{1} << bits_) - 1);
        half |= ((field << 1 | 1) & ~field) << shift; // one more bit on top of the thermometer
        return p;
    }
    /// Is the symbol anywhere in the code? Of several codes' union (all bits or-ed): in any of them?
    constexpr bool has(const Packed& p, int symbol) const
    {
        return symbol < symbols_in_low_ ? (p.low >> (bits_ * symbol) & 1) != 0
                                        : (p.high >> (bits_ * (symbol - symbols_in_low_)) & 1) != 0;
    }

private:
    int bits_, symbols_in_low_;
};

inline Packed pack(const Rules& r, const Code& c)
{
    const Packing packing(r);
    Packed p;
    for (int i = 0; i < r.positions; ++i) p = packing.with(p, i, c.symbol[i]);
    return p;
}

inline Code unpack(const Rules& r, const Packed& p)
{
    Code c;
    for (int i = 0; i < r.positions; ++i) c.symbol[i] = static_cast<std::uint8_t>(p.places >> (4 * i) & 15);
    return c;
}

/// Answers as dense numbers for histograms, (fijas + picas) * (positions + 1) + fijas: the board's own stride, so that a
/// small board has a small table.
class Slots {
public:
    explicit constexpr Slots(const Rules& r) : positions_(r.positions) {}

    constexpr int count() const { return (positions_ + 1) * (positions_ + 1); }
    constexpr int of(Feedback f) const { return (f.black + f.white) * (positions_ + 1) + f.black; }
    constexpr Feedback feedback(int slot) const
    {
        const int common = slot / (positions_ + 1), black = slot % (positions_ + 1);
        return {static_cast<std::uint8_t>(black), static_cast<std::uint8_t>(common - black)};
    }
    constexpr int all_black() const { return count() - 1; }

    /// The answer's slot. Positions a board does not have are 0 in both codes: they do not differ.
    template <bool Wide = true>
    int slot(const Packed& a, const Packed& b) const
    {
        std::uint32_t differ = a.places ^ b.places;
        differ |= differ >> 1;
        differ |= differ >> 2;
        const int wrong_places = std::popcount(differ & 0x11111111u);
        int common = std::popcount(a.low & b.low);
        if constexpr (Wide) common += std::popcount(a.high & b.high);
        return common * (positions_ + 1) + positions_ - wrong_places;
    }

private:
    int positions_;
};

inline constexpr int max_slots = (max_positions + 1) * (max_positions + 1);

} // namespace engine::codes
