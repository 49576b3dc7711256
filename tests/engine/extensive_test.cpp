// Games in extensive form: published games, random ones against their normal form, and the exact parts on their own.
#include "engine/extensive/efg.hpp"
#include "engine/extensive/solve.hpp"
#include "tests/engine/extensive_support.hpp"
#include "tests/engine/matrix_support.hpp"
#include <algorithm>
#include <cstdlib>
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::extensive;
using namespace extensive_support;

namespace {

Fraction of(std::int64_t n, std::int64_t d) { return *Rational::of(n, d); }
Form form_of(const std::string& efg)
{
    const auto tree = parse_efg(efg);
    REQUIRE(tree);
    auto form = sequence_form(*tree);
    REQUIRE(form);
    return *std::move(form);
}
std::string matrix_efg(const matrix::Matrix& m)
{
    std::string out = "EFG 2 R \"matrix\" { \"row\" \"column\" }\np \"\" 1 1 \"\" {";
    for (int i = 0; i < m.rows; ++i) out += " \"" + std::to_string(i) + "\"";
    out += " } 0\n";
    int outcome = 0;
    for (int i = 0; i < m.rows; ++i) {
        out += "p \"\" 2 1 \"\" {";
        for (int j = 0; j < m.columns; ++j) out += " \"" + std::to_string(j) + "\"";
        out += " } 0\n";
        for (int j = 0; j < m.columns; ++j)
            out += "t \"\" " + std::to_string(++outcome) + " \"\" { " + to_text(m.at(i, j)) + ", " +
                   to_text(-m.at(i, j)) + " }\n";
    }
    return out;
}
auto pure_pair(const PlainGame& g, std::size_t first, std::size_t second)
{
    return [a = g.strategy(0, first), b = g.strategy(1, second)](int player, int set, int action) {
        return Fraction((player == 0 ? a : b)[set] == action ? 1 : 0);
    };
}
/// A random game with at most `most` pure strategies for each player.
PlainGame small_game(Rng& rng, int depth, std::size_t most)
{
    while (true) {
        PlainGame g = Grower(rng, depth).game;
        if (g.strategies(0, most) <= most && g.strategies(1, most) <= most) return g;
    }
}
matrix::Matrix normal_form(const PlainGame& g)
{
    const auto rows = g.strategies(0, 10), columns = g.strategies(1, 10);
    matrix::Matrix m{static_cast<int>(rows), static_cast<int>(columns), {}};
    for (std::size_t i = 0; i < rows; ++i)
        for (std::size_t j = 0; j < columns; ++j)
            m.entries.push_back(*Rational::parse(to_text(expected(g.root, pure_pair(g, i, j)))));
    return m;
}
/// The sets in the order of the plain game's numbers: the engine's, by their numbers in the text.
const std::vector<Range>& ranges_at(const Tree& t, const Form& form, const Ranges& ranges, int player, int set)
{
    for (std::size_t s = 0; s < ranges.size(); ++s)
        if (t.sets[form.players[player].sets[s].tree_set].number == set + 1) return ranges[s];
    REQUIRE(false);
    return ranges[0];
}
/// Whether a pure strategy lets its player reach a set, given suitable moves of all others; and with an action there.
bool reaches(const PlainNode& n, int player, int set, int action, const std::vector<int>& strategy)
{
    if (n.player == player && n.set == set) return action < 0 || strategy[set] == action;
    for (std::size_t a = 0; a < n.next.size(); ++a)
        if (n.player != player || strategy[n.set] == static_cast<int>(a))
            if (reaches(n.next[a], player, set, action, strategy)) return true;
    return false;
}

} // namespace

TEST_SUITE("extensive")
{
    TEST_CASE("matrix games as trees have the value and the ranges of engine/matrix")
    {
        Rng rng(51);
        for (int i = 0; i < 60; ++i) {
            const matrix::Matrix m = matrix::random_matrix(rng, 5, i % 2 == 0 ? 3 : 20, i % 4 == 3 ? 3 : 1);
            INFO(to_text(m));
            const matrix::Solution expect = matrix::solve(m);
            const Solution s = run(SolveJob(form_of(matrix_efg(m)), true));
            CHECK(s.value == expect.value);
            CHECK((*s.ranges)[0][0] == expect.row_ranges);
            CHECK((*s.ranges)[1][0] == expect.column_ranges);
        }
    }
    TEST_CASE("random games have the value and the ranges of their normal form, by all extreme optimal mixtures")
    {
        Rng rng(52);
        int open = 0, closed = 0, unreached = 0;
        for (int i = 0; i < 120; ++i) {
            const PlainGame g = small_game(rng, 2 + i % 3, i % 10 == 0 ? 6 : 4);
            const std::string efg = efg_of(g);
            INFO(efg);
            const auto tree = parse_efg(efg);
            REQUIRE(tree);
            const Form form = form_of(efg);
            const Solution s = run(SolveJob(form, true));
            const matrix::Kernels k = matrix::kernels(normal_form(g));
            CHECK(s.value == k.value);
            for (int player = 0; player < 2; ++player)
                for (std::size_t set = 0; set < g.actions[player].size(); ++set) {
                    std::vector<Range> expect(g.actions[player][set], Range{1, 0});
                    bool reached = false;
                    for (const matrix::Mixture& mixture : player == 0 ? k.rows : k.columns) {
                        const auto weight = [&](int action) {
                            Fraction sum;
                            for (std::size_t n = 0; n < mixture.size(); ++n)
                                if (reaches(g.root, player, static_cast<int>(set), action, g.strategy(player, n)))
                                    sum += mixture[n];
                            return sum;
                        };
                        const Fraction all = weight(-1);
                        if (all.sign() == 0) continue;
                        reached = true;
                        for (std::size_t a = 0; a < expect.size(); ++a) {
                            const Fraction p = weight(static_cast<int>(a)) / all;
                            expect[a].least = std::min(expect[a].least, p);
                            expect[a].most = std::max(expect[a].most, p);
                        }
                    }
                    if (!reached) expect.assign(expect.size(), Range{0, 1});
                    CHECK(ranges_at(*tree, form, (*s.ranges)[player], player, static_cast<int>(set)) == expect);
                    (!reached ? unreached : expect[0].is_fixed() ? closed : open)++;
                }
        }
        CHECK(open > 20);
        CHECK(closed > 50);
        CHECK(unreached > 10);
    }
    TEST_CASE("best replies and payoffs are those of enumeration, and no pair has a negative gain")
    {
        Rng rng(53);
        for (int i = 0; i < 40; ++i) {
            const PlainGame g = small_game(rng, 2 + i % 4, 60);
            const std::string efg = efg_of(g);
            INFO(efg);
            const auto tree = parse_efg(efg);
            REQUIRE(tree);
            const Form form = form_of(efg);
            std::array<Behaviour, 2> plain, by; // by the plain game's sets; by the engine's
            std::array<Plan, 2> plans;
            for (int player = 0; player < 2; ++player) {
                for (const int actions : g.actions[player]) {
                    std::vector<std::int64_t> parts;
                    std::int64_t sum = 0;
                    for (int a = 0; a < actions; ++a) parts.push_back(static_cast<std::int64_t>(rng.below(4)));
                    if (std::count(parts.begin(), parts.end(), 0) == actions) parts[0] = 1;
                    for (const auto p : parts) sum += p;
                    plain[player].emplace_back();
                    for (const auto p : parts) plain[player].back().push_back(of(p, sum));
                }
                for (const auto& own : form.players[player].sets)
                    by[player].push_back(plain[player][tree->sets[own.tree_set].number - 1]);
                plans[player] = plan_of(form.players[player], by[player]).value();
                CHECK(is_plan(form.players[player], plans[player]));
            }
            const auto mixed = [&](int player, int set, int action) { return plain[player][set][action]; };
            const Fraction value = expected(g.root, mixed);
            CHECK(payoff(form, plans[0], plans[1]) == value);
            for (int player = 0; player < 2; ++player) {
                std::optional<Fraction> best;
                for (std::size_t n = 0; n < g.strategies(player, 60); ++n) {
                    const auto reply = g.strategy(player, n);
                    const Fraction got = expected(g.root, [&](int who, int set, int action) {
                        return who == player ? Fraction(reply[set] == action ? 1 : 0) : mixed(who, set, action);
                    });
                    if (!best || (player == 0 ? *best < got : got < *best)) best = got;
                }
                const Fraction found = best_reply(form, player, plans[1 - player]).value;
                CHECK(found == *best);
                CHECK((player == 0 ? found >= value : found <= value));
            }
        }
    }
    TEST_CASE("exact pivots alone, from the first basis, find the same values as the proposal of floating point")
    {
        Rng rng(54);
        for (int i = 0; i < 40; ++i) {
            const Form form = form_of(efg_of(Grower(rng, 3 + i % 4).game));
            const Solution s = run(SolveJob(form));
            for (int player = 0; player < 2; ++player) {
                const Program program(form, player);
                Vertex vertex(program, basis_of(program, start_of(program)));
                REQUIRE(vertex.is_regular());
                REQUIRE(vertex.is_feasible());
                vertex.aim({{program.first_v(), 1}});
                while (!vertex.improve()) CHECK(vertex.is_feasible());
                CHECK(vertex.value(program.first_v()) == Fraction(form.scale, 1) * (player == 0 ? s.value : -s.value));
                CHECK(best_reply(form, 1 - player, vertex.own()).value == s.value);
                CHECK(best_reply(form, player, vertex.other()).value == s.value);
            }
        }
    }
    TEST_CASE("long fractions as payoffs and probabilities: still exact")
    {
        const std::string p = "123456789123456789/987654321987654323", q = "864197532864197534/987654321987654323";
        const std::string efg = "EFG 2 R \"\" { \"a\" \"b\" }\nc \"\" 1 \"\" { \"x\" " + p + " \"y\" " + q +
                                " } 0\n"
                                "p \"\" 1 1 \"\" { \"H\" \"T\" } 0\n"
                                "p \"\" 2 1 \"\" { \"H\" \"T\" } 0\n"
                                "t \"\" 1 \"\" { 1e-9 -1e-9 }\nt \"\" 2 \"\" { -1 1 }\n"
                                "p \"\" 2 1 \"\" { \"H\" \"T\" } 0\nt \"\" 2\nt \"\" 1\n"
                                "t \"\" 3 \"\" { 0 0 }\n";
        const Solution s = run(SolveJob(form_of(efg)));
        // a game of [[a,-1],[-1,a]] has the value (a-1)/2, a = 10^-9
        CHECK(s.value == Fraction(*Rational::parse(p)) * of(-999'999'999, 2'000'000'000));
        CHECK(s.behaviour[0][0][0] == of(1, 2));
    }
    TEST_CASE("a singular system is recognised, and a regular one is solved in both directions")
    {
        using Column = LinearSystem::Column;
        const std::vector<Column> singular{{{0, 1}, {1, 2}}, {{0, 2}, {1, 4}}};
        CHECK_FALSE(LinearSystem({&singular[0], &singular[1]}).is_regular());
        // [[2,3],[-1,5]]: determinant 13
        const std::vector<Column> regular{{{0, 2}, {1, -1}}, {{0, 3}, {1, 5}}};
        const LinearSystem system({&regular[0], &regular[1]});
        REQUIRE(system.is_regular());
        const Quotients x = system.solve({1, 0}), y = system.solve_transposed({1, 0});
        CHECK(Fraction(x.numbers[0], x.denominator) == of(5, 13));
        CHECK(Fraction(x.numbers[1], x.denominator) == of(1, 13));
        CHECK(Fraction(y.numbers[0], y.denominator) == of(5, 13));
        CHECK(Fraction(y.numbers[1], y.denominator) == of(-3, 13));
    }
    TEST_CASE("a job in slices equals the whole, and larger trees are verified (SAGAZ_LONG: 300 of up to 2,000 nodes)")
    {
        Rng rng(55);
        const bool whole = std::getenv("SAGAZ_LONG") != nullptr;
        for (int i = 0; i < (whole ? 300 : 3); ++i) {
            std::string efg;
            do efg = efg_of(Grower(rng, whole ? 11 : 8).game);
            while (std::count(efg.begin(), efg.end(), '\n') < 100 || !parse_efg(efg));
            const Form form = form_of(efg);
            SolveJob sliced(form);
            while (sliced.step(Budget{1}) == Step::more) {}
            const Solution s = run(SolveJob(form));
            CHECK(sliced.result().value == s.value);
            CHECK(sliced.result().behaviour == s.behaviour);
            CHECK(payoff(form, s.plans[0], s.plans[1]) == s.value);
        }
    }
}
