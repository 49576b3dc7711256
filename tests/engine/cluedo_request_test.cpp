// Cluedo by request: every shared case, and every error of a request.
#include "tests/engine/request_support.hpp"
#include <doctest/doctest.h>
#include <fstream>

using namespace engine;
using namespace request_support;

namespace {

const Json& cases()
{
    static const Json all = [] {
        std::ifstream file("tests/data/cluedo.json");
        REQUIRE_MESSAGE(file, "run from the project's root");
        return Json::parse(file, nullptr, false);
    }();
    return all;
}
Json small()
{
    return Json::parse(R"({"cmd":"cluedo.deduce","players":3,"hand_sizes":[6,6,6],"me":0,"hand":[0,1,6,7,12,13],
        "events":[{"type":"suggest","by":1,"cards":[2,8,14],"passes":[],"shower":2,"card":null}]})",
                       nullptr, false);
}

} // namespace

TEST_SUITE("request")
{
    TEST_CASE("the shared cases of Cluedo: all counts, shares, envelopes and certainties, and what each level sees")
    {
        int contradictory = 0, culprit_in_top_3 = 0;
        for (const Json& c : cases()["cases"]) {
            INFO(c["id"].get<std::string>());
            const Json request = with(c, "cmd", "cluedo.deduce"); // the whole case: extra fields are ignored
            const Json result = good(request);
            const Json& expect = c["expect"];
            for (const auto& field : expect.items())
                if (field.key() != "info") CHECK_MESSAGE(result[field.key()] == field.value(), field.key());
            const Json by_propagation = good(with(request, "level", "propagation"));
            const Json by_probing = good(with(request, "level", "probing"));
            const Json& info = expect["info"];
            const auto decided = [](const Json& r) { return r["decided_true"].size() + r["decided_false"].size(); };
            if (expect["consistent"] == true) {
                CHECK(decided(result) == info["n_decided"]);
                CHECK(decided(by_propagation) == info["by_unit_propagation"]);
                CHECK(decided(by_probing) == info["by_probing"]);
                continue;
            }
            ++contradictory;
            CHECK(by_propagation["consistent"] != info["unit_propagation_sees_it"]);
            CHECK(by_probing["consistent"] != info["probing_sees_it"]);
            const auto& ranked = result["removals_ranked"];
            CHECK(ranked.size() == expect["single_removals_that_fix"].size());
            for (std::size_t i = 0; i < 3 && i < ranked.size(); ++i)
                culprit_in_top_3 += ranked[i] == c["mutated_event"];
        }
        CHECK(cases()["cases"].size() == 41);
        CHECK(contradictory == 6);
        CHECK(culprit_in_top_3 == 6);
    }
    TEST_CASE("cluedo.why names a smallest set of events, with steps where propagation sees it")
    {
        const Json request = with(with(small(), "cmd", "cluedo.why"), "events",
                                  Json::parse(R"([{"type":"suggest","by":1,"cards":[3,9,15],"shower":2},
                                                  {"type":"lacks","player":2,"card":3},{"type":"lacks","player":2,"card":9},
                                                  {"type":"reveal","player":1,"card":20}])"));
        const Json why = good(with(request, "literal", {15, 2}));
        CHECK(why["holds"] == true);
        CHECK(why["events"] == Json({0, 1, 2}));
        CHECK(why["reason"] == "propagation");
        CHECK(why["steps"].back()["literal"] == Json({15, 2}));
        CHECK(good(with(request, "literal", {4, 2}))["holds"].is_null());
        CHECK(good(with(request, "literal", {0, 1}))["reason"] == "rules");
        CHECK(faulted(with(request, "literal", {21, 0})) == "out_of_range literal");
        for (int holder = 0; holder < 9; ++holder) // seats, then the envelope, then nobody
            if (const Json r = with(request, "literal", {0, holder}); holder > request["players"].get<int>())
                CHECK(faulted(r) == "out_of_range literal");
            else good(r);
        CHECK(faulted(with(request, "literal", 3)) == "out_of_range literal");
    }
    TEST_CASE("cluedo.deduce weighs deals by what was shown to me, if asked, and leaves the rest as it was")
    {
        Json request = small();
        request["events"] = Json::parse(R"([{"type":"suggest","by":0,"cards":[2,8,14],"shower":1,"card":8}])");
        const Json plain = good(request);
        Json weighted = good(with(request, "likelihood", true));
        const Json shares = weighted["weighted"]["shares"], envelope = weighted["weighted"]["envelope"];
        CHECK(weighted["weighted"]["exact"] == true);
        weighted.erase("weighted");
        CHECK(weighted == plain);
        CHECK(shares[8] == Json({0, 1, 0, 0}));
        // a seat that held more of the three would have shown another of them more often
        const double even = plain["deals_with"][2][1].get<double>() / std::stod(plain["count"].get<std::string>());
        CHECK(shares[2][1].get<double>() < even - 0.05);
        double sum = 0;
        for (const Json& e : envelope) sum += e[1].get<double>();
        CHECK(sum == doctest::Approx(1));
        CHECK(envelope.size() == plain["envelope"].size());
        CHECK(faulted(with(with(request, "likelihood", true), "level", "probing")) == "out_of_range likelihood");
    }
    TEST_CASE("cluedo.advise ranks questions, judges one, and says what to show")
    {
        Json request = with(with(small(), "cmd", "cluedo.advise"), "top", 3);
        request["question"] = {0, 6, 12}; // the user holds all three: no information
        request["asked"] = Json::parse(R"({"by":1,"cards":[0,8,12]})");
        const Json advice = good(request);
        CHECK(advice["questions"].size() == 3);
        CHECK(advice["question"]["bits"] == 0);
        CHECK(advice["rank"] == advice["of"]);
        CHECK(advice["show"] == Json({12, 0}));
        CHECK(good(with(request, "room", 14))["questions"][0]["cards"][2] == 14);
        CHECK(faulted(with(request, "room", 3)) == "out_of_range room");
        CHECK(faulted(with(with(request, "me", nullptr), "hand", Json::array())) == "seat_out_of_range me");
    }
    TEST_CASE("cluedo.advise tells what each question gives away, as cluedo.others does for one")
    {
        const Json request = with(with(with(small(), "cmd", "cluedo.advise"), "top", 2), "others", true);
        const Json asked = with(request, "question", {0, 8, 14});
        CHECK(!good(with(asked, "others", false))["questions"][0].contains("gives"));
        Json questions = good(asked)["questions"];
        REQUIRE(questions.size() == 2);
        questions.push_back(good(asked)["question"]);
        for (const Json& question : questions) {
            const Json race =
                good(with(with(small(), "cmd", "cluedo.others"), "question", question["cards"]))["rivals"];
            REQUIRE(question["gives"].size() == 2);
            for (const std::size_t i : {0, 1}) {
                CHECK(question["gives"][i]["player"] == race[i]["player"]);
                CHECK(question["gives"][i]["before"] == race[i]["median"]);
                CHECK(question["gives"][i]["after"] == race[i]["after"]["median"]);
                CHECK(question["gives"][i]["knows"] == race[i]["after"]["knows"]);
            }
        }
    }
    TEST_CASE("cluedo.review names the rivals that provably knew, and the entry after which they did")
    {
        // Two cards a kind, three seats with one card each: when two hands are open, only the third seat knows all;
        // when the third is open too, everybody does.
        Json request = Json::parse(R"({"cmd":"cluedo.review","deck":[2,2,2],"players":3,"hand_sizes":[1,1,1],"me":0,
            "hand":[0],"events":[{"type":"reveal","player":0,"card":0},{"type":"reveal","player":1,"card":2}]})",
                                   nullptr, false);
        CHECK(good(request)["others_knew"] == Json::array());
        request["events"].push_back({{"type", "reveal"}, {"player", 2}, {"card", 5}});
        CHECK(good(request)["others_knew"] ==
              Json::parse(R"([{"player":1,"event":2},{"player":2,"event":2}])", nullptr, false));
    }
    TEST_CASE("cluedo.match counts wins in the order of the seats")
    {
        const Json match =
            good({{"cmd", "cluedo.match"}, {"seats", {"easy", "medium", "easy"}}, {"games", 40}, {"seed", "3"}});
        CHECK(match["wins"].size() == 3);
        CHECK(match["wins"][0].get<int>() + match["wins"][1].get<int>() + match["wins"][2].get<int>() == 40);
        CHECK(match["mean_turns"] > 3);
        CHECK(match["stderr"].size() == 3);
        CHECK(faulted({{"cmd", "cluedo.match"}, {"seats", {"easy", "genius"}}}) == "unknown_level seats");
        CHECK(faulted({{"cmd", "cluedo.match"}, {"seats", {"easy"}}}) == "unknown_level seats");
        CHECK(faulted({{"cmd", "cluedo.match"}}) == "missing_field seats");
        CHECK(
            good({{"cmd", "cluedo.match"}, {"seats", {"easy", "hard"}}, {"games", 2}, {"deck", {1, 1, 2}}})["games"] ==
            2);
    }
    TEST_CASE("what is wrong with a case is said with its place")
    {
        const auto event = [](const char* text) { return with(small(), "events", Json::array({Json::parse(text)})); };
        CHECK(faulted(with(small(), "players", 9)) == "out_of_range players");
        CHECK(faulted(with(small(), "deck", {6, 6})) == "deck_out_of_range deck");
        CHECK(faulted(with(small(), "hand_sizes", {6, 6, 5})) == "hand_sizes hand_sizes");
        CHECK(faulted(with(small(), "hand", {0, 0, 6, 7, 12, 13})) == "own_hand hand");
        CHECK(faulted(with(small(), "hand", {0, 1, 6, 7, 12, 99})) == "out_of_range hand");
        CHECK(faulted(with(small(), "level", "deep")) == "unknown_level level");
        CHECK(faulted(with(small(), "colour", 1)) == "unknown_field colour");
        CHECK(faulted(event(R"({"type":"guess"})")) == "unknown_event events[0].type");
        CHECK(faulted(event(R"({"type":"suggest","by":1,"cards":[2,8,14],"passes":[0],"shower":2})")) ==
              "passes events[0].passes"); // seat 2 comes first
        CHECK(faulted(event(R"({"type":"suggest","by":1,"cards":[8,2,14],"shower":2})")) ==
              "wrong_kind events[0].cards");
        CHECK(faulted(event(R"({"type":"suggest","by":1,"cards":[2,8,14],"shower":1})")) == "not_asked events[0]");
        CHECK(faulted(event(R"({"type":"suggest","by":1,"cards":[2,8,14],"shower":2,"card":8})")) ==
              "card_known events[0]");
        CHECK(faulted(event(R"({"type":"reveal","player":4,"card":8})")) == "out_of_range events[0].player");
        CHECK(faulted(event(R"({"type":"suggest","by":1,"cards":[2,8,14],"shower":2,"who":8})")) ==
              "unknown_field events[0].who");
        const Json passed = good(event(R"({"type":"suggest","by":2,"cards":[0,8,14],"passes":[0],"shower":1})"));
        CHECK(passed["consistent"] == false); // the user holds card 0: a contradiction, with the event to blame
        CHECK(passed["single_removals_that_fix"] == Json::array({0}));
        const Json assumed = good(event(R"({"type":"assume","player":3,"card":8,"holds":false})"));
        CHECK(assumed["deals_with"][8][3] == 0);
        const Json trace = good(with(with(small(), "level", "propagation"), "trace", true));
        CHECK(trace["trace"].size() > 10);
        CHECK(faulted(with(small(), "trace", true)) == "out_of_range trace");
    }
}
