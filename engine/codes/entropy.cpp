#include "engine/codes/entropy.hpp"

namespace engine::codes {
namespace {

/// log2(1 + 1/m) in units of 2^-38, rounded: 2/ln 2 times artanh(1/(2m + 1)), with the series summed in units of 2^-60.
std::int64_t log2_step(Count m)
{
    constexpr Count two_by_ln2 = 3'326'628'274'461'080'623;
    const Count q = 2 * m + 1;
    Count sum = 0, k = 1;
    for (Count power = two_by_ln2 / q; power > 0; power /= q * q, k += 2) sum += power / k;
    return static_cast<std::int64_t>((sum + (1u << 21)) >> 22);
}

/// log2 n for n >= 2 from smaller logarithms: the sum of its factors', or for a prime that of n − 1 plus a step.
template <class Log>
std::int64_t log2_from(Count n, const Log& log)
{
    Count p = 2;
    while (p * p <= n && n % p != 0) ++p;
    return p * p <= n ? log(p) + log(n / p) : log(n - 1) + log2_step(n - 1);
}

struct Logarithms {
    NLogN log2{}, times_n{};

    /// A sieve knows a factor of each number: trial division takes longer than everything else here.
    Logarithms()
    {
        std::array<std::uint16_t, std::tuple_size_v<NLogN>> factor{};
        for (std::size_t n = 2; n < log2.size(); ++n) {
            const std::size_t p = factor[n];
            log2[n] = p != 0 ? log2[p] + log2[n / p] : log2[n - 1] + log2_step(n - 1);
            times_n[n] = static_cast<std::int64_t>(n) * log2[n];
            if (p == 0)
                for (std::size_t m = n * n; m < factor.size(); m += n)
                    if (factor[m] == 0) factor[m] = static_cast<std::uint16_t>(n);
        }
    }
};

const Logarithms& logarithms()
{
    static const Logarithms all;
    return all;
}

std::int64_t log2_of(Count n)
{
    const auto& known = logarithms().log2;
    return n < known.size() ? known[static_cast<std::size_t>(n)] : log2_from(n, log2_of);
}

} // namespace

std::int64_t n_log_n(Count n) { return static_cast<std::int64_t>(n) * log2_of(n); }

const NLogN& small_n_log_n() { return logarithms().times_n; }

} // namespace engine::codes
