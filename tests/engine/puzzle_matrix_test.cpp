// Puzzles of matrix games and of betting, against their definitions.
#include "engine/betting/game.hpp"
#include "engine/matrix/game.hpp"
#include "tests/engine/puzzle_support.hpp"
#include <algorithm>
#include <map>
#include <set>

using namespace engine;
using namespace engine::puzzle;

namespace {

/// Extreme optimal strategies of the row player by square submatrices (L. Shapley, R. Snow, 1950), in whole numbers.
struct Extreme {
    std::vector<std::int64_t> row; // over `of`
    std::int64_t of = 1, value = 0;
};
using Whole = std::vector<std::vector<std::int64_t>>;
std::int64_t cofactor(const Whole& m, std::size_t r, std::size_t c)
{
    if (m.size() == 1) return 1;
    if (m.size() == 2) return ((r + c) % 2 == 0 ? 1 : -1) * m[1 - r][1 - c];
    const auto at = [&](std::size_t i, std::size_t j) { return m[(r + i) % 3][(c + j) % 3]; };
    return at(1, 1) * at(2, 2) - at(1, 2) * at(2, 1);
}
std::vector<Extreme> extreme_rows(const Whole& m)
{
    std::vector<Extreme> all;
    const std::size_t rows = m.size(), columns = m[0].size();
    for (unsigned r = 1; r < 1u << rows; ++r)
        for (unsigned c = 1; c < 1u << columns; ++c) {
            if (__builtin_popcount(r) != __builtin_popcount(c)) continue;
            std::vector<std::size_t> is, js;
            for (std::size_t i = 0; i < rows; ++i)
                if ((r >> i & 1) != 0) is.push_back(i);
            for (std::size_t j = 0; j < columns; ++j)
                if ((c >> j & 1) != 0) js.push_back(j);
            Whole part(is.size());
            for (std::size_t i = 0; i < is.size(); ++i)
                for (const std::size_t j : js) part[i].push_back(m[is[i]][j]);
            std::vector<std::int64_t> p(rows, 0), q(columns, 0);
            std::int64_t sum = 0, det = 0;
            for (std::size_t i = 0; i < is.size(); ++i)
                for (std::size_t j = 0; j < js.size(); ++j) {
                    const std::int64_t x = cofactor(part, i, j);
                    p[is[i]] += x, q[js[j]] += x, sum += x;
                    if (i == 0) det += part[0][j] * x;
                }
            if (sum == 0) continue;
            if (sum < 0) {
                for (auto& x : p) x = -x;
                for (auto& x : q) x = -x;
                sum = -sum, det = -det;
            }
            bool optimal = std::all_of(p.begin(), p.end(), [](auto x) { return x >= 0; }) &&
                           std::all_of(q.begin(), q.end(), [](auto x) { return x >= 0; });
            for (std::size_t j = 0; j < columns; ++j) {
                std::int64_t pay = 0;
                for (std::size_t i = 0; i < rows; ++i) pay += p[i] * m[i][j];
                optimal = optimal && pay >= det;
            }
            for (std::size_t i = 0; i < rows; ++i) {
                std::int64_t pay = 0;
                for (std::size_t j = 0; j < columns; ++j) pay += q[j] * m[i][j];
                optimal = optimal && pay <= det;
            }
            if (optimal) all.push_back({p, sum, det});
        }
    return all;
}

} // namespace

TEST_SUITE("puzzle")
{
    TEST_CASE("matrix: value and mixture by square submatrices, unique, denominators up to 12")
    {
        each(Kind::matrix, how_many(50), [](const Puzzle& p) {
            const auto log = matrix::from_line(p.line);
            REQUIRE(log);
            const matrix::Matrix& m = log->setup().matrix;
            Whole whole(static_cast<std::size_t>(m.rows));
            for (int i = 0; i < m.rows; ++i)
                for (int j = 0; j < m.columns; ++j) whole[static_cast<std::size_t>(i)].push_back(m.at(i, j).num());
            const auto extreme = extreme_rows(whole);
            REQUIRE(!extreme.empty());
            const bool asks_p = p.ask.about == "p";
            for (const Extreme& e : extreme) {
                const auto right = Rational::of(asks_p ? e.row[0] : e.value, e.of);
                CHECK(to_text(*right) == p.answer[0]);
                CHECK(right->den() <= 12);
            }
            if (p.key.level > 1 && asks_p) {                       // one optimal mixture of either player
                Whole turned(static_cast<std::size_t>(m.columns)); // as the other sees it
                for (int j = 0; j < m.columns; ++j)
                    for (int i = 0; i < m.rows; ++i) turned[static_cast<std::size_t>(j)].push_back(-m.at(i, j).num());
                for (const auto& side : {extreme, extreme_rows(turned)}) {
                    std::set<std::string> mixtures;
                    for (const Extreme& e : side) {
                        std::string mixture;
                        for (const auto part : e.row) mixture += to_text(*Rational::of(part, e.of)) + ' ';
                        mixtures.insert(mixture);
                    }
                    CHECK(mixtures.size() == 1);
                }
            }
            std::set<int> rows_gone, columns_gone;
            for (const Deduction& d : p.proof) // a choice that goes is nowhere better than another one that is left
                for (const std::string& fact : d.gives) {
                    const auto part = split(fact, ':');
                    const bool row = part[0] == "row_goes";
                    if (!row && part[0] != "column_goes") continue;
                    auto &mine = row ? rows_gone : columns_gone, &theirs = row ? columns_gone : rows_gone;
                    const int goes = std::stoi(part[1]), own = row ? m.rows : m.columns,
                              others = row ? m.columns : m.rows;
                    bool dominated = false;
                    for (int by = 0; by < own; ++by) {
                        bool better = by != goes && !mine.contains(by);
                        for (int other = 0; other < others; ++other) {
                            if (theirs.contains(other)) continue;
                            const auto at = [&](int i) { return row ? m.at(i, other).num() : -m.at(other, i).num(); };
                            better = better && at(by) >= at(goes);
                        }
                        dominated = dominated || better;
                    }
                    CHECK(dominated);
                    mine.insert(goes);
                }
            for (const Deduction& d : p.proof) {  // a column that it names is shown whole
                std::map<std::string, int> cells; // by column
                for (const std::string& id : d.point)
                    if (id.starts_with("cell:")) ++cells[split(id, ':')[2]];
                const bool one = d.text == "puzzle_matrix_maximin"; // the saddle
                for (const auto& column : cells) CHECK(column.second == (one ? 1 : m.rows));
                const bool of_columns = d.text == "puzzle_matrix_minimax" || d.text == "puzzle_matrix_column_goes";
                if (of_columns) CHECK(cells.size() == d.values.size() - (d.text == "puzzle_matrix_minimax" ? 1 : 0));
                if (of_columns) CHECK(cells.contains(std::to_string(std::stoi(d.values[0]) - 1)));
            }
            const bool saddle = std::any_of(extreme.begin(), extreme.end(), [](const Extreme& e) {
                return std::count(e.row.begin(), e.row.end(), 0) + 1 == static_cast<std::ptrdiff_t>(e.row.size());
            });
            CHECK(saddle == (p.key.level == 1));
            if (p.key.level == 2) CHECK(m.rows * m.columns == 4);
            if (p.key.level == 3) CHECK(m.rows * m.columns > 4);
            const auto more = check(p, {asks_p ? "0" : "10"});
            REQUIRE(more);
            CHECK_FALSE(more->right);
            CHECK(more->contradicts.size() == 1);
        });
        const Puzzle p = made(Kind::matrix, 2, 3);
        for (const char* bad : {"", "x", "1/0", "1//2"}) refused(p, {bad});
    }
    TEST_CASE("caught: the best bet by the mean of the rounds shown, unique, the lead by level")
    {
        each(Kind::caught, how_many(50), [](const Puzzle& p) {
            const auto log = betting::from_line(p.line);
            REQUIRE(log);
            const betting::Game& g = log->now();
            CHECK(g.rounds.size() == 21);
            CHECK(g.phase == betting::Game::Phase::bet);
            const bool ace = g.round().deal.max == betting::Card::ace;
            CHECK(p.ask.about == (ace ? "A" : "K"));
            std::vector<double> mean;
            for (int bet = 0; bet < g.setup.rules.bets.size(); ++bet) {
                int rounds = 0, total = 0;
                for (const betting::Round& r : g.rounds) {
                    if (!r.reply || *r.bet != bet) continue;
                    const bool other_ace = r.deal.min == betting::Card::ace;
                    ++rounds;
                    if (*r.reply == betting::Reply::fold) ++total;
                    else if (ace != other_ace) total += (ace ? 1 : -1) * (g.setup.rules.bets[bet] + 1);
                }
                CHECK(rounds >= 4);
                mean.push_back(static_cast<double>(total) / rounds);
            }
            const auto best = std::max_element(mean.begin(), mean.end());
            CHECK(p.answer == Answer{"bet:" + std::to_string(best - mean.begin())});
            REQUIRE(p.proof.size() == mean.size() + 1);
            for (const Deduction& d : p.proof) { // the sum gives the mean, and the last step compares them all
                if (d.text != "puzzle_caught_mean") continue;
                std::vector<double> n;
                for (std::size_t i = 0; i + 1 < d.values.size(); ++i) n.push_back(std::stod(d.values[i]));
                REQUIRE(n.size() == 8);
                const double sum = (n[1] * n[4] + n[2] * n[5] + n[3] * n[6]) / n[7];
                const auto bet = std::stoul(split(d.gives[0], ':')[1]);
                CHECK(sum == doctest::Approx(mean[bet]));
                CHECK(split(p.proof.back().cases[static_cast<std::size_t>(&d - p.proof.data())], ' ')[1] ==
                      d.values.back());
            }
            CHECK(p.proof.back().text == "puzzle_caught_best");
            CHECK(p.proof.back().cases.size() == mean.size());
            const double top = *best;
            std::sort(mean.begin(), mean.end());
            const double lead = top - mean[mean.size() - 2];
            CHECK(lead > 0);
            CHECK((lead > 1 - 1e-9 ? 1 : lead > 1.0 / 3 - 1e-9 ? 2 : 3) == p.key.level);
        });
        refused(made(Kind::caught, 1, 1), {"bet:4"});
    }
}
