// lab.compare by request.
#include "engine/request/comparison.hpp"
#include "tests/engine/request_support.hpp"
#include <doctest/doctest.h>

using namespace engine;
using namespace request_support;

namespace {

Json lab_answer(const Json& request) { return Json::parse(request::answer(request.dump()), nullptr, false); }
Json comparison(const Json& strategies, const Json& secrets = "all")
{
    return {{"cmd", "lab.compare"}, {"rules", "p3c4r"}, {"strategies", strategies}, {"secrets", secrets}, {"seed", 3}};
}
/// "kind field" of the error.
std::string wrong(const Json& request)
{
    const Json reply = lab_answer(request);
    if (reply["ok"] != false) return "ok";
    return reply["error"]["kind"].get<std::string>() + " " + reply["error"].value("field", "");
}

} // namespace

TEST_SUITE("lab")
{
    TEST_CASE("lab.compare tells each strategy as codes.tournament does, and every pair")
    {
        const Json small = {{"strategy", "genetic"}, {"options", {{"population", 20}}}};
        const Json result = lab_answer(comparison({"knuth", small, "optimal"}, 30))["result"];
        CHECK(result["games"] == 30);
        REQUIRE(result["rows"].size() == 3);
        CHECK(result["rows"][0]["strategy"] == "knuth");
        CHECK_FALSE(result["rows"][0].contains("options"));
        CHECK(result["rows"][1]["options"] == small["options"]);
        for (const Json& row : result["rows"]) {
            Json request = {{"cmd", "codes.tournament"}, {"rules", "p3c4r"}, {"secrets", 30}, {"seed", 3}};
            request.update(row.contains("options") ? small : Json({{"strategy", row["strategy"]}}));
            const Json tournament = lab_answer(request)["result"];
            for (const auto& field : tournament.items()) CHECK_MESSAGE(row[field.key()] == field.value(), field.key());
            CHECK(row["unfinished"] == 0);
            CHECK_FALSE(row.contains("guesses"));
            CHECK_FALSE(row.contains("seconds")); // no clock
        }
        REQUIRE(result["pairs"].size() == 3);
        const Json& pair = result["pairs"][1];
        CHECK(pair["a"] == 0);
        CHECK(pair["b"] == 2);
        CHECK(pair["games"] == 30);
        CHECK(pair["difference"].get<double>() ==
              doctest::Approx(result["rows"][0]["mean"].get<double>() - result["rows"][2]["mean"].get<double>()));
        CHECK(pair["stderr"].get<double>() > 0);
    }
    TEST_CASE("with games each share tells its guesses; together they are the whole's")
    {
        const Json strategies = {"knuth", "consistent", "entropy"};
        const Json request = with(comparison(strategies, 20), "games", true);
        const Json whole = lab_answer(request)["result"];
        std::vector<Json> guesses(3, Json::array());
        for (Json& one : guesses) one.get_ref<Json::array_t&>().resize(20);
        for (const int index : {1, 0, 2}) {
            const Json share = {{"index", index}, {"of", 3}};
            const Json part = lab_answer(with(request, "share", share))["result"];
            CHECK(part["games"] == 20);
            for (std::size_t s = 0; s < 3; ++s) {
                const Json& row = part["rows"][s];
                if (s == 1) CHECK(row["share"] == share);
                else CHECK(row["share"] == Json({{"index", 0}, {"of", 1}}));
                if (row["games"] == 0) {
                    CHECK(row["mean"].is_null());
                    CHECK(row["max"].is_null());
                }
                for (std::size_t i = 0; i < row["guesses"].size(); ++i) {
                    const std::size_t game =
                        row["share"]["index"].get<std::size_t>() + i * row["share"]["of"].get<std::size_t>();
                    CHECK(guesses[s][game].is_null());
                    guesses[s][game] = row["guesses"][i];
                }
            }
        }
        for (std::size_t s = 0; s < 3; ++s) CHECK(guesses[s] == whole["rows"][s]["guesses"]);
    }
    TEST_CASE("games without a number of guesses are null, in no mean and in no pair")
    {
        const Json blind = {{"strategy", "version_space"}, {"options", {{"noise", {{"eps", 0.3}, {"blind", true}}}}}};
        const Json result = lab_answer(with(comparison({blind, "knuth"}, 40), "games", true))["result"];
        const Json& row = result["rows"][0];
        int nulls = 0;
        for (const Json& n : row["guesses"]) nulls += n.is_null() ? 1 : 0;
        CHECK(nulls > 0);
        CHECK(row["collapsed"] == nulls);
        CHECK(row["games"] == 40 - nulls);
        CHECK(result["pairs"][0]["games"] == 40 - nulls);
    }
    TEST_CASE("what is wrong with a comparison is named, with the strategy it is about")
    {
        const auto options = [](const char* strategy, const Json& o) {
            return comparison({"knuth", {{"strategy", strategy}, {"options", o}}});
        };
        CHECK(wrong(comparison(Json::array())) == "out_of_range strategies");
        CHECK(wrong(comparison(Json(9, "knuth"))) == "out_of_range strategies");
        CHECK(wrong(comparison(Json(8, "knuth"))) == "ok");
        CHECK(wrong(comparison("knuth")) == "wrong_type strategies");
        CHECK(wrong(comparison({"knuth", 7})) == "wrong_type strategies[1]");
        CHECK(wrong(comparison({"knuth", "nobody"})) == "unknown_strategy strategies[1].strategy");
        CHECK(wrong(comparison(Json::array({Json::object()}))) == "missing_field strategies[0].strategy");
        CHECK(wrong(comparison({{{"strategy", "knuth"}, {"colour", 1}}})) == "unknown_field strategies[0].colour");
        CHECK(wrong(options("genetic", {{"population", 0}})) == "out_of_range strategies[1].options.population");
        CHECK(wrong(options("knuth", {{"first", "0019"}})) == "code_length strategies[1].options.first");
        CHECK(wrong(comparison({"knuth"}, "some")) == "out_of_range secrets");
        CHECK(wrong(comparison({"knuth"}, 0)) == "out_of_range secrets");
        CHECK(wrong(comparison({"knuth"}, 1'000'001)) == "out_of_range secrets");
        CHECK(wrong(with(comparison({"knuth"}), "share", {{"index", 2}, {"of", 2}})) == "out_of_range share.index");
        CHECK(wrong(with(comparison({"knuth"}), "share", {{"index", 0}, {"of", 0}})) == "out_of_range share.of");
        CHECK(wrong(with(comparison({"knuth"}), "share", {{"of", 2}})) == "missing_field share.index");
        CHECK(wrong(with(comparison({"knuth"}), "share", 2)) == "wrong_type share");
        CHECK(wrong(with(comparison({"knuth"}), "games", 1)) == "wrong_type games");
        CHECK(wrong(with(comparison({"knuth"}), "threads", 2)) == "unknown_field threads");
        CHECK(wrong(with(comparison({"consistent", "optimal"}, 5), "rules", "p8c10r")) == "too_large rules");
        CHECK(wrong(with(comparison({"consistent", "knuth"}, 5), "rules", "p8c10r")) == "too_large strategies[1]");
        CHECK(request::comparison_from(R"({"rules":"p4c6r","strategies":["knuth","x"],"secrets":"all"})")
                  .error()
                  .starts_with("There is no strategy \"x\"; "));
        CHECK(request::comparison_from("{").error() == "This is not JSON.");
    }
}
