#include "engine/codes/sliced.hpp"
#include "engine/codes/sliced_sum.hpp"

namespace engine::codes {

Sliced::Sliced(const Rules& r, std::span<const Packed> candidates)
    : positions_(r.positions), symbols_(r.symbols), repeats_(r.repeats), candidates_(candidates.size()),
      words_((candidates.size() + 63) / 64)
{
    const int most = r.repeats ? r.positions : 1;
    asked_.resize(again(most, 0));
    for (std::size_t c = 0; c < candidates.size(); ++c) {
        const Word bit = Word{1} << (c % 64);
        Word occurred = 0; // times used, four bits per symbol
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

const PartSizes& Sliced::count(const Code& guess)
{
    const int same = begin(guess);
    if (positions_ <= 4) count_with<4>(guess, same);
    else count_with<max_positions>(guess, same);
    return sizes_;
}

template <int Most>
void Sliced::count_with(const Code& guess, int from)
{
    using S = Sum<Most>;
    sum_prefix<Most>(guess, from);
    const std::size_t level = S::words * words_;
    const int last = positions_ - 1, most = Most == 4 ? Most : positions_; // constants on the smallest boards
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
