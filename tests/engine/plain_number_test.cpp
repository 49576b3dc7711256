#include "engine/base/plain_number.hpp"
#include "engine/base/rng.hpp"
#include <cmath>
#include <cstdlib>
#include <doctest/doctest.h>
#include <limits>
#include <string>

namespace {

double plain(const std::string& text)
{
    char* end = nullptr;
    const double value = engine::plain_strtod(text.c_str(), &end);
    CHECK(*end == 0);
    return value;
}

std::string digits(engine::Rng& rng, int count)
{
    std::string out;
    for (int i = 0; i < count; ++i) out += static_cast<char>('0' + rng.below(10));
    return out;
}

} // namespace

TEST_CASE("decimals are read as the C library reads them, to the last bit")
{
    for (const char* text : {"0", "-0", "0.0", "1", "-1", "0.1", "0.05", "1e-6", "0.30000000000000004",
                             "9007199254740993", "1.5e3", "2E+2", "18446744073709551615", "0.000000000000000001",
                             "5e-1", "100000000000000000000.0", "1.7976931348623157"})
        CHECK_MESSAGE(plain(text) == std::strtod(text, nullptr), text);
    CHECK(std::signbit(plain("-0")));
    engine::Rng rng(7);
    for (int i = 0; i < 20'000; ++i) {
        const int fraction = static_cast<int>(rng.below(19));
        const std::string text = digits(rng, 1 + static_cast<int>(rng.below(static_cast<unsigned>(19 - fraction)))) +
                                 (fraction ? "." + digits(rng, fraction) : "");
        CHECK_MESSAGE(plain(text) == std::strtod(text.c_str(), nullptr), text);
    }
}

TEST_CASE("decimals that are too long or too far from one are right to a part in 10^13, or infinite, or nought")
{
    engine::Rng rng(8);
    for (int i = 0; i < 5'000; ++i) {
        const std::string text = digits(rng, 1 + static_cast<int>(rng.below(30))) + "." + digits(rng, 30) + "e" +
                                 std::to_string(static_cast<int>(rng.below(500)) - 250);
        const double exact = std::strtod(text.c_str(), nullptr);
        CHECK_MESSAGE(std::abs(plain(text) - exact) <= 1e-13 * exact, text);
    }
    CHECK(plain("1e999999999") == std::numeric_limits<double>::infinity());
    CHECK(plain("-1e400") == -std::numeric_limits<double>::infinity());
    CHECK(plain("1e-400") == 0);
}
