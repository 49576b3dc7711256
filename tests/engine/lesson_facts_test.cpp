// lesson.facts: what the engine knows about a board, tried on every board of our lessons.
#include "engine/lesson/facts.hpp"
#include "tests/engine/lesson_support.hpp"
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace engine;
using namespace engine::lessons;

namespace {

Json facts_of(const std::string& line)
{
    const Json reply = reply_to({{"cmd", "lesson.facts"}, {"line", line}});
    INFO(line << ": " << reply.dump());
    REQUIRE(reply["ok"] == true);
    return reply["result"];
}

const Json* fact_in(const Json& result, const std::string& key, const std::string& part = "")
{
    for (const Json& fact : result["facts"])
        if (fact["key"] == key && fact["part"] == part) return &fact;
    return nullptr;
}

Json value_in(const Json& result, const std::string& key, const std::string& part = "")
{
    const Json* fact = fact_in(result, key, part);
    REQUIRE_MESSAGE(fact != nullptr, key);
    return (*fact)["value"];
}

Json list(std::initializer_list<const char*> all) { return Json(std::vector<std::string>(all.begin(), all.end())); }

/// Without members that say what is usual anyway.
Json plain(Json request)
{
    for (const auto& [name, usual] : std::map<std::string, Json>{
             {"algorithm", "alphabeta"}, {"root", "MAX"}, {"order", "left_to_right"}, {"list", 0}})
        if (request.contains(name) && request[name] == usual) request.erase(name);
    if (request.value("cmd", "") == "codes.knowledge") request.erase("list");
    return request;
}

std::vector<Json> our_lessons()
{
    std::vector<Json> all;
    for (const auto& entry : std::filesystem::directory_iterator("assets/lessons")) {
        std::ifstream file(entry.path() / "lesson.json", std::ios::binary);
        std::stringstream text;
        text << file.rdbuf();
        all.push_back(Json::parse(text.str(), nullptr, false));
        REQUIRE(all.back().is_object());
    }
    return all;
}

} // namespace

TEST_SUITE("lesson")
{
    TEST_CASE("facts of a tree: values, leaves looked at or not, and what pupils often say instead")
    {
        const Json known = facts_of("trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)");
        CHECK(known["missing"].empty());
        CHECK(value_in(known, "root_value") == list({"3"}));
        CHECK(value_in(known, "branch_value", "1") == list({"3"}));
        CHECK(value_in(known, "branch_value", "2") == list({"2"}));
        CHECK(value_in(known, "branch_value", "3") == list({"2"}));
        CHECK(value_in(known, "best_branches") == list({"0"}));
        CHECK(value_in(known, "leaves_looked_at") == list({"7"}));
        CHECK(value_in(known, "leaves_pruned") == list({"2"}));
        CHECK(value_in(known, "never_looked_at") == list({"1.1", "1.2"}));
        CHECK(value_in(known, "leaves") == list({"9"}));
        const Json& root = *fact_in(known, "root_value");
        CHECK(root["kind"] == "number");
        CHECK(root["because"]["request"]["algorithm"] == "minimax");
        CHECK(root["because"]["path"] == "value");
        std::map<std::string, Json> wrong;
        for (const Json& one : root["wrong"]) wrong[one["key"].get<std::string>()] = one["value"];
        CHECK(wrong == std::map<std::string, Json>{{"other_player", list({"6"})},
                                                   {"greatest_leaf", list({"14"})},
                                                   {"least_leaf", list({"2"})}});
        const Json& never = *fact_in(known, "never_looked_at");
        CHECK(never["kind"] == "set");
        CHECK(never["options"].size() == 9);
        CHECK(never["options"][4] == Json{{"value", "1.1"}, {"id", "node:8"}, {"word", "4"}});
    }
    TEST_CASE("facts of chance, of codes, of the 31 game, of a matrix")
    {
        CHECK(value_in(facts_of("trees 1 explore max expectiminimax left_to_right 0 [1/2:3,1/2:4][1:2]"),
                       "root_value") == list({"7/2"}));
        const Json codes = facts_of("codes 1 p4c6r 12 assistant letters consistent 1 g0011 a00 g2233 a11 g2345");
        CHECK(value_in(codes, "all_codes") == list({"1296"}));
        CHECK(fact_in(codes, "groups") != nullptr);
        CHECK(fact_in(codes, "fijas") == nullptr); // nobody knows the secret
        const Json& left = *fact_in(codes, "codes_left");
        CHECK(left["wrong"][0]["key"] == "before_answer");
        CHECK(left["wrong"][0]["value"] == list({"256"}));
        const Json kept = facts_of("codes 1 p4c6r 12 keeper digits knuth 1 s0351 g0123");
        CHECK(value_in(kept, "fijas") == list({"1"}));
        CHECK(value_in(kept, "picas") == list({"2"}));
        const Json few = facts_of("codes 1 p2c4r 12 assistant letters consistent 1 g01 a10");
        CHECK(fact_in(few, "possible_codes") != nullptr);
        const Json sum = facts_of("thirtyone 1 4 6 31 mover_loses person person 42 3 4");
        CHECK(value_in(sum, "sum") == list({"7"}));
        CHECK((*fact_in(sum, "sum"))["wrong"][0]["value"] == list({"3"}));
        const Json matrix = facts_of("matrix 1 2,-3;0,2;-5,10 row 7");
        CHECK(value_in(matrix, "maximin") == list({"0"}));
        CHECK(value_in(matrix, "minimax") == list({"2"}));
    }
    TEST_CASE("facts of concepts on a table: of a gallery, of one's own, with wrong labels, without an example")
    {
        const Json sport = facts_of("concepts 1 watch L 0 0 sport -");
        CHECK(sport["missing"].empty());
        CHECK(value_in(sport, "concepts_left") == list({"6"}));
        CHECK(value_in(sport, "concepts_all") == list({"973"}));
        CHECK(value_in(sport, "specific_border") == list({"1"}));
        CHECK(value_in(sport, "general_border") == list({"2"}));
        const Json& left = *fact_in(sport, "concepts_left");
        CHECK(left["wrong"][0]["key"] == "before_example");
        CHECK(left["wrong"][0]["value"] == list({"28"}));
        const Json own = facts_of("concepts 1 watch L2 1 0 =Vive_en:tierra,el_mar;A%3BB:x,y +00,-11");
        CHECK((*fact_in(own, "concepts_left"))["because"]["request"]["attributes"][0] == list({"tierra", "el mar"}));
        CHECK(fact_in(facts_of("concepts 1 watch L 0 0 =A:x,y;B:x,y -"), "concepts_left") == nullptr);
    }
    TEST_CASE("facts of Kuhn's poker and of the A/K game with ante and fold: the value, and each set's optimal shares")
    {
        const Json kuhn = facts_of("betting 1 kuhn 1 1 1,1,1 max 3 5");
        CHECK(kuhn["missing"].empty());
        CHECK(value_in(kuhn, "betting_value") == list({"-1/18"}));
        CHECK(value_in(kuhn, "betting_nodes") == list({"55"}));
        CHECK(value_in(kuhn, "calls", "MIN Q bet") == list({"1/3"}));
        CHECK(value_in(kuhn, "bets", "MIN J check") == list({"1/3"}));
        CHECK(value_in(kuhn, "bets_least", "MAX J") == list({"0"})); // optimal play has a choice here
        CHECK(value_in(kuhn, "bets_most", "MAX J") == list({"1/3"}));
        CHECK(value_in(kuhn, "calls_most", "MAX Q check bet") == list({"2/3"}));
        CHECK(fact_in(kuhn, "bets_least", "MIN J check") == nullptr); // it says the same as the one without a bound
        CHECK(fact_in(kuhn, "bets_most", "MIN J check") == nullptr);
        CHECK((*fact_in(kuhn, "betting_value"))["because"]["request"] ==
              Json{{"cmd", "betting.solve"}, {"variant", "kuhn"}});
        const Json other = facts_of("betting 1 kuhn 2 3 0,2,1,1 both 3 5 a1");
        CHECK((*fact_in(other, "betting_value"))["because"]["request"] ==
              Json::parse(R"({"cmd":"betting.solve","variant":"kuhn","ante":2,"bets":[3],"ranks":[0,2,1,1]})"));
        const Json one_card = facts_of("betting 1 one_card 1 1 a1k1f max 3 5");
        CHECK(one_card["missing"].empty());
        CHECK(value_in(one_card, "betting_value") == list({"1/3"}));
        CHECK(value_in(one_card, "bets", "MAX K") == list({"1/3"}));
        CHECK(value_in(one_card, "calls", "MIN bet") == list({"2/3"}));
        const Json must = facts_of("betting 1 one_card 2 3 a2k1m max 3 5");
        CHECK((*fact_in(must, "betting_value"))["because"]["request"] ==
              Json::parse(R"({"cmd":"betting.solve","variant":"one_card","ante":2,"bets":[3],"fold":false,
                              "deck":{"aces":2,"kings":1}})"));
        CHECK(value_in(must, "bets", "MAX K") == list({"1"}));
    }
    TEST_CASE("facts of the lab: means, errors and spreads of its strategies, and what two of them differ by")
    {
        const Json lab = facts_of("lab 1 p4c6r knuth,entropy 100 3 go");
        CHECK(lab["missing"].empty());
        CHECK(value_in(lab, "lab_mean", "knuth") == list({"4.4"}));
        CHECK(value_in(lab, "lab_mean", "entropy") == list({"4.46"}));
        CHECK(value_in(lab, "lab_total", "knuth") == list({"440"}));
        CHECK(value_in(lab, "lab_most", "knuth") == list({"5"}));
        CHECK(value_in(lab, "lab_games") == list({"100"}));
        CHECK(value_in(lab, "lab_difference", "knuth entropy") == list({"-0.06"}));
        const Json& error = *fact_in(lab, "lab_error", "entropy");
        CHECK(error["value"][0].get<std::string>().starts_with("0.0573"));
        CHECK(error["wrong"][0]["key"] == "the_spread");
        CHECK(error["wrong"][0]["value"][0].get<std::string>().starts_with("0.573"));
        CHECK(error["because"]["request"] ==
              Json::parse(R"({"cmd":"lab.compare","rules":"p4c6r","strategies":["knuth","entropy"],"secrets":100,
                              "seed":3})"));
        const Json drawn = facts_of("lab 1 p2c4r genetic/300.50.750.850.2.0.1 10 18446744073709551615");
        CHECK(fact_in(drawn, "lab_difference", "genetic") == nullptr);
        CHECK((*fact_in(drawn, "lab_games"))["because"]["request"]["strategies"][0].contains("options"));
        CHECK((*fact_in(drawn, "lab_games"))["because"]["request"]["seed"].dump().find("18446744073709551615") !=
              std::string::npos);
        CHECK(facts_of("lab 1 p4c6r - 100 3")["facts"].empty()); // nobody plays
    }
    TEST_CASE("facts: an experiment that the engine refuses has none, and says why")
    {
        const Json large = facts_of("lab 1 p8c16r knuth 10 3");
        CHECK(large["facts"].empty());
        REQUIRE_FALSE(large["missing"].empty());
        CHECK(large["missing"][0].get<std::string>().find("the engine refuses the request") != std::string::npos);
    }
    TEST_CASE("facts: a line that no game reads is refused, and where answers may be lies nothing is said")
    {
        const Json reply = reply_to({{"cmd", "lesson.facts"}, {"line", "trees 1 explore max"}});
        CHECK(reply["ok"] == false);
        CHECK(reply["error"]["kind"] == "bad_line");
        const std::string codes = "codes 1 p3c6n 12 assistant digits consistent 5 g123 a10";
        CHECK(facts_of("spaces 1 me hand lies1 b uniform_code never " + codes)["facts"].empty());
        CHECK_FALSE(facts_of("spaces 1 me hand true b uniform_code never " + codes)["facts"].empty());
    }
    TEST_CASE("facts: every board of our lessons has all that its game has, and no question of ours says otherwise")
    {
        int boards = 0, same = 0;
        std::set<std::string> seen;
        std::map<std::string, Json> values; // by request and path
        const auto learn = [&](const std::string& line) {
            if (!seen.insert(line).second) return;
            const Json known = facts_of(line);
            CAPTURE(line);
            CHECK(known["missing"] == Json::array());
            ++boards;
            for (const Json& fact : known["facts"])
                if (fact["because"].contains("request"))
                    values[plain(fact["because"]["request"]).dump() + fact["because"]["path"].dump()] = fact["value"];
        };
        const std::vector<Json> all = our_lessons();
        for (const Json& lesson : all)
            for (const Json& step : lesson["steps"])
                if (step.contains("at") && step["at"].get<std::string>().find('{') == std::string::npos)
                    learn(step["at"].get<std::string>());
        for (const Json& lesson : all)
            for (const Json& step : lesson["steps"]) {
                if (!step.contains("ask") || !step["ask"].contains("because")) continue;
                const Json& because = step["ask"]["because"];
                if (!because.is_object() || !because.contains("request") || because.contains("as")) continue;
                if (step["ask"].contains("tolerance")) continue; // a rounded answer
                const auto known = values.find(plain(because["request"]).dump() + because["path"].dump());
                if (known == values.end()) continue;
                const Json& answer = step["ask"]["answer"];
                Json said = Json::array();
                for (const Json& one : answer.is_array() ? answer : Json::array({answer}))
                    said.push_back(one.is_string() ? one : Json(one.dump()));
                CAPTURE(because.dump());
                CHECK(std::multiset<std::string>(said.begin(), said.end()) ==
                      std::multiset<std::string>(known->second.begin(), known->second.end()));
                ++same;
            }
        MESSAGE(boards << " boards, " << same << " questions");
        CHECK(boards > 60);
        CHECK(same >= 12);
    }
}
