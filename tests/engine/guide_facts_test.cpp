// Proves every number of the guides for classes: each fact of assets/guides/<guide>/facts.json is an engine's reply, a
// sum of others, or marked as chosen by the author.
#define JSON_NOEXCEPTION 1
#include "tests/engine/lesson_support.hpp"
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace engine;
using namespace engine::lessons;

namespace {

/// Replaces a request's field that names a chosen fact by its value, so that text and request agree.
Json asked_by(const Json& fact, const Json& facts)
{
    Json request = fact["request"];
    for (const char* field : {"moves", "rows", "max", "limit"}) {
        const auto found = request.find(field);
        if (found == request.end() || !found->is_string()) continue;
        const Json chosen = facts.value(found->get<std::string>(), Json::object());
        REQUIRE_MESSAGE(chosen.contains("chosen"), "nothing chosen has that name: " << *found);
        *found = chosen["value"];
    }
    return request;
}

/// The value at a dotted path; null if absent.
Json at(const Json& result, std::string path)
{
    for (char& c : path) c = c == '.' ? '/' : c;
    const Json::json_pointer pointer("/" + path);
    return result.contains(pointer) ? result[pointer] : Json();
}

/// A sum's parts are numbers, or names of facts with number values.
long sum_of(const Json& parts, const Json& facts)
{
    long sum = 0;
    for (const Json& part : parts) {
        const Json value = part.is_string() ? facts.value(part.get<std::string>(), Json::object())["value"] : part;
        REQUIRE_MESSAGE(value.is_number_integer(), "no number: " << part.dump());
        sum += value.get<long>();
    }
    return sum;
}

/// The fact's value by the engine.
Json proven(const Json& fact, const Json& facts)
{
    if (fact.contains("sum")) return sum_of(fact["sum"], facts);
    const Json reply = reply_to(asked_by(fact, facts));
    INFO(reply.dump());
    REQUIRE(reply["ok"] == true);
    return at(reply["result"], fact.value("path", ""));
}

Json facts_of(const std::filesystem::path& file)
{
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    return Json::parse(text.str(), nullptr, false);
}

} // namespace

TEST_SUITE("guides")
{
    TEST_CASE("every fact of every guide is what the engine says, a sum, or chosen")
    {
        int guides = 0, asked = 0;
        for (const auto& folder : std::filesystem::directory_iterator("assets/guides")) {
            const Json facts = facts_of(folder.path() / "facts.json");
            REQUIRE(facts.is_object());
            ++guides;
            for (const auto& one : facts.items()) {
                CAPTURE(one.key());
                const Json& fact = one.value();
                CHECK(fact.contains("request") + fact.contains("sum") + fact.contains("chosen") == 1);
                if (fact.contains("chosen")) continue;
                const Json value = proven(fact, facts);
                CHECK(fact["value"] == value);
                CHECK(!value.is_null());
                asked += fact.contains("request");
            }
        }
        CHECK(guides == 2);
        CHECK(asked > 100);
    }
    TEST_CASE("the games of the guide to the 31 game can be played, and its rules are the engine's")
    {
        const Json facts = facts_of("assets/guides/thirtyone/facts.json");
        int games = 0;
        for (const auto& one : facts.items()) {
            const Json& fact = one.value();
            if (fact.value("as", "") != "moves") continue;
            CAPTURE(one.key());
            CHECK(reply_to({{"cmd", "thirtyone.position"}, {"moves", fact["value"]}})["ok"] == true);
            ++games;
        }
        CHECK(games >= 10);
        const auto rule = [&](const char* name) { return facts[name]["value"]; };
        const Json said = reply_to(
            {{"cmd", "thirtyone.solve"}, {"rows", rule("rows")}, {"max", rule("max")}, {"limit", rule("limit")}});
        CHECK(said == reply_to({{"cmd", "thirtyone.solve"}}));
    }
    TEST_CASE("a fact that is not so is noticed")
    {
        const Json facts = Json::parse(R"({"game": {"value": [3, 4], "chosen": true}, "three": {"value": 3}})");
        const Json sum = Json::parse(R"({"request": {"cmd": "thirtyone.position", "moves": "game"}, "path": "sum"})");
        CHECK(proven(sum, facts) == 7);
        CHECK(proven(Json::parse(R"({"sum": ["three", 4]})"), facts) == 7);
        Json elsewhere = sum;
        elsewhere["path"] = "sums";
        CHECK(proven(elsewhere, facts).is_null());
        elsewhere["path"] = "winning_moves.0";
        elsewhere["request"]["moves"] = {3};
        CHECK(proven(elsewhere, facts) == 3);
    }
}
