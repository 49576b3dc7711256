// search.tree, search.orders, search.random_trees: the shared cases, exact, and every error of a request.
#define JSON_NOEXCEPTION 1
#include "engine/request/request.hpp"
#include "tests/json.hpp"
#include <cmath>
#include <doctest/doctest.h>
#include <fstream>

using namespace engine;
using Json = nlohmann::json;

namespace {

Json good(const Json& request)
{
    const Json reply = Json::parse(request::answer(request.dump()), nullptr, false);
    INFO(request.dump().substr(0, 300));
    INFO(reply.dump().substr(0, 300));
    REQUIRE(reply["ok"] == true);
    return reply["result"];
}
std::string bad(const Json& request)
{
    const Json reply = Json::parse(request::answer(request.dump()), nullptr, false);
    if (reply["ok"] != false) return "ok";
    const Json& e = reply["error"];
    CHECK(e["message"].get<std::string>().size() > 20);
    return e["kind"].get<std::string>() + (e.contains("field") ? " " + e["field"].get<std::string>() : "") +
           (e.contains("at") ? " " + std::to_string(e["at"].get<int>()) : "");
}
Json read(const char* name)
{
    std::ifstream file(name);
    REQUIRE_MESSAGE(file, "run from the project's root");
    return Json::parse(file, nullptr, false);
}
Json tree(const Json& t, Json more = Json::object())
{
    more["cmd"] = "search.tree";
    more["tree"] = t;
    return more;
}

} // namespace

TEST_SUITE("request.search")
{
    TEST_CASE("the shared trees: value, leaves, paths, cuts and windows, exact")
    {
        int cases = 0;
        const Json data = read("tests/data/trees.json");
        for (const Json& c : data["cases"]) {
            INFO(c["name"].get<std::string>());
            Json request = tree(c["tree"], {{"root", c["root"]}, {"algorithm", "alphabeta"}});
            const Json found = good(request);
            for (const char* field : {"value", "leaves", "best_root_children"})
                if (c.contains(field)) CHECK(found[field] == c[field]);
            for (const auto& expected : c["ab_left_to_right"].items()) {
                INFO(expected.key());
                CHECK(found[expected.key()] == expected.value());
            }
            request["algorithm"] = "minimax";
            CHECK(good(request)["value"] == c["value"]);
            request["algorithm"] = "alphabeta";
            request["order"] = "best_first";
            CHECK(good(request)["leaves_visited"] == c["leaves_visited_if_children_sorted_best_first"]);
            request["order"] = "worst_first";
            CHECK(good(request)["leaves_visited"] == c["leaves_visited_if_sorted_worst_first"]);
            ++cases;
        }
        CHECK(cases >= 10);
    }
    TEST_CASE("the shared trees with chance: exact fractions as strings")
    {
        int cases = 0;
        const Json data = read("tests/data/expecti.json");
        for (const Json& c : data["cases"]) {
            CHECK(good(tree(c["tree"], {{"algorithm", "expectiminimax"}}))["value"] == c["value"]);
            ++cases;
        }
        CHECK(cases >= 6);
    }
    TEST_CASE("three forms of one tree")
    {
        const Json lists = Json::parse("[[3,12,8],[2,4,6],[14,5,2]]");
        const Json objects = Json::parse(
            R"({"kind":"MAX","children":[[3,12,8],{"kind":"MIN","children":[2,4,6]},{"children":[14,5,"4/2"]}]})");
        const Json found = good(tree("(3 12 8)(2 4 6)(14 5 2)"));
        CHECK(good(tree(lists)) == found);
        CHECK(good(tree(objects)) == found);
        CHECK(found["visited_values"] == Json::parse("[3,12,8,2,14,5,2]"));
        CHECK(found["leaves_pruned"] == 2);
        CHECK(found["minimum"] == 5);
        for (const char* other : {"[1/2:3 1/2:4]", "[1/2:(3 5) 1/2:(4 6)]", "^(3 5) ^(4 6)"})
            CHECK_MESSAGE(!good(tree(other, {{"algorithm", "expectiminimax"}})).contains("minimum"), other);
        CHECK(good(tree("(1/2 3)"))["value"] == 3);
        CHECK(good(tree("(1/2 1/3)"))["value"] == "1/2");
        CHECK(good(tree(7))["value"] == 7);
        CHECK(good(tree("[1/2:(3 5) 1/2:4]", {{"algorithm", "expectiminimax"}}))["value"] == "9/2");
        // MAX below MAX; a player's turn after chance
        CHECK(good(tree(
                  Json::parse(R"({"kind":"MAX","children":[{"kind":"MAX","children":[1,9]},[5,6]]})")))["value"] == 9);
        CHECK(good(tree(Json::parse(R"([{"kind":"CHANCE","p":["1/2","1/2"],"children":[[3,5],4]},1])"),
                        {{"algorithm", "expectiminimax"}}))["value"] == "7/2");
    }
    TEST_CASE("the trace on request")
    {
        const Json trace = good(tree("(3 12 8)(2 4 6)(14 5 2)", {{"trace", true}}))["trace"];
        CHECK(trace.size() == 4 + 7 + 10 + 1 + 4); // enter, leaf, update, cut, leave
        CHECK(trace[0] == Json::parse(R"({"event":"enter","node":[],"alpha":null,"beta":null})"));
        CHECK(trace[13] == Json::parse(R"({"event":"cut","node":[1],"child":0,"value":2,"alpha":3,"beta":2,
                                           "alpha_holder":[],"beta_holder":[1]})"));
        CHECK_FALSE(good(tree("(3 12 8)(2 4 6)(14 5 2)")).contains("trace"));
    }
    TEST_CASE("what is wrong with a tree is said with its place")
    {
        CHECK(bad({{"cmd", "search.tree"}}) == "missing_field tree");
        CHECK(bad(tree("(3 12")) == "unclosed tree 0");
        CHECK(bad(tree("(3 x)")) == "unexpected_character tree 3");
        CHECK(bad(tree(Json::parse("[[3,true]]"))) == "wrong_type tree[0][1]");
        CHECK(bad(tree(Json::parse("[[3,2.5]]"))) == "bad_number tree[0][1]");
        CHECK(bad(tree(Json::parse("[[3,18446744073709551615]]"))) == "number_too_large tree[0][1]");
        CHECK(bad(tree(Json::parse("[[3,\"1/0\"]]"))) == "bad_number tree[0][1] 2");
        CHECK(bad(tree(Json::parse("[3,[]]"))) == "empty_group tree[1]");
        CHECK(bad(tree(Json::parse(R"({"kind":"MID","children":[1]})"))) == "unknown_kind tree.kind");
        CHECK(bad(tree(Json::parse(R"({"kind":"CHANCE","children":[1]})"))) == "missing_field tree.p");
        CHECK(bad(tree(Json::parse(R"({"kind":"CHANCE","children":[1],"p":[]})"))) == "wrong_type tree.p");
        CHECK(bad(tree(Json::parse(R"({"kind":"MAX","children":[1],"p":["1"]})"))) == "unknown_field tree.p");
        CHECK(bad(tree(Json::parse(R"({"kind":"CHANCE","children":[1],"p":["3/2"]})"))) ==
              "probability_out_of_range tree");
        CHECK(bad(tree(Json::parse(R"([1,{"kind":"CHANCE","children":[1],"p":["1/2"]}])"))) ==
              "probabilities_sum tree 2");
        CHECK(bad(tree("[1:3]", {{"algorithm", "minimax"}})) == "chance_node tree 0");
        CHECK(bad(tree("3", {{"algorithm", "negamax"}})) == "unknown_algorithm algorithm");
        CHECK(bad(tree("3", {{"order", "up"}})) == "unknown_order order");
        CHECK(bad(tree("3", {{"root", "CHANCE"}})) == "unknown_kind root");
        CHECK(bad({{"cmd", "search.orders"}, {"tree", "[1:3]"}}) == "chance_node tree 0");
    }
    TEST_CASE("a request of a megabyte is a tree or an error, and its lists stay bounded")
    {
        std::string wide = "(0";
        for (int i = 0; i < 520'000; ++i) wide += " 1";
        const Json found = good(tree(wide + ")"));
        CHECK(found["leaves_visited"] == 520'001);
        CHECK(found["visited_values"].size() < 200'001);
        CHECK(found["events_not_listed"].get<int>() > 0);
        std::string many = "(0"; // one node more than the limit
        for (int i = 0; i < 524'000; ++i) many += " 1";
        CHECK(bad(tree(many + " 1 2 3)")) == "ok");
    }
    TEST_CASE("all orders, and random trees with the exact means")
    {
        const Json orders = good({{"cmd", "search.orders"}, {"tree", "(3 12 8)(2 4 6)(14 5 2)"}});
        CHECK(orders["histogram"] == Json::parse(R"({"5":48,"6":96,"7":432,"8":384,"9":336})"));
        CHECK(orders["orders"] == 1296);
        CHECK(orders["sampled"] == false);
        const Json sampled =
            good({{"cmd", "search.orders"}, {"tree", "(3 12 8)(2 4 6)(14 5 2)"}, {"limit", 100}, {"samples", 50}});
        CHECK(sampled["sampled"] == true);
        CHECK(sampled["searches"] == 50);
        const Json random = good({{"cmd", "search.random_trees"}, {"b", 3}, {"d", 2}, {"trees", 5000}, {"seed", 1}});
        CHECK(std::abs(random["mean_leaves"].get<double>() - 521.0 / 70) < 3 * random["stderr"].get<double>());
        CHECK(random["all"] == 9);
        CHECK(random["minimum"] == 5);
        const Json best =
            good({{"cmd", "search.random_trees"}, {"b", 3}, {"d", 4}, {"order", "best_first"}, {"trees", 9}});
        CHECK(best["mean_leaves"] == 17);
        CHECK(best["stderr"] == 0);
        CHECK(bad({{"cmd", "search.random_trees"}, {"b", 3}, {"d", 61}}) == "out_of_range d");
        CHECK(bad({{"cmd", "search.random_trees"}, {"b", 3}, {"d", 50}}) == "too_many_nodes d");
        CHECK(bad({{"cmd", "search.random_trees"}, {"b", 0}, {"d", 5}}) == "out_of_range b");
    }
}
