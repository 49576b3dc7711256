// Ranks: all guesses in order, by every criterion.
#include "engine/codes/rank.hpp"
#include "tests/engine/strategies_support.hpp"
#include <cmath>
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::codes;

TEST_SUITE("codes")
{
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
                ChooseJob choosing(rules, clues, {kind, {}}, 0);
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
