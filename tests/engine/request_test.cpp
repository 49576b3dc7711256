// Requests: commands, their fields, and every error.
#define JSON_NOEXCEPTION 1
#include "engine/request/request.hpp"
#include "tests/engine/request_support.hpp"
#include "tests/json.hpp"
#include <cmath>
#include <cstdio>
#include <doctest/doctest.h>
#include <fstream>
#include <string>

using namespace engine;
using namespace request_support;

TEST_SUITE("request")
{
    TEST_CASE("the shared cases: counts, marginals and codes of all 80 positions, exact")
    {
        std::ifstream file("tests/data/codes.json");
        REQUIRE_MESSAGE(file, "run from the project's root");
        const Json data = Json::parse(file, nullptr, false);
        int positions = 0;
        for (const auto& [name, game] : data["games"].items()) {
            const std::string rules = "p" + std::to_string(game["n"].get<int>()) + "c" +
                                      std::to_string(game["base"].get<int>()) + (game["repeats"] == true ? "r" : "n");
            for (const Json& position : game["cases"]) {
                INFO(position["id"].get<std::string>());
                Json request = base("codes.knowledge", rules.c_str());
                request["history"] = position["history"];
                request["list"] = 5040;
                const Json result = good(request);
                CHECK(result["consistent"] == position["consistent"]);
                CHECK(result["marginals"] == position["marginals"]);
                if (!position["codes"].is_null()) {
                    Json texts = Json::array();
                    for (const Json& code : position["codes"]) {
                        std::string text;
                        for (const Json& s : code) text += static_cast<char>('0' + s.get<int>());
                        texts.push_back(text);
                    }
                    CHECK(result["codes"] == texts);
                }
                ++positions;
            }
        }
        CHECK(positions == 80);
    }
    TEST_CASE("matrix.solve: the slide's game, dominance, and what is refused")
    {
        const Json r = good({{"cmd", "matrix.solve"}, {"matrix", {{2, -3}, {0, 2}, {-5, 10}}}});
        CHECK(r["row_maximin"] == 0);
        CHECK(r["col_minimax"] == 2);
        CHECK(r["saddle_points"] == Json::array());
        CHECK(r["value"] == "4/7");
        CHECK(r["row_strategy"] == Json({"2/7", "5/7", "0"}));
        CHECK(r["column_strategy"] == Json({"5/7", "2/7"}));
        const Json d = good(Json::parse(R"({"cmd":"matrix.solve","matrix":[["1/2",1],[0,0]]})"));
        CHECK(d["row_maximin"] == "1/2");
        CHECK(d["dominated"][0] == Json::parse(R"({"row":1,"strength":"strict","by":[[0,"1"]]})"));
        CHECK(bad(R"({"cmd":"matrix.solve"})") == "missing_field matrix");
        CHECK(bad(R"({"cmd":"matrix.solve","matrix":[]})") == "empty matrix");
        CHECK(bad(R"({"cmd":"matrix.solve","matrix":[[1,2],[3]]})") == "ragged matrix");
        CHECK(bad(R"({"cmd":"matrix.solve","matrix":[[1,2.5]]})") == "syntax matrix[0][1]");
        CHECK(bad(R"({"cmd":"matrix.solve","matrix":[["1/0"]]})") == "zero_denominator matrix[0][0]");
        CHECK(bad(R"({"cmd":"matrix.solve","matrix":[[9223372036854775808]]})") == "entry_out_of_range matrix[0][0]");
        CHECK(bad(R"({"cmd":"matrix.solve","matrix":[[1,1,1,1,1,1,1,1,1,1,1]]})") == "too_many_columns matrix");
    }
    TEST_CASE("betting.solve: the seed's values, and what is refused")
    {
        CHECK(good({{"cmd", "betting.solve"}, {"cards", "seen"}})["value"] == "-1/2");
        const Json r = good({{"cmd", "betting.solve"}, {"bets", {2, 4, 6}}, {"cards", "hidden"}});
        CHECK(r["value"] == "-1/4");
        CHECK(r["max_strategy"]["K"] == Json({"1", "0", "0"}));
        CHECK(r["max_ranges"]["A"][0] == Json({"1/2", "1"}));
        CHECK(r["min_strategy"]["A"] == Json({"1", "1", "1"}));
        CHECK(r["deals"][2] == Json({{"deal", "KA"}, {"probability", "1/4"}, {"value", "-3"}}));
        CHECK(bad(R"({"cmd":"betting.solve","bets":[2,2]})") == "repeated_bet bets");
        CHECK(bad(R"({"cmd":"betting.solve","bets":[0]})") == "bets_out_of_range bets");
        CHECK(bad(R"({"cmd":"betting.solve","cards":"open"})") == "unknown_cards cards");
        CHECK(bad(R"({"cmd":"betting.solve","deck":{"aces":0,"kings":1}})") == "out_of_range deck.aces");
        CHECK(bad(R"({"cmd":"betting.solve","deck":{"aces":1,"kings":1,"jacks":1}})") == "unknown_field deck.jacks");
    }
    TEST_CASE("version checks itself")
    {
        const Json v = good({{"cmd", "version"}});
        CHECK(v["self_check"] == true);
        CHECK(v["features"].is_array());
    }
    TEST_CASE("bad requests name the field")
    {
        CHECK(bad("") == "bad_json");
        CHECK(bad("{") == "bad_json");
        CHECK(bad("\xff\xfe") == "bad_json");
        CHECK(bad("[]") == "wrong_type");
        CHECK(bad("{}") == "missing_field cmd");
        CHECK(bad(R"({"cmd":7})") == "wrong_type cmd");
        CHECK(bad(R"({"cmd":"cluedo.cheat"})") == "unknown_command cmd");
        CHECK(bad(R"({"cmd":"version","progress":1})") == "wrong_type progress");
        CHECK(bad(R"({"cmd":"version","x":1})") == "unknown_field x");
        CHECK(bad(R"({"cmd":"codes.answer"})") == "missing_field rules");
        CHECK(bad(R"({"cmd":"codes.answer","rules":4})") == "wrong_type rules");
        CHECK(bad(R"({"cmd":"codes.answer","rules":"p4c99r"})") == "symbols_out_of_range rules");
        CHECK(bad(R"({"cmd":"codes.answer","rules":"p4c6r","secret":"0123"})") == "missing_field guess");
        CHECK(bad(R"({"cmd":"codes.answer","rules":"p4c6r","secret":"012","guess":"0123"})") == "code_length secret");
        CHECK(bad(R"({"cmd":"codes.answer","rules":"p4c6r","secret":[0,1,2,1e9],"guess":"0123"})") ==
              "bad_symbol secret");
        CHECK(bad(R"({"cmd":"codes.answer","rules":"p4c6r","secret":[0,1,2,-1],"guess":"0123"})") ==
              "bad_symbol secret");
        CHECK(bad(R"({"cmd":"codes.answer","rules":"p4c6r","secret":[0,1,2,[]],"guess":"0123"})") ==
              "bad_symbol secret");
        CHECK(bad(R"({"cmd":"codes.answer","rules":"p4c6r","secret":[0,1,2,3,4,5,6,7,8,9,1,2],"guess":"0123"})") ==
              "code_length secret");
        CHECK(bad(R"({"cmd":"codes.answer","rules":"p4c6r","secret":{},"guess":"0123"})") == "wrong_type secret");
        CHECK(bad(R"({"cmd":"codes.answer","rules":"p4c10n","secret":"0012","guess":"0123"})") ==
              "repeated_symbol secret");
        const std::string k = R"({"cmd":"codes.knowledge","rules":"p4c6r",)";
        CHECK(bad(k + R"("history":{}})") == "wrong_type history");
        CHECK(bad(k + R"("history":[7]})") == "wrong_type history[0]");
        CHECK(bad(k + R"("history":[{"guess":"0123","fijas":1}]})") == "missing_field history[0].picas");
        CHECK(bad(k + R"("history":[{"guess":"0123","fijas":1,"picas":-1}]})") == "out_of_range history[0].picas");
        CHECK(bad(k + R"("history":[{"guess":"0123","fijas":1,"picas":1e300}]})") == "out_of_range history[0].picas");
        CHECK(bad(k + R"("history":[{"guess":"0123","fijas":3,"picas":1}]})") == "impossible_answer history[0]");
        CHECK(bad(k + R"("history":[{"guess":"0123","fijas":3,"picas":0,"z":0}]})") == "unknown_field history[0].z");
        CHECK(bad(k + R"("list":100001})") == "out_of_range list");
        CHECK(bad(k + R"("list":99999999999999999999999})") == "out_of_range list");
        CHECK(bad(k + R"("list":"3"})") == "wrong_type list");
        CHECK(bad(k + R"("list":2.5})") == "out_of_range list");
        const std::string c = R"({"cmd":"codes.choose","rules":"p4c6r",)";
        CHECK(bad(c + R"("strategy":"guru"})") == "unknown_strategy strategy");
        CHECK(bad(c + R"("strategy":"consistent_consistent"})") == "unknown_strategy strategy");
        CHECK(bad(c + R"("strategy":"knuth","options":[]})") == "wrong_type options");
        CHECK(bad(c + R"("strategy":"knuth","options":{"first":"9999"}})") == "bad_symbol options.first");
        CHECK(bad(c + R"("strategy":"knuth","options":{"second":"0011"}})") == "unknown_field options.second");
        CHECK(bad(c + R"("strategy":"consistent","seed":"18446744073709551616"})") == "out_of_range seed");
        CHECK(bad(c + R"("strategy":"consistent","seed":-1})") == "out_of_range seed");
        CHECK(
            bad(c +
                R"("strategy":"knuth","history":[{"guess":"0011","fijas":4,"picas":0},{"guess":"0011","fijas":0,"picas":0}]})") ==
            "contradictory history");
        const std::string t = R"({"cmd":"codes.tournament","rules":"p8c10r",)";
        CHECK(bad(t + R"("strategy":"knuth","secrets":"all"})") == "too_large");
        CHECK(bad(t + R"("strategy":"knuth"})") == "missing_field secrets");
        CHECK(bad(t + R"("strategy":"knuth","secrets":"some"})") == "out_of_range secrets");
        CHECK(bad(t + R"("strategy":"knuth","secrets":0})") == "out_of_range secrets");
        CHECK(bad(R"({"cmd":"codes.rank","rules":"p4c6r","criterion":"luck"})") == "unknown_criterion criterion");
        CHECK(bad(R"({"cmd":"codes.rank","rules":"p8c10r"})") == "too_large");
    }
    TEST_CASE("too long and too deep are refused before parsing")
    {
        CHECK(bad(std::string(request::max_request_length + 1, ' ')) == "too_large");
        CHECK(bad(std::string(100'000, '[')) == "too_deep");
        CHECK(bad(R"({"cmd":"version","x":)" + std::string(40, '[') + std::string(40, ']') + "}") == "too_deep");
        CHECK(bad(R"({"cmd":"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["})") == "unknown_command cmd"); // in a string
    }
    TEST_CASE("brackets behind an escaped quote are still only text")
    {
        CHECK(bad(R"({"cmd":"\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["})") == "unknown_command cmd");
    }
    TEST_CASE("a request a slice at a time gives the same line, and tells how far it is")
    {
        const std::string line =
            R"({"cmd":"codes.tournament","rules":"p4c6r","strategy":"knuth","secrets":"all","progress":true})";
        request::Request sliced(line);
        CHECK(sliced.wants_progress());
        int slices = 1;
        std::int64_t last = 0;
        while (sliced.step(Budget{50}) == Step::more) {
            ++slices;
            CHECK(sliced.progress().done >= 0);
            last = sliced.progress().done;
        }
        CHECK(slices > 10);
        CHECK(last > 0);
        CHECK(sliced.result() == request::answer(line));
        CHECK(sliced.step(Budget{1}) == Step::done); // a finished request stays done
        CHECK(request::progress_line({3, 10}) == R"({"progress":{"done":3,"total":10}})");
    }
}
