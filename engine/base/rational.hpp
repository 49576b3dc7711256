#pragma once
// Exact 64-bit fractions. Sums and products are computed in 128 bits and reduced; a result that does not fit 64 bits is
// std::nullopt, never a wrong number.
#include "engine/base/check.hpp"
#include "engine/base/expected.hpp"
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace engine {

/// Lowest terms, positive denominator. |numerator| and denominator are at most 2^63 - 1, so that every value has an
/// opposite.
class Rational {
public:
    struct Error {
        enum class Kind : std::uint8_t { syntax, zero_denominator, too_large } kind;
        int at; // index of the offending character
        bool operator==(const Error&) const = default;
    };

    constexpr Rational() = default;
    /// Converts a whole number, implicitly too. n > -2^63.
    constexpr Rational(std::int64_t n) : num_(n) { ENGINE_CHECK(n != std::numeric_limits<std::int64_t>::min()); }
    /// n / d, reduced; nothing if d = 0 or the result does not fit.
    static std::optional<Rational> of(std::int64_t n, std::int64_t d);
    /// Reads "4", "-4", "4/7", "-6/4" (= -3/2): an optional minus, digits, and optionally a slash and digits.
    static Expected<Rational, Error> parse(std::string_view text);
    /// Like parse, and also reads a decimal point or comma exactly: "0.25" = 1/4.
    static Expected<Rational, Error> parse_decimal(std::string_view text);

    constexpr std::int64_t num() const { return num_; }
    constexpr std::int64_t den() const { return den_; } // > 0
    constexpr bool is_whole() const { return den_ == 1; }
    constexpr int sign() const { return (num_ > 0) - (num_ < 0); }
    constexpr Rational operator-() const
    {
        Rational r = *this;
        r.num_ = -num_;
        return r;
    }

    friend constexpr bool operator==(const Rational&, const Rational&) = default;
    friend constexpr bool operator<(const Rational& a, const Rational& b)
    {
        if (a.den_ == b.den_) return a.num_ < b.num_;
        return Wide{a.num_} * b.den_ < Wide{b.num_} * a.den_;
    }
    friend constexpr bool operator>(const Rational& a, const Rational& b) { return b < a; }
    friend constexpr bool operator<=(const Rational& a, const Rational& b) { return !(b < a); }
    friend constexpr bool operator>=(const Rational& a, const Rational& b) { return !(a < b); }

private:
    using Wide = __int128_t;
    static std::optional<Rational> reduced(Wide n, Wide d); // d > 0
    friend std::optional<Rational> add(const Rational&, const Rational&);
    friend std::optional<Rational> mul(const Rational&, const Rational&);

    std::int64_t num_ = 0, den_ = 1;
};

// Nothing if the result does not fit, or at a division by zero.
std::optional<Rational> add(const Rational& a, const Rational& b);
std::optional<Rational> sub(const Rational& a, const Rational& b);
std::optional<Rational> mul(const Rational& a, const Rational& b);
std::optional<Rational> div(const Rational& a, const Rational& b);

/// "4", "-4/7". parse(to_text(r)) == r.
std::string to_text(const Rational& r);
/// The nearest double, for axes and bars on screen only.
inline double to_double(const Rational& r) { return static_cast<double>(r.num()) / static_cast<double>(r.den()); }

} // namespace engine
