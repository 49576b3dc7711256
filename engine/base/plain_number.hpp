#pragma once
// strtod without 128-bit numbers. The C library's strtod reads decimals exactly by way of long double, which costs each
// program of the page 4 kB gzipped for a request's few fractions.
#include <bit>
#include <cstdint>

namespace engine {

namespace plain_number {

/// m / divisor to the nearest double, halves to even. Takes m > 0 and 0 < divisor < 2^63.
inline double nearest_quotient(std::uint64_t m, std::uint64_t divisor)
{
    // 55 bits of the quotient plus a sticky bit, so that the conversion below rounds once, as the exact quotient would.
    int exponent = 0;
    std::uint64_t quotient = m / divisor, rest = m % divisor;
    while (quotient < std::uint64_t{1} << 54) {
        rest *= 2;
        quotient = quotient * 2 + (rest >= divisor);
        if (rest >= divisor) rest -= divisor;
        --exponent;
    }
    const int extra = static_cast<int>(std::bit_width(quotient)) - 55;
    const std::uint64_t lost = quotient & ((std::uint64_t{1} << extra) - 1);
    quotient >>= extra;
    exponent += extra;
    double value = static_cast<double>(quotient | (lost || rest)); // 55 bits, the last one sticky
    for (; exponent < 0; ++exponent) value /= 2;                   // exact: far above subnormal numbers
    for (; exponent > 0; --exponent) value *= 2;
    return value;
}

} // namespace plain_number

/// strtod for a number of JSON's grammar (no blanks, hexadecimals or names). Returns the nearest double if at most 19
/// digits are significant and at most 18 of them follow the point; otherwise within a relative error of 10^-13.
inline double plain_strtod(const char* text, char** end)
{
    const bool negative = *text == '-';
    if (negative) ++text;
    std::uint64_t digits = 0; // the first 19 significant digits
    int scale = 0;            // the number is digits * 10^scale
    bool behind_point = false;
    const std::uint64_t most = 1'000'000'000'000'000'000;
    int zeros = 0; // zeros read but not yet in `digits`: trailing zeros of a fraction count for nothing
    for (;; ++text) {
        if (*text == '.' && !behind_point) {
            behind_point = true;
            continue;
        }
        if (*text < '0' || *text > '9') break;
        if (behind_point && *text == '0') {
            ++zeros;
            continue;
        }
        for (; zeros > 0 && digits < most; --zeros) digits *= 10, --scale;
        zeros = 0;
        if (digits < most) {
            digits = digits * 10 + static_cast<std::uint64_t>(*text - '0');
            scale -= behind_point;
        } else {
            scale += !behind_point;
        }
    }
    if (*text == 'e' || *text == 'E') {
        ++text;
        const bool down = *text == '-';
        if (*text == '-' || *text == '+') ++text;
        int exponent = 0;
        for (; *text >= '0' && *text <= '9'; ++text)
            if (exponent < 10'000) exponent = exponent * 10 + (*text - '0');
        scale += down ? -exponent : exponent;
    }
    *end = const_cast<char*>(text); // NOLINT: strtod's own signature
    double value = 0;
    if (digits > 0) {
        std::uint64_t divisor = 1;
        for (; scale < 0 && divisor < most; ++scale) divisor *= 10;
        for (; scale > 0 && digits < most; --scale) digits *= 10; // 10^19 < 2^64
        value = plain_number::nearest_quotient(digits, divisor);
        for (; scale > 0 && value < 1e308; --scale) value *= 10;
        if (scale > 0) value *= 10; // overflows to infinity
        for (; scale < 0 && value > 0; ++scale) value /= 10;
    }
    return negative ? -value : value;
}

} // namespace engine
