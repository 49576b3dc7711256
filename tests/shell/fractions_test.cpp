// A fraction and its decimals: equal, or near.
#include "engine/base/rng.hpp"
#include "shell/kit/fractions.hpp"
#include <cstdlib>
#include <doctest/doctest.h>

namespace fractions_tests {

using engine::Rational;

namespace {

/// Random positions.
int positions() { return std::getenv("SAGAZ_LONG") ? 20'000 : 1'000; }

} // namespace

TEST_SUITE("fractions")
{
    TEST_CASE("a fraction with at most three decimals equals them, another is near them (more: SAGAZ_LONG)")
    {
        engine::Rng rng(10);
        for (int i = 0; i < positions(); ++i) {
            const auto n = static_cast<std::int64_t>(rng.below(4'001)) - 2'000;
            const auto d = 1 + static_cast<std::int64_t>(rng.below(1'100));
            const engine::Fraction f(*Rational::of(n, d));
            const std::string words = shell::kit::written_about(shell::text::Language::english, f);
            INFO(words);
            CHECK((words.find('=') != words.npos) == (n % d != 0 && n * 1'000 % d == 0));
            CHECK((words.find("≈") != words.npos) == (n * 1'000 % d != 0));
        }
        CHECK(shell::kit::written_about(shell::text::Language::english, *Rational::of(1, 2)) == "1/2 = 0.5");
    }
}

} // namespace fractions_tests
