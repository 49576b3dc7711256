// Practice on an own tree by either rule of cutting, as a line and as requests.
#include "engine/search/rules_differ.hpp"
#include "engine/trees/game.hpp"
#include "tests/engine/request_support.hpp"
#include "tests/engine/tree_support.hpp"
#include <algorithm>

using namespace engine;
using namespace engine::trees;
using namespace request_support;
using search::CutRule;
using What = trees::Event::What;
using Kind = trees::Error::Kind;

namespace {

constexpr const char* field_tree = "(1 1 5)(3 4)(3 2)"; // T01; its last leaf is node 10
const std::string own = "trees 1 practice max alphabeta left_to_right 0 own:vw:(1,1,5)(3,4)(3,2)";
const std::string own_strict = "trees 1 practice max alphabeta left_to_right 0 own:vws:(1,1,5)(3,4)(3,2)";

trees::Error error_of(std::string_view line) { return from_line(line).error(); }

/// The right answers of a game, each as an event.
void solve_sheet(session::Log<Game>& log)
{
    search::SearchTrace trace;
    REQUIRE(searched(log.now(), &trace));
    const auto sheet = search::solution(log.now().tree, trace.events, log.now().setup.exercise.asked);
    for (int i = 0; i < log.now().tree.size(); ++i) {
        const auto& a = sheet[static_cast<std::size_t>(i)];
        trees::Event e;
        e.node = i;
        e.what = What::write_value;
        e.value = a.value;
        if (a.value) REQUIRE(log.push(e));
        e.what = What::write_window;
        e.value.reset();
        e.window = a.window;
        if (a.window) REQUIRE(log.push(e));
        e.what = What::strike;
        if (a.is_pruned) REQUIRE(log.push(e));
    }
}

Json graded(const Json& more)
{
    Json request{{"cmd", "search.grade"}, {"tree", field_tree}};
    request.update(more);
    return good(request);
}
std::string refused(const char* sheet)
{
    return bad(Json{{"cmd", "search.grade"}, {"tree", field_tree}, {"sheet", Json::parse(sheet)}}.dump());
}
std::string kinds(const Json& found)
{
    std::string text;
    for (const Json& m : found["mistakes"]) text += m["kind"].get<std::string>() + m["node"].dump() + " ";
    return text;
}

} // namespace

TEST_SUITE("trees.own_practice")
{
    TEST_CASE("an own tree is graded by the chosen rule: at equality leaf 2 must be struck out, strictly it must not")
    {
        auto usual = from_line(own).value(), strict = from_line(own_strict).value();
        CHECK(usual.now().tree == search::tree_of(field_tree));
        CHECK(usual.now().setup.exercise.rule == CutRule::at_equality);
        CHECK(strict.now().choice.cutting.rule == CutRule::strictly);
        solve_sheet(usual);
        solve_sheet(strict);
        CHECK(review(usual.now()).is_complete());
        CHECK(review(strict.now()).is_complete());
        CHECK(usual.now().sheet[10].is_pruned);
        CHECK_FALSE(strict.now().sheet[10].is_pruned);
        CHECK(usual.now().sheet[3].value == Rational(3)); // at most 3
        CHECK(strict.now().sheet[3].value == Rational(2));
        trees::Event strike;
        strike.what = What::strike;
        strike.node = 10;
        REQUIRE(strict.push(strike));
        const auto mistakes = review(strict.now()).mistakes;
        REQUIRE(mistakes.size() == 1);
        CHECK(mistakes[0].kind == search::MistakeKind::superfluous_prune);
        CHECK(mistakes[0].window.alpha == Rational(3));
        CHECK(mistakes[0].window.beta == Rational(3)); // equal: the strict rule goes on
    }
    TEST_CASE("bounds of the leaves go with the last chance node, and undo brings both back")
    {
        const std::string start = "trees 1 explore max alphabeta:2..10 left_to_right 0 ";
        for (const char* rest : {"(1,8)(9,4)", "[1/2:3,1/2:4](5,6) r(1,8)(9,4)"}) {
            auto log = from_line(start + rest); // the leaf 1 is below the bounds
            REQUIRE(log);
            CHECK_FALSE(log->now().choice.cutting.chance.has_value());
            CHECK(searched(log->now()).has_value());
            CHECK(to_line(*log) == start + rest);
            if (log->cursor() == 0) continue;
            log->undo();
            CHECK(log->now().choice.cutting.chance.has_value());
        }
    }
    TEST_CASE("lines of own trees, rules and bounds come back; errors say what and where")
    {
        const std::string start = "trees 1 practice max alphabeta left_to_right 0 ";
        for (const std::string& line :
             {own + " w1=3 b2=3.i x10 k", own_strict + " k", start + "own:-s:(1,2)", start + "u3x2:0..20:42:-s",
              start + "i4x5:-9..9:7:vs x1", std::string("trees 1 explore min alphabeta:strict best_first 3 5"),
              std::string("trees 1 explore max expectiminimax:0..10 left_to_right 0 [1/2:3,1/2:4] "
                          "cexpectiminimax:strict:-1/2..10:probe.shuffled.7")}) {
            INFO(line);
            const auto log = from_line(line);
            REQUIRE(log);
            CHECK(to_line(*log) == line);
            CHECK(log->now().line_length == line.size());
        }
        const int at = static_cast<int>(start.size());
        CHECK(error_of(start + "own:vw:[1/2:3,1/2:4]") ==
              trees::Error{Kind::tree, at, search::Error::Kind::chance_node});
        CHECK(error_of(start + "own:vw:5") == trees::Error{Kind::not_an_inner_node, at});
        CHECK(error_of(start + "own:vw:(3,12") == trees::Error{Kind::tree, at + 7, search::Error::Kind::unclosed});
        CHECK(error_of(start + "own:vw") == trees::Error{Kind::syntax, at});
        CHECK(error_of(start + "own:") == trees::Error{Kind::syntax, at});
        CHECK(error_of(start + "own:sv:(1,2)") == trees::Error{Kind::syntax, at});
        CHECK(error_of("trees 1 practice max alphabeta:strict left_to_right 0 own:vw:(1,2)").kind ==
              Kind::not_for_practice);
        for (const char* algorithm :
             {"alphabeta:", "alphabeta:loose", "alphabeta:strict:", "alphabeta:3..3", "alphabeta:5..3",
              "alphabeta:2/4..3", "alphabeta:0..3:probes", "alphabeta:0..3:", "alphabeta:strict:strict"})
            CHECK_MESSAGE((error_of(std::string("trees 1 explore max ") + algorithm + " left_to_right 0 (1,2)") ==
                           trees::Error{Kind::unknown_algorithm, 20}),
                          algorithm);
        CHECK(error_of("trees 1 explore max minimax left_to_right 0 (1,2) cminimax").kind == Kind::unknown_algorithm);
        CHECK(error_of("trees 1 explore max minimax left_to_right 0 (1,2) c.5").kind == Kind::unknown_algorithm);
    }
    TEST_CASE("a setup with a tree and a shape, or with no rule, is refused")
    {
        Setup s;
        s.mode = Mode::practice;
        s.tree = search::tree_of(field_tree);
        s.exercise.is_own = true;
        CHECK_FALSE(problem(s));
        s.exercise.seed = 1;
        CHECK(problem(s)->kind == Kind::not_for_practice);
        s.exercise.seed = 0;
        s.exercise.rule = CutRule::never;
        CHECK(problem(s)->kind == Kind::not_for_practice);
    }
    TEST_CASE("both rules on one tree: the leaves, cuts and values that differ")
    {
        const auto t1 = search::rules_differ(search::tree_of(field_tree)).value();
        CHECK(t1.leaves == std::vector<std::int32_t>{10});
        CHECK(t1.cuts == std::vector<std::int32_t>{10});
        CHECK(t1.strict_cuts.empty());
        CHECK(t1.both.empty());
        CHECK(search::rules_differ(search::tree_of("(3 12 8)(3 5 6)(4 1 3)"))->both == std::vector<std::int32_t>{12});
        REQUIRE(t1.values.size() == 1);
        CHECK(t1.values[0] == search::RulesDiffer::Value{3, 3, 2});
        CHECK(search::rules_differ(search::tree_of(search::slide_tree))->is_alike());
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const Tree t = search::drawn_tree(seed);
            INFO(to_text(t, NodeKind::max));
            const auto found = search::rules_differ(t).value();
            CHECK(found.at_equality.value == found.strictly.value);
            CHECK(found.strictly.leaves_visited == found.at_equality.leaves_visited + found.leaves.size());
            for (const auto& v : found.values) {
                CHECK(v.node != 0);
                CHECK(v.at_equality != v.strictly);
            }
            for (const std::int32_t node : found.both)
                for (const auto& only : {found.cuts, found.strict_cuts})
                    CHECK(std::find(only.begin(), only.end(), node) == only.end());
            if (found.is_alike()) CHECK(found.cuts.empty());
            CHECK(found.is_alike() == (found.leaves.empty() && found.values.empty()));
        }
        CHECK(search::rules_differ(search::tree_of("[1:3]")).error().kind == search::Error::Kind::chance_node);
    }
    TEST_CASE("search.rules: the same as a request")
    {
        const Json found = good({{"cmd", "search.rules"}, {"tree", field_tree}});
        CHECK(found["value"] == 3);
        CHECK(found["best_child"] == 1);
        CHECK(found["visited_at_equality"] == 6);
        CHECK(found["visited_strictly"] == 7);
        CHECK(found["leaf_paths"] == Json::parse("[[2,1]]"));
        CHECK(found["leaf_values"] == Json::parse("[2]"));
        CHECK(found["cuts"] == Json::parse("[[2,1]]"));
        CHECK(found["values"] == Json::parse(R"([{"node":[2],"at_equality":3,"strictly":2}])"));
        CHECK(found["differ"] == true);
        CHECK(good({{"cmd", "search.rules"}, {"tree", "(0 0 0)(0 0 0)(0 0 0)"}})["leaf_paths"].size() == 4);
        CHECK(bad(Json{{"cmd", "search.rules"}, {"tree", "[1:3]"}}.dump()) == "chance_node tree");
    }
    TEST_CASE("T05: a missing cut is a mistake by the rule >= and none by the rule >, and the reply says the rule")
    {
        const Json solution = graded({{"sheet", Json::array()}})["solution"];
        const Json right = graded({{"sheet", solution}});
        CHECK(right["complete"] == true);
        CHECK(right["right"] == right["asked"]);
        CHECK(right["rule"] == ">=");
        Json first = Json::array(), second = Json::array(); // the second student omits the cut
        for (const Json& entry : solution) {
            first.push_back(entry);
            if (!entry["pruned"].get<bool>()) second.push_back(entry);
        }
        CHECK(kinds(graded({{"sheet", second}})) == "missing_prune[2,1] ");
        CHECK(graded({{"sheet", second}})["right"] == right["asked"].get<int>() - 1);
        const Json by_strict = graded({{"sheet", first}, {"rule", ">"}});
        CHECK(by_strict["rule"] == ">");
        CHECK(kinds(by_strict) == "superfluous_prune[2,1] wrong_value[2] ");
        CHECK(by_strict["mistakes"][0]["window"] == Json::parse("[3,3]"));
        CHECK(by_strict["mistakes"][1]["value"] == 2);
        Json wrong = solution;
        wrong[1]["window"] = Json::parse("[null,3]");
        CHECK(kinds(graded({{"sheet", wrong}})) == "wrong_window[0] ");
        CHECK(graded({{"sheet", second}, {"values", false}, {"windows", false}})["asked"] == 1);
    }
    TEST_CASE("a sheet that does not fit the tree is refused with its entry")
    {
        CHECK(refused(R"([{"node":[0,7]}])") == "no_such_node sheet[0].node");
        CHECK(refused(R"([{"node":[0]},{"node":[0],"value":3}])") == "node_twice sheet[1].node");
        CHECK(refused(R"([{"node":[0,0],"value":3}])") == "not_an_inner_node sheet[0].node");
        CHECK(refused(R"([{"node":[],"pruned":true}])") == "no_edge_above sheet[0].node");
        CHECK(refused(R"([{"node":[0],"window":[1]}])") == "wrong_type sheet[0].window");
        CHECK(refused(R"([{"value":3}])") == "missing_field sheet[0].node");
    }
}
