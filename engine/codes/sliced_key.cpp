// The keys of a row of guesses, equal up to the last symbol, from their bit-sliced sums. Most guesses are not the best,
// and a bound from the parts by black + white alone often shows it.
#include "engine/base/check.hpp"
#include "engine/codes/entropy.hpp"
#include "engine/codes/sliced_sum.hpp"

namespace engine::codes {
namespace {

constexpr std::size_t most_coded = 16 * 64; // Sliced::most_words

/// [n] = the least key of n candidates in at most `parts` parts: the even one, because n log n is convex (the integers
/// too, as the tests check).
struct LeastKeys {
    using Keys = std::array<std::int64_t, most_coded + 1>;
    Keys in_two{}, in_three{}, in_four{};

    LeastKeys()
    {
        const NLogN& key = small_n_log_n();
        const auto least = [&](std::size_t n, std::size_t parts) {
            const std::size_t each = n / parts, larger = n % parts;
            return static_cast<std::int64_t>(parts - larger) * key[each] +
                   static_cast<std::int64_t>(larger) * key[each + 1];
        };
        for (std::size_t n = 0; n < in_two.size(); ++n) {
            in_two[n] = least(n, 2);
            in_three[n] = least(n, 3);
            in_four[n] = least(n, 4);
        }
    }
};

inline const LeastKeys& least_keys()
{
    static const LeastKeys all;
    return all;
}

std::size_t bit_count(std::uint64_t word) { return static_cast<std::size_t>(std::popcount(word)); }

/// A criterion's key of parts; and the least key by the number of common symbols: none leaves one part, one at most two,
/// two three, three or four at most four parts. Even parts have it.
struct Worst {
    template <class... Sizes>
    std::int64_t of(Sizes... n) const
    {
        std::size_t most = 0;
        ((most = std::max(most, n)), ...);
        return static_cast<std::int64_t>(most);
    }
    std::int64_t least(std::size_t none, std::size_t one, std::size_t two, std::size_t three, std::size_t four) const
    {
        return of(none, (one + 1) / 2, (two + 2) / 3, (std::max(three, four) + 3) / 4);
    }
};

struct Squares {
    template <class... Sizes>
    std::int64_t of(Sizes... n) const
    {
        return static_cast<std::int64_t>(((n * n) + ...));
    }
    std::int64_t least(std::size_t none, std::size_t one, std::size_t two, std::size_t three, std::size_t four) const
    {
        return of(none, one / 2, (one + 1) / 2, two / 3, (two + 1) / 3, (two + 2) / 3, three / 4, (three + 1) / 4,
                  (three + 2) / 4, (three + 3) / 4, four / 4, (four + 1) / 4, (four + 2) / 4, (four + 3) / 4);
    }
};

struct Entropy {
    const NLogN& key = small_n_log_n();
    const LeastKeys& keys = least_keys();

    template <class... Sizes>
    std::int64_t of(Sizes... n) const
    {
        return (key[n] + ...);
    }
    std::int64_t least(std::size_t none, std::size_t one, std::size_t two, std::size_t three, std::size_t four) const
    {
        return key[none] + keys.in_two[one] + keys.in_three[two] + keys.in_four[three] + keys.in_four[four];
    }
};

struct Parts {
    template <class... Sizes>
    std::int64_t of(Sizes... n) const
    {
        return -((n > 0 ? 1 : 0) + ...);
    }
    std::int64_t least(std::size_t none, std::size_t one, std::size_t two, std::size_t three, std::size_t four) const
    {
        const auto most = std::min<std::size_t>(none, 1) + std::min<std::size_t>(one, 2) +
                          std::min<std::size_t>(two, 3) + std::min<std::size_t>(three, 4) +
                          std::min<std::size_t>(four, 4);
        return -static_cast<std::int64_t>(most);
    }
};

} // namespace

std::int64_t Sliced::first_below(Criterion by, Code& guess, std::uint32_t& last, std::int64_t limit)
{
    if (positions_ <= 4 && words_ <= most_words) {
        switch (by) {
        case Criterion::worst:
            return first_below_by<Worst>(guess, last, limit);
        case Criterion::expected_size:
            return first_below_by<Squares>(guess, last, limit);
        case Criterion::entropy:
            return first_below_by<Entropy>(guess, last, limit);
        case Criterion::most_parts:
            return first_below_by<Parts>(guess, last, limit);
        }
    }
    const std::size_t parts = part_index(0, positions_ + 1);
    while (last != 0) {
        guess.symbol[positions_ - 1] = static_cast<std::uint8_t>(std::countr_zero(last));
        last &= last - 1;
        const std::int64_t key = order_key(by, std::span(count(guess)).first(parts));
        if (key < limit) return key;
    }
    return limit;
}

template <class Measure>
std::int64_t Sliced::first_below_by(Code& guess, std::uint32_t& last, std::int64_t limit)
{
    return words_ == 1 ? first_below_in<Measure, 1>(guess, last, limit)
                       : first_below_in<Measure, most_words>(guess, last, limit);
}

template <class Measure, std::size_t Words>
std::int64_t Sliced::first_below_in(Code& guess, std::uint32_t& last, std::int64_t limit)
{
    const std::size_t words = Words == 1 ? 1 : words_; // most sets have one word: all then stays in registers
    using S = Sum<4>;
    sum_prefix<4>(guess, begin(guess));
    const int end = positions_ - 1;
    const Word* const prefix = &sums_[S::words * words_ * static_cast<std::size_t>(end)];
    Word occurred = 0; // times that each symbol occurs in the prefix, four bits a symbol
    for (int i = 0; repeats_ && i < end; ++i) occurred += Word{1} << (4 * guess.symbol[i]);
    const Measure measure;
    std::array<std::array<Word, S::words>, Words> sums;
    for (std::uint32_t left = last; left != 0;) {
        const int symbol = std::countr_zero(left);
        left &= left - 1;
        const Word* const black = &asked_[at(end, symbol)];
        const Word* const either = &asked_[again(static_cast<int>(occurred >> (4 * symbol) & 15), symbol)];
        std::size_t one = 0, two = 0, three = 0, four = 0; // candidates by black + white
        for (std::size_t w = 0; w < words; ++w) {
            S::add(prefix + S::words * w, black[w], either[w], sums[w].data());
            const Word low = sums[w][3], middle = sums[w][4];
            one += bit_count(low & ~middle);
            two += bit_count(middle & ~low);
            three += bit_count(low & middle);
            four += bit_count(sums[w][5]);
        }
        const std::size_t none = candidates_ - one - two - three - four;
        if (measure.least(none, one, two, three, four) >= limit) continue;

        std::size_t one_1 = 0, two_1 = 0, two_2 = 0, three_1 = 0, three_2 = 0, three_3 = 0, four_1 = 0, four_2 = 0,
                    four_4 = 0;
        for (std::size_t w = 0; w < words; ++w) {
            const auto& sum = sums[w];
            const Word is_1 = sum[0] & ~sum[1], is_2 = sum[1] & ~sum[0], is_3 = sum[0] & sum[1];
            const Word of_2 = sum[4] & ~sum[3], of_3 = sum[3] & sum[4], of_4 = sum[5];
            one_1 += bit_count(sum[3] & ~sum[4] & is_1);
            two_1 += bit_count(of_2 & is_1);
            two_2 += bit_count(of_2 & is_2);
            three_1 += bit_count(of_3 & is_1);
            three_2 += bit_count(of_3 & is_2);
            three_3 += bit_count(of_3 & is_3);
            four_1 += bit_count(of_4 & is_1);
            four_2 += bit_count(of_4 & is_2);
            four_4 += bit_count(sum[2]); // four black
        }
        const std::int64_t key =
            measure.of(none, one_1, one - one_1, two_1, two_2, two - two_1 - two_2, three_1, three_2, three_3,
                       three - three_1 - three_2 - three_3, four_1, four_2, four_4, four - four_1 - four_2 - four_4);
        if (key >= limit) continue;
        guess.symbol[end] = static_cast<std::uint8_t>(symbol);
        last = left;
        return key;
    }
    last = 0;
    return limit;
}

} // namespace engine::codes
