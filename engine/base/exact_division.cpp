#include "engine/base/exact_division.hpp"

namespace engine {
namespace {

__extension__ typedef unsigned __int128 Wide; // NOLINT(modernize-use-using): no __extension__ before a using

constexpr int most_bits = 126; // largest operand for arithmetic modulo 2^128, which also needs a sign bit

Wide size_of(const Words& w)
{
    Wide n = 0;
    for (std::size_t i = w.size(); i-- > 0;) n = n << 32 | w[i];
    return n;
}

/// The magnitude of a number of at most two words.
std::uint64_t size_of_two(const Words& w)
{
    return (w.size() > 1 ? std::uint64_t{w[1]} << 32 : 0u) | (w.empty() ? 0u : w[0]);
}

/// 64 × 64 → 128 bits. WebAssembly has no such instruction, and the compiler would call a library function for two
/// Wides.
Wide product(std::uint64_t x, std::uint64_t y)
{
#ifdef __wasm__
    const std::uint64_t x0 = x & 0xFFFFFFFFu, x1 = x >> 32, y0 = y & 0xFFFFFFFFu, y1 = y >> 32;
    const std::uint64_t low = x0 * y0, one = x1 * y0 + (low >> 32), other = x0 * y1 + (one & 0xFFFFFFFFu);
    const std::uint64_t high = x1 * y1 + (one >> 32) + (other >> 32);
    return Wide{high} << 64 | (other << 32 | (low & 0xFFFFFFFFu));
#else
    return Wide{x} * y;
#endif
}

/// The lowest 192 bits of a number in two's complement.
struct Low {
    std::uint64_t word[3];
};

/// x·y in two's complement, for factors below 2^127 in magnitude.
Low product_of(Wide x, Wide y)
{
    const auto x0 = static_cast<std::uint64_t>(x), x1 = static_cast<std::uint64_t>(x >> 64);
    const auto y0 = static_cast<std::uint64_t>(y), y1 = static_cast<std::uint64_t>(y >> 64);
    const Wide bottom = product(x0, y0), one = product(x0, y1), other = product(x1, y0);
    Wide middle = (bottom >> 64) + static_cast<std::uint64_t>(one) + static_cast<std::uint64_t>(other);
    std::uint64_t top = static_cast<std::uint64_t>(middle >> 64) + static_cast<std::uint64_t>(one >> 64) +
                        static_cast<std::uint64_t>(other >> 64) + x1 * y1;
    if (x1 >> 63 != 0) top -= y0; // sign extension of a negative factor
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
    Wide inverse = odd * 3 ^ 2; // correct in 5 bits; each Newton step doubles them
    for (int bits = 5; bits < 128; bits *= 2) inverse *= 2 - odd * inverse;
    low_ = static_cast<std::uint64_t>(inverse);
    high_ = static_cast<std::uint64_t>(inverse >> 64);
}

Integer ExactDivisor::difference(const Integer& a, const Integer& b, const Integer& c, const Integer& d) const
{
    const int ab = a.bits() + b.bits(), cd = c.bits() + d.bits();
    if (ab < 63 && cd < 63 && divisor_.bits() < 63) { // fast path: small games stay below 63 bits
        const auto value = [](const Integer& n) {
            const auto size = static_cast<std::int64_t>(size_of_two(n.words_));
            return n.negative_ ? -size : size;
        };
        return (value(a) * value(b) - value(c) * value(d)) / value(divisor_);
    }
    const int least = divisor_.bits() - 1; // the quotient has at least this many bits fewer than the difference
    const bool narrow = a.bits() <= most_bits && b.bits() <= most_bits && c.bits() <= most_bits &&
                        d.bits() <= most_bits && least < most_bits && zeros_ < 64 &&
                        (ab > cd ? ab : cd) + 1 - least <= most_bits;
    if (!narrow) return (a * b - c * d) / divisor_;
    const auto value = [](const Integer& n) {
        const Wide size = size_of(n.words_);
        return n.negative_ ? 0 - size : size;
    };
    const Low n = minus(product_of(value(a), value(b)), product_of(value(c), value(d)));
    Wide bits = Wide{n.word[1]} << 64 | n.word[0];
    if (zeros_ > 0) bits = bits >> zeros_ | Wide{n.word[2]} << (128 - zeros_);
    const auto low = static_cast<std::uint64_t>(bits), high = static_cast<std::uint64_t>(bits >> 64);
    Wide result = product(low, low_) + (Wide{low * high_ + high * low_} << 64);
    const bool negative = (result >> 127) != 0;
    if (negative) result = 0 - result;
    Integer out;
    out.negative_ = negative;
    for (; result != 0; result >>= 32) out.words_.push_back(static_cast<std::uint32_t>(result));
    return out;
}

} // namespace engine
