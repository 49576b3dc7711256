// All extreme optimal strategies of matrix games: the field's cases as requests, and the kernels as oracle.
#include "engine/matrix/extreme.hpp"
#include "tests/engine/matrix_support.hpp"
#include "tests/engine/request_support.hpp"

using namespace engine;
using namespace engine::matrix;
using namespace request_support;

namespace {

Json solved(const Json& m) { return good({{"cmd", "matrix.solve"}, {"matrix", m}}); }
Json solved(const char* m) { return solved(Json::parse(m)); }
std::string refused(const Json& entry)
{
    Json request{{"cmd", "matrix.solve"}, {"matrix", Json::parse("[[0]]")}};
    request["matrix"][0][0] = entry;
    const Json reply = ask(request.dump());
    if (reply["ok"] == true) return "ok";
    CHECK(reply["error"]["field"] == "matrix[0][0]");
    return reply["error"]["kind"];
}
std::string text(const Json& list)
{
    std::string out;
    for (const Json& strategy : list) {
        out += out.empty() ? "" : " ";
        for (std::size_t i = 0; i < strategy.size(); ++i) out += (i == 0 ? "" : ",") + strategy[i].get<std::string>();
    }
    return out;
}
/// value | row strategies | column strategies
std::string solution(const Json& m)
{
    const Json r = solved(m);
    return r["value"].get<std::string>() + " | " + text(r["row_strategies"]) + " | " + text(r["column_strategies"]);
}
std::string solution(const char* m) { return solution(Json::parse(m)); }

/// The affine dimension of points, by elimination of their differences.
int dimension_of(const std::vector<Mixture>& points)
{
    std::vector<Mixture> rows;
    for (std::size_t i = 1; i < points.size(); ++i) {
        Mixture d = points[i];
        for (std::size_t j = 0; j < d.size(); ++j) d[j] = d[j] - points[0][j];
        for (const Mixture& r : rows) {
            std::size_t lead = 0;
            while (r[lead].sign() == 0) ++lead;
            const Fraction factor = d[lead] / r[lead];
            for (std::size_t j = 0; j < d.size(); ++j) d[j] = d[j] - factor * r[j];
        }
        if (std::any_of(d.begin(), d.end(), [](const Fraction& f) { return f.sign() != 0; })) rows.push_back(d);
    }
    return static_cast<int>(rows.size());
}

} // namespace

TEST_SUITE("matrix.extreme")
{
    TEST_CASE("X01: the optima of both players are the segment between two strategies")
    {
        const Json r = solved("[[0,1,0,-1],[-1,0,1,1],[0,-1,0,1],[1,-1,-1,0]]");
        CHECK(r["value"] == "0");
        for (const char* list : {"row_strategies", "column_strategies"})
            CHECK(text(r[list]) == "1/2,0,1/2,0 1/3,1/3,0,1/3");
        CHECK(r["extreme"] == "complete");
        CHECK(r["row_unique"] == false);
        CHECK(r["row_dimension"] == 1);
        CHECK(r["column_shape"] == "segment");
        CHECK(r["row_extreme"] == 2);
    }
    TEST_CASE("X03: one row strategy, a triangle of column strategies")
    {
        const char* scores = R"([["1","0","0","0","0","0","0","0"],["0","1","0","2/3","0","2/3","0","1/2"],
            ["0","0","1","2/3","0","0","2/3","1/2"],["0","2/3","2/3","1","0","1/2","1/2","4/5"],
            ["0","0","0","0","1","2/3","2/3","1/2"],["0","2/3","0","1/2","2/3","1","1/2","4/5"],
            ["0","0","2/3","1/2","2/3","1/2","1","4/5"],["0","1/2","1/2","4/5","1/2","4/5","4/5","1"]])";
        CHECK(solution(scores) == "1/3 | 1/3,0,0,0,0,0,0,2/3 | 1/3,1/3,1/6,0,1/6,0,0,0 1/3,1/6,1/3,0,1/6,0,0,0 "
                                  "1/3,1/6,1/6,0,1/3,0,0,0");
        const Json r = solved(scores);
        CHECK(r["row_unique"] == true);
        CHECK(r["column_shape"] == "triangle");
        CHECK(r["column_dimension"] == 2);
    }
    TEST_CASE("X04: -100/3, and with the entry -33.3333333 -33333333300/1333333333")
    {
        CHECK(solution("[[-100,0,0,-100],[0,0,0,-100],[-100,0,0,0],[0,0,0,-50]]") ==
              "-100/3 | 0,0,1/3,2/3 | 1/3,0,0,2/3");
        const char* value = "-33333333300/1333333333";
        CHECK(solved("[[-100,0,0,-100],[0,0,0,-100],[-100,0,0,0],[0,0,0,\"-33.3333333\"]]")["value"] == value);
        CHECK(solved("[[-100,0,0,-100],[0,0,0,-100],[-100,0,0,0],[0,0,0,\"-333333333/10000000\"]]")["value"] == value);
    }
    TEST_CASE("X05, X12: every column strategy is optimal; games without a choice")
    {
        CHECK(solution("[[-1,-1,-1],[0,0,0],[-1,-1,-10000]]") == "0 | 0,1,0 | 1,0,0 0,1,0 0,0,1");
        CHECK(solution("[[0]]") == "0 | 1 | 1");
        const Json zeros = solved("[[0,0,0],[0,0,0],[0,0,0]]");
        CHECK(text(zeros["row_strategies"]) == "1,0,0 0,1,0 0,0,1");
        CHECK(zeros["row_shape"] == "triangle");
        CHECK(zeros["column_dimension"] == 2);
    }
    TEST_CASE("X08, X10: three games of a book, which prints one of two extremes; a unique solution of 96ths")
    {
        CHECK(solution("[[5,4,1,0],[4,3,2,-1],[0,-1,4,3],[1,-2,1,2]]") == "3/2 | 1/2,0,1/2,0 | 0,3/8,0,5/8");
        CHECK(solution("[[10,0,7,1],[2,6,4,7],[6,3,3,5]]") == "30/7 | 2/7,5/7,0 6/35,3/5,8/35 | 3/7,4/7,0,0");
        CHECK(solution("[[0,8,5],[8,4,6],[12,-4,3]]") == "16/3 | 1/3,2/3,0 | 1/3,2/3,0");
        CHECK(solution("[[8,3,4,1],[4,7,1,6],[0,3,8,5]]") == "49/12 | 31/96,3/8,29/96 | 1/3,0,1/4,5/12");
    }
    TEST_CASE("every extreme optimal strategy is listed, and no other: all kernels of 250 games up to 4 x 4")
    {
        Rng rng(41);
        std::size_t several = 0, most = 0;
        for (int i = 0; i < 250; ++i) {
            const Matrix m = random_matrix(rng, 4, i % 5 == 0 ? 20 : 1 + i % 3, i % 4 == 3 ? 3 : 1);
            INFO(to_text(m));
            const Kernels k = kernels(m);
            const Solution s = solve(m);
            for (const Side side : {Side::row, Side::column}) {
                auto expected = side == Side::row ? k.rows : k.columns;
                std::sort(expected.begin(), expected.end(),
                          [](const Mixture& a, const Mixture& b) { return by_first_choice(b, a); });
                const OptimalSet set = optimal_set(m, side, s);
                CHECK(set.extreme == expected);
                CHECK(set.dimension == dimension_of(expected));
                CHECK(set.is_unique() == s.unique(side));
                CHECK((set.dimension == 0) == set.is_unique());
                several += set.extreme.size() > 1;
                most = std::max(most, set.extreme.size());
            }
        }
        CHECK(several > 60);
        CHECK(most >= 4);
    }
    TEST_CASE("sliced or whole, large sets are the same: strategies that are optimal, apart, and span the ranges")
    {
        Rng rng(42);
        for (int i = 0; i < 6; ++i) {
            Matrix m{8, 8, {}};
            for (int e = 0; e < 64; ++e)
                m.entries.emplace_back(e < 8 ? 0 : static_cast<std::int64_t>(rng.below(19)) - 9);
            const Solution s = solve(m);
            OptimalSetJob job(m, Side::column, s);
            std::int64_t steps = 0, last = 0;
            for (; job.step({1}) == engine::Step::more; ++steps) {
                CHECK(job.progress().done >= last);
                last = job.progress().done;
            }
            const OptimalSet& set = job.result();
            CHECK(set.extreme == optimal_set(m, Side::column, s).extreme);
            CHECK(steps == job.progress().total);
            CHECK(set.dimension == dimension_of(set.extreme));
            for (std::size_t k = 0; k < set.extreme.size(); ++k) {
                CHECK(best_responses(m, Side::row, set.extreme[k]).payoff == s.value);
                if (k > 0) CHECK(by_first_choice(set.extreme[k], set.extreme[k - 1]));
            }
            for (int j = 0; j < 8; ++j) {
                Range r{1, 0};
                for (const Mixture& x : set.extreme) r = {std::min(r.least, x[j]), std::max(r.most, x[j])};
                CHECK(r == s.column_ranges[j]);
            }
        }
    }
    TEST_CASE("a decimal that a reader of floating-point numbers has rounded is the fraction that it stands for")
    {
        for (const auto& [typed, meant] :
             std::initializer_list<std::pair<const char*, const char*>>{{"0.6666666666666666", "2/3"},
                                                                        {"0.6666666666666667", "2/3"},
                                                                        {"-33.333333333333336", "-100/3"},
                                                                        {"0.14285714285714285", "1/7"},
                                                                        {"0.30000000000000004", "3/10"},
                                                                        {"0.66666666666666666666", "2/3"}})
            CHECK(solved((std::string("[[\"") + typed + "\"]]").c_str())["value"] == meant);
    }
    TEST_CASE("numerators to 10^15, denominators to 10^12, fractions and decimals with a point; nothing beyond")
    {
        CHECK(solved("[[\"17/2\"]]") == solved("[[\"8.5\"]]"));
        CHECK(solved("[[1000000000000000]]")["value"] == "1000000000000000");
        CHECK(solved("[[\"-1/1000000000000\"]]")["value"] == "-1/1000000000000");
        CHECK(solved("[[\"0.000000000001\"]]")["value"] == "1/1000000000000");
        CHECK(solved("[[\"-0.5\"]]")["row_maximin"] == "-1/2");
        CHECK(refused("8,5") == "syntax");
        CHECK(refused("8.") == "syntax");
        CHECK(refused(".5") == "syntax");
        CHECK(refused("1.5/2") == "syntax");
        CHECK(refused(8.5) == "syntax"); // a reader has rounded it
        CHECK(refused("1/0") == "zero_denominator");
        CHECK(refused(1'000'000'000'000'001) == "entry_out_of_range");
        CHECK(refused("1/1000000000001") == "entry_out_of_range");
        CHECK(refused("1000000000000000.5") == "entry_out_of_range");
        CHECK(refused("0.0000000000001") == "entry_out_of_range");
        CHECK(refused(INT64_MIN) == "entry_out_of_range");
        CHECK(refused(UINT64_MAX) == "entry_out_of_range");
        CHECK(refused(true) == "syntax");
    }
}
