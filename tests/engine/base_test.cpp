#include "engine/base/count.hpp"
#include "engine/base/few.hpp"
#include "engine/base/rng.hpp"
#include "engine/base/trace.hpp"
#include <array>
#include <doctest/doctest.h>
#include <pcg_random.hpp>
#include <vector>

using namespace engine;

TEST_SUITE("base")
{
    TEST_CASE("the generator is PCG32: the reference implementation draws the same")
    {
        for (const std::uint64_t seed : {0ull, 42ull, ~0ull}) {
            Rng ours(seed);
            pcg32 reference(seed);
            for (int i = 0; i < 1000; ++i) REQUIRE(ours.next32() == reference());
            for (std::uint32_t n : {1u, 2u, 3u, 6u, 1296u, 5040u, 0x80000001u, 0xFFFFFFFFu})
                for (int i = 0; i < 100; ++i) REQUIRE(ours.below(n) == reference(n));
            std::vector<int> a(100), b(100);
            for (int i = 0; i < 100; ++i) a[i] = b[i] = i;
            ours.shuffle<int>(a);
            pcg_extras::shuffle(b.begin(), b.end(), reference);
            CHECK(a == b);
        }
    }
    TEST_CASE("the generator gives the same numbers on every platform")
    {
        Rng r(42);
        const auto first = r.next();
        const auto second = r.below(1'000'000'000'000u);
        CHECK(first == 0xc2f57bd66b07c4a9u);
        CHECK(second < 1'000'000'000'000u);
        Rng fork = Rng(42).fork(7);
        CHECK(fork.next32() != Rng(42).fork(8).next32());
    }
    TEST_CASE("a fork does not depend on what was drawn before")
    {
        Rng drawn(5);
        for (int i = 0; i < 10; ++i) drawn.next();
        CHECK(drawn.fork(3).next() == Rng(5).fork(3).next());
    }
    TEST_CASE("below covers its range evenly")
    {
        Rng r(1);
        std::array<int, 6> seen{};
        for (int i = 0; i < 60'000; ++i) ++seen[r.index(6)];
        for (const int n : seen) CHECK(std::abs(n - 10'000) < 500);
    }
    TEST_CASE("a recorder keeps the first events and counts the others")
    {
        Recorder<int> recorder{{}, 3, 0};
        for (int i = 0; i < 10; ++i) recorder(i);
        CHECK(recorder.events == std::vector<int>{0, 1, 2});
        CHECK(recorder.dropped == 7);
    }
    TEST_CASE("few values in place")
    {
        Few<int, 3> few;
        few.push_back(4);
        few.push_back(5);
        few.pop_back();
        CHECK(few.size() == 1);
        CHECK(few[0] == 4);
    }
}
