// The code games by request: feedback, deductions, guesses chosen and graded, populations, proofs.
#define JSON_NOEXCEPTION 1
#include "engine/request/request.hpp"
#include "tests/engine/request_support.hpp"
#include "tests/json.hpp"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <doctest/doctest.h>
#include <fstream>
#include <set>
#include <string>

using namespace engine;

namespace request_codes_tests {

using request_support::ask;
using request_support::bad;
using request_support::base;
using request_support::good;
using request_support::Json;

TEST_SUITE("request")
{
    TEST_CASE("codes.answer takes codes as strings and as arrays")
    {
        Json r = base("codes.answer", "p4c6r");
        r["secret"] = "0123";
        r["guess"] = {0, 0, 1, 1};
        CHECK(good(r) == Json{{"fijas", 1}, {"picas", 1}});
    }
    TEST_CASE("codes.knowledge pages, prefixes, and blames rows")
    {
        Json r = base("codes.knowledge", "p4c6r");
        r["history"] = Json::array({{{"guess", "0011"}, {"fijas", 1}, {"picas", 0}}});
        r["list"] = 3;
        r["offset"] = 254;
        r["prefixes"] = true;
        Json k = good(r);
        CHECK(k["consistent"] == 256);
        CHECK(k["total"] == 1296);
        CHECK(k["codes"].size() == 2);
        CHECK(k["prefix_counts"] == Json{1296, 256});
        CHECK_FALSE(k.contains("repairs"));
        r["history"].push_back({{"guess", "2233"}, {"fijas", 0}, {"picas", 0}});
        r["history"].push_back({{"guess", "4455"}, {"fijas", 0}, {"picas", 0}});
        k = good(r);
        CHECK(k["consistent"] == 0);
        CHECK(k["repairs"] == Json::parse("[[0],[1],[2]]"));
        CHECK(k["first_bad_prefix"] == 3);
        CHECK(k["prefix_counts"] == Json{1296, 256, 32, 0});
    }
    TEST_CASE("the largest board: 4,294,967,296 codes counted exactly")
    {
        Json r = base("codes.knowledge", "p8c16r");
        r["list"] = 1;
        r["offset"] = 4294967295u;
        const Json k = good(r);
        CHECK(k["consistent"] == 4294967296u);
        CHECK(k["marginals"][7][15] == 268435456u);
        CHECK(k["codes"] == Json{"ffffffff"});
    }
    TEST_CASE(
        "codes.population: as many codes as fit 0, 1, 2… answers, the best first, each of them once; the next guess is "
        "one of them")
    {
        Json r = base("codes.population", "p4c6r");
        r["seed"] = 7;
        CHECK(good(r)["members"] == 1000);
        CHECK(good(r)["fits"] == Json{1000}); // without any feedback yet
        r["history"] = Json::array({{{"guess", "0012"}, {"fijas", 0}, {"picas", 2}},
                                    {{"guess", "2134"}, {"fijas", 1}, {"picas", 1}},
                                    {{"guess", "5231"}, {"fijas", 0}, {"picas", 2}}});
        r["list"] = 10'000;
        const Json p = good(r);
        CHECK(p["survivors"].get<int>() > 0);
        CHECK(p["before"] >= p["survivors"]);
        CHECK(p["renewed"] == false);
        CHECK(p["members"] > p["survivors"]); // breeding added members
        const auto all = p["members"].get<std::size_t>();
        REQUIRE(p["fits"].size() == 4);
        REQUIRE(p["codes"].size() == all); // after breeding all codes are distinct
        std::vector<std::size_t> counted(4);
        std::size_t before = 3;
        for (const Json& one : p["codes"]) {
            std::size_t fits = 0;
            for (const Json& row : r["history"]) {
                Json asked = base("codes.answer", "p4c6r");
                asked["secret"] = one["code"];
                asked["guess"] = row["guess"];
                const Json answer = good(asked);
                fits += answer["fijas"] == row["fijas"] && answer["picas"] == row["picas"] ? 1 : 0;
            }
            CHECK(one["fits"] == fits);
            CHECK(fits <= before);
            before = fits;
            ++counted[fits];
        }
        CHECK(p["fits"] == Json(counted));
        Json choose = r;
        choose["cmd"] = "codes.choose";
        choose["strategy"] = "genetic";
        choose.erase("list");
        const Json guess = good(choose)["guess"];
        CHECK(std::any_of(p["codes"].begin(), p["codes"].end(), [&](const Json& one) { return one["code"] == guess; }));
    }
    TEST_CASE("codes.population with options is the population that codes.choose draws from with the same ones")
    {
        Json r = base("codes.population", "p4c10n");
        r["seed"] = 5;
        r["list"] = 10'000;
        r["options"] = {{"population", 60}, {"breeding", "none"}, {"refilter", true}};
        CHECK(good(r)["members"] == 60);
        r["history"] = Json::array({{{"guess", "0123"}, {"fijas", 0}, {"picas", 2}}});
        const Json p = good(r);
        CHECK(p["before"] == 60);
        CHECK(p["members"] == p["survivors"]); // no child was born
        r["history"].push_back({{"guess", "4567"}, {"fijas", 2}, {"picas", 0}});
        const Json later = good(r);
        CHECK(later["before"] == p["members"]);
        CHECK(later["renewed"] == (later["survivors"] == 0));
        Json choose = r;
        choose["cmd"] = "codes.choose";
        choose["strategy"] = "genetic";
        choose.erase("list");
        const Json guess = good(choose)["guess"];
        CHECK(std::any_of(later["codes"].begin(), later["codes"].end(),
                          [&](const Json& one) { return one["code"] == guess; }));
        r["options"] = {{"population", 0}};
        CHECK(bad(r.dump()) == "out_of_range options.population");
    }
    TEST_CASE("codes.choose tells the guess and how it divides")
    {
        Json r = base("codes.choose", "p4c6r");
        r["strategy"] = "knuth";
        const Json c = good(r);
        CHECK(c["guess"] == "0011");
        CHECK(c["possible"] == true);
        CHECK(c["worst"] == 256);
        CHECK(c["partition"].size() == 13);
        CHECK(c["parts"] == 13);
        r["strategy"] = "consistent";
        r["seed"] = 5;
        CHECK(good(r) == good(r));
        const Json by_number = good(r)["guess"];
        r["seed"] = "5";
        CHECK(good(r)["guess"] == by_number);
        r["options"] = {{"first", "0123"}};
        CHECK(good(r)["guess"] == "0123");
    }
    TEST_CASE("codes.partition names the rows a guess contradicts")
    {
        Json r = base("codes.partition", "p4c6r");
        r["history"] = Json::array({{{"guess", "0011"}, {"fijas", 1}, {"picas", 0}}});
        r["guess"] = "0023";
        const Json p = good(r);
        CHECK(p["possible"] == false);
        CHECK(p["conflicts"] == Json{0});
        CHECK(p["worst"] == 58);
        CHECK(p["consistent"] == 256);
        double bits = 0;
        for (const Json& part : p["partition"]) {
            const double share = part[2].get<double>() / 256;
            bits -= share * std::log2(share);
        }
        CHECK(std::abs(p["bits"].get<double>() - bits) < 1e-9); // nine decimals
    }
    TEST_CASE("codes.rank places a guess among all")
    {
        Json r = base("codes.rank", "p4c6r");
        r["top"] = 2;
        r["guess"] = "0123";
        const Json k = good(r);
        CHECK(k["guesses"][0]["guess"] == "0011");
        CHECK(k["guesses"][1]["guess"] == "0022");
        CHECK(k["of"] == 1296);
        CHECK(k["rank"] == 811);
        r["classes"] = true;
        r["criterion"] = "entropy";
        CHECK(good(r)["guesses"][0]["alike"] == 360);
        CHECK(good(r)["rank"] == 1);
    }
    TEST_CASE("codes.tournament: the published totals through the door")
    {
        Json r = base("codes.tournament", "p4c6r");
        r["strategy"] = "knuth";
        r["secrets"] = "all";
        Json t = good(r);
        CHECK(t["total"] == 5801);
        CHECK(t["max"] == 5);
        CHECK(t["min"] == 1);
        CHECK(t["histogram"] == Json{1, 6, 62, 533, 694});
        CHECK(t["stderr"] == 0);
        CHECK_FALSE(t.contains("seconds")); // no clock was given
        r["strategy"] = "knuth_consistent";
        CHECK(good(r)["total"] == 5828);
        r["strategy"] = "expected_size";
        CHECK(good(r)["total"] == 5696);
        r["strategy"] = "most_parts_consistent";
        CHECK(good(r)["total"] == 5701);
        r["strategy"] = "entropy_consistent";
        r["options"] = {{"first", "0012"}};
        CHECK(good(r)["total"] == 5712);
        r.erase("options");
        r["secrets"] = 10;
        CHECK(good(r)["games"] == 10);
        const std::string timed = request::answer(r.dump(), [] { return 1.0; });
        CHECK(Json::parse(timed)["result"]["seconds"] == 0);
    }
    TEST_CASE("codes.grade: what a guess loses against optimal play, exactly, or that it is not known")
    {
        Json r = base("codes.grade", "p4c6r");
        r["guess"] = "0011";
        Json o = good(r);
        CHECK(o["candidates"] == 1296);
        CHECK(o["before"] == 5625);
        CHECK(o["after"] == 5702);
        CHECK(o["lost"].get<double>() == doctest::Approx(77.0 / 1296));
        CHECK(o["best"] == "0012");
        CHECK(o["proven"] == true);
        CHECK(o["nodes"] == 378);
        r["max_nodes"] = 10;
        o = good(r);
        CHECK(o["proven"] == false);
        CHECK(o["nodes"].get<int>() >= 10);
        CHECK(o["candidates"] == 1296);
        CHECK_FALSE(o.contains("before"));
        CHECK_FALSE(o.contains("best"));
        CHECK(bad(R"({"cmd":"codes.grade","rules":"p5c8r","guess":"00112"})") == "too_large rules");
        CHECK(bad(R"({"cmd":"codes.grade","rules":"p4c6r"})") == "missing_field guess");
        CHECK(bad(R"({"cmd":"codes.grade","rules":"p4c6r","guess":"0011","history":[)"
                  R"({"guess":"0000","fijas":1,"picas":0},{"guess":"0000","fijas":2,"picas":0}]})") ==
              "contradictory history");
    }
    TEST_CASE("codes.optimal: the least total, with proof, and the tree that reaches it")
    {
        Json r = base("codes.optimal", "p3c6r");
        Json o = good(r);
        CHECK(o["total"] == 854);
        CHECK(o["lower"] == 854);
        CHECK(o["games"] == 216);
        CHECK(o["mean"] == doctest::Approx(854.0 / 216));
        CHECK(o["max"] == o["histogram"].size());
        CHECK(o["proven"] == true);
        CHECK(o["nodes"] > 0);
        CHECK_FALSE(o.contains("tree"));
        r = base("codes.optimal", "p2c2n");
        r["tree"] = true;
        CHECK(good(r)["tree"] == Json::parse(R"({"guess":"01","answers":[{"fijas":0,"picas":2,"guess":"10"}]})"));
        r["max_guesses"] = 1;
        CHECK(bad(r.dump()) == "too_few_guesses max_guesses");
        r = base("codes.optimal", "p3c6r");
        r["max_nodes"] = 1;
        o = good(r);
        CHECK(o["proven"] == false);
        CHECK(o["lower"] <= 854);
        CHECK(o["total"] >= 854);
        const std::string start = R"({"cmd":"codes.optimal","rules":)";
        CHECK(bad(start + R"("p8c16r"})") == "too_large rules");
        CHECK(bad(start + R"("p5c6r"})") == "too_large rules");
        CHECK(bad(start + R"("p4c6r","max_guesses":0})") == "out_of_range max_guesses");
        CHECK(bad(start + R"("p4c6r","max_guesses":21})") == "out_of_range max_guesses");
        CHECK(bad(start + R"("p4c6r","tree":1})") == "wrong_type tree");
        CHECK(bad(start + R"("p4c6r","strategy":"knuth"})") == "unknown_field strategy");
    }
    TEST_CASE("codes.optimal: 5625 for Mastermind, 5626 in five guesses, 3575 for three of ten; nodes are the same "
              "everywhere")
    {
        const auto told = [](const char* rules, int max_guesses, int total, std::size_t max) {
            Json r = base("codes.optimal", rules);
            if (max_guesses > 0) r["max_guesses"] = max_guesses;
            const Json o = good(r);
            CHECK(o["total"] == total);
            CHECK(o["lower"] == total);
            CHECK(o["max"] == max);
            CHECK(o["proven"] == true);
            return o["nodes"].get<int>();
        };
        CHECK(told("p4c6r", 0, 5625, 6) == 2077); // as in codes_optimal_test.cpp
        CHECK(told("p4c6r", 5, 5626, 5) == 5726);
        CHECK(told("p3c10n", 0, 3575, 7) == 1665);
        if (std::getenv("SAGAZ_LONG") != nullptr) CHECK(told("p4c10n", 0, 26274, 7) == 255'490); // 4.5 s natively
    }
}

} // namespace request_codes_tests
