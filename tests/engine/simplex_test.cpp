// Linear programs: known optima, degenerate ones that cycle with the usual pivot rule, objectives in lexicographic
// order.
#include "engine/search/simplex.hpp"
#include <doctest/doctest.h>

using namespace engine;
using search::Simplex;

TEST_SUITE("search")
{
    TEST_CASE("simplex: a textbook program (V. Chvatal, Linear Programming, 1983, p. 13)")
    {
        Simplex s(3, {{2, 3, 1}, {4, 1, 2}, {3, 4, 2}}, {5, 11, 8});
        REQUIRE(s.maximise({5, 4, 3}));
        CHECK(s.value() == 13);
        CHECK(s.variable(0) == 2);
        CHECK(s.variable(1) == 0);
        CHECK(s.variable(2) == 1);
    }
    TEST_CASE("simplex: Beale's program, which cycles with the usual pivots, ends")
    {
        // maximise 3/4 x - 150 y + 1/50 z - 6 w, in whole numbers; optimum 1/20 at z = 1, x = 1/25
        Simplex s(4, {{25, -6000, -4, 900}, {25, -4500, -1, 150}, {0, 0, 1, 0}}, {0, 0, 1});
        REQUIRE(s.maximise({75, -15000, 2, -600}));
        CHECK(s.value() == 5);
        CHECK(s.variable(0) == Fraction(Integer(1), Integer(25)));
        CHECK(s.variable(2) == 1);
    }
    TEST_CASE("simplex: what grows without end is said")
    {
        Simplex s(2, {{1, -1}}, {1});
        CHECK_FALSE(s.maximise({1, 1}));
    }
    TEST_CASE("simplex: a later aim chooses among the best for the earlier ones")
    {
        Simplex s(2, {{1, 1}, {1, 0}}, {4, 3});
        REQUIRE(s.maximise({1, 1}));
        CHECK(s.value() == 4);
        s.keep_best();
        REQUIRE(s.maximise({-1, 0}));
        CHECK(s.value() == 0);
        REQUIRE(s.maximise({1, 0}));
        CHECK(s.value() == 3);
        s.keep_best();
        REQUIRE(s.maximise({0, 1}));
        CHECK(s.value() == 1); // both earlier objectives stay optimal: x + y = 4 and x = 3
    }
}
