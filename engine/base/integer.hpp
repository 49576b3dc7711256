#pragma once
// Whole numbers of any size: the exact simplex works with determinants, and those of a 10 x 10 matrix of two-digit
// numbers exceed 64 bits. Schoolbook arithmetic; division by D. Knuth, TAOCP 2, 4.3.1, D.
#include "engine/base/check.hpp"
#include "engine/base/words.hpp"
#include <cstdint>
#include <string>

namespace engine {

class Integer {
public:
    Integer() = default;
    /// Converts implicitly too.
    Integer(std::int64_t n);

    int sign() const { return words_.empty() ? 0 : negative_ ? -1 : 1; }
    /// Bits of the magnitude, without the sign; 0 for 0.
    int bits() const;
    Integer operator-() const;

    friend Integer operator+(const Integer& a, const Integer& b) { return plus(a, b, b.negative_); }
    friend Integer operator-(const Integer& a, const Integer& b) { return plus(a, b, !b.negative_); }
    friend Integer operator*(const Integer& a, const Integer& b);
    /// Truncates towards zero. b != 0.
    friend Integer operator/(const Integer& a, const Integer& b) { return divided(a, b, false); }
    /// Has the sign of a; a == a / b * b + a % b.
    friend Integer operator%(const Integer& a, const Integer& b) { return divided(a, b, true); }

    friend bool operator==(const Integer& a, const Integer& b) { return compare(a, b) == 0; }
    friend bool operator<(const Integer& a, const Integer& b) { return compare(a, b) < 0; }
    /// -1, 0 or 1.
    friend int compare(const Integer& a, const Integer& b);

    /// this * 2^n; for negative n, this / 2^-n truncated towards zero.
    Integer shifted(int n) const;
    /// Exact up to 2^53, beyond it from the upper 64 bits of the magnitude; infinite beyond 2^1023.
    double to_double() const;
    friend std::string to_text(const Integer& n);

private:
    friend class ExactDivisor;
    /// a + |b|, or a − |b| if `negative`.
    static Integer plus(const Integer& a, const Integer& b, bool negative);
    static Integer divided(const Integer& a, const Integer& b, bool rest);
    static Integer of(Words words, bool negative);

    Words words_; // magnitude, lowest word first, no leading zero word
    bool negative_ = false;
};

/// Greatest common divisor, >= 0.
Integer gcd(Integer a, Integer b);

} // namespace engine
