// A matrix game played repeatedly, and as one line of text.
#include "engine/matrix/game.hpp"
#include "engine/session/link.hpp"
#include "tests/engine/golden_links.hpp"
#include "tests/engine/matrix_support.hpp"
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::matrix;
using Kind = Error::Kind;
using GameLog = session::Log<Game>;

namespace {

Error refused(std::string_view line)
{
    const auto log = from_line(line);
    REQUIRE_FALSE(log);
    return log.error();
}

} // namespace

TEST_SUITE("matrix")
{
    TEST_CASE("the computer draws from its mixture by the seed; totals and counts follow")
    {
        GameLog log(Setup{slide(), Side::row, 42});
        CHECK(log.push({3}).error() == Error{Kind::choice_out_of_range, 3});
        CHECK(log.push({-1}).error() == Error{Kind::choice_out_of_range, -1});
        for (int i = 0; i < max_events; ++i) REQUIRE(log.push({i % 2}));
        CHECK(log.push({0}).error() == Error{Kind::too_many_events, max_events});
        const Game& g = log.now();
        Fraction total;
        for (const Round& r : g.rounds) total += g.setup.matrix.at(r.row, r.column);
        CHECK(g.total == total);
        CHECK(g.counts(Side::row) == std::vector<int>{100, 100, 0});
        CHECK(g.counts(Side::column)[0] == 147); // 5/7 of 200 is 143; links depend on it
        CHECK(to_text(g.expected()) == "800/7");
        CHECK(to_text(g.deserved().value()) == "4/7"); // rows A and B are both best responses
        CHECK(log.undo());
        CHECK(log.now().rounds.size() == 199);
        GameLog other(Setup{slide(), Side::column, 42});
        REQUIRE(other.push({1}));
        CHECK(other.now().rounds[0].row < 2); // no optimal strategy uses row C
        CHECK(other.now().rounds[0].column == 1);
    }
    TEST_CASE("what the computer draws does not depend on what the human chooses")
    {
        GameLog a(Setup{slide(), Side::row, 7}), b(Setup{slide(), Side::row, 7});
        for (int i = 0; i < 50; ++i) {
            REQUIRE(a.push({0}));
            REQUIRE(b.push({i % 3}));
            CHECK(a.now().rounds.back().column == b.now().rounds.back().column);
        }
    }
    TEST_CASE("rounds follow the mixture for every seed together: 400 games of 50 rounds")
    {
        int first = 0;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            Game g = Game::start({slide(), Side::row, seed});
            for (int i = 0; i < 50; ++i) g = *g.after({0});
            first += g.counts(Side::column)[0];
        }
        CHECK(first > 20'000 * 5 / 7 - 320); // five standard deviations
        CHECK(first < 20'000 * 5 / 7 + 320);
    }
    TEST_CASE("draws follow their mixture: 70,000 of (2/7, 5/7)")
    {
        Rng rng(5);
        const Mixture p{Fraction(*Rational::of(2, 7)), Fraction(*Rational::of(5, 7)), 0};
        std::vector<int> n(3);
        for (int i = 0; i < 70'000; ++i) ++n[draw(p, rng)];
        CHECK(n[2] == 0);
        CHECK(n[0] > 20'000 - 600); // five standard deviations
        CHECK(n[0] < 20'000 + 600);
    }
    TEST_CASE("a line is read as it was printed, and the longest fits a link")
    {
        Rng rng(6);
        for (int i = 0; i < 100; ++i) {
            const Side side = i % 2 == 0 ? Side::row : Side::column;
            GameLog log(Setup{random_matrix(rng, 4, 9, 3), side, rng.next()});
            const auto choices = static_cast<std::uint64_t>(log.setup().matrix.choices(side));
            for (auto n = rng.below(9); n > 0; --n) REQUIRE(log.push({static_cast<int>(rng.below(choices))}));
            const std::string line = to_line(log);
            const auto again = from_line(line);
            REQUIRE(again);
            CHECK(to_line(*again) == line);
            CHECK(again->now().rounds == log.now().rounds);
        }
        Matrix longest{10, 10, std::vector<Rational>(100, *Rational::of(-999'999'999, 10'000))};
        GameLog log(Setup{longest, Side::column, UINT64_MAX});
        for (int i = 0; i < max_events; ++i) REQUIRE(log.push({9}));
        CHECK_FALSE(problem(log.setup()));
        CHECK(session::to_link(to_line(log)).size() <= session::max_link_length);
    }
    TEST_CASE("the names of rows and columns are a word of the line, with one way to write it")
    {
        Setup named;
        named.matrix = *parse_matrix("1,2;3,4;5,6");
        named.names = {{{"go on", "50%", "stop;now"}, {"Ё", "b,c"}}};
        GameLog log(named);
        REQUIRE(log.push({2}));
        const std::string line = to_line(log);
        CHECK(line == "matrix 1 1,2;3,4;5,6 row 0 =go_on,50%25,stop%3Bnow;Ё,b%2Cc 2");
        const auto again = from_line(line);
        REQUIRE(again);
        CHECK(again->setup().names == named.names);
        CHECK(to_line(*again) == line);
        CHECK(again->now().rounds.size() == 1);
        const std::string begin = "matrix 1 1,2 row 0 =";
        for (const char* bad : {"", "a;b", "a;b,c,d", "a,b;c", "a;b,", ";b,c", "a;b,c;d", "a%3;b,c", "a%41;b,c",
                                "a b;c", "a%0A;b,c", "\xff;b,c"})
            CHECK(refused(begin + bad) == Error{Kind::syntax, 19});
        CHECK(refused(begin + std::string(max_word_length, 'x') + ";b,c").kind == Kind::too_long);
        CHECK(from_line(begin + "a;b,c 0"));
    }
    TEST_CASE("a title and the players' names are a word of the line, with or without names of the choices")
    {
        Setup named;
        named.matrix = *parse_matrix("1,2");
        named.title = "A; game, 50%";
        named.players = {"Ёva", "b c"};
        CHECK(to_line(GameLog(named)) == "matrix 1 1,2 row 0 @A%3B_game%2C_50%25;Ёva,b_c");
        for (const bool names : {false, true})
            for (const bool titled : {false, true})
                for (const bool players : {false, true}) {
                    Setup s = named;
                    if (names) s.names = {{{"a"}, {"b", "c"}}};
                    if (!titled) s.title.clear();
                    if (!players) s.players = {};
                    GameLog log(s);
                    REQUIRE(log.push({0}));
                    const auto again = from_line(to_line(log));
                    REQUIRE(again);
                    CHECK(again->setup() == s);
                    CHECK(again->now().rounds.size() == 1);
                }
        const std::string begin = "matrix 1 1,2 row 0 @";
        for (const char* bad :
             {"", ";,", "t", "t;", "t;a", "t;a,", "t;,b", "t;a,b;", "t;a,b,c", "t%0A;a,b", "\xff;a,b"})
            CHECK(refused(begin + bad) == Error{Kind::syntax, 19});
        CHECK(refused(begin + std::string(max_word_length, 'x') + ";,").kind == Kind::too_long);
        CHECK_FALSE(from_line(begin + "t;a,b =a;b,c")); // the names come first
        CHECK(from_line(begin + "t;, 0"));
    }
    TEST_CASE("lines that are no game say what is wrong, and where")
    {
        CHECK(refused("codes 1") == Error{Kind::unknown_game, 0});
        CHECK(refused("matrix 2 1 row 0") == Error{Kind::unknown_version, 7});
        CHECK(refused("matrix 1") == Error{Kind::empty, 8});
        CHECK(refused("matrix 1 1,x row 0") == Error{Kind::syntax, 11});
        CHECK(refused("matrix 1 1,2/4 row 0") == Error{Kind::syntax, 11}); // not reduced, so not canonical
        CHECK(refused("matrix 1 1,2; row 0") == Error{Kind::syntax, 12});
        CHECK(refused("matrix 1 1,2 both 0") == Error{Kind::unknown_side, 13});
        CHECK(refused("matrix 1 1,2 row -1") == Error{Kind::seed_out_of_range, 17});
        CHECK(refused("matrix 1 1,2 row 0 x") == Error{Kind::unknown_event, 19});
        CHECK(refused("matrix 1 1,2 column 0 2") == Error{Kind::choice_out_of_range, 22});
        CHECK(refused(std::string(5000, 'x')).kind == Kind::too_long);
    }
    TEST_CASE("golden links open for ever and mean what they meant")
    {
        const auto words = [](const Game& g) { // rounds, the row player's total
            return std::to_string(g.rounds.size()) + ' ' + to_text(g.total);
        };
        CHECK(open_golden_links("matrix", from_line, words) == 3);
    }
}
