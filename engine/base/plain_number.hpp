#pragma once
// strtod without numbers of 128 bits: the C library's reads decimals exactly by way of long double, which costs 4 kB gzipped in
// every program of the page, for a request's few fractions.
#include <bit>
#include <cstdint>

namespace engine {

namespace plain_number {

/// m / divisor to the nearest double, halves to even. Takes m > 0 and 0 < divisor < 2^63.
inline double nearest_quotient(std::uint64_t m, std::uint64_t divisor)
{
    // 55 bits of the quotient and whether anything is left: then the sum below is rounded once, as the quotient would be.
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
    for (; exponent < 0; ++exponent) value /= 2;                   // exact: far above the denormal numbers
    for (; exponent > 0; --exponent) value *= 2;
    return value;
}

} // namespace plain_number

/// Like strtod, of a number of JSON's grammar (no blanks, hexadecimals, names): the nearest double where its first 19 digits are
/// all that are not 0 and the last of them stands at most 18 places behind the point; elsewhere within a part in 10^13 of it.
inline double plain_strtod(const char* text, char** end)
{
    const bool negative = *text == '-';
    if (negative) ++text;
    std::uint64_t digits = 0; // the first 19 of them
    int scale = 0;            // the number is digits * 10^scale
    bool behind_point = false;
    const std::uint64_t most = 1'000'000'000'000'000'000;
    int zeros = 0; // read, and not yet in `digits`: the last ones of a fraction stand for nothing
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
        if (scale > 0) value *= 10; // infinite
        for (; scale < 0 && value > 0; ++scale) value /= 10;
    }
    return negative ? -value : value;
}

} // namespace engine
