#pragma once
// Exact fractions of any size, for values and strategies of matrix games. Rational is the faster 64-bit type.
#include "engine/base/integer.hpp"
#include "engine/base/rational.hpp"
#include <string>

namespace engine {

/// A fraction in lowest terms with a positive denominator.
class Fraction {
public:
    Fraction() = default;
    /// Converts whole numbers and rationals, implicitly too.
    Fraction(std::int64_t n) : num_(n) {}
    Fraction(const Rational& r) : num_(r.num()), den_(r.den()) {}
    /// n / d, reduced. d != 0.
    Fraction(const Integer& n, const Integer& d);

    const Integer& num() const { return num_; }
    const Integer& den() const { return den_; } // > 0
    int sign() const { return num_.sign(); }
    Fraction operator-() const
    {
        Fraction f = *this;
        f.num_ = -num_;
        return f;
    }

    friend Fraction operator+(const Fraction& a, const Fraction& b)
    {
        return {a.num_ * b.den_ + b.num_ * a.den_, a.den_ * b.den_};
    }
    friend Fraction operator-(const Fraction& a, const Fraction& b) { return a + -b; }
    friend Fraction operator*(const Fraction& a, const Fraction& b) { return {a.num_ * b.num_, a.den_ * b.den_}; }
    /// b != 0.
    friend Fraction operator/(const Fraction& a, const Fraction& b) { return {a.num_ * b.den_, a.den_ * b.num_}; }
    Fraction& operator+=(const Fraction& b) { return *this = *this + b; }

    friend bool operator==(const Fraction& a, const Fraction& b) { return a.num_ == b.num_ && a.den_ == b.den_; }
    friend bool operator<(const Fraction& a, const Fraction& b) { return a.num_ * b.den_ < b.num_ * a.den_; }
    friend bool operator>(const Fraction& a, const Fraction& b) { return b < a; }
    friend bool operator<=(const Fraction& a, const Fraction& b) { return !(b < a); }
    friend bool operator>=(const Fraction& a, const Fraction& b) { return !(a < b); }

private:
    Integer num_, den_ = 1;
};

/// "4", "-4/7".
std::string to_text(const Fraction&);
/// Relative error about 2^-53. For axes and bars on screen only.
double to_double(const Fraction&);

} // namespace engine
