// Through the one door: commands, their fields, and everything that can be wrong with them.
#define JSON_NOEXCEPTION 1
#include "engine/request/commands.hpp"
#include "engine/request/request.hpp"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <doctest/doctest.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

using namespace engine;
using Json = nlohmann::json;

namespace {

Json ask(const std::string& line)
{
    const std::string text = request::answer(line);
    CHECK(text.find('\n') == std::string::npos);
    Json json = Json::parse(text, nullptr, false);
    REQUIRE(json.is_object());
    REQUIRE(json.contains("ok"));
    return json;
}
Json good(const Json& request)
{
    const Json reply = ask(request.dump());
    INFO(reply.dump());
    REQUIRE(reply["ok"] == true);
    return reply["result"];
}
/// "kind field" of the error.
std::string bad(const std::string& line)
{
    const Json reply = ask(line);
    if (reply["ok"] != false) return "ok";
    const Json& e = reply["error"];
    CHECK(e["message"].get<std::string>().size() > 20);
    const std::string field = e.contains("field") ? " " + e["field"].get<std::string>() : "";
    return e["kind"].get<std::string>() + field;
}
Json base(const char* cmd, const char* rules) { return {{"cmd", cmd}, {"rules", rules}}; }

} // namespace

TEST_SUITE("request")
{
    TEST_CASE("the list of requests for people has a row for every command, and no others")
    {
        std::ifstream file("engine/request/README.md");
        REQUIRE_MESSAGE(file, "run from the project's root");
        std::set<std::string> described;
        for (std::string row; std::getline(file, row);) {
            CHECK_MESSAGE(row.size() < 300, row);
            const std::string head = row.substr(0, 3), name = row.substr(std::min<std::size_t>(3, row.size()));
            if (head == "| `" && (name.find('.') < name.find('`') || name.starts_with("version`")))
                CHECK_MESSAGE(described.insert(name.substr(0, name.find('`'))).second, row);
        }
        std::set<std::string> known;
        for (const auto& family : request::families())
            for (const auto& command : family) known.insert(std::string(command.name));
        for (const auto& name : known)
            CHECK_MESSAGE(described.count(name) == 1, name << " has no row in engine/request/README.md");
        for (const auto& name : described) CHECK_MESSAGE(known.count(name) == 1, name << " is no command");
    }
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
        CHECK(good(r)["fits"] == Json{1000}); // there is no answer yet
        r["history"] = Json::array({{{"guess", "0012"}, {"fijas", 0}, {"picas", 2}},
                                    {{"guess", "2134"}, {"fijas", 1}, {"picas", 1}},
                                    {{"guess", "5231"}, {"fijas", 0}, {"picas", 2}}});
        r["list"] = 10'000;
        const Json p = good(r);
        CHECK(p["survivors"].get<int>() > 0);
        CHECK(p["before"] >= p["survivors"]);
        CHECK(p["renewed"] == false);
        CHECK(p["members"] > p["survivors"]); // they bred
        const auto all = p["members"].get<std::size_t>();
        REQUIRE(p["fits"].size() == 4);
        REQUIRE(p["codes"].size() == all); // after breeding all are different
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
        CHECK(p["members"] == p["survivors"]); // none was born
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
        CHECK(bad(k + R"("history":[7]})") == "wrong_type history[0].");
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
        CHECK(bad(c + R"("strategy":"knuth","options":[]})") == "wrong_type options.");
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
        CHECK(bad(R"({"cmd":"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["})") == "unknown_command cmd"); // only a string
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
        CHECK(sliced.step(Budget{1}) == Step::done); // nothing happens
        CHECK(request::progress_line({3, 10}) == R"({"progress":{"done":3,"total":10}})");
    }
}
