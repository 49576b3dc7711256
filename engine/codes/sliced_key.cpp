// The key of a guess's partition from its bit-sliced sums. Most guesses are not the best, and a bound from the parts by
// black + white alone often shows it.
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

/// A criterion's key of parts, and the least of `n` candidates in at most two, three or four parts.
struct Entropy {
    template <class... Sizes>
    static std::int64_t of(Sizes... n)
    {
        const NLogN& table = small_n_log_n();
        return (table[n] + ...);
    }
    static std::int64_t bound(std::size_t none, std::size_t one, std::size_t two, std::size_t three, std::size_t four)
    {
        const LeastKeys& least = least_keys();
        return of(none) + least.in_two[one] + least.in_three[two] + least.in_four[three] + least.in_four[four];
    }
};

struct Worst {
    template <class... Sizes>
    static std::int64_t of(Sizes... n)
    {
        std::size_t most = 0;
        ((most = std::max(most, n)), ...);
        return static_cast<std::int64_t>(most);
    }
    static std::int64_t bound(std::size_t none, std::size_t one, std::size_t two, std::size_t three, std::size_t four)
    {
        return of(none, (one + 1) / 2, (two + 2) / 3, (std::max(three, four) + 3) / 4);
    }
};

} // namespace

std::int64_t Sliced::worst_key(const Code& guess, std::int64_t limit)
{
    return words_ == 1 ? key_with<Worst, 1>(guess, limit) : key_with<Worst, most_words>(guess, limit);
}

std::int64_t Sliced::entropy_key(const Code& guess, std::int64_t limit)
{
    return words_ == 1 ? key_with<Entropy, 1>(guess, limit) : key_with<Entropy, most_words>(guess, limit);
}

template <class Measure, std::size_t Words>
std::int64_t Sliced::key_with(const Code& guess, std::int64_t limit)
{
    const std::size_t words = Words == 1 ? 1 : words_; // most sets have one word: all then stays in registers
    using S = Sum<4>;
    sum_prefix<4>(guess, begin(guess));
    const int last = positions_ - 1;
    const Word* const black = &asked_[at(last, guess.symbol[last])];
    const Word* const either = &asked_[again(times(guess, last), guess.symbol[last])];
    const Word* before = &sums_[S::words * words_ * static_cast<std::size_t>(last)];
    std::array<std::array<Word, S::words>, Words> sums;
    std::size_t one = 0, two = 0, three = 0, four = 0; // candidates by black + white
    for (std::size_t w = 0; w < words; ++w, before += S::words) {
        S::add(before, black[w], either[w], sums[w].data());
        const Word low = sums[w][3], middle = sums[w][4];
        one += bit_count(low & ~middle);
        two += bit_count(middle & ~low);
        three += bit_count(low & middle);
        four += bit_count(sums[w][5]);
    }
    const std::size_t none = candidates_ - one - two - three - four;
    const std::int64_t bound = Measure::bound(none, one, two, three, four);
    if (bound >= limit) return bound;

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
    return Measure::of(none, one_1, one - one_1, two_1, two_2, two - two_1 - two_2, three_1, three_2, three_3,
                       three - three_1 - three_2 - three_3, four_1, four_2, four_4, four - four_1 - four_2 - four_4);
}

} // namespace engine::codes
