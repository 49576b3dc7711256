// Whole numbers and fractions of any size, against 128 bits and against each other.
#include "engine/base/exact_division.hpp"
#include "engine/base/fraction.hpp"
#include "engine/base/rng.hpp"
#include <doctest/doctest.h>

using namespace engine;

namespace {

__extension__ typedef __int128 Wide;

Integer of(Wide n)
{
    const Wide size = n < 0 ? -n : n;
    Integer sum;
    for (int shift = 96; shift >= 0; shift -= 32)
        sum = sum.shifted(32) + static_cast<std::int64_t>(size >> shift & 0xFFFFFFFF);
    return n < 0 ? -sum : sum;
}
/// A number of any length up to 63 bits, often with long runs of ones or zeros.
std::int64_t any(Rng& rng)
{
    auto n = static_cast<std::int64_t>(rng.next() >> (1 + rng.below(63)));
    if (rng.below(4) == 0) n |= (std::int64_t{1} << rng.below(62)) - 1;
    if (rng.below(4) == 0) n &= ~((std::int64_t{1} << rng.below(62)) - 1);
    return rng.below(2) == 0 ? n : -n;
}
Integer large(Rng& rng)
{
    Integer n = any(rng);
    for (auto more = rng.below(6); more > 0; --more) {
        n = n * any(rng);
        n = n + any(rng);
    }
    return n;
}

} // namespace

TEST_SUITE("base")
{
    TEST_CASE("integers compute as 128 bits do")
    {
        Rng rng(1);
        for (int i = 0; i < 20'000; ++i) {
            const Wide a = any(rng), b = any(rng), c = any(rng);
            CHECK(of(a) + of(b) == of(a + b));
            CHECK(of(a) - of(b) == of(a - b));
            CHECK(of(a) * of(b) == of(a * b));
            CHECK((of(a) < of(b)) == (a < b));
            const Wide n = a * b + c;
            if (c == 0) continue;
            CHECK(of(n) / of(c) == of(n / c));
            CHECK(of(n) % of(c) == of(n % c));
        }
    }
    TEST_CASE("an exact division of a difference is the long one, whatever the sizes and signs")
    {
        Rng rng(5);
        for (int i = 0; i < 20'000; ++i) {
            const Integer x = large(rng), b = large(rng), c = large(rng);
            Integer by = large(rng);
            if (by.sign() == 0) continue;
            if (by.sign() < 0) by = -by;
            by = by.shifted(static_cast<int>(rng.below(70)));
            const ExactDivisor divisor(by);
            const Integer a = by * x + c;
            CHECK(divisor.difference(a, b, c, b) == x * b);
            CHECK(divisor.difference(b, a, b, c) == x * b);
            CHECK(divisor.difference(c, b, b, a) == -(x * b));
            CHECK(divisor.difference(x, by, 0, b) == x);
        }
    }
    TEST_CASE("integers: long division is the inverse of multiplication, and the rest is smaller")
    {
        Rng rng(2);
        for (int i = 0; i < 5'000; ++i) {
            const Integer a = large(rng), b = large(rng);
            if (b.sign() == 0) continue;
            const Integer quotient = a / b, rest = a % b;
            CHECK(quotient * b + rest == a);
            CHECK((rest.sign() == 0 || rest.sign() == a.sign()));
            CHECK((rest.sign() < 0 ? -rest : rest) < (b.sign() < 0 ? -b : b));
            CHECK(a * b / b == a);
        }
    }
    TEST_CASE("integers: the rare correction of a quotient's digit")
    {
        // Knuth's example for base 2^32: the estimated digit is one too large, and only the subtraction shows it.
        const Integer u = Integer(0x80000000).shifted(64) + Integer(3);
        const Integer v = Integer(0x20000000).shifted(64) + Integer(1);
        CHECK(u / v == 3);
        CHECK(u % v == Integer(0x20000000).shifted(64));
    }
    TEST_CASE("integers print in decimal")
    {
        CHECK(to_text(Integer()) == "0");
        CHECK(to_text(Integer(-1'000'000'000)) == "-1000000000");
        CHECK(to_text(Integer(INT64_MIN)) == "-9223372036854775808");
        Integer n = 1;
        for (int i = 1; i <= 30; ++i) n = n * i;
        CHECK(to_text(n) == "265252859812191058636308480000000"); // 30!
        CHECK(n.bits() == 108);
        CHECK(n.shifted(-100) * Integer(1).shifted(100) < n);
        CHECK(n.to_double() == doctest::Approx(2.6525285981219107e32));
    }
    TEST_CASE("fractions are reduced, ordered and exact")
    {
        CHECK(to_text(Fraction(Integer(6), Integer(-4))) == "-3/2");
        CHECK(Fraction(Integer(1), Integer(3)) + Fraction(Integer(1), Integer(6)) == Fraction(Integer(1), Integer(2)));
        CHECK(Fraction(Integer(-1), Integer(3)) < Fraction(Integer(-1), Integer(4)));
        CHECK(Fraction(2) / Fraction(-4) == Fraction(Integer(-1), Integer(2)));
        CHECK(Fraction(0) == Fraction(Integer(0), Integer(-7)));
        CHECK(to_double(Fraction(Integer(-1), Integer(3))) == doctest::Approx(-1.0 / 3).epsilon(1e-15));
        Fraction harmonic;
        for (int i = 1; i <= 100; ++i) harmonic += Fraction(Integer(1), Integer(i));
        CHECK(to_double(harmonic) == doctest::Approx(5.187377517639621).epsilon(1e-15));
        CHECK(to_text(harmonic) ==
              "14466636279520351160221518043104131447711/2788815009188499086581352357412492142272");
    }
}
