#include "engine/base/fraction.hpp"
#include <cmath>

namespace engine {

Fraction::Fraction(const Integer& n, const Integer& d)
{
    const Integer common = gcd(n, d);
    const Integer by = d.sign() < 0 ? -common : common;
    num_ = n / by;
    den_ = d / by;
}

std::string to_text(const Fraction& f)
{
    return f.den() == 1 ? to_text(f.num()) : to_text(f.num()) + '/' + to_text(f.den());
}

double to_double(const Fraction& f)
{
    const int up = f.den().bits() - f.num().bits() + 62; // the quotient has 62 or 63 bits
    return std::ldexp((f.num().shifted(up > 0 ? up : 0) / f.den().shifted(up < 0 ? -up : 0)).to_double(), -up);
}

} // namespace engine
