// search.tree with the strict rule and with bounds at chance nodes: the field's cases, and bad input.
#include "tests/engine/request_support.hpp"
#include <map>

using namespace request_support;

namespace {

Json tree(const Json& t, Json more = Json::object())
{
    more["cmd"] = "search.tree";
    more["tree"] = t;
    return good(more);
}
Json strict(const Json& t) { return tree(t, {{"rule", ">"}}); }
std::string refused(const Json& more)
{
    Json request{{"cmd", "search.tree"}, {"tree", "[0.7:(9 10) 0.3:(9 7)] [0.7:(2 10) 0.3:(5 8)]"}};
    request.update(more);
    return bad(request.dump());
}

const Json field_9 = "[0.7:(9 10) 0.3:(9 7)] [0.7:(2 10) 0.3:(5 8)]";

} // namespace

TEST_SUITE("request.search_rules")
{
    TEST_CASE("T01: cut at equality prunes leaf 2 and the third child is at most 3; cut only when worse, it is 2")
    {
        const Json t = Json::parse("[[1,1,5],[3,4],[3,2]]");
        const Json usual = tree(t, {{"trace", true}}), worse = tree(t, {{"rule", ">"}, {"trace", true}});
        CHECK(usual["value"] == 3);
        CHECK(usual["best_root_children"] == Json::parse("[1]"));
        CHECK(usual["visited_values"] == Json::parse("[1,1,5,3,4,3]"));
        CHECK(usual["cuts"] == Json::parse(R"([{"node":[2],"after_child":0,"alpha":3,"beta":3,"kind":"alpha"}])"));
        CHECK(worse["value"] == 3);
        CHECK(worse["best_child"] == 1);
        CHECK(worse["leaves_pruned"] == 0);
        CHECK(worse["cuts"].empty());
        const auto third = [](const Json& found) {
            for (const Json& e : found["trace"])
                if (e["event"] == "leave" && e["node"] == Json::parse("[2]")) return e["value"];
            return Json();
        };
        CHECK(third(usual) == 3);
        CHECK(third(worse) == 2);
    }
    TEST_CASE("T02, T04: the leaf that a published solution prunes must be read")
    {
        const Json two = tree(Json::parse("[[[2,3],[5,9]],[[0,1],[7,5]]]"));
        CHECK(two["value"] == 3);
        CHECK(two["visited_values"] == Json::parse("[2,3,5,0,1]"));
        CHECK(two["leaves_pruned"] == 3);
        const Json t4 = Json::parse("[[[3,11],[900,7]],[[12,13],[7,6]]]");
        const Json four = tree(t4, {{"trace", true}});
        CHECK(four["value"] == 11);
        CHECK(four["visited_values"] == Json::parse("[3,11,900,12,13,7,6]"));
        CHECK(four["cuts"] == Json::parse(R"([{"node":[0,1],"after_child":0,"alpha":900,"beta":11,"kind":"beta"}])"));
        CHECK(strict(t4)["visited_values"] == four["visited_values"]);
    }
    TEST_CASE("T07: nine equal leaves: five visited at equality, nine under the strict rule, every root move best")
    {
        const Json t = Json::parse("[[0,0,0],[0,0,0],[0,0,0]]");
        CHECK(tree(t)["leaves_visited"] == 5);
        CHECK(tree(t)["leaves_pruned"] == 4);
        CHECK(strict(t)["leaves_visited"] == 9);
        CHECK(strict(t)["best_root_children"] == Json::parse("[0,1,2]"));
        CHECK(tree(t, {{"rule", ">="}}) == tree(t));
    }
    TEST_CASE("T09: with leaves 0 to 10 the root is 8.4; after leaf 2 the bound 4.4 cuts 10, 5 and 8")
    {
        const Json plain = tree(field_9, {{"algorithm", "expectiminimax"}});
        CHECK(plain["value"] == "42/5");
        CHECK(plain["leaves_visited"] == 8);
        CHECK_FALSE(plain.contains("pruned_values"));
        for (const char* algorithm : {"expectiminimax", "alphabeta"})
            for (const bool probe : {false, true}) {
                const Json found =
                    tree(field_9,
                         {{"algorithm", algorithm}, {"chance_bounds", {"0", 10}}, {"probe", probe}, {"trace", true}});
                CHECK(found["value"] == "42/5");
                CHECK(found["best_child"] == 0);
                CHECK(found["leaves"] == 8);
                CHECK(found["leaves_visited"] == 5);
                CHECK(found["pruned_leaf_paths"] == Json::parse("[[1,0,1],[1,1,0],[1,1,1]]"));
                REQUIRE(found["cuts"].size() == 2);
                CHECK(found["cuts"][0]["node"] == Json::parse("[1,0]"));
                CHECK(found["cuts"][0]["alpha"] == "54/7"); // below it the right side cannot reach 8.4
                CHECK(found["cuts"][0]["leaves"] == 1);
                const Json& cut = found["cuts"][1];
                CHECK(cut["node"] == Json::parse("[1]"));
                CHECK(cut["kind"] == "alpha");
                CHECK(cut["alpha"] == "42/5");
                CHECK(cut["high"] == "22/5");
                CHECK(cut["leaves"] == 2);
                CHECK_FALSE(found.contains("minimum"));
                CHECK(found["entry_windows"][1]["kind"] == "CHANCE");
            }
        const Json numbers = tree(field_9, {{"chance_bounds", {0, 10}}});
        CHECK(numbers["visited_values"] == Json::parse("[9,10,9,7,2]"));
        CHECK(numbers["pruned_values"] == Json::parse("[10,5,8]"));
        const Json texts = tree(field_9, {{"algorithm", "expectiminimax"}, {"chance_bounds", {0, 10}}});
        CHECK(texts["pruned_values"] == Json::parse(R"(["10","5","8"])"));
        CHECK(tree(field_9, {{"chance_bounds", {0, 24}}})["leaves_visited"] == 7);
    }
    TEST_CASE("the trace shows a chance node's bounds after each child")
    {
        const Json found = tree(field_9, {{"chance_bounds", {0, 10}}, {"trace", true}});
        std::string bounds;
        for (const Json& e : found["trace"])
            if (e.contains("high") && e["event"] != "enter" && e["event"] != "leave")
                bounds +=
                    e["node"].dump() + e["event"].get<std::string>() + " " + e["low"].dump() + e["high"].dump() + "; ";
        CHECK(bounds == "[0]update \"63/10\"\"93/10\"; [0]update \"42/5\"\"42/5\"; [1]update 0\"22/5\"; "
                        "[1]cut 0\"22/5\"; ");
    }
    TEST_CASE("Knuth and Moore's minimum stands only where it holds: no bounds, no chance")
    {
        CHECK(tree("(3 12 8)(2 4 6)(14 5 2)", {{"rule", ">"}})["minimum"] == 5);
        const Json bounded = tree("(10 10)(3 4)", {{"chance_bounds", {0, 10}}});
        CHECK(bounded["leaves_visited"] == 2); // fewer than the 3 of that theorem
        CHECK_FALSE(bounded.contains("minimum"));
    }
    TEST_CASE("what is wrong is said with its place")
    {
        CHECK(refused({{"rule", "<"}}) == "unknown_rule rule");
        CHECK(refused({{"rule", 1}}) == "wrong_type rule");
        CHECK(refused({{"chance_bounds", {10, 0}}}) == "bounds_reversed chance_bounds");
        CHECK(refused({{"chance_bounds", {0, 9}}}) == "leaf_outside_bounds tree");
        CHECK(refused({{"chance_bounds", {0}}}) == "wrong_type chance_bounds");
        CHECK(refused({{"chance_bounds", {0, "x"}}}) == "wrong_type chance_bounds[1]");
        CHECK(refused({{"chance_bounds", "0..10"}}) == "wrong_type chance_bounds");
        CHECK(refused({{"chance_bounds", {0, 10}}, {"algorithm", "minimax"}}) == "not_for_minimax chance_bounds");
        CHECK(refused({{"probe", true}}) == "missing_field probe");
        CHECK(refused(Json::object()) == "chance_node tree");
    }
}
