// thirtyone.* and tictactoe.* by request: the shared cases, exact, and every error of a request.
#define JSON_NOEXCEPTION 1
#include "engine/request/request.hpp"
#include "tests/json.hpp"
#include <doctest/doctest.h>
#include <fstream>

using namespace engine;
using Json = nlohmann::json;

namespace {

Json good(const Json& request)
{
    const Json reply = Json::parse(request::answer(request.dump()), nullptr, false);
    INFO(reply.dump());
    REQUIRE(reply["ok"] == true);
    return reply["result"];
}
/// "kind field at" of the error.
std::string bad(const std::string& line)
{
    const Json reply = Json::parse(request::answer(line), nullptr, false);
    if (reply["ok"] != false) return "ok";
    const Json& e = reply["error"];
    CHECK(e["message"].get<std::string>().size() > 20);
    return e["kind"].get<std::string>() + (e.contains("field") ? " " + e["field"].get<std::string>() : "") +
           (e.contains("at") ? " " + e["at"].dump() : "");
}
Json thirtyone(const char* cmd, int rows, int max, int limit)
{
    return {{"cmd", cmd}, {"rows", rows}, {"max", max}, {"limit", limit}};
}

} // namespace

TEST_SUITE("request")
{
    TEST_CASE("the shared cases of the 31 game, all 16 with their 60 positions, exact")
    {
        std::ifstream file("tests/data/thirtyone.json");
        REQUIRE_MESSAGE(file, "run from the project's root");
        const Json data = Json::parse(file, nullptr, false);
        int cases = 0;
        int positions = 0;
        for (const Json& c : data["cases"]) {
            INFO(c.dump());
            Json solve = thirtyone("thirtyone.solve", c["r"], c["m"], c["L"]);
            const Json solved = good(solve);
            for (const char* field :
                 {"explored_states", "all_encodings", "mover_losing_states", "winner", "winning_first_moves"})
                CHECK(solved[field] == c[field]);
            if (c.contains("root_remoteness")) CHECK(solved["root_remoteness"] == c["root_remoteness"]);
            solve["full_board"] = "draw";
            const Json drawn = good(solve);
            const Json& rule = c["full_board_is_draw_rule"];
            CHECK(drawn["winning_first_moves"] == rule["winning_first_moves"]);
            const int root = rule["root_value_for_A"];
            CHECK(drawn["winner"] == (root > 0 ? "A" : root < 0 ? "B" : "draw"));
            CHECK(drawn["root_remoteness"].is_null() == (root == 0));
            for (const Json& p : c.value("positions", Json::array())) {
                Json ask = thirtyone("thirtyone.position", c["r"], c["m"], c["L"]);
                ask["moves"] = p["moves"];
                const Json found = good(ask);
                for (const auto& [field, value] : p.items())
                    if (field != "moves") CHECK(found[field] == value);
                ++positions;
            }
            ++cases;
        }
        CHECK(cases == 16);
        CHECK(positions == 60);
    }
    TEST_CASE("the 31 game's tree is counted in full, beyond 2^53 as a string")
    {
        Json r = {{"cmd", "thirtyone.solve"}};
        Json solved = good(r);
        CHECK(solved["explored_states"] == 3551);
        CHECK(solved["tree_nodes"] == 476'280'295);
        CHECK(solved["states_by_remoteness"] == Json{397, 1509, 293, 737, 159, 302, 57, 73, 13, 9, 2});
        r["max"] = 9;
        r["limit"] = 80;
        CHECK(good(r)["tree_nodes"] == "2752528706925178201");
    }
    TEST_CASE("thirtyone.position: a draw, an end, and the line that shows why")
    {
        Json r = thirtyone("thirtyone.position", 1, 6, 21);
        r["full_board"] = "draw";
        Json p = good(r);
        CHECK(p["status"] == 0);
        CHECK(p["mover_wins"] == false);
        CHECK(p["remoteness"].is_null());
        r["moves"] = {1, 2, 3, 4, 5, 6};
        p = good(r);
        CHECK(p["over"] == true);
        CHECK(p["winner"] == "draw");
        r = thirtyone("thirtyone.position", 4, 6, 31);
        r["moves"] = {6, 6, 6, 6, 5, 5}; // B says 34
        p = good(r);
        CHECK(p["over"] == true);
        CHECK(p["winner"] == "A");
        CHECK(p["to_move"] == "A");
        CHECK(p["mover_wins"] == true);
        CHECK(p["status"] == 1);
        CHECK(p["winning_moves"] == Json::array());
        CHECK(p["losing_utterances"] == Json::array());
        CHECK(p["remoteness"] == 0);
        r["moves"] = Json::array();
        p = good(r);
        CHECK(p["line"].size() == 9);
        CHECK(p["best_moves"] == Json{1, 5});
    }
    TEST_CASE("tictactoe.analyse: counts, values and the slide's two moves ahead")
    {
        Json r = {{"cmd", "tictactoe.analyse"}, {"board", "........."}, {"algorithm", "alphabeta"}};
        Json a = good(r);
        CHECK(a["value"] == 0);
        CHECK(a["nodes"] == 18'297);
        CHECK(a["moves"].size() == 9);
        CHECK(a["moves"][0] == Json{{"square", 0}, {"value", 0}});
        r["algorithm"] = "minimax";
        a = good(r);
        CHECK(a["nodes"] == 549'946);
        CHECK(a["leaves"] == 255'168);
        r["depth"] = 2;
        r["algorithm"] = "alphabeta";
        a = good(r);
        CHECK(a["best"] == 4);
        CHECK(a["value"] == 1);
        CHECK(a["leaves_visited"] == 26);
        CHECK(a["leaves"] == 72);
        CHECK(a["moves"][1]["value"] == -2);
        r["board"] = "XX.OO....";
        r["depth"] = nullptr;
        a = good(r);
        CHECK(a["value"] == 1);
        CHECK(a["to_move"] == "X");
        r["board"] = "XXXOO....";
        a = good(r);
        CHECK(a["moves"] == Json::array());
        CHECK(a["best"].is_null());
        CHECK(a["nodes"] == 1);
    }
    TEST_CASE("bad requests of these games name the field and the place")
    {
        const std::string s = R"({"cmd":"thirtyone.solve",)";
        CHECK(bad(s + R"("rows":0})") == "out_of_range rows");
        CHECK(bad(s + R"("rows":9})") == "out_of_range rows");
        CHECK(bad(s + R"("max":1})") == "out_of_range max");
        CHECK(bad(s + R"("max":10})") == "out_of_range max");
        CHECK(bad(s + R"("limit":100})") == "out_of_range limit");
        CHECK(bad(s + R"("limit":"31"})") == "wrong_type limit");
        CHECK(bad(s + R"("full_board":"loses"})") == "unknown_full_board full_board");
        CHECK(bad(s + R"("full_board":1})") == "wrong_type full_board");
        CHECK(bad(s + R"("moves":[1]})") == "unknown_field moves");
        const std::string p = R"({"cmd":"thirtyone.position","moves":)";
        CHECK(bad(p + "3}") == "wrong_type moves");
        CHECK(bad(p + "[1,7]}") == "bad_move moves 1");
        CHECK(bad(p + "[1,-1]}") == "bad_move moves 1");
        CHECK(bad(p + "[1,2.5]}") == "bad_move moves 1");
        CHECK(bad(p + "[1,1e300]}") == "bad_move moves 1");
        CHECK(bad(p + R"(["1"]})") == "bad_move moves 0");
        CHECK(bad(p + "[1,18446744073709551615]}") == "bad_move moves 1");
        CHECK(bad(p + "[1,1,1,1,1]}") == "used_up moves 4");
        CHECK(bad(p + "[6,6,6,6,5,5,1]}") == "game_over moves 6");
        std::string many = "[1";
        for (int i = 0; i < 5000; ++i) many += ",1";
        CHECK(bad(p + many + "]}") == "used_up moves 4");
        const std::string t = R"({"cmd":"tictactoe.analyse","board":)";
        CHECK(bad(t + R"("X.O"})") == "board_length board 3");
        CHECK(bad(t + R"("X.O.....?"})") == "bad_cell board 8");
        CHECK(bad(t + R"("XX......."})") == "impossible_board board");
        CHECK(bad(t + R"("XXXOOO..."})") == "impossible_board board");
        CHECK(bad(t + "7}") == "wrong_type board");
        CHECK(bad(t + R"(".........","algorithm":"expectiminimax"})") == "unknown_algorithm algorithm");
        CHECK(bad(t + R"(".........","depth":0})") == "out_of_range depth");
        CHECK(bad(t + R"(".........","depth":10})") == "out_of_range depth");
    }
}
