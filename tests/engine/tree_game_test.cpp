// The tree screen: edits, practice, its line and its links.
#include "engine/session/link.hpp"
#include "engine/trees/game.hpp"
#include "tests/engine/golden_links.hpp"
#include "tests/engine/tree_support.hpp"
#include <doctest/doctest.h>
#include <string>

using namespace engine;
using namespace engine::trees;
using What = Event::What;
using Kind = trees::Error::Kind;

namespace {

session::Log<Game> log_of(std::string_view line) { return from_line(line).value(); }
std::string tree_text(const Game& game) { return to_text(game.tree, game.setup.first); }
trees::Error error_of(std::string_view line) { return from_line(line).error(); }
Event event(What what, int node = 0)
{
    Event e;
    e.what = what;
    e.node = node;
    return e;
}

const std::string header = "trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)";
const std::string practice = "trees 1 practice max alphabeta left_to_right 0 u3x2:0..20:42:vw";

} // namespace

TEST_SUITE("trees.game")
{
    TEST_CASE("edits, undone and done again, are the game")
    {
        auto log = log_of(header);
        Event add = event(What::add_child, 2);
        add.place = 1;
        add.value = 7;
        REQUIRE(log.push(add));
        REQUIRE(log.push(event(What::remove, 4)));
        CHECK(tree_text(log.now()) == "(12 8)(2 7 4 6)(14 5 2)");
        CHECK(to_line(log) == header + " a2.1=7 d4");
        CHECK(log.undo());
        CHECK(tree_text(log.now()) == "(3 12 8)(2 7 4 6)(14 5 2)");
        CHECK(to_line(log) == header + " a2.1=7");
        CHECK(log.redo());
        CHECK(searched(log.now())->value == Rational(8));
        Event replace = event(What::replace);
        replace.tree = search::tree_of("[1/2:(3 5) 1/2:4]");
        REQUIRE(log.push(replace));
        CHECK(searched(log.now()).error().kind == search::Error::Kind::chance_node);
        Event choose = event(What::choose);
        choose.choice.algorithm = search::Algorithm::expectiminimax;
        REQUIRE(log.push(choose));
        CHECK(searched(log.now())->value == Rational::of(9, 2));
        CHECK(to_line(log) == header + " a2.1=7 d4 r[1/2:(3,5),1/2:4] cexpectiminimax.left_to_right.0");
        CHECK(log.push(event(What::strike, 1)).error() == trees::Error{Kind::wrong_mode});
        CHECK(log.push(event(What::remove, 0)).error() == trees::Error{Kind::tree, 0, search::Error::Kind::root_stays});
        CHECK(to_line(log_of(to_line(log))) == to_line(log));
    }
    TEST_CASE("practice: what is written, struck out and rubbed out; a check holds until something is written")
    {
        auto log = log_of(practice);
        const Tree tree = log.now().tree;
        CHECK(tree == random_tree({3, 2, false, 0, 20}, NodeKind::max, 42));
        search::SearchTrace trace;
        REQUIRE(searched(log.now(), &trace));
        const auto sheet = solution(tree, trace.events, {});
        CHECK_FALSE(review(log.now()).is_complete());
        for (int i = 0; i < tree.size(); ++i) {
            const search::NodeAnswer& a = sheet[static_cast<std::size_t>(i)];
            Event e = event(What::write_value, i);
            e.value = a.value;
            if (a.value) REQUIRE(log.push(e));
            e.what = What::write_window;
            e.value.reset();
            e.window = a.window;
            if (a.window) REQUIRE(log.push(e));
            if (a.is_pruned) REQUIRE(log.push(event(What::strike, i)));
        }
        REQUIRE(log.push(event(What::check)));
        CHECK(log.now().is_checked);
        CHECK(log.now().checks == 1);
        CHECK(review(log.now()).is_complete());
        REQUIRE(log.push(event(What::write_value, 1))); // erases the value
        CHECK_FALSE(log.now().is_checked);
        CHECK(review(log.now()).mistakes[0].kind == search::Mistake::Kind::missing_value);
        const auto again = from_line(to_line(log));
        REQUIRE(again);
        CHECK(again->now() == log.now());
        CHECK(log.push(event(What::write_value, 5)).error().kind == Kind::not_an_inner_node);
        CHECK(log.push(event(What::strike, 0)).error().kind == Kind::no_edge_above);
        CHECK(log.push(event(What::remove, 1)).error().kind == Kind::wrong_mode);
        CHECK(log.push(event(What::strike, 99)).error().tree == search::Error::Kind::no_such_node);
    }
    TEST_CASE("lines: every event comes back; errors say what and where")
    {
        for (const std::string& line :
             {header + " t1=chance p4=1/6 p5=1/2 m1.2 v9=-7/2 cminimax.shuffled.18446744073709551615",
              practice + " w1=3 w1= b2=3.i b2=i.-1/2 b2= x4 x4 k",
              std::string("trees 1 practice min alphabeta left_to_right 0 i4x5:-9..9:7:- k"),
              std::string("trees 1 explore min expectiminimax best_first 3 5")}) {
            INFO(line);
            const auto log = from_line(line);
            REQUIRE(log);
            CHECK(to_line(*log) == line);
            CHECK(log->now().line_length == line.size());
        }
        CHECK(error_of("codes 1") == trees::Error{Kind::unknown_game, 0});
        CHECK(error_of("trees 2") == trees::Error{Kind::unknown_version, 6});
        CHECK(error_of("trees 1 play") == trees::Error{Kind::unknown_mode, 8});
        CHECK(error_of("trees 1 explore chance") == trees::Error{Kind::unknown_mover, 16});
        CHECK(error_of("trees 1 explore max best") == trees::Error{Kind::unknown_algorithm, 20});
        CHECK(error_of("trees 1 explore max minimax up") == trees::Error{Kind::unknown_order, 28});
        CHECK(error_of("trees 1 explore max minimax shuffled -1") == trees::Error{Kind::seed_out_of_range, 37});
        CHECK(error_of("trees 1 explore max minimax shuffled 1 (3") ==
              trees::Error{Kind::tree, 39, search::Error::Kind::unclosed});
        CHECK(error_of("trees 1 explore max minimax shuffled 1 2/4") == trees::Error{Kind::syntax, 39});
        CHECK(error_of("trees 1 practice max minimax left_to_right 0 u3x2:0..20:42:vw").kind == Kind::not_for_practice);
        CHECK(error_of("trees 1 practice max alphabeta left_to_right 0 u3x2:0..20:42:wv").kind == Kind::syntax);
        CHECK(error_of("trees 1 practice max alphabeta left_to_right 0 u9x9:0..20:42:v").tree ==
              search::Error::Kind::too_many_nodes);
        const int at = static_cast<int>(header.size()) + 1;
        CHECK(error_of(header + " z1") == trees::Error{Kind::unknown_event, at});
        CHECK(error_of(header + " ") == trees::Error{Kind::unknown_event, at});
        CHECK(error_of(header + " d1 d01") == trees::Error{Kind::syntax, at + 3});
        CHECK(error_of(header + " v4=2/4") == trees::Error{Kind::syntax, at});
        CHECK(error_of(header + " d99") == trees::Error{Kind::tree, at, search::Error::Kind::no_such_node});
        CHECK(error_of(header + " k") == trees::Error{Kind::wrong_mode, at});
        CHECK(error_of(std::string(5000, 'x')).kind == Kind::too_long);
    }
    TEST_CASE("a game never grows longer than a link can be, nor larger than the screen's bounds")
    {
        auto log = log_of(header);
        Event add = event(What::add_child);
        add.value = 7;
        int events = 0;
        while (log.push(add)) ++events;
        CHECK(events == max_events);
        auto replaced = log_of(header);
        Event replace = event(What::replace);
        replace.tree = search::random_tree({20, 2, false, 100, 999}, NodeKind::max, 1);
        int replacements = 0;
        while (replaced.push(replace)) ++replacements;
        CHECK(replacements == 1);
        CHECK(replaced.push(replace).error().kind == Kind::too_long);
        CHECK(to_line(replaced).size() == replaced.now().line_length);
        CHECK(replaced.now().line_length <= session::max_line_length);
        Setup large;
        large.tree = search::random_tree({2, 9, false, 0, 1}, NodeKind::max, 1);
        CHECK(problem(large)->tree == search::Error::Kind::too_many_nodes);
        large.tree = search::random_tree({20, 2, false, 1'000'000, 1'000'000}, NodeKind::max, 1);
        CHECK(problem(large)->kind == Kind::too_long);
    }
    TEST_CASE("golden links open for ever and mean what they meant")
    {
        const auto words = [](const Game& g) { // nodes, value of the root (? if there is none)
            const auto found = searched(g);
            return std::to_string(g.tree.size()) + ' ' + (found ? to_text(found->value) : "?");
        };
        CHECK(open_golden_links("trees", from_line, words) >= 5);
    }
}
