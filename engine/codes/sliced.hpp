#pragma once
// Candidates bit by bit: a word of 64 bits asks one thing of 64 candidates at once (is symbol s at position p? does it occur a
// k-th time?). A guess's parts are counted from these words alone: those of its symbols are added up, bit by bit, to fijas and to
// fijas + picas, and each answer is an AND and a population count. The spec's measurements (codes, §3) call this the lever for
// the browser: no table, nothing wider than 64 bits. Guesses that begin alike share what was added for their beginning, so
// walking them in lexicographic order costs one symbol a guess.
#include "engine/codes/feedback.hpp"
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace engine::codes {

/// Sizes of parts by answer: that of f fijas and p picas at s (s + 1) / 2 + f, where s = f + p.
using PartSizes = std::array<std::uint32_t, (max_positions + 1) * (max_positions + 2) / 2>;
constexpr std::size_t part_index(int black, int white)
{
    const auto f = static_cast<std::size_t>(black), all = f + static_cast<std::size_t>(white);
    return all * (all + 1) / 2 + f;
}
/// How many of them a board has, the impossible one (all but one fija, one pica) included: it is empty.
constexpr std::size_t part_count(const Rules& r) { return part_index(0, r.positions + 1); }

class Sliced {
public:
    /// `candidates`: fewer than 2^32. O(candidates x positions) time, positions x symbols x (2 with repeats) bits a candidate.
    Sliced(const Rules&, std::span<const Packed> candidates);

    /// How `guess` divides the candidates; valid until the next call. About candidates / 64 x 60 operations on four positions.
    const PartSizes& count(const Code& guess);
    std::size_t candidates() const { return candidates_; }

private:
    using Word = std::uint64_t;

    /// Symbol s at position p; symbol s a time more than k.
    std::size_t at(int position, int symbol) const
    {
        return words_ * static_cast<std::size_t>(position * symbols_ + symbol);
    }
    std::size_t again(int times, int symbol) const { return at(positions_ + times, symbol); }
    int times(const Code& guess, int position) const; // its symbol there stood before
    template <int Most>
    void count_with(const Code& guess, int from);

    int positions_, symbols_;
    bool repeats_;
    std::size_t candidates_, words_;
    std::vector<Word> asked_; // the questions, [question][word]
    std::vector<Word> sums_;  // what the beginning of guess_ adds up to, [positions][word][bit]
    Code guess_;
    int begun_ = 0; // so many symbols of guess_ are in sums_
    PartSizes sizes_{};
};

} // namespace engine::codes
