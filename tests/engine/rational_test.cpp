#include "engine/base/rational.hpp"
#include "engine/base/rng.hpp"
#include <array>
#include <doctest/doctest.h>
#include <limits>
#include <string>

using namespace engine;

namespace {

constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();

Rational q(std::int64_t n, std::int64_t d) { return Rational::of(n, d).value(); }

} // namespace

TEST_SUITE("base.rational")
{
    TEST_CASE("fractions are reduced, with a positive denominator")
    {
        CHECK(q(6, -4) == q(-3, 2));
        CHECK(q(0, -9) == Rational(0));
        CHECK(q(0, -9).den() == 1);
        CHECK_FALSE(Rational::of(1, 0));
        CHECK(q(std::numeric_limits<std::int64_t>::min(), 2) == Rational(-(most / 2) - 1));
        CHECK_FALSE(Rational::of(std::numeric_limits<std::int64_t>::min(), 1));
        CHECK(q(1, 3).sign() == 1);
        CHECK(q(-1, 3).sign() == -1);
        CHECK(Rational().sign() == 0);
    }
    TEST_CASE("sums, differences, products and quotients are those of the definition")
    {
        Rng rng(1);
        for (int i = 0; i < 20'000; ++i) {
            std::array<std::int64_t, 4> v{};
            for (auto& x : v) x = static_cast<std::int64_t>(rng.below(4001)) - 2000;
            if (v[1] == 0 || v[3] == 0) continue;
            const Rational a = q(v[0], v[1]), b = q(v[2], v[3]);
            CHECK(add(a, b) == q(v[0] * v[3] + v[2] * v[1], v[1] * v[3]));
            CHECK(sub(a, b) == q(v[0] * v[3] - v[2] * v[1], v[1] * v[3]));
            CHECK(mul(a, b) == q(v[0] * v[2], v[1] * v[3]));
            CHECK(div(a, b) == Rational::of(v[0] * v[3], v[1] * v[2]));
            CHECK((a < b) == (sub(a, b)->sign() < 0));
            CHECK((a <= b) == (sub(a, b)->sign() <= 0));
            CHECK(Rational::parse(to_text(a)) == a);
        }
    }
    TEST_CASE("what does not fit is no value; what fits after reducing is one")
    {
        CHECK_FALSE(add(most, 1));
        CHECK(add(most, -1) == Rational(most - 1));
        CHECK_FALSE(sub(-most, 1));
        CHECK_FALSE(mul(most, 2));
        CHECK_FALSE(add(q(1, most), q(1, most - 1)));
        CHECK(mul(q(most, 2), q(2, most)) == Rational(1));
        CHECK(mul(most, most) == std::nullopt);
        CHECK(div(q(1, most), q(1, most)) == Rational(1));
        CHECK_FALSE(div(Rational(1), Rational(0)));
        CHECK(add(q(most, 2), q(most, 2)) == Rational(most));
    }
    TEST_CASE("comparison is exact where doubles are not")
    {
        CHECK(q(most - 1, most) < q(most, most - 1));
        CHECK(q(most - 2, most - 1) < q(most - 1, most));
        CHECK(q(-1, 3) < Rational(0));
        CHECK(q(2, 4) >= q(1, 2));
        CHECK(Rational(most) > q(most, 2));
    }
    TEST_CASE("texts: print after parse is the reduced form; errors say where")
    {
        using Kind = Rational::Error::Kind;
        CHECK(to_text(*Rational::parse("-6/4")) == "-3/2");
        CHECK(to_text(*Rational::parse("8/2")) == "4");
        CHECK(to_text(*Rational::parse("-0")) == "0");
        CHECK(to_text(*Rational::parse("9223372036854775807")) == "9223372036854775807");
        const auto error = [](std::string_view text) { return Rational::parse(text).error(); };
        CHECK(error("") == Rational::Error{Kind::syntax, 0});
        CHECK(error("-") == Rational::Error{Kind::syntax, 1});
        CHECK(error("1/") == Rational::Error{Kind::syntax, 2});
        CHECK(error("1/-2") == Rational::Error{Kind::syntax, 2});
        CHECK(error("1.5") == Rational::Error{Kind::syntax, 1});
        CHECK(error("3 ") == Rational::Error{Kind::syntax, 1});
        CHECK(error("1/0") == Rational::Error{Kind::zero_denominator, 2});
        CHECK(error("9223372036854775808") == Rational::Error{Kind::too_large, 18});
    }
}
