// Criteria as integers that tie exactly.
#include "engine/codes/entropy.hpp"
#include "tests/engine/strategies_support.hpp"
#include <cmath>
#include <doctest/doctest.h>
#include <initializer_list>

using namespace engine;
using namespace engine::codes;

TEST_SUITE("codes")
{
    TEST_CASE("n log n in whole numbers: of a product exactly the sum, and near enough to the real one")
    {
        for (Count a = 1; a < 200; ++a)
            for (Count b = a; b < 5000; b += a) {
                const auto sum = static_cast<std::int64_t>(b) * n_log_n(a) + static_cast<std::int64_t>(a) * n_log_n(b);
                if (n_log_n(a * b) != sum) FAIL(a, " ", b);
            }
        for (Count n = 1; n <= Count{1} << 20; n += 1 + n / 100) {
            const double real = static_cast<double>(n) * std::log2(static_cast<double>(n));
            if (std::abs(std::ldexp(static_cast<double>(n_log_n(n)), -38) - real) > 1e-11 * static_cast<double>(n))
                FAIL(n);
        }
        for (std::size_t n = 1; n < small_n_log_n().size(); ++n)
            if (small_n_log_n()[n] != n_log_n(n)) FAIL(n);
        CHECK(n_log_n(2) == std::int64_t{2} << 38);
    }
    TEST_CASE("keys: partitions of equal entropy tie exactly, and none beats the even one")
    {
        const auto key = [](Criterion c, std::initializer_list<Count> sizes) {
            Partition p;
            for (const Count n : sizes) p.parts.push_back({{}, n});
            return order_key(c, p);
        };
        CHECK(key(Criterion::entropy, {4, 1, 1, 1, 1}) == key(Criterion::entropy, {2, 2, 2, 2}));
        CHECK(key(Criterion::entropy, {6, 1, 1, 1, 1, 1, 1}) == key(Criterion::entropy, {3, 3, 2, 2, 2}));
        CHECK(key(Criterion::entropy, {5, 2}) > key(Criterion::entropy, {4, 3}));
        CHECK(key(Criterion::expected_size, {3, 4}) == 25);
        CHECK(key(Criterion::most_parts, {3, 4}) == -2);
        CHECK(key(Criterion::worst, {3, 4, 1}) == 4);
        for (const Criterion c : criteria)
            for (Count n = 1; n < 40; ++n)
                for (Count a = 1; a < n; ++a) {
                    CHECK(least_key(c, n, 2) <= key(c, {a, n - a}));
                    CHECK(least_key(c, n, 3) <= key(c, {a, n - a}));
                }
        CHECK(least_key(Criterion::entropy, 3, 13) == 0);
        CHECK(least_key(Criterion::worst, 14, 13) == 2);
        CHECK(least_key(Criterion::expected_size, 14, 13) == 16);
        CHECK(least_key(Criterion::most_parts, 14, 13) == -13);
    }
}
