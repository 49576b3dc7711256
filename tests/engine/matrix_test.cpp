// Games in normal form: every shared case, an oracle, properties, dominance and envelopes.
#define JSON_NOEXCEPTION 1
#include "engine/matrix/dominance.hpp"
#include "engine/matrix/envelope.hpp"
#include "engine/matrix/pure.hpp"
#include "tests/engine/matrix_support.hpp"
#include "tests/json.hpp"
#include <doctest/doctest.h>
#include <fstream>

using namespace engine;
using namespace engine::matrix;
using Json = nlohmann::json;
using Kind = Error::Kind;

namespace {

Matrix of(std::string_view text)
{
    const auto m = parse_matrix(text);
    REQUIRE(m);
    return *m;
}
Error refused(std::string_view text)
{
    const auto m = parse_matrix(text);
    REQUIRE_FALSE(m);
    return m.error();
}
Mixture mixture(const Json& json)
{
    Mixture out;
    for (const Json& j : json) out.emplace_back(*Rational::parse(j.get<std::string>()));
    return out;
}
Mixture greatest(const std::vector<Mixture>& all) { return *std::max_element(all.begin(), all.end(), by_first_choice); }
std::vector<Range> ranges(const std::vector<Mixture>& extreme)
{
    std::vector<Range> out;
    for (std::size_t i = 0; i < extreme[0].size(); ++i) {
        Range r{extreme[0][i], extreme[0][i]};
        for (const Mixture& m : extreme) {
            r.least = std::min(r.least, m[i]);
            r.most = std::max(r.most, m[i]);
        }
        out.push_back(r);
    }
    return out;
}

} // namespace

TEST_SUITE("matrix")
{
    TEST_CASE("the shared cases: pure guarantees, saddle points, value and all extreme optimal strategies")
    {
        std::ifstream file("tests/data/matrix.json");
        REQUIRE_MESSAGE(file, "run from the project's root");
        const Json data = Json::parse(file, nullptr, false);
        int cases = 0;
        for (const Json& c : data["cases"]) {
            Matrix m{static_cast<int>(c["M"].size()), static_cast<int>(c["M"][0].size()), {}};
            for (const Json& row : c["M"])
                for (const Json& e : row) m.entries.emplace_back(e.get<std::int64_t>());
            INFO(to_text(m));
            const Pure p = pure(m);
            CHECK(p.row_maximin == c["row_maximin"].get<std::int64_t>());
            CHECK(p.col_minimax == c["col_minimax"].get<std::int64_t>());
            CHECK(Json(p.saddle_points) == c["saddle_points"]);
            const Solution s = solve(m);
            CHECK(to_text(s.value) == c["value"].get<std::string>());
            std::vector<Mixture> rows, columns;
            for (const Json& e : c["extreme_p"]) rows.push_back(mixture(e));
            for (const Json& e : c["extreme_q"]) columns.push_back(mixture(e));
            CHECK(s.row == greatest(rows));
            CHECK(s.column == greatest(columns));
            CHECK(s.row_ranges == ranges(rows));
            CHECK(s.column_ranges == ranges(columns));
            CHECK(s.unique(Side::row) == (rows.size() == 1));
            CHECK(s.unique(Side::column) == (columns.size() == 1));
            ++cases;
        }
        CHECK(cases == 15);
    }
    TEST_CASE("solutions are those of the kernels: every square submatrix, 150 random games up to 4 x 4")
    {
        Rng rng(31);
        for (int i = 0; i < 150; ++i) {
            const Matrix m = random_matrix(rng, 4, i % 2 == 0 ? 3 : 20, i % 4 == 3 ? 3 : 1);
            INFO(to_text(m));
            const Kernels k = kernels(m);
            const Solution s = solve(m);
            CHECK(s.value == k.value);
            CHECK(s.row == greatest(k.rows));
            CHECK(s.column == greatest(k.columns));
            CHECK(s.row_ranges == ranges(k.rows));
            CHECK(s.column_ranges == ranges(k.columns));
        }
    }
    TEST_CASE("raising, scaling and exchanging a game do to its solution what they should")
    {
        Rng rng(32);
        for (int i = 0; i < 60; ++i) {
            const Matrix m = random_matrix(rng, 6, 9, 4);
            INFO(to_text(m));
            const Solution s = solve(m);
            Matrix raised = m, scaled = m;
            for (Rational& e : raised.entries) e = *add(e, *Rational::of(7, 2));
            for (Rational& e : scaled.entries) e = *mul(e, *Rational::of(3, 5));
            const Solution r = solve(raised), c = solve(scaled), x = solve(exchanged(m));
            CHECK(r.value == s.value + Fraction(*Rational::of(7, 2)));
            CHECK(c.value == s.value * Fraction(*Rational::of(3, 5)));
            CHECK(x.value == -s.value);
            CHECK(r.row == s.row);
            CHECK(c.column == s.column);
            CHECK(x.row == s.column);
            CHECK(x.column == s.row);
            CHECK(exchanged(exchanged(m)) == m);
            CHECK(payoff(m, s.row, s.column) == s.value);
            CHECK(best_responses(m, Side::row, s.column).payoff == s.value);
            CHECK(best_responses(m, Side::column, s.row).payoff == s.value);
            const Pure p = pure(m);
            CHECK(Fraction(p.row_maximin) <= s.value);
            CHECK(s.value <= Fraction(p.col_minimax));
            CHECK(p.saddle_points.empty() == (p.row_maximin < p.col_minimax));
        }
    }
    TEST_CASE("the largest matrices with the longest numbers are solved, checked by both sides' inequalities")
    {
        Rng rng(33);
        for (const std::int64_t den : {std::int64_t{1}, max_denominator}) {
            Matrix m{10, 10, {}};
            for (int i = 0; i < 100; ++i) {
                const auto n = static_cast<std::int64_t>(rng.below(2 * max_numerator + 1)) - max_numerator;
                m.entries.push_back(*Rational::of(n, den == 1 ? 1 : den - static_cast<std::int64_t>(rng.below(100))));
            }
            const Solution s = solve(m);
            CHECK(best_responses(m, Side::row, s.column).payoff == s.value);
            CHECK(best_responses(m, Side::column, s.row).payoff == s.value);
            CHECK(s.value.den().bits() > (den == 1 ? 60 : 400)); // far beyond 64 bits
        }
    }
    TEST_CASE("dominance: each step's mixture dominates what goes, and the value stays")
    {
        Rng rng(34);
        int by_mixtures = 0, weak = 0, steps = 0;
        for (int i = 0; i < 150; ++i) {
            const Matrix m = random_matrix(rng, 5, 4, 1);
            INFO(to_text(m));
            const Elimination e = eliminate(m);
            std::vector<bool> gone_rows(m.rows), gone_columns(m.columns);
            for (const Step& step : e.steps) {
                const bool is_row = step.side == Side::row;
                Fraction total;
                for (const auto& part : step.by) {
                    total += part.weight;
                    CHECK(part.weight.sign() > 0);
                    CHECK_FALSE((is_row ? gone_rows : gone_columns)[part.choice]);
                    CHECK(part.choice != step.choice);
                }
                CHECK(total == 1);
                bool somewhere = false, everywhere = true;
                for (int k = 0; k < m.choices(other(step.side)); ++k) {
                    if ((is_row ? gone_columns : gone_rows)[k]) continue;
                    const auto worth = [&](int choice) {
                        return is_row ? Fraction(m.at(choice, k)) : -Fraction(m.at(k, choice));
                    };
                    Fraction sum;
                    for (const auto& part : step.by) sum += part.weight * worth(part.choice);
                    CHECK(sum >= worth(step.choice));
                    (sum > worth(step.choice) ? somewhere : everywhere) = sum > worth(step.choice);
                }
                CHECK((step.strength == Strength::strict ? everywhere : somewhere));
                (is_row ? gone_rows : gone_columns)[step.choice] = true;
                by_mixtures += step.by.size() > 1;
                weak += step.strength == Strength::weak;
                ++steps;
            }
            CHECK(solve(part_of(m, e.rows, e.columns)).value == solve(m).value);
            const Elimination strict = eliminate(m, Strength::strict);
            for (const Step& step : strict.steps) CHECK(step.strength == Strength::strict);
            const Solution s = solve(m);
            for (int r = 0; r < m.rows; ++r) // no optimal strategy uses a strictly dominated choice
                if (std::find(strict.rows.begin(), strict.rows.end(), r) == strict.rows.end())
                    CHECK(s.row_ranges[r].most.sign() == 0);
        }
        CHECK(by_mixtures > 10);
        CHECK(weak > 25);
        CHECK(steps > 300);
    }
    TEST_CASE("dominance: known examples, by one, by a mixture, weakly, and equal choices stay")
    {
        const Elimination two = eliminate(of("3 1 / 2 0 / 0 4"));
        REQUIRE(two.steps.size() == 1);
        CHECK(two.steps[0] == Step{Side::row, 1, Strength::strict, {{0, 1}}});
        const Elimination mixed = eliminate(of("4 0 / 0 4 / 1 1"));
        REQUIRE(mixed.steps.size() == 1);
        CHECK(mixed.steps[0].choice == 2);
        CHECK(mixed.steps[0].strength == Strength::strict);
        CHECK(mixed.steps[0].by.size() == 2);
        const Elimination weak = eliminate(of("1 1 / 1 0"));
        CHECK(weak.rows == std::vector<int>{0});
        CHECK(eliminate(of("1 1 / 1 0"), Strength::strict).steps.empty());
        CHECK(eliminate(of("1 0 / 0 1 / 1 0")).steps.empty());
        CHECK(eliminate(slide()).steps.empty());
    }
    TEST_CASE("drawings give the value, the optimal interval, and the envelope itself")
    {
        Rng rng(35);
        for (int i = 0; i < 200; ++i) {
            Matrix m = random_matrix(rng, 7, 5, i % 3 + 1);
            std::vector<int> columns(m.columns);
            for (int j = 0; j < m.columns; ++j) columns[j] = j;
            if (m.rows < 2) continue;
            m = part_of(m, {0, 1}, columns);
            const bool turned = i % 2 == 1;
            if (turned) m = exchanged(m);
            INFO(to_text(m));
            const Side side = turned ? Side::column : Side::row;
            const Solution s = solve(m);
            const auto e = envelope(m, side);
            REQUIRE(e);
            const Range range = (turned ? s.column_ranges : s.row_ranges)[0];
            CHECK(e->value == s.value);
            CHECK(e->from == range.least);
            CHECK(e->to == range.most);
            CHECK(e->points.front().x == 0);
            CHECK(e->points.back().x == 1);
            for (std::size_t p = 0; p + 1 < e->points.size(); ++p) {
                CHECK(e->points[p].x < e->points[p + 1].x);
                const Fraction x = (e->points[p].x + e->points[p + 1].x) / Fraction(2);
                const auto outermost = best_responses(m, other(side), {x, Fraction(1) - x});
                CHECK(outermost.choices[0] == e->points[p].line);
            }
            for (const auto& p : e->points)
                CHECK(p.y == best_responses(m, other(side), {p.x, Fraction(1) - p.x}).payoff);
        }
        CHECK_FALSE(envelope(slide(), Side::row));
        const auto e = envelope(slide(), Side::column);
        REQUIRE(e);
        CHECK(e->points.size() == 4);
        CHECK(to_text(e->from) == "5/7");
    }
    TEST_CASE("texts: spaces, commas, semicolons, line ends and slashes; fractions; what is wrong where")
    {
        const Matrix m = slide();
        for (const char* text : {"2 -3 / 0 2 / -5 10", "2,-3;0,2;-5,10", "2 -3\n0 2\n-5 10\n",
                                 " 2, -3 ;\t0 2 ;; -5 10 ; ", "2 -3\r\n0 2\r\n-5 10\r\n\r\n"}) {
            INFO(text);
            if (std::string_view(text).find(";;") != std::string_view::npos) CHECK(refused(text).kind == Kind::ragged);
            else CHECK(of(text) == m);
        }
        CHECK(to_text(m) == "2 -3 / 0 2 / -5 10");
        CHECK(to_word(m) == "2,-3;0,2;-5,10");
        CHECK(to_text(of("1/2 2/4 / -6/4 0")) == "1/2 1/2 / -3/2 0");
        CHECK(of("0 1 / 1,5 2") ==
              of("0 1 / 3/2 2")); // where blanks separate numbers, a comma inside one is a decimal comma
        CHECK(of("0 -1\n-1,25 2") == of("0 -1 / -5/4 2"));
        CHECK(of("0 1.5") == of("0 3/2"));
        CHECK(refused("0 1 / 1,5") == Error{Kind::ragged, 9}); // and never silently two columns
        CHECK(refused("0 1 / 1,5,2 3") == Error{Kind::syntax, 9});
        CHECK(refused("0 1/2,5") == Error{Kind::syntax, 5});
        CHECK(refused("0 1.") == Error{Kind::syntax, 3});
        CHECK(refused("0 0.0000000000001") == Error{Kind::entry_out_of_range, 2});
        CHECK(of("0,1;1,5") == of("0 1 / 1 5")); // elsewhere commas separate numbers
        CHECK(of("0, 1; 1, 5") == of("0 1 / 1 5"));
        CHECK(of("0,1 / 1,5") == of("0 1 / 1 5"));
        CHECK(of("1/2, -7/3; 1, 2") == of("1/2 -7/3 / 1 2"));
        CHECK(refused("") == Error{Kind::empty, 0});
        CHECK(refused(" / ") == Error{Kind::empty, 3});
        CHECK(refused("1 2 / 3") == Error{Kind::ragged, 7});
        CHECK(refused("1 2 / 3 4 5") == Error{Kind::ragged, 10});
        CHECK(refused("1 x") == Error{Kind::syntax, 2});
        CHECK(refused("1 2x") == Error{Kind::syntax, 3});
        CHECK(refused("1 / 2/0").kind == Kind::zero_denominator);
        CHECK(refused("1 1000000000000001") == Error{Kind::entry_out_of_range, 2});
        CHECK(refused("1 1/1000000000001") == Error{Kind::entry_out_of_range, 2});
        CHECK(to_text(of("-33.3333333 1000000000000000")) == "-333333333/10000000 1000000000000000");
        std::string longest; // 100 numbers of 30 characters do not fit a link
        for (int i = 0; i < 100; ++i)
            longest += std::string("-999999999999999/999999999989") + (i % 10 == 9 ? ";" : ",");
        CHECK(refused(longest) == Error{Kind::too_long, max_word_length});
        CHECK(refused("1 99999999999999999999").kind == Kind::entry_out_of_range);
        CHECK(refused("1 2 3 4 5 6 7 8 9 10 11") == Error{Kind::too_many_columns, 21});
        CHECK(refused("1;1;1;1;1;1;1;1;1;1;1") == Error{Kind::too_many_rows, 20});
        Rng rng(36);
        for (int i = 0; i < 300; ++i) {
            const Matrix r = random_matrix(rng, 10, 50, 9);
            CHECK(parse_matrix(to_text(r)) == r);
            CHECK(parse_matrix(to_word(r)) == r);
        }
    }
}
