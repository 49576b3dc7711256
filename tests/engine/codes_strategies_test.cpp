// Strategies: the published totals whole, the obvious way as oracle, slices, ranks.
#include "engine/codes/entropy.hpp"
#include "engine/codes/rank.hpp"
#include "engine/codes/tournament.hpp"
#include "tests/engine/support.hpp"
#include <array>
#include <cmath>
#include <doctest/doctest.h>
#include <initializer_list>
#include <limits>

using namespace engine;
using namespace engine::codes;

namespace {

using Histogram = std::vector<Count>;

constexpr Strategy knuth{StrategyKind::knuth, Pool::all, {}}, any_consistent{StrategyKind::consistent, Pool::all, {}};

TournamentQuery knuth_query(Pool pool = Pool::all) { return {Strategy{StrategyKind::knuth, pool, {}}, {}, 0}; }

constexpr std::array criteria{Criterion::worst, Criterion::expected_size, Criterion::entropy, Criterion::most_parts};
/// The strategy of each of them.
constexpr std::array one_step{StrategyKind::knuth, StrategyKind::expected_size, StrategyKind::entropy,
                              StrategyKind::most_parts};

/// The whole tree's total; the first guess is the strategy's own, or forced.
Count total_of(const Rules& r, StrategyKind kind, Pool pool = Pool::all, const char* first = nullptr)
{
    Strategy strategy{kind, pool, {}};
    if (first != nullptr) strategy.first = code_of(r, first);
    return run(TournamentJob(r, {strategy, {}, 0})).total;
}

struct Scored {
    Code guess;
    double score = std::numeric_limits<double>::max(); // smaller = better
    bool possible = false;
};
/// What the strategies choose, as the spec says them: all guesses, the best score (ties within 1e-9), then a possible one,
/// then the smallest. In the order of `criteria`.
std::array<Scored, 4> obvious(const Rules& r, const std::vector<Code>& left, Pool pool)
{
    std::array<Scored, 4> best;
    if (left.size() == 1) best.fill({left[0], 1, true});
    if (left.size() == 1) return best;
    for (const Code& guess : pool == Pool::all ? all_codes(r) : left) {
        std::vector<Count> cells(static_cast<std::size_t>(Slots(r).count()));
        for (const Code& c : left) ++cells[Slots(r).of(feedback(r, guess, c))];
        const bool possible = cells[Slots(r).all_fijas()] > 0;
        std::array<double, 4> scores{};
        for (const Count n : cells) {
            if (n == 0) continue;
            const double size = static_cast<double>(n), share = size / static_cast<double>(left.size());
            scores[0] = std::max(scores[0], size);
            scores[1] += size * share;
            scores[2] += share * std::log2(share);
            scores[3] -= 1;
        }
        for (std::size_t c = 0; c < best.size(); ++c) {
            const bool better = scores[c] < best[c].score - 1e-9, tied = scores[c] < best[c].score + 1e-9;
            if (better || (tied && possible && !best[c].possible)) best[c] = {guess, scores[c], possible};
        }
    }
    return best;
}

/// The total of a strategy's tree below `left`, which it guesses next in its `depth`-th guess.
Count obvious_total(const Rules& r, const std::vector<Code>& left, std::size_t criterion, Pool pool, Count depth)
{
    if (left.size() == 1) return depth;
    // without repeats the first guesses are all alike
    const Code guess = depth == 1 && !r.repeats ? left[0] : obvious(r, left, pool)[criterion].guess;
    std::array<std::vector<Code>, max_slots> parts;
    for (const Code& c : left) parts[Slots(r).of(feedback(r, guess, c))].push_back(c);
    Count total = 0;
    for (int slot = 0; slot < Slots(r).count(); ++slot)
        if (slot == Slots(r).all_fijas()) total += depth * parts[slot].size();
        else if (!parts[slot].empty()) total += obvious_total(r, parts[slot], criterion, pool, depth + 1);
    return total;
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
    TEST_CASE("among thousands of candidates no guess is better than the one that is chosen")
    {
        const Rules r{5, 8, true};
        const Code first = code_of(r, "00123");
        const Candidates all = run(CandidatesJob(r, {}));
        Part largest;
        for (const Part& part : partition_of(r, all, first).parts)
            if (part.size > largest.size) largest = part;
        const std::vector<Clue> history{{first, largest.answer}};
        const Candidates left = run(CandidatesJob(r, history));
        REQUIRE(left.size() > entropy_steps().size()); // fewer are counted another way
        const Symmetry symmetry = symmetry_of(r, history);
        for (const Criterion criterion : {Criterion::worst, Criterion::entropy}) {
            const auto key = [&](const Code& guess) { return order_key(criterion, partition_of(r, left, guess)); };
            std::int64_t best = std::numeric_limits<std::int64_t>::max();
            for (CanonicalGuesses guess(r, symbols_of(r, history)); guess.more(); guess.next())
                if (symmetry.may_be_first(r, guess.now())) best = std::min(best, key(guess.now()));
            ChooseJob job(r, history,
                          {criterion == Criterion::worst ? StrategyKind::knuth : StrategyKind::entropy, Pool::all, {}},
                          0);
            run_sliced(job, 1 << 20);
            CHECK(key(job.result().guess) == best);
        }
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
    TEST_CASE("expected size (Irving): 5696 and 26551; with consistent guesses only 5722 and 26808")
    {
        constexpr auto irving = StrategyKind::expected_size;
        CHECK(total_of(mastermind, irving) == 5696); // 0012 is its own first guess
        CHECK(total_of(mastermind, irving, Pool::all, "0012") == 5696);
        CHECK(total_of(mastermind, irving, Pool::consistent) == 5722);
        CHECK(total_of(picas_fijas, irving) == 26551);
        CHECK(total_of(picas_fijas, irving, Pool::consistent) == 26808);
    }
    TEST_CASE("entropy (Neuwirth): 5722, from 0012 5680, and 26424; with consistent guesses only 5786, 5712 and 26781")
    {
        constexpr auto neuwirth = StrategyKind::entropy;
        CHECK(total_of(mastermind, neuwirth) == 5722); // 0123 is its own first guess
        CHECK(total_of(mastermind, neuwirth, Pool::all, "0123") == 5722);
        CHECK(total_of(mastermind, neuwirth, Pool::all, "0012") == 5680);
        CHECK(total_of(mastermind, neuwirth, Pool::consistent) == 5786);
        CHECK(total_of(mastermind, neuwirth, Pool::consistent, "0012") == 5712);
        CHECK(total_of(picas_fijas, neuwirth) == 26424);
        CHECK(total_of(picas_fijas, neuwirth, Pool::consistent) == 26781);
    }
    TEST_CASE("most parts (Kooi): 5668 and 26751; with consistent guesses only 5701 and 26991")
    {
        constexpr auto kooi = StrategyKind::most_parts;
        CHECK(total_of(mastermind, kooi) == 5668); // 0012 is its own first guess
        CHECK(total_of(mastermind, kooi, Pool::all, "0012") == 5668);
        CHECK(total_of(mastermind, kooi, Pool::consistent) == 5701);
        CHECK(total_of(picas_fijas, kooi) == 26751);
        CHECK(total_of(picas_fijas, kooi, Pool::consistent) == 26991);
    }
    TEST_CASE("the trees of strategies that look one step ahead are the obvious ones, 3 of 10 without repeats")
    {
        const Rules r{3, 10, false};
        const auto all = all_codes(r);
        for (std::size_t c = 0; c < criteria.size(); ++c)
            for (const Pool pool : {Pool::all, Pool::consistent}) {
                INFO(name(one_step[c]));
                CHECK(total_of(r, one_step[c], pool) == obvious_total(r, all, c, pool, 1));
            }
    }
    TEST_CASE("what looks one step ahead chooses the obvious guess, tie-breaks included, on every sort of board")
    {
        Rng rng(41);
        for (const Rules& r : small_boards()) {
            if (code_count(r) > 5040) continue;
            for (int round = 0; round < 8; ++round) {
                const auto clues = random_history(r, rng, round % 4);
                const auto left = consistent_codes(r, clues);
                if (left.size() * code_count(r) > 1'000'000) continue;
                for (const Pool pool : {Pool::all, Pool::consistent}) {
                    const auto wanted = obvious(r, left, pool);
                    for (std::size_t c = 0; c < criteria.size(); ++c) {
                        ChooseJob job(r, clues, {one_step[c], pool, {}}, 0);
                        run_sliced(job, 1 << 20);
                        INFO(to_text(r), " ", left.size(), " ", name(one_step[c]));
                        CHECK(to_text(r, job.result().guess) == to_text(r, wanted[c].guess));
                        CHECK(criterion_of(one_step[c]) == criteria[c]);
                    }
                }
            }
        }
    }
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
        std::int64_t sum = 0;
        for (std::size_t n = 0; n < entropy_steps().size(); ++n) sum += entropy_steps()[n];
        CHECK(sum == n_log_n(entropy_steps().size()));
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
    TEST_CASE("a set too large for the table of entropies is weighed too: 32,768 codes")
    {
        ChooseJob job({5, 8, true}, {}, {StrategyKind::entropy, Pool::all, {}}, 0);
        run_sliced(job, 1 << 20);
        RankQuery query;
        query.criterion = Criterion::entropy;
        query.top = 1;
        query.shapes = true;
        RankJob ranking({5, 8, true}, {}, query);
        run_sliced(ranking, 1 << 20);
        CHECK(ranking.result().top.at(0).guess == job.result().guess);
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
            if (is_apart(kind)) continue; // their jobs are their own
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
            if (is_apart(kind)) continue;
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
