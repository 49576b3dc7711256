#include "engine/base/exact_division.hpp"

namespace engine {
namespace {

__extension__ typedef unsigned __int128 Wide; // NOLINT(modernize-use-using): no __extension__ before a using

constexpr int most_bits = 126; // of what is computed modulo 2^128, with its sign

Wide size_of(const Words& w)
{
    Wide n = 0;
    for (std::size_t i = w.size(); i-- > 0;) n = n << 32 | w[i];
    return n;
}

/// The lowest 192 bits of a number in two's complement.
struct Low {
    std::uint64_t word[3];
};

/// Of x·y, both below 2^127 in size and in two's complement.
Low product(Wide x, Wide y)
{
    const auto x0 = static_cast<std::uint64_t>(x), x1 = static_cast<std::uint64_t>(x >> 64);
    const auto y0 = static_cast<std::uint64_t>(y), y1 = static_cast<std::uint64_t>(y >> 64);
    const Wide bottom = Wide{x0} * y0, one = Wide{x0} * y1, other = Wide{x1} * y0;
    Wide middle = (bottom >> 64) + static_cast<std::uint64_t>(one) + static_cast<std::uint64_t>(other);
    std::uint64_t top = static_cast<std::uint64_t>(middle >> 64) + static_cast<std::uint64_t>(one >> 64) +
                        static_cast<std::uint64_t>(other >> 64) + x1 * y1;
    if (x1 >> 63 != 0) top -= y0; // the sign goes on
    if (y1 >> 63 != 0) top -= x0;
    return {{static_cast<std::uint64_t>(bottom), static_cast<std::uint64_t>(middle), top}};
}

Low minus(const Low& a, const Low& b)
{
    Low out{};
    std::uint64_t borrow = 0;
    for (int i = 0; i < 3; ++i) {
        const Wide d = Wide{a.word[i]} - b.word[i] - borrow;
        out.word[i] = static_cast<std::uint64_t>(d);
        borrow = static_cast<std::uint64_t>(d >> 64) & 1;
    }
    return out;
}

} // namespace

ExactDivisor::ExactDivisor(const Integer& divisor) : divisor_(divisor)
{
    ENGINE_CHECK(divisor.sign() > 0);
    if (divisor.bits() > most_bits) return;
    Wide odd = size_of(divisor.words_);
    for (; (odd & 1) == 0; odd >>= 1) ++zeros_;
    Wide inverse = odd * 3 ^ 2; // right in 5 bits; each step doubles them
    for (int bits = 5; bits < 128; bits *= 2) inverse *= 2 - odd * inverse;
    low_ = static_cast<std::uint64_t>(inverse);
    high_ = static_cast<std::uint64_t>(inverse >> 64);
}

Integer ExactDivisor::difference(const Integer& a, const Integer& b, const Integer& c, const Integer& d) const
{
    const int ab = a.bits() + b.bits(), cd = c.bits() + d.bits();
    const int least = divisor_.bits() - 1; // the result has at most this many bits fewer than the difference
    const bool narrow = a.bits() <= most_bits && b.bits() <= most_bits && c.bits() <= most_bits &&
                        d.bits() <= most_bits && least < most_bits && zeros_ < 64 &&
                        (ab > cd ? ab : cd) + 1 - least <= most_bits;
    if (!narrow) return (a * b - c * d) / divisor_;
    const auto value = [](const Integer& n) {
        const Wide size = size_of(n.words_);
        return n.negative_ ? 0 - size : size;
    };
    const Low n = minus(product(value(a), value(b)), product(value(c), value(d)));
    Wide bits = Wide{n.word[1]} << 64 | n.word[0];
    if (zeros_ > 0) bits = bits >> zeros_ | Wide{n.word[2]} << (128 - zeros_);
    Wide result = bits * (Wide{high_} << 64 | low_);
    const bool negative = (result >> 127) != 0;
    if (negative) result = 0 - result;
    Integer out;
    out.negative_ = negative;
    for (; result != 0; result >>= 32) out.words_.push_back(static_cast<std::uint32_t>(result));
    return out;
}

} // namespace engine
