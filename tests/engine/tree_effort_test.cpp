// The effort of alpha-beta on random trees: exact means, the spec's fits, the asymptotes.
#include "engine/search/effort.hpp"
#include "tests/engine/tree_support.hpp"
#include <array>
#include <cmath>
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::search;

namespace {

EffortResult effort(int b, int d, Count trees, OrderKind order = OrderKind::left_to_right, std::uint64_t seed = 1)
{
    return run(EffortJob({b, d, order, trees, seed}));
}
double fit(int b, int from, int to, Count trees)
{
    std::vector<EffortPoint> points;
    for (int d = from; d <= to; ++d)
        points.push_back({d, effort(b, d, std::min(trees << (to - d), Count{4'000})).mean});
    return fitted_branching(points);
}

} // namespace

TEST_SUITE("trees.effort")
{
    TEST_CASE("the exact means: 11/3, 719/105 and 521/70 leaves")
    {
        for (const OrderKind order : {OrderKind::left_to_right, OrderKind::shuffled, OrderKind::right_to_left}) {
            const auto b2d2 = effort(2, 2, 20'000, order), b2d3 = effort(2, 3, 20'000, order),
                       b3d2 = effort(3, 2, 20'000, order);
            CHECK(std::abs(b2d2.mean - 11.0 / 3) < 3 * b2d2.standard_error);
            CHECK(std::abs(b2d3.mean - 719.0 / 105) < 3 * b2d3.standard_error);
            CHECK(std::abs(b3d2.mean - 521.0 / 70) < 3 * b3d2.standard_error);
        }
    }
    TEST_CASE("the exact mean of b = 2, d = 2 from all orders of four different leaves")
    {
        std::vector<int> leaves{1, 2, 3, 4};
        Count sum = 0, trees = 0;
        do {
            TreeBuilder build;
            build.add(-1, NodeKind::max);
            build.add(0, NodeKind::min);
            build.add(0, NodeKind::min);
            for (int i = 0; i < 4; ++i) build.add(1 + i / 2, NodeKind::leaf, leaves[static_cast<std::size_t>(i)]);
            sum += search_tree(build.finish(), Algorithm::alphabeta).value().leaves_visited;
            ++trees;
        } while (std::next_permutation(leaves.begin(), leaves.end()));
        CHECK(3 * sum == 11 * trees);
    }
    TEST_CASE("best first reaches Knuth and Moore's minimum exactly, worst first does worse than chance")
    {
        for (const auto& [b, d] : {std::pair{2, 1}, {2, 5}, {3, 4}, {5, 3}, {7, 2}, {1, 6}}) {
            const auto best = effort(b, d, 20, OrderKind::best_first);
            CHECK(best.mean == static_cast<double>(best.minimum));
            CHECK(best.standard_error == 0);
            CHECK(best.minimum == least_leaves(b, d));
            CHECK(best.all == power(b, d));
            const auto worst = effort(b, d, 20, OrderKind::worst_first);
            CHECK(worst.mean <= static_cast<double>(worst.all));
            if (d <= 2) CHECK(worst.mean == static_cast<double>(worst.all));
            CHECK(worst.mean >= effort(b, d, 20).mean);
        }
        CHECK(least_leaves(35, 6) == 85'749u); // the usual estimate for chess
        CHECK_FALSE(power(35, 13));
    }
    TEST_CASE("sliced and whole are one, in every order")
    {
        for (const OrderKind order : order_kinds)
            for (const std::int64_t units : {1, 7, 1000}) {
                const auto sliced = run_in_slices(EffortJob({3, 5, order, 30, 2}), units),
                           whole = effort(3, 5, 30, order, 2);
                CHECK(sliced.leaves == whole.leaves);
                CHECK(sliced.standard_error == whole.standard_error);
            }
    }
    TEST_CASE("what an experiment finds is its seed's: as many leaves as ever, whether an order is a word or a list")
    {
        struct Found {
            int b, d;
            std::array<Count, 5> leaves; // in the order of the move orders
        };
        // Counts by a plain search that stored every order as a list and compared after every leaf.
        const Found table[]{
            {4, 1, {80, 80, 80, 80, 80}},
            {1, 5, {20, 20, 20, 20, 20}},
            {2, 9, {3722, 4044, 940, 8831, 3699}},
            {3, 6, {4474, 5103, 1060, 13042, 5118}},
            {5, 4, {4259, 5099, 980, 11992, 4817}},
            {6, 4, {7689, 8217, 1420, 24723, 7621}},
            {11, 3, {10129, 9605, 2620, 26620, 9760}},
            {16, 3, {24250, 24553, 5420, 81920, 24209}},
            {17, 3, {27753, 29070, 6100, 98260, 28893}},
            {40, 2, {11991, 11068, 1580, 32000, 10942}},
        };
        for (const Found& f : table)
            for (std::size_t i = 0; i < order_kinds.size(); ++i)
                CHECK(effort(f.b, f.d, 20, order_kinds[i], 3).leaves == f.leaves[i]);
    }
    TEST_CASE("fitted branching factors of random order: the spec's table within 3 percent")
    {
        CHECK(std::abs(fit(2, 4, 16, 200) / 1.69 - 1) < 0.03);
        CHECK(std::abs(fit(3, 4, 10, 200) / 2.29 - 1) < 0.03);
        CHECK(std::abs(fit(4, 4, 8, 200) / 2.83 - 1) < 0.03);
        CHECK(std::abs(fit(5, 4, 7, 200) / 3.33 - 1) < 0.03);
        CHECK(std::abs(fit(8, 4, 6, 100) / 4.60 - 1) < 0.03);
        CHECK(std::abs(fit(10, 4, 6, 60) / 5.47 - 1) < 0.03); // the table's depths 4-5 give 5.84
        CHECK(std::abs(fit(20, 2, 4, 60) / 9.99 - 1) < 0.03);
        CHECK(std::abs(fit(35, 2, 4, 100) / 14.98 - 1) < 0.03);
    }
    TEST_CASE("means lie between the asymptote's power and all leaves")
    {
        for (int b = 2; b <= 5; ++b)
            for (int d = 2; d <= 6; ++d) {
                const auto found = effort(b, d, 300);
                CHECK(found.mean > std::pow(asymptotic_branching(b), d));
                CHECK(found.mean < static_cast<double>(found.all));
                CHECK(found.mean > static_cast<double>(found.minimum));
            }
    }
    TEST_CASE("Pearl's asymptotes")
    {
        const std::pair<int, double> table[]{{2, 1.618}, {3, 2.148},  {4, 2.630}, {5, 3.080},
                                             {8, 4.309}, {10, 5.064}, {20, 8.425}};
        for (const auto& [b, factor] : table) CHECK(std::abs(asymptotic_branching(b) - factor) < 0.0006);
        CHECK(std::abs(asymptotic_branching(35) - 12.83) < 0.006);
    }
    TEST_CASE("what cannot be done is said before it is begun")
    {
        using Kind = Error::Kind;
        CHECK(problem(EffortQuery{0, 4})->kind == Kind::branching_out_of_range);
        CHECK(problem(EffortQuery{2, 0})->kind == Kind::depth_out_of_range);
        CHECK(problem(EffortQuery{2, 61})->kind == Kind::depth_out_of_range);
        CHECK(problem(EffortQuery{2, 4, OrderKind::shuffled, 0})->kind == Kind::count_out_of_range);
        CHECK(problem(EffortQuery{2, 54})->kind == Kind::too_many_nodes);
        CHECK(problem(EffortQuery{2, 21, OrderKind::best_first})->kind == Kind::too_many_nodes);
        CHECK_FALSE(problem(EffortQuery{2, 20, OrderKind::best_first}));
        EffortJob large({35, 10, OrderKind::left_to_right, 1, 0}); // 35^10 leaves: started, not finished
        CHECK(large.step(Budget{1000}) == Step::more);
    }
}
