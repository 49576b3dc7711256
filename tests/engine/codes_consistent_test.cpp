// The random consistent strategy: every candidate equally often, on boards of every size.
#include "tests/engine/strategies_support.hpp"
#include <cmath>
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::codes;

TEST_SUITE("codes")
{
    TEST_CASE("consistent draws every candidate equally often")
    {
        const std::vector<Clue> clues{{code_of(mastermind, "0011"), {2, 0}}, {code_of(mastermind, "0203"), {1, 1}}};
        const auto left = consistent_codes(mastermind, clues);
        REQUIRE(left.size() > 3);
        std::vector<int> seen(left.size());
        const int draws = 400 * static_cast<int>(left.size());
        for (int seed = 0; seed < draws; ++seed) {
            const Choice c = run(ConsistentJob(mastermind, clues, static_cast<std::uint64_t>(seed)));
            const auto at = std::lower_bound(left.begin(), left.end(), c.guess);
            REQUIRE(at != left.end());
            REQUIRE(*at == c.guess);
            ++seen[at - left.begin()];
        }
        for (const int n : seen) CHECK(std::abs(n - 400) < 100);
    }
    TEST_CASE("consistent draws anew after each row, though the row says nothing new")
    {
        const Clue clue{code_of(mastermind, "0011"), {1, 1}};
        const std::vector<Clue> one{clue}, two{clue, clue};
        int differ = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            differ +=
                run(ConsistentJob(mastermind, one, seed)).guess != run(ConsistentJob(mastermind, two, seed)).guess;
        CHECK(differ > 15);
    }
    TEST_CASE("consistent over 20 000 games: means 4.6435 and 5.4713, as computed exactly")
    {
        const auto mean = [](const Rules& r) { return run(TournamentJob(r, {any_consistent, 20'000, 1})).mean(); };
        CHECK(mean(mastermind) == doctest::Approx(4.64352).epsilon(0.02 / 4.64352));
        CHECK(mean(picas_fijas) == doctest::Approx(5.47129).epsilon(0.02 / 5.47129));
    }
    TEST_CASE("consistent over 20 000 games: deviation 0.8806 in Mastermind, mean 4.6361 after 0011")
    {
        const auto uniform = run(TournamentJob(mastermind, {any_consistent, 20'000, 1}));
        CHECK(uniform.sd() == doctest::Approx(0.88062).epsilon(0.014 / 0.88062)); // three standard errors
        Strategy from_0011 = any_consistent;
        from_0011.first = code_of(mastermind, "0011");
        const auto after = run(TournamentJob(mastermind, {from_0011, 20'000, 1}));
        CHECK(after.mean() == doctest::Approx(4.63613).epsilon(0.02 / 4.63613));
    }
    TEST_CASE("consistent plays boards too large to list")
    {
        const Rules r{8, 12, true};
        const auto result = run(TournamentJob(r, {any_consistent, 3, 9}));
        CHECK(result.games == 3);
        CHECK(result.max() < 16);
    }
}
