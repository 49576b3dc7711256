// Strategies with options of their own, and the tables of source 001, by request.
#define JSON_NOEXCEPTION 1
#include "engine/request/request.hpp"
#include "tests/json.hpp"
#include <doctest/doctest.h>

using namespace engine;
using Json = nlohmann::json;

namespace {

Json reply_to(const Json& request) { return Json::parse(request::answer(request.dump()), nullptr, false); }
Json result_of(const Json& request)
{
    const Json reply = reply_to(request);
    INFO(reply.dump());
    REQUIRE(reply["ok"] == true);
    return reply["result"];
}
/// "kind field" of the error.
std::string refusal(const Json& request)
{
    const Json reply = reply_to(request);
    if (reply["ok"] != false) return "ok";
    return reply["error"]["kind"].get<std::string>() + " " + reply["error"].value("field", "");
}
Json tournament(const char* strategy, const Json& options, const Json& secrets = 20)
{
    return {{"cmd", "codes.tournament"}, {"rules", "p4c6r"},   {"strategy", strategy},
            {"options", options},        {"secrets", secrets}, {"seed", 3}};
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("players with options choose and play tournaments, with every documented option")
    {
        const Json history = Json::array({{{"guess", "0011"}, {"fijas", 1}, {"picas", 1}}});
        const std::pair<const char*, std::vector<Json>> players[] = {
            {"genetic",
             {Json::object(),
              {{"population", 300}, {"mutation", 0.1}, {"crossover", 0.7}, {"transpose", 0.9}},
              {{"breeding", "keep"}, {"all_answers", true}},
              {{"breeding", "keep"}, {"all_answers", true}, {"refilter", true}},
              {{"breeding", "none"}},
              {{"breeding", "none"}, {"all_answers", true}, {"refilter", true}}}},
            {"evolutionary",
             {Json::object(), {{"population", 50}, {"generations", 20}, {"eligible", 10}, {"first", "0123"}}}},
            {"sampled_entropy", {Json::object(), {{"sample", 50}, {"guesses", 20}, {"first", "0123"}}}},
            {"optimal", {Json::object()}}};
        for (const auto& [strategy, all] : players)
            for (const Json& options : all) {
                const Json played = result_of(tournament(strategy, options));
                CHECK(played["games"].get<int>() + played.value("unfinished", 0) == 20);
                const Json chosen = result_of({{"cmd", "codes.choose"},
                                               {"rules", "p4c6r"},
                                               {"strategy", strategy},
                                               {"options", options},
                                               {"history", history}});
                CHECK(chosen["guess"].get<std::string>().size() == 4);
                CHECK(chosen["consistent"] == 208);
            }
        CHECK(result_of(tournament("optimal", Json::object(), "all"))["total"] == 5625);
    }
    TEST_CASE("optimal_consistent plays candidates alone: 5660 guesses for Mastermind, 455 for three of five")
    {
        Json all = tournament("optimal_consistent", Json::object(), "all");
        CHECK(result_of(all)["total"] == 5660);
        all["rules"] = "p3c5r";
        CHECK(result_of(all)["total"] == 455);
        Json choose = {{"cmd", "codes.choose"}, {"rules", "p4c6r"}, {"strategy", "optimal_consistent"}};
        CHECK(result_of(choose)["guess"] == "0012"); // the first guess of that strategy
        choose["history"] = Json::array({{{"guess", "0012"}, {"fijas", 1}, {"picas", 1}}});
        CHECK(result_of(choose)["possible"] == true);
        CHECK(result_of({{"cmd", "lab.compare"},
                         {"rules", "p3c5r"},
                         {"strategies", Json::array({"optimal", "optimal_consistent"})},
                         {"secrets", "all"}})["rows"][1]["strategy"] == "optimal_consistent");
    }
    TEST_CASE("what is wrong with a player's options is named; so is a board too large for a proof")
    {
        CHECK(refusal(tournament("genetic", {{"population", 0}})) == "out_of_range options.population");
        CHECK(refusal(tournament("genetic", {{"population", 10'001}})) == "out_of_range options.population");
        CHECK(refusal(tournament("genetic", {{"mutation", 1.5}})) == "out_of_range options.mutation");
        CHECK(refusal(tournament("genetic", {{"crossover", "x"}})) == "wrong_type options.crossover");
        CHECK(refusal(tournament("genetic", {{"breeding", "rabbits"}})) == "unknown_option options.breeding");
        CHECK(refusal(tournament("genetic", {{"sample", 3}})) == "unknown_field options.sample");
        CHECK(refusal(tournament("evolutionary", {{"population", 1}})) == "out_of_range options.population");
        CHECK(refusal(tournament("sampled_entropy", {{"guesses", 0}})) == "out_of_range options.guesses");
        CHECK(refusal(tournament("optimal", {{"first", "0011"}})) == "unknown_field options.first");
        CHECK(refusal(tournament("genetic_consistent", Json::object())) == "unknown_strategy strategy");
        CHECK(refusal(tournament("optimal_consistent", {{"first", "0011"}})) == "unknown_field options.first");
        Json large = tournament("optimal", Json::object());
        large["rules"] = "p8c10r";
        CHECK(refusal(large) == "too_large rules");
        large["strategy"] = "optimal_consistent";
        CHECK(refusal(large) == "too_large rules");
        CHECK(reply_to(tournament("nobody", Json::object()))["error"]["message"].get<std::string>().find(
                  "version_space, genetic, evolutionary, sampled_entropy, optimal.") != std::string::npos);
        for (const char* strategy : {"genetic", "evolutionary", "sampled_entropy", "optimal"}) {
            Json choose = {{"cmd", "codes.choose"}, {"rules", "p4c6r"}, {"strategy", strategy}};
            choose["history"] = Json::array(
                {{{"guess", "0011"}, {"fijas", 1}, {"picas", 0}}, {{"guess", "0011"}, {"fijas", 0}, {"picas", 0}}});
            CHECK(refusal(choose) == "contradictory history");
        }
    }
    TEST_CASE(
        "codes.choose proves an optimal guess within max_nodes, or is too large and says with what it would be told")
    {
        Json choose = {{"cmd", "codes.choose"}, {"rules", "p4c7r"}, {"strategy", "optimal"}, {"max_nodes", 50}};
        const Json reply = reply_to(choose);
        CHECK(reply["error"]["kind"] == "too_large");
        CHECK(reply["error"]["message"].get<std::string>().starts_with(
            "No guess is proven best for these 2401 candidates in "));
        choose["rules"] = "p3c5r";
        choose["max_nodes"] = 100'000;
        CHECK(result_of(choose)["consistent"] == 125);
        choose["max_nodes"] = 0;
        CHECK(refusal(choose) == "out_of_range max_nodes");
        choose["max_nodes"] = 5;
        choose["strategy"] = "entropy";
        CHECK(refusal(choose) == "unknown_field max_nodes");
    }
    TEST_CASE("the tables of source 001: the classic player agrees, quoted means are explained, no reading of the "
              "genetic one does")
    {
        const Json classic = result_of({{"cmd", "lab.reproduce"}, {"table", "001.4.1"}, {"games", 2000}, {"seed", 1}});
        REQUIRE(classic["rows"].size() == 5);
        const Json& player = classic["rows"][0];
        CHECK(player["strategy"] == "consistent");
        CHECK(player["printed"]["mean"] == 4.643);
        CHECK(player["agrees"] == true);
        CHECK_FALSE(player.contains("note"));
        const double exact[] = {5801 / 1296.0, 5696 / 1296.0, 5722 / 1296.0, 5625 / 1296.0};
        for (int i = 0; i < 4; ++i) {
            const Json& row = classic["rows"][static_cast<std::size_t>(i) + 1];
            CHECK(row["ours"]["mean"].get<double>() == doctest::Approx(exact[i]));
            CHECK(row["agrees"] == (i == 3)); // 4.340
            CHECK(row.contains("note") == (i != 3));
        }
        const Json genetic = result_of({{"cmd", "lab.reproduce"}, {"table", "001.4.2"}, {"games", 5}});
        REQUIRE(genetic["rows"].size() == 36);
        CHECK(genetic["rows"][0]["printed"]["mean"] == 10.68);
        CHECK(genetic["rows"][0]["options"]["breeding"] == "replace");
        CHECK(genetic["rows"][35]["printed"]["max"] == 117);
        CHECK(genetic["rows"][35]["options"] == Json({{"population", 300},
                                                      {"mutation", 0.1},
                                                      {"crossover", 0.7},
                                                      {"transpose", 0.9},
                                                      {"breeding", "none"}}));
    }
    TEST_CASE("every row of a source's table that differs says why, and none that agrees")
    {
        int differ = 0;
        for (const char* table : {"000.5.1", "000.5.2", "001.4.1", "001.4.2"}) {
            CAPTURE(table);
            const int games = std::string_view(table) == "001.4.2" ? 2 : 1'000;
            const Json told = result_of({{"cmd", "lab.reproduce"}, {"table", table}, {"games", games}, {"seed", 1}});
            for (const Json& row : told["rows"]) {
                CAPTURE(row["strategy"].get<std::string>());
                REQUIRE(row.contains("note") == !row["agrees"].get<bool>());
                if (!row.contains("note")) continue;
                ++differ;
                CHECK(row["note"].get<std::string>().ends_with("."));
            }
        }
        CHECK(differ > 5);
    }
}
