#include "engine/base/count.hpp"
#include "engine/base/few.hpp"
#include "engine/base/rng.hpp"
#include "engine/base/sort.hpp"
#include "engine/base/trace.hpp"
#include <algorithm>
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
    TEST_CASE("sorting by a key is stable, and larger_first puts the larger number first")
    {
        struct Item {
            std::uint64_t key;
            int place;
        };
        Rng r(9);
        for (const std::size_t n : {0, 1, 2, 50, 1000}) {
            std::vector<Item> items, slow;
            for (std::size_t i = 0; i < n; ++i)
                items.push_back({r.index(2) == 0 ? r.index(7) : ~std::uint64_t{0} - r.index(7), static_cast<int>(i)});
            slow = items;
            std::stable_sort(slow.begin(), slow.end(), [](const Item& a, const Item& b) { return a.key < b.key; });
            sort_by_key(items, [](const Item& item) { return item.key; });
            REQUIRE(items.size() == n);
            for (std::size_t i = 0; i < n; ++i) CHECK(items[i].place == slow[i].place);
        }
        std::vector<double> numbers{0.5, 0, 3e-300, 2, 1e300, 0.25, -0.0};
        sort_by_key(numbers, larger_first);
        CHECK(numbers == std::vector<double>{1e300, 2, 0.5, 0.25, 3e-300, 0, 0});
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
