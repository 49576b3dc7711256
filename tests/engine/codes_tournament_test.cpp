// Tournaments: drawn secrets, independent generators, slices.
#include "tests/engine/strategies_support.hpp"
#include <cmath>
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::codes;

TEST_SUITE("codes")
{
    TEST_CASE("every game of a tournament draws for itself")
    {
        // With a shared generator every first guess would be the same code, right for exactly one of the four secrets.
        bool differs = false;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto r = run(TournamentJob({2, 2, true}, {any_consistent, {}, seed}));
            differs = differs || r.histogram[0] != 1;
        }
        CHECK(differs);
    }
    TEST_CASE("a tournament of drawn secrets is the same walk with weights; its figures fit together")
    {
        auto query = knuth_query();
        query.games = 5000;
        query.seed = 3;
        const auto drawn = run(TournamentJob(mastermind, query));
        CHECK(drawn.games == 5000);
        CHECK(drawn.max() <= 5);
        Count games = 0, total = 0;
        for (std::size_t i = 0; i < drawn.histogram.size(); ++i) {
            games += drawn.histogram[i];
            total += drawn.histogram[i] * (i + 1);
        }
        CHECK(games == drawn.games);
        CHECK(total == drawn.total);
        CHECK(drawn.mean() == doctest::Approx(4.476).epsilon(0.01));
        CHECK(drawn.standard_error() == doctest::Approx(drawn.sd() / std::sqrt(5000.0)));
        const auto all = run(TournamentJob(mastermind, knuth_query()));
        CHECK(all.standard_error() == 0);
        CHECK(all.min() == 1);
        CHECK(all.sd() == doctest::Approx(0.61818).epsilon(1e-4));
    }
    TEST_CASE("a job's result does not depend on how it is sliced: choices and tournaments")
    {
        Rng rng(42);
        const auto clues = random_history(mastermind, rng, 2);
        for (const StrategyKind kind : strategy_kinds) {
            if (is_apart(kind)) continue;
            const Strategy strategy{kind, {}};
            const Choice whole = run(ChooseJob(mastermind, clues, strategy, 7));
            ChooseJob job(mastermind, clues, strategy, 7);
            CHECK(run_sliced(job, 1) > 5);
            CHECK(job.result() == whole);
            TournamentQuery query{strategy, 300, 5};
            const auto together = run(TournamentJob(mastermind, query));
            TournamentJob sliced(mastermind, query);
            CHECK(run_sliced(sliced, 1) > 300);
            CHECK(sliced.result() == together);
        }
    }
}
