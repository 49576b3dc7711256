// session.end and lesson.judge by request: what a handed-in text claims is played and judged again.
#define JSON_NOEXCEPTION 1
#include "tests/engine/request_support.hpp"

using namespace request_support;

namespace {

Json end_of(const char* line) { return good({{"cmd", "session.end"}, {"line", line}}); }
std::string bad_line(const std::string& line) { return bad(Json({{"cmd", "session.end"}, {"line", line}}).dump()); }

/// A lesson with a number, a set and a new case.
Json judged(int step, const Json& answers, const char* seed = "0")
{
    const Json lesson = Json::parse(R"json({"id":"a-test","game":"trees","minutes":5,"title":{"en":"A test"},"steps":[
        {"say":{"en":"Count."},"ask":{"kind":"number","say":{"en":"How many?"},"answer":"0.5","tolerance":"0.01",
         "because":{"request":{"cmd":"search.tree","tree":"(0.5 1)"},"path":"value"},
         "wrong":[{"answer":"2","say":{"en":"Half of it."}}],"hints":[{"en":"Less than one."}],"right":{"en":"Yes."}}},
        {"say":{"en":"Mark."},"ask":{"kind":"set","say":{"en":"Which?"},"answer":["a","b"],
         "because":{"request":{"cmd":"search.tree","tree":"(0.5 1)"},"path":"value"},"options":[
         {"value":"a","say":{"en":"A"}},{"value":"b","say":{"en":"B"}},{"value":"c","say":{"en":"C"}}],
         "wrong":[{"answer":["a"],"say":{"en":"One more."}}],"hints":[{"en":"Two."}],"right":{"en":"Yes."}}},
        {"say":{"en":"Look."}},
        {"say":{"en":"{a} and {b}."},"ask":{"kind":"number","say":{"en":"The root?"},"hints":[{"en":"The larger."}],
         "right":{"en":"Yes."}},"fresh":{"given":[{"name":"a","between":[1,9]},{"name":"b","between":[10,19]}],
         "line":"trees 1 explore max alphabeta left_to_right 0 ({a},20)({b},20)",
         "request":{"cmd":"search.tree","tree":"({a} 20)({b} 20)"},"path":"value"}}]})json",
                                    nullptr, false);
    return good({{"cmd", "lesson.judge"},
                 {"lesson", lesson},
                 {"language", "en"},
                 {"step", step},
                 {"seed", seed},
                 {"answers", answers}});
}

} // namespace

TEST_SUITE("request")
{
    TEST_CASE("session.end: a game's end follows from its line alone")
    {
        const Json won = end_of("codes 1 p4c6r 12 guesser colours knuth 42 g0011 g0022");
        CHECK(won["moves"] == 2);
        CHECK(won["over"] == false);
        CHECK_FALSE(won.contains("won"));
        CHECK(won["task"] == "codes 1 p4c6r 12 guesser colours knuth 42");
        CHECK(won["rows"].size() == 2);
        CHECK(won["rows"][0]["guess"] == "0011");
        const Json gave_up = end_of("codes 1 p4c6r 12 guesser colours knuth 42 g0011 x");
        CHECK(gave_up["over"] == true);
        CHECK(gave_up["won"] == false);
        const Json lines = end_of("tictactoe 1 person random 7 0 3 1 4 2");
        CHECK(lines["over"] == true);
        CHECK(lines["won"] == true);
        CHECK(end_of("tictactoe 1 person person 7 0 3 1 4 2").at("won") == true);
        CHECK(end_of("thirtyone 1 4 6 31 mover_loses person perfect 1 6").at("over") == false);
        CHECK(bad_line("codes 1 p4c6r 12 guesser colours knuth 42 g0099") == "bad_line line");
        CHECK(bad_line("tictactoe 1 person random 7 0 0") == "bad_line line");
        CHECK(bad_line("chess 1 e4") == "bad_line line");
        CHECK(bad_line("") == "bad_line line");
    }
    TEST_CASE("session.end: version spaces end by what the line and its seed say, whoever claims otherwise")
    {
        const std::string seeded = "spaces 1 me seed true b uniform_code never codes 1 p4c6r 12 assistant colours "
                                   "consistent 42";
        const auto end = [](const std::string& line) { return end_of(line.c_str()); };
        CHECK(end(seeded + " g0011 a01").at("over") == false); // the secret is 2450
        CHECK(end(seeded + " g0011 a01").at("task") == seeded);
        CHECK(end(seeded + " g2450 a40").at("won") == true);
        CHECK(end(seeded + " g0011 a40").at("won") == false); // an answer that the seed does not give
        CHECK(end(seeded + " g2450 x").at("won") == true);    // a code declared
        CHECK(end(seeded + " g0011 x").at("won") == false);
        CHECK(end(seeded + " x").at("won") == false);
        const std::string by_hand = "spaces 1 me hand true b uniform_code never codes 1 p4c6r 12 assistant colours "
                                    "consistent 42";
        CHECK(end(by_hand + " g0011 a40").at("won") == true);
        CHECK(end(by_hand + " g2450 x").at("won") == false);
    }
    TEST_CASE(
        "session.end: what a grade by quality weighs follows from the line: the criterion, and what was right at first")
    {
        CHECK(end_of("codes 1 p4c6r 12 guesser colours knuth 42 g0011")["criterion"] == "worst");
        CHECK(end_of("codes 1 p4c6r 12 guesser colours optimal 42 g0011")["criterion"] == "entropy");
        const std::string tree = "trees 1 practice max alphabeta left_to_right 0 own:v:(3,12)(2,4)";
        const auto tried = [&tree](const char* events) { return end_of((tree + events).c_str())["first_try"]; };
        CHECK(tried(" w1=3 w2=2 w0=3 x6 k") == Json{{"asked", 4}, {"right", 4}});
        CHECK(tried(" w1=12 k w1=3 w2=2 w0=3 x6 k") == Json{{"asked", 4}, {"right", 3}}); // blanks do not count
        CHECK(tried(" w1=12 w2=4 w0=12 k w1=3 w2=2 w0=3 x6 k")["right"] == 0);
        CHECK(tried(" w1=12 w2=2 w0=3 k k k w1=3 x6 k")["right"] == 2); // once, however often it is checked
        CHECK_FALSE(end_of("trees 1 explore max minimax left_to_right 0 (3,12)(2,4)").contains("first_try"));
    }
    TEST_CASE(
        "session.end: the mistakes of alpha-beta by hand are those that a check has found, also those mended since")
    {
        const auto found = [](const char* events) {
            const std::string line = "trees 1 practice max alphabeta left_to_right 0 own:vw:(3,12)(2,4)";
            return end_of((line + events).c_str())["mistakes"];
        };
        CHECK(found(" w1=12") == Json::array());
        CHECK(found(" w1=12 k") == Json{{{"node", {0}}, {"kind", "wrong_value"}}});
        CHECK(found(" w1=12 k k w1=3 k") == Json{{{"node", {0}}, {"kind", "wrong_value"}}});
        CHECK(found(" b2=i.i k b2=3.i x3 k") ==
              Json{{{"node", {1}}, {"kind", "wrong_window"}}, {{"node", {0, 0}}, {"kind", "superfluous_prune"}}});
        CHECK_FALSE(end_of("trees 1 explore max minimax left_to_right 0 (3,12)(2,4)").contains("mistakes"));
    }
    TEST_CASE("lesson.judge: answers are compared as the screen compares them, and named mistakes are named")
    {
        const Json number = judged(0, {"2", "0.5", "1/2", "0.505", "0.52", "x"})["verdicts"];
        CHECK(number[0] == Json({{"right", false}, {"mistake", 0}}));
        for (const std::size_t right : {1u, 2u, 3u}) CHECK(number[right]["right"] == true);
        for (const std::size_t wrong : {4u, 5u}) CHECK(number[wrong] == Json({{"right", false}}));
        const Json set = judged(1, {"b, a", "a", "a, b, c", ""})["verdicts"];
        CHECK(set[0]["right"] == true);
        CHECK(set[1]["mistake"] == 0);
        CHECK(set[2]["right"] == false);
        CHECK(set[3]["right"] == false);
    }
    TEST_CASE("lesson.judge: a new case is drawn again from the pupil's seed")
    {
        for (const char* seed : {"1", "7", "2147483646"}) {
            const std::string flat = judged(3, Json::array(), seed)["flat"].get<std::string>();
            const auto at = flat.find("\nanswer\t") + 8;
            const std::string right = flat.substr(at, flat.find('\n', at) - at);
            CHECK(judged(3, {right, "0"}, seed)["verdicts"] == Json({{{"right", true}}, {{"right", false}}}));
        }
        CHECK(bad(R"({"cmd":"lesson.judge","lesson":{"id":"a-move","game":"tictactoe","minutes":5,"title":{"en":"A"},)"
                  R"("steps":[{"say":{"en":"X."}},{"say":{"en":"O."}}]},"step":1,"answers":[]})") ==
              "out_of_range step");
    }
}
