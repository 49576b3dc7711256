// Strategies that look one step ahead: the published totals whole, the obvious way as oracle.
#include "engine/codes/entropy.hpp"
#include "engine/codes/rank.hpp"
#include "tests/engine/strategies_support.hpp"
#include <cmath>
#include <doctest/doctest.h>
#include <limits>

using namespace engine;
using namespace engine::codes;

namespace {

using Histogram = std::vector<Count>;

/// The strategy of each of them.
constexpr std::array one_step{StrategyKind::knuth, StrategyKind::expected_size, StrategyKind::entropy,
                              StrategyKind::most_parts};

/// The whole tree's total; the first guess is the strategy's own, or forced.
Count total_of(const Rules& r, StrategyKind kind, const char* first = nullptr)
{
    Strategy strategy{kind, {}};
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
        const bool possible = cells[Slots(r).all_black()] > 0;
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
        if (slot == Slots(r).all_black()) total += depth * parts[slot].size();
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
        CHECK(walk.feedbacks() < 650'000); // not time: the work itself
    }
    TEST_CASE("Knuth in Picas & Fijas: 27139 guesses for 5040 secrets, none more than 7")
    {
        TreeWalk walk(picas_fijas, knuth, knuth_query());
        run_sliced(walk, 1 << 20);
        CHECK(walk.result().total == 27139);
        CHECK(walk.result().max() == 7);
        CHECK(walk.result().games == 5040);
        CHECK(walk.feedbacks() < 13'500'000);
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
        REQUIRE(left.size() > 4096); // beyond the table of n log n
        const Symmetry symmetry = symmetry_of(r, history);
        for (const Criterion criterion : {Criterion::worst, Criterion::entropy}) {
            const auto key = [&](const Code& guess) { return order_key(criterion, partition_of(r, left, guess)); };
            std::int64_t best = std::numeric_limits<std::int64_t>::max();
            for (CanonicalGuesses guess(r, symbols_of(r, history)); guess.more(); guess.next())
                if (symmetry.may_be_first(r, guess.now())) best = std::min(best, key(guess.now()));
            ChooseJob job(r, history, {criterion == Criterion::worst ? StrategyKind::knuth : StrategyKind::entropy, {}},
                          0);
            run_sliced(job, 1 << 20);
            CHECK(key(job.result().guess) == best);
        }
    }
    TEST_CASE("Knuth with consistent guesses only: 5828 and 26983")
    {
        CHECK(total_of(mastermind, StrategyKind::knuth_consistent) == 5828);
        CHECK(total_of(picas_fijas, StrategyKind::knuth_consistent) == 26983);
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
        CHECK(total_of(mastermind, irving, "0012") == 5696);
        CHECK(total_of(mastermind, confined(irving)) == 5722);
        CHECK(total_of(picas_fijas, irving) == 26551);
        CHECK(total_of(picas_fijas, confined(irving)) == 26808);
    }
    TEST_CASE("entropy (Neuwirth): 5722, from 0012 5680, and 26424; with consistent guesses only 5786, 5712 and 26781")
    {
        constexpr auto neuwirth = StrategyKind::entropy;
        CHECK(total_of(mastermind, neuwirth) == 5722); // 0123 is its own first guess
        CHECK(total_of(mastermind, neuwirth, "0123") == 5722);
        CHECK(total_of(mastermind, neuwirth, "0012") == 5680);
        CHECK(total_of(mastermind, confined(neuwirth)) == 5786);
        CHECK(total_of(mastermind, confined(neuwirth), "0012") == 5712);
        CHECK(total_of(picas_fijas, neuwirth) == 26424);
        CHECK(total_of(picas_fijas, confined(neuwirth)) == 26781);
    }
    TEST_CASE("most parts (Kooi): 5668 and 26751; with consistent guesses only 5701 and 26991")
    {
        constexpr auto kooi = StrategyKind::most_parts;
        CHECK(total_of(mastermind, kooi) == 5668); // 0012 is its own first guess
        CHECK(total_of(mastermind, kooi, "0012") == 5668);
        CHECK(total_of(mastermind, confined(kooi)) == 5701);
        CHECK(total_of(picas_fijas, kooi) == 26751);
        CHECK(total_of(picas_fijas, confined(kooi)) == 26991);
    }
    TEST_CASE("the trees of strategies that look one step ahead are the obvious ones, 3 of 10 without repeats")
    {
        const Rules r{3, 10, false};
        const auto all = all_codes(r);
        for (std::size_t c = 0; c < criteria.size(); ++c)
            for (const Pool pool : {Pool::all, Pool::consistent}) {
                const StrategyKind kind = confined(one_step[c], pool == Pool::consistent);
                INFO(name(kind));
                CHECK(total_of(r, kind) == obvious_total(r, all, c, pool, 1));
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
                        const StrategyKind kind = confined(one_step[c], pool == Pool::consistent);
                        ChooseJob job(r, clues, {kind, {}}, 0);
                        run_sliced(job, 1 << 20);
                        INFO(to_text(r), " ", left.size(), " ", name(kind));
                        CHECK(to_text(r, job.result().guess) == to_text(r, wanted[c].guess));
                        CHECK(criterion_of(kind) == criteria[c]);
                    }
                }
            }
        }
    }
    TEST_CASE("a set too large for the table of entropies is weighed too: 32,768 codes")
    {
        ChooseJob job({5, 8, true}, {}, {StrategyKind::entropy, {}}, 0);
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
            ChooseJob job(mastermind, {{guess, {1, 0}}, {guess, {0, 0}}}, {kind, {}}, 0);
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
}
