#include "engine/codes/sliced.hpp"
#include "engine/base/check.hpp"
#include <algorithm>

namespace engine::codes {
namespace {

using Word = std::uint64_t;

/// Counts up to `Most`, each a column of bits: those of fijas, then those of fijas + picas. `positions`: how far a board's
/// counts go; where that is a constant, everything here is a row of instructions.
template <int Most>
struct Sum {
    static constexpr int bits = std::bit_width(static_cast<unsigned>(Most));
    static constexpr std::size_t words = 2 * static_cast<std::size_t>(bits);

    /// `to` = `from` with one more where the bits of `fija` and of `either` are set.
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
    /// is[n]: where the count is n, 1 to positions. Bits that cannot be set are not asked: 4 of at most 4 is its top bit.
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
    /// A word's candidates, by answer: counted into `sizes`, or added to it. Those of no right symbol are left out; returns how
    /// many the others are.
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
            auto white = static_cast<std::uint32_t>(std::popcount(either[n])); // those of no fija
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

} // namespace

Sliced::Sliced(const Rules& r, std::span<const Packed> candidates)
    : positions_(r.positions), symbols_(r.symbols), repeats_(r.repeats), candidates_(candidates.size()),
      words_((candidates.size() + 63) / 64)
{
    const int most = r.repeats ? r.positions : 1;
    asked_.resize(again(most, 0));
    for (std::size_t c = 0; c < candidates.size(); ++c) {
        const Word bit = Word{1} << (c % 64);
        Word occurred = 0; // four bits a symbol
        for (int i = 0; i < positions_; ++i) {
            const int symbol = static_cast<int>(candidates[c].places >> (4 * i) & 15);
            const int before = static_cast<int>(occurred >> (4 * symbol) & 15);
            occurred += Word{1} << (4 * symbol);
            asked_[at(i, symbol) + c / 64] |= bit;
            asked_[again(before, symbol) + c / 64] |= bit;
        }
    }
    const std::size_t bits = positions_ <= 4 ? Sum<4>::words : Sum<max_positions>::words;
    sums_.resize(bits * words_ * static_cast<std::size_t>(positions_));
}

int Sliced::times(const Code& guess, int position) const
{
    if (!repeats_) return 0;
    int n = 0;
    for (int i = 0; i < position; ++i) n += guess.symbol[i] == guess.symbol[position] ? 1 : 0;
    return n;
}

const PartSizes& Sliced::count(const Code& guess)
{
    int same = 0;
    while (same < begun_ && guess.symbol[same] == guess_.symbol[same]) ++same;
    guess_ = guess;
    if (positions_ <= 4) count_with<4>(guess, same);
    else count_with<max_positions>(guess, same);
    begun_ = positions_ - 1;
    return sizes_;
}

template <int Most>
void Sliced::count_with(const Code& guess, int from)
{
    using S = Sum<Most>;
    const std::size_t level = S::words * words_;
    const int last = positions_ - 1, most = Most == 4 ? Most : positions_; // known beforehand for the smallest boards
    for (int i = from; i < last; ++i) {
        const Word* const black = &asked_[at(i, guess.symbol[i])];
        const Word* const either = &asked_[again(times(guess, i), guess.symbol[i])];
        const Word* before = &sums_[level * static_cast<std::size_t>(i)];
        Word* after = &sums_[level * static_cast<std::size_t>(i + 1)];
        for (std::size_t w = 0; w < words_; ++w, before += S::words, after += S::words)
            S::add(before, black[w], either[w], after);
    }
    const Word* const black = &asked_[at(last, guess.symbol[last])];
    const Word* const either = &asked_[again(times(guess, last), guess.symbol[last])];
    const Word* before = &sums_[level * static_cast<std::size_t>(last)];
    std::uint32_t counted = 0;
    for (std::size_t w = 0; w < words_; ++w, before += S::words) {
        Word sum[S::words];
        S::add(before, black[w], either[w], sum);
        counted += w == 0 ? S::template count<true>(sum, most, sizes_) : S::template count<false>(sum, most, sizes_);
    }
    sizes_[0] = static_cast<std::uint32_t>(candidates_) - counted;
}

} // namespace engine::codes
