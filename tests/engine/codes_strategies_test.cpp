// Strategies: the published totals whole, the obvious way as oracle, slices, ranks.
#include "engine/codes/rank.hpp"
#include "engine/codes/tournament.hpp"
#include "tests/engine/support.hpp"
#include <cmath>
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::codes;

namespace {

using Histogram = std::vector<Count>;

constexpr Strategy knuth{StrategyKind::knuth, Pool::all, {}}, any_consistent{StrategyKind::consistent, Pool::all, {}};

TournamentQuery knuth_query(Pool pool = Pool::all) { return {Strategy{StrategyKind::knuth, pool, {}}, {}, 0}; }

struct Scored {
    Code guess;
    Count worst;
};
/// Knuth as the spec says it: all guesses, best worst part, then possible, then the smallest.
Scored obvious_knuth(const Rules& r, const std::vector<Code>& left, Pool pool)
{
    if (left.size() == 1) return {left[0], 1};
    Scored best{{}, left.size() + 1};
    bool best_possible = false;
    for (const Code& guess : pool == Pool::all ? all_codes(r) : left) {
        Cells cells{};
        for (const Code& c : left) ++cells[Slots(r).of(feedback(r, guess, c))];
        const Count worst = *std::max_element(cells.begin(), cells.end());
        const bool is_possible = cells[Slots(r).all_fijas()] > 0;
        if (worst < best.worst || (worst == best.worst && is_possible && !best_possible)) {
            best = {guess, worst};
            best_possible = is_possible;
        }
    }
    return best;
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("Knuth (1976-77): all 1296 secrets take 5801 guesses together, none more than 5")
    {
        TreeWalk walk(mastermind, knuth, knuth_query());
        run_sliced(walk, 1 << 20);
        CHECK(walk.result().total == 5801);
        CHECK(walk.result().histogram == Histogram{1, 6, 62, 533, 694});
        CHECK(walk.feedbacks() < 350'000); // not time: the work itself
    }
    TEST_CASE("Knuth in Picas & Fijas: 27139 guesses for 5040 secrets, none more than 7")
    {
        TreeWalk walk(picas_fijas, knuth, knuth_query());
        run_sliced(walk, 1 << 20);
        CHECK(walk.result().total == 27139);
        CHECK(walk.result().max() == 7);
        CHECK(walk.result().games == 5040);
        CHECK(walk.feedbacks() < 10'000'000);
    }
    TEST_CASE("Knuth with consistent guesses only: 5828 and 26983")
    {
        CHECK(run(TournamentJob(mastermind, knuth_query(Pool::consistent))).total == 5828);
        CHECK(run(TournamentJob(picas_fijas, knuth_query(Pool::consistent))).total == 26983);
    }
    TEST_CASE("Knuth's first guesses: 0011 leaves at most 256 of 1296, weighing 5; 0123, weighing 1")
    {
        ChooseJob mm(mastermind, {}, {}, 0), pf(picas_fijas, {}, {}, 0);
        run_sliced(mm, 1 << 20);
        run_sliced(pf, 1 << 20);
        CHECK(to_text(mastermind, mm.result().guess) == "0011");
        CHECK(mm.result().weighed <= 10); // five patterns, once among the candidates and once among all
        CHECK(to_text(picas_fijas, pf.result().guess) == "0123");
        CHECK(pf.result().weighed <= 2);
    }
    TEST_CASE("Knuth's choice is the obvious one, tie-breaks included, on every sort of board")
    {
        Rng rng(41);
        for (const Rules& r : small_boards()) {
            if (code_count(r) > 5040) continue;
            for (int round = 0; round < 12; ++round) {
                const auto clues = random_history(r, rng, round % 4);
                const auto left = consistent_codes(r, clues);
                if (left.size() * code_count(r) > 2'000'000) continue;
                for (const Pool pool : {Pool::all, Pool::consistent}) {
                    ChooseJob job(r, clues, {StrategyKind::knuth, pool, {}}, 0);
                    run_sliced(job, 1 << 20);
                    INFO(to_text(r), " ", left.size());
                    CHECK(to_text(r, job.result().guess) == to_text(r, obvious_knuth(r, left, pool).guess));
                }
            }
        }
    }
    TEST_CASE("a forced first guess is the first guess")
    {
        Strategy forced = knuth;
        forced.first = code_of(mastermind, "0123");
        const auto result = run(TournamentJob(mastermind, {forced, {}, 0}));
        CHECK(result.games == 1296);
        CHECK(result.total > 5801);
        CHECK(run(ChooseJob(mastermind, {}, forced, 0)).guess == *forced.first);
        const std::vector<Clue> one{{code_of(mastermind, "0011"), {1, 0}}};
        CHECK(run(ChooseJob(mastermind, one, forced, 0)).guess != *forced.first);
    }
    TEST_CASE("contradictory answers leave nothing to choose; too many candidates are said to be too many")
    {
        const Code guess = code_of(mastermind, "0011");
        for (const StrategyKind kind : strategy_kinds) {
            ChooseJob job(mastermind, {{guess, {1, 0}}, {guess, {0, 0}}}, {kind, Pool::all, {}}, 0);
            run_sliced(job, 10);
            CHECK(job.contradictory());
        }
        ChooseJob large({8, 10, true}, {}, {}, 0);
        run_sliced(large, 1000);
        REQUIRE(large.too_large());
        CHECK(large.too_large()->size == 100'000'000);
        TournamentJob all({8, 10, true}, {any_consistent, {}, 0});
        run_sliced(all, 1000);
        CHECK(all.too_large());
    }
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
    TEST_CASE("every game of a tournament draws for itself")
    {
        // Were the draws shared, each first guess would be the same code, right for exactly one of the four secrets.
        bool differs = false;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto r = run(TournamentJob({2, 2, true}, {any_consistent, {}, seed}));
            differs = differs || r.histogram[0] != 1;
        }
        CHECK(differs);
    }
    TEST_CASE("consistent plays boards too large to list")
    {
        const Rules r{8, 12, true};
        const auto result = run(TournamentJob(r, {any_consistent, 3, 9}));
        CHECK(result.games == 3);
        CHECK(result.max() < 16);
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
            const Strategy strategy{kind, Pool::all, {}};
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
    TEST_CASE("ranks: the best guesses of the literature lead, ties share a rank, all guesses count")
    {
        const auto first = [](const Rules& r, Criterion c) {
            return to_text(r, run(RankJob(r, {}, {c, 1, false, {}})).top.at(0).guess);
        };
        CHECK(first(mastermind, Criterion::worst) == "0011");
        CHECK(first(mastermind, Criterion::expected_size) == "0012");
        CHECK(first(mastermind, Criterion::entropy) == "0123");
        CHECK(first(mastermind, Criterion::most_parts) == "0012");

        const Ranking ranking =
            run(RankJob(mastermind, {}, {Criterion::worst, 2000, false, code_of(mastermind, "0123")}));
        CHECK(ranking.of == 1296);
        CHECK(ranking.best == 90); // 3 ways to pair the positions x 30 pairs of symbols
        CHECK(ranking.top.size() == 1296);
        CHECK(ranking.guess->score == 312);
        const auto better =
            std::count_if(ranking.top.begin(), ranking.top.end(), [](const Ranked& g) { return g.score < 312; });
        CHECK(ranking.guess->rank == static_cast<Count>(better) + 1);
        for (std::size_t i = 1; i < ranking.top.size(); ++i) {
            const Ranked &a = ranking.top[i - 1], &b = ranking.top[i];
            const bool in_order =
                a.score < b.score ||
                (a.score == b.score && (a.possible > b.possible || (a.possible == b.possible && a.guess < b.guess)));
            REQUIRE(in_order);
        }
    }
    TEST_CASE(
        "in 200 random positions no guess is better than a strategy's hint by its own criterion, which lists it first")
    {
        Rng rng(2026);
        int weighing = 0;
        for (const StrategyKind kind : strategy_kinds) {
            const auto criterion = criterion_of(kind);
            CHECK(criterion.has_value() == weighs(kind));
            if (!criterion) continue;
            ++weighing;
            for (int position = 0; position < 200; ++position) {
                const Rules rules = position % 4 == 3 ? Rules{3, 6, false} : mastermind;
                const Code secret = random_code(rules, rng);
                std::vector<Clue> clues;
                for (std::size_t n = 1 + rng.index(4); n > 0; --n) {
                    const Code guess = random_code(rules, rng);
                    clues.push_back({guess, feedback(rules, guess, secret)});
                }
                ChooseJob choosing(rules, clues, {kind, Pool::all, {}}, 0);
                RankQuery query;
                query.criterion = *criterion;
                query.top = 2;
                run_sliced(choosing, 1 << 20);
                query.guess = choosing.result().guess;
                query.other = Criterion::entropy;
                RankJob ranking(rules, clues, query);
                run_sliced(ranking, 1 << 20);
                const Ranking& r = ranking.result();
                CHECK(r.guess->rank == 1);
                CHECK(r.top[0].guess == *query.guess);
                CHECK(r.top[0].score == r.guess->score);
                CHECK(r.other_rank >= 1);
            }
        }
        CHECK(weighing > 0);
    }
    TEST_CASE("the five shapes of Mastermind's first guess leave 625, 317, 256, 276 and 312 codes at worst (Knuth)")
    {
        RankQuery query;
        query.shapes = true;
        RankJob job(mastermind, {}, query);
        run_sliced(job, 1 << 20);
        std::string all;
        for (const Ranked& g : job.result().top)
            all += to_text(mastermind, g.guess) + "=" + std::to_string(g.worst) + " #" + std::to_string(g.rank) + " ";
        // 90 guesses are like 0011, 720 like 0012, 360 like 0123, 120 like 0001
        CHECK(all == "0011=256 #1 0012=276 #91 0123=312 #811 0001=317 #1171 0000=625 #1291 ");
    }
    TEST_CASE("ranks by entropy tell guesses apart that differ by less than a thousandth of a bit")
    {
        Rng rng(44);
        int close = 0;
        for (int round = 0; round < 6; ++round) {
            const auto clues = random_history(mastermind, rng, 1 + round % 2);
            const auto top = run(RankJob(mastermind, clues, {Criterion::entropy, 2000, false, {}})).top;
            for (std::size_t i = 1; i < top.size(); ++i) {
                const double less = top[i - 1].score - top[i].score;
                REQUIRE(less > -1e-9);
                close += less > 1e-6 && less < 1e-3;
            }
        }
        CHECK(close > 10);
    }
    TEST_CASE("the ranking's first by the worst part is Knuth's choice")
    {
        Rng rng(43);
        for (int round = 0; round < 10; ++round) {
            const auto clues = random_history(picas_fijas, rng, 2 + round % 3);
            if (consistent_codes(picas_fijas, clues).size() < 2) continue;
            const auto top = run(RankJob(picas_fijas, clues, {Criterion::worst, 3, false, {}})).top;
            CHECK(top.at(0).guess == run(ChooseJob(picas_fijas, clues, {}, 0)).guess);
        }
    }
}
