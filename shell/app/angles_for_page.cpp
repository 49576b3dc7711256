// sinf and cosf bring a whole 2/π along, for angles of any size (-2.9 kB gzipped without it). Circles need no such angles: up to
// a million radians this is right to a float's last place.
#include <cmath>

// The C library's own name for it: the linker takes this one and leaves the library's out.
extern "C" int __rem_pio2f(float x, double* y); // NOLINT(*-reserved-identifier,readability-identifier-naming)

int __rem_pio2f(float x, double* y) // NOLINT(*-reserved-identifier,readability-identifier-naming)
{
    constexpr double two_by_pi = 0.63661977236758134308, half_pi = 1.57079632679489661923;
    const double quarters = std::nearbyint(static_cast<double>(x) * two_by_pi);
    *y = static_cast<double>(x) - quarters * half_pi;
    return static_cast<int>(quarters);
}
