// extensive.* and the variants of betting.solve by request: the published values, gains, and bad requests.
#define JSON_NOEXCEPTION 1
#include "engine/base/rational.hpp"
#include "tests/engine/request_support.hpp"
#include <vector>

using namespace request_support;

namespace {

const std::string pennies = "EFG 2 R \"Matching pennies\" { \"Ann\" \"Bob\" }\n"
                            "p \"\" 1 1 \"Ann\" { \"H\" \"T\" } 0\n"
                            "p \"\" 2 1 \"Bob\" { \"H\" \"T\" } 3 \"nothing\" { 0, 0 }\n"
                            "t \"\" 1 \"same\" { 1, -1 }\nt \"\" 2 \"different\" { -1, 1 }\n"
                            "p \"\" 2 1 \"Bob\" { \"H\" \"T\" } 0\n"
                            "t \"\" 2\nt \"\" 1\n";

Json one_card(int aces, int kings)
{
    return good({{"cmd", "betting.solve"},
                 {"variant", "one_card"},
                 {"ante", 1},
                 {"bets", {1}},
                 {"deck", {{"aces", aces}, {"kings", kings}}},
                 {"fold", true}});
}
Json at(const Json& result, int player, const std::string& set)
{
    for (const Json& b : result["behaviour"])
        if (b["player"] == player && b["set"] == set) return b;
    FAIL("no set ", set);
    return {};
}
std::string one_card_efg()
{
    return good({{"cmd", "betting.solve"},
                 {"variant", "one_card"},
                 {"deck", {{"aces", 1}, {"kings", 1}}},
                 {"efg", true}})["efg"];
}
Json alice(const char* ace, const char* king, const char* meet)
{
    const auto rest = [](const std::string& p) { return p == "1" ? "0" : p == "0" ? "1" : p == "1/3" ? "2/3" : "1/3"; };
    return Json{{{"player", 1}, {"set", "A"}, {"actions", {{"bet", ace}, {"fold", rest(ace)}}}},
                {{"player", 1}, {"set", "K"}, {"actions", {{"bet", king}, {"fold", rest(king)}}}},
                {{"player", 2}, {"set", "bet"}, {"actions", {{"call", meet}, {"fold", rest(meet)}}}}};
}
Json one_range(const char* least, const char* most) { return Json::array({Json::array({least, most})}); }
std::string place_of(const Json& reply)
{
    REQUIRE(reply["ok"] == false);
    const Json& e = reply["error"];
    return e["kind"].get<std::string>() + " " + e.value("field", "") + " " + std::to_string(e.value("at", -1));
}

} // namespace

TEST_SUITE("extensive")
{
    TEST_CASE("one card, ante and bet 1: 1/3 at p(A) = 1/2, -1/3 at 1/4, 1 at 3/4, with bluff and meeting")
    {
        Json r = one_card(1, 1);
        CHECK(r["value"] == "1/3");
        CHECK(r["max_strategy"] == Json{{"A", {"1"}}, {"K", {"1/3"}}});
        CHECK(r["min_strategy"] == Json{{"*", {"2/3"}}});
        CHECK(r["max_ranges"]["K"] == one_range("1/3", "1/3"));
        CHECK(r["min_ranges"]["*"] == one_range("2/3", "2/3"));
        CHECK(at(r, 1, "K")["actions"] == Json{{"bet", "1/3"}, {"fold", "2/3"}});
        CHECK(r["deals"] == Json{{{"deal", "A"}, {"probability", "1/2"}, {"value", "5/3"}},
                                 {{"deal", "K"}, {"probability", "1/2"}, {"value", "-1"}}});
        CHECK(r["nodes"] == 11);
        r = one_card(1, 3);
        CHECK(r["value"] == "-1/3");
        CHECK(r["max_strategy"]["K"] == Json::array({"1/9"}));
        r = one_card(3, 1);
        CHECK(r["value"] == "1");
        CHECK(r["max_strategy"]["K"] == Json::array({"1"}));
        CHECK(r["min_ranges"]["*"] == one_range("0", "2/3"));
    }
    TEST_CASE("one card: larger antes and bets by the formulas bluff b/(2a+b) and meet 2a/(2a+b); a forced bet")
    {
        // at p(A) = 1/2: MIN is indifferent at the bluff b/(2a+b), and MAX with a king at the meeting 2a/(2a+b)
        for (int a = 1; a <= 3; ++a)
            for (int b = 1; b <= 4; ++b) {
                const Json r = good({{"cmd", "betting.solve"}, {"variant", "one_card"}, {"ante", a}, {"bets", {b}}});
                const auto ratio = [](int n, int d) {
                    const auto f = engine::Rational::of(n, d);
                    return to_text(*f);
                };
                CHECK(r["max_strategy"]["K"] == Json::array({ratio(b, 2 * a + b)}));
                CHECK(r["min_strategy"]["*"] == Json::array({ratio(2 * a, 2 * a + b)}));
            }
        const Json forced = good({{"cmd", "betting.solve"}, {"variant", "one_card"}, {"fold", false}});
        CHECK(forced["value"] == "0");
        CHECK(forced["max_strategy"] == Json{{"A", {"1"}}, {"K", {"1"}}});
    }
    TEST_CASE("Kuhn's poker: -1/18, 55 nodes, the family (α, 3α), and MIN's only strategy")
    {
        const Json r = good({{"cmd", "betting.solve"}, {"variant", "kuhn"}});
        CHECK(r["value"] == "-1/18");
        CHECK(r["nodes"] == 55);
        const Json& max = r["max_ranges"];
        CHECK(max["J"] == one_range("0", "1/3"));
        CHECK(max["Q"] == one_range("0", "0"));
        CHECK(max["K"] == one_range("0", "1"));
        CHECK(max["J check bet"] == one_range("0", "0"));
        CHECK(max["Q check bet"] == one_range("1/3", "2/3"));
        CHECK(max["K check bet"] == one_range("1", "1"));
        const Json& min = r["min_ranges"];
        CHECK(min["J check"] == one_range("1/3", "1/3"));
        CHECK(min["Q check"] == one_range("0", "0"));
        CHECK(min["K check"] == one_range("1", "1"));
        CHECK(min["J bet"] == one_range("0", "0"));
        CHECK(min["Q bet"] == one_range("1/3", "1/3"));
        CHECK(min["K bet"] == one_range("1", "1"));
        const auto alpha = engine::Rational::parse(r["max_strategy"]["J"][0].get<std::string>());
        const auto triple = mul(*alpha, 3);
        CHECK(r["max_strategy"]["K"][0] == to_text(*triple));
    }
    TEST_CASE("Kuhn's family: each α in [0,1/3] with 3α is optimal, and (α, 2α) is not")
    {
        const Json game = good({{"cmd", "betting.solve"}, {"variant", "kuhn"}, {"efg", true}});
        const auto exploitability = [&](int n, int d, int times) {
            Json behaviour = game["behaviour"];
            const auto put = [&](const char* set, const char* on, const char* off, const engine::Rational& p) {
                for (Json& b : behaviour)
                    if (b["player"] == 1 && b["set"] == set)
                        b["actions"] = {{on, to_text(p)}, {off, to_text(*sub(1, p))}};
            };
            const auto alpha = *engine::Rational::of(n, d);
            put("J", "bet", "check", alpha);
            put("K", "bet", "check", *mul(alpha, times));
            put("Q check bet", "call", "fold", *add(alpha, *engine::Rational::of(1, 3)));
            return good(
                {{"cmd", "extensive.exploit"}, {"efg", game["efg"]}, {"behaviour", behaviour}})["exploitability"];
        };
        for (int n = 0; n <= 6; ++n) CHECK(exploitability(n, 18, 3) == "0");
        CHECK(exploitability(1, 6, 2) != "0");
    }
    TEST_CASE("own ranks: with four cards, with copies, and at the limit of thirteen ranks")
    {
        const auto value = [](const Json& ranks) {
            return good({{"cmd", "betting.solve"}, {"variant", "kuhn"}, {"ranks", ranks}, {"ranges", false}});
        };
        CHECK(value({1, 1})["deals"].size() == 2);
        CHECK(value({1, 1})["value"] == "0"); // each knows both cards
        CHECK(value({1, 0, 1})["value"] == "0");
        CHECK(value({2, 1})["deals"].size() == 3);
        CHECK(value(std::vector(13, 1))["nodes"] == 1 + 156 * 9);
    }
    TEST_CASE("matching pennies with a zero payoff on an inner node: value 0 and 1/2 for both")
    {
        const Json r = good({{"cmd", "extensive.solve"}, {"efg", pennies}, {"ranges", true}});
        CHECK(r["value"] == "0");
        CHECK_FALSE(r.contains("constant"));
        CHECK(r["players"] == Json{"Ann", "Bob"});
        for (int player = 1; player <= 2; ++player) {
            const Json b = at(r, player, player == 1 ? "Ann" : "Bob");
            CHECK(b["actions"] == Json{{"H", "1/2"}, {"T", "1/2"}});
            CHECK(b["ranges"] == Json{{"H", {"1/2", "1/2"}}, {"T", {"1/2", "1/2"}}});
            CHECK(b["reached"] == true);
        }
    }
    TEST_CASE("exploitability: raising A and folding K, and always raising, both leave 0 and lose 1/3")
    {
        const std::string efg = one_card_efg();
        for (const Json& behaviour : {alice("1", "0", "2/3"), alice("1", "1", "2/3")}) {
            const Json r = good({{"cmd", "extensive.exploit"}, {"efg", efg}, {"behaviour", behaviour}});
            CHECK(r["best_2"] == "0");
            CHECK(r["value"] == "1/3");
            CHECK(r["gain_1"] == "0");
            CHECK(r["gain_2"] == "1/3");
            CHECK(r["exploitability"] == "1/3");
        }
        const Json best = good({{"cmd", "extensive.exploit"}, {"efg", efg}, {"behaviour", alice("1", "1/3", "2/3")}});
        CHECK(best["exploitability"] == "0");
        const Json folds = good({{"cmd", "extensive.exploit"}, {"efg", efg}, {"behaviour", alice("1", "0", "2/3")}});
        CHECK(at(Json{{"behaviour", folds["replies"]}}, 2, "bet")["actions"]["fold"] == "1");
        // the result of extensive.solve may be sent as it is
        const Json solved = good({{"cmd", "extensive.solve"}, {"efg", efg}, {"ranges", true}});
        CHECK(solved["value"] == "1/3");
        const Json zero = good({{"cmd", "extensive.exploit"}, {"efg", efg}, {"behaviour", solved["behaviour"]}});
        CHECK(zero["exploitability"] == "0");
    }
    TEST_CASE("a constant sum: the value is player 1's payoff, and the sum is told")
    {
        std::string efg = pennies;
        efg.insert(efg.find("p \"\" 1"), "c \"\" 1 \"gift\" { \"only\" 1 } 9 \"ten\" { 3 7 }\n");
        const Json r = good({{"cmd", "extensive.solve"}, {"efg", efg}});
        CHECK(r["value"] == "3");
        CHECK(r["constant"] == "10");
    }
    TEST_CASE("bad requests name the place")
    {
        const auto solve = [](const Json& efg) { return ask(Json{{"cmd", "extensive.solve"}, {"efg", efg}}.dump()); };
        CHECK(place_of(solve(7)) == "wrong_type efg -1");
        CHECK(place_of(solve("EFG 2 R \"\" { \"a\" \"b\" \"c\" } t \"\" 0")) == "players efg 21");
        const Json late = solve("EFG 2 R \"\" { \"a\" \"b\" }\n\nt \"\" 1 \"\" { 1 x }");
        CHECK(late["error"]["message"].get<std::string>().starts_with("Line 3, character 15: "));
        CHECK(bad(R"({"cmd":"extensive.solve"})") == "missing_field efg");
        CHECK(bad(R"({"cmd":"extensive.solve","efg":"EFG 2 R","zz":1})") == "truncated efg");
        const auto exploit = [](const Json& behaviour) {
            return place_of(ask(Json{{"cmd", "extensive.exploit"}, {"efg", pennies}, {"behaviour", behaviour}}.dump()));
        };
        const auto entry = [](int player, const char* set, const Json& actions) {
            return Json{{"player", player}, {"set", set}, {"actions", actions}};
        };
        const Json ann = entry(1, "Ann", {{"H", "1"}}), bob = entry(2, "Bob", {{"H", "1/2"}, {"T", "1/2"}});
        CHECK(exploit(Json::array({ann})) == "missing_set behaviour -1");
        CHECK(exploit({ann, bob, ann}) == "repeated_set behaviour 2");
        CHECK(exploit({ann, entry(2, "Ann", {{"H", "1"}})}) == "unknown_set behaviour 1");
        CHECK(exploit({ann, entry(2, "Bob", {{"X", "1"}})}) == "unknown_action behaviour 1");
        CHECK(exploit({ann, entry(2, "Bob", {{"H", "2/3"}})}) == "not_a_distribution behaviour 1");
        CHECK(exploit({ann, entry(2, "Bob", {{"H", "3/2"}, {"T", "-1/2"}})}) == "not_a_distribution behaviour 1");
        CHECK(exploit({ann, entry(3, "Bob", {{"H", "1"}})}) == "out_of_range behaviour[1].player -1");
        CHECK(exploit({ann, entry(2, "Bob", {{"H", 0.5}})}) == "wrong_type behaviour[1].actions.H -1");
        CHECK(exploit({ann, entry(2, "Bob", {{"H", std::string(6'000, '1')}})}) ==
              "out_of_range behaviour[1].actions.H -1");
        const std::string betting = R"({"cmd":"betting.solve",)";
        CHECK(bad(betting + R"("variant":"poker"})") == "unknown_variant variant");
        CHECK(bad(betting + R"("variant":"kuhn","ante":0})") == "out_of_range ante");
        CHECK(bad(betting + R"("variant":"kuhn","fold":true})") == "unknown_field fold");
        CHECK(bad(betting + R"("variant":"kuhn","ranks":[1]})") == "ranks_out_of_range ranks");
        CHECK(bad(betting + R"("variant":"kuhn","ranks":[1,0]})") == "ranks_out_of_range ranks");
        CHECK(bad(betting + R"("variant":"kuhn","ranks":[1,1.5]})") == "ranks_out_of_range ranks");
        CHECK(bad(betting + R"("variant":"kuhn","bets":[1,2,3,4],"ranks":[1,1,1,1,1,1,1,1,1,1,1,1,1]})") ==
              "too_many_nodes ranks");
        CHECK(bad(betting + R"("variant":"kuhn","deck":{"aces":1,"kings":1}})") == "unknown_field deck");
        CHECK(bad(betting + R"("variant":"one_card","cards":"seen"})") == "unknown_cards cards");
        CHECK(bad(betting + R"("variant":"one_card","bets":[1,1]})") == "repeated_bet bets");
        CHECK(bad(betting + R"("ante":1})") == "unknown_field ante");
        CHECK(bad(betting + R"("ranks":[1,1,1]})") == "unknown_field ranks");
    }
}
