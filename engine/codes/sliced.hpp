#pragma once
// Bit-sliced candidates: one 64-bit word answers one question about 64 candidates (is symbol s at position p? does it
// occur a k-th time?). A guess's part sizes come from these words alone: the words of its symbols are added bit by bit
// to black and to black + white, and each feedback is an AND and a population count. According to the spec's
// measurements (codes, §3) this pays most in the browser: no table, nothing wider than 64 bits. Guesses share the sums
// of a common prefix, so enumerating them in lexicographic order costs one symbol a guess.
#include "engine/codes/criterion.hpp"
#include "engine/codes/feedback.hpp"
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace engine::codes {

/// Part sizes by feedback: f black and p white are at s (s + 1) / 2 + f, where s = f + p.
using PartSizes = std::array<std::uint32_t, (max_positions + 1) * (max_positions + 2) / 2>;
constexpr std::size_t part_index(int black, int white)
{
    const auto f = static_cast<std::size_t>(black), all = f + static_cast<std::size_t>(white);
    return all * (all + 1) / 2 + f;
}
/// Number of feedbacks of a board, with the impossible one (all but one black, one white), whose part is always empty.
constexpr std::size_t part_count(const Rules& r) { return part_index(0, r.positions + 1); }

class Sliced {
public:
    /// `candidates`: fewer than 2^32. O(candidates x positions) time; positions x symbols bits a candidate, twice that
    /// with repeats.
    Sliced(const Rules&, std::span<const Packed> candidates);

    /// The guess's partition; valid until the next call. About candidates / 64 x 60 operations for four positions.
    const PartSizes& count(const Code& guess);
    std::size_t candidates() const { return candidates_; }

    /// Puts the symbols of `last`, a bit each, at the end of `guess`, in ascending order, until the order_key() of its
    /// partition is smaller than `limit`. Returns that key, else `limit`; takes the symbols tried out of `last`. Small
    /// boards and sets take a short way: the parts by black + white alone often show that a key is not smaller.
    std::int64_t first_below(Criterion, Code& guess, std::uint32_t& last, std::int64_t limit);

private:
    using Word = std::uint64_t;
    static constexpr std::size_t most_words = 16; // of the short way, which has at most 4 positions

    /// Index of the question: symbol s at position p; or symbol s more than k times.
    std::size_t at(int position, int symbol) const
    {
        return words_ * static_cast<std::size_t>(position * symbols_ + symbol);
    }
    std::size_t again(int times, int symbol) const { return at(positions_ + times, symbol); }
    int times(const Code& guess, int position) const; // how often its symbol there occurs at earlier positions
    /// Takes the guess over; returns the number of first symbols whose sums stand.
    int begin(const Code& guess);
    template <int Most>
    void sum_prefix(const Code& guess, int from);
    template <class Measure>
    std::int64_t first_below_by(Code& guess, std::uint32_t& last, std::int64_t limit);
    template <class Measure, std::size_t Words>
    std::int64_t first_below_in(Code& guess, std::uint32_t& last, std::int64_t limit);
    template <int Most>
    void count_with(const Code& guess, int from);

    int positions_, symbols_;
    bool repeats_;
    std::size_t candidates_, words_;
    std::vector<Word> asked_; // bits of the candidates, [question][word]
    std::vector<Word> sums_;  // sums over the prefix of guess_, [positions][word][bit]
    Code guess_;
    int begun_ = 0; // length of that prefix
    PartSizes sizes_{};
};

} // namespace engine::codes
