// A puzzle that is opened again: as it ended, solved once more, as it was in the middle; and the day one came from.
#include "shell/app/puzzle_record.hpp"
#include "tests/shell/puzzle_support.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <string>
#include <vector>

namespace {

using namespace puzzle_support;
using namespace shell::app;
using wording::en, wording::Text;

constexpr std::string_view today = "2027-02-15", yesterday = "2027-02-14";

std::string of_day(std::string_view date, int i)
{
    return puzzle_name(puzzles_of(date, date, {}).puzzles[static_cast<std::size_t>(i)], date);
}

/// The preferences after this puzzle was answered with these codes, seeing why last if the end is "why".
std::string after(const std::string& step, const std::vector<std::string>& codes, int hints = 0,
                  const std::string& prefs = {}, bool again = false)
{
    Solver p(step, 1280, 800, prefs);
    if (again) p.use("puzzle_retry");
    for (int i = 0; i < hints; ++i) p.use("lesson_hint");
    p.rests(60'000);
    p.frames(1);
    for (const auto& code : codes) {
        if (code == "why") {
            p.use("lesson_why");
            p.use("lesson_why");
        } else {
            p.use("lesson_answer", code);
            p.use("lesson_check");
        }
    }
    REQUIRE(p.has("puzzle_on"));
    return p.prefs();
}

std::vector<std::string> of_puzzle(Player& p, Effect::Kind kind)
{
    std::vector<std::string> out;
    for (const auto& e : p.effects())
        if (e.kind == kind) out.push_back(e.name + " " + e.text);
    return out;
}

} // namespace

TEST_SUITE_BEGIN("puzzles");

TEST_CASE("a puzzle that was solved opens as it ended: its answer, sign, tries, hints and time, and the ways on")
{
    for (const std::string& lesson : {std::string("puzzle:crack:1:7"), of_day(today, 0)}) {
        INFO(lesson);
        const std::string prefs = after(crack(lesson), {"AAAA", "ADAE"}, 1);
        for (const float width : {360.f, 1280.f}) {
            Solver p(crack(lesson), width, width > 800 ? 800.f : 640.f, prefs);
            CHECK(p.said().starts_with("◐ " + en(Text::puzzle_by_self, {{"tries", 2}, {"hints", 1}})));
            CHECK(p.said().find("1 min 0 s") != std::string::npos);
            CHECK(p.control("lesson_answer")["text"] == "ADAE");
            CHECK(!p.has("lesson_check"));
            for (const char* way : {"lesson_next", "puzzle_retry", "puzzle_on"}) CHECK(p.seen(way).size() == 4);
        }
    }
}

TEST_CASE("a puzzle whose answer was shown opens with the answer, and one solved at the first try says so")
{
    Solver shown(crack(), 1280, 800, after(crack(), {"AAAA", "why"}));
    CHECK(shown.said().starts_with("○ " + en(Text::puzzle_seen_before)));
    CHECK(shown.said().find("ADAE") != std::string::npos);
}

TEST_CASE("a puzzle of a day whose details are no longer kept opens with its sign")
{
    const auto with = [](char letter) { return "puzzles.2027-02=" + std::string(14 * 5, '.') + letter + "....\n"; };
    {
        Solver p(crack(of_day(today, 0)), 1280, 800, with('a'));
        CHECK(p.said().starts_with("● " + en(Text::puzzle_at_first)));
    }
    Solver p(crack(of_day(today, 0)), 1280, 800, with('b'));
    CHECK(p.said().starts_with("◐ " + en(Text::puzzle_by_self_some)));
}

TEST_CASE("solving a puzzle again changes neither its sign nor its time, and tells the host nothing")
{
    const auto kept = [](std::string prefs) { // what statistics are made of
        std::string out;
        for (std::size_t at = 0; at < prefs.size();) {
            const auto end = prefs.find('\n', at);
            const std::string line = prefs.substr(at, end - at);
            if (line.starts_with("puzzles.")) out += line + "\n";
            at = end == prefs.npos ? prefs.size() : end + 1;
        }
        return out;
    };
    for (const std::string& lesson : {std::string("puzzle:crack:1:7"), of_day(today, 0)}) {
        INFO(lesson);
        const std::string helped = after(crack(lesson), {"AAAA", "ADAE"});
        CHECK(kept(after(crack(lesson), {"ADAE"}, 0, helped, true)) == kept(helped));
        const std::string shown = after(crack(lesson), {"AAAA", "why"});
        CHECK(kept(shown).find("puzzles.times") == std::string::npos);
        CHECK(kept(after(crack(lesson), {"ADAE"}, 0, shown, true)) == kept(shown));
    }
    Solver p(crack(), 1280, 800, after(crack(), {"AAAA", "ADAE"}));
    p.use("puzzle_retry");
    CHECK(p.control("lesson_answer")["value"] == "");
    CHECK(!p.has("lesson_feedback"));
    p.use("lesson_answer", "ADAE");
    p.use("lesson_check");
    CHECK(p.said().starts_with(en(Text::puzzle_at_first))); // said, not counted
    CHECK(p.said().find(en(Text::puzzle_replayed)) != std::string::npos);
    for (const auto& e : p.effects())
        if (e.kind == Effect::Kind::event)
            CHECK((e.name != "answered" && e.name != "progress" && e.name != "complete"));
}

TEST_CASE("in a course page, and where a class hands in, the next player finds the puzzle open")
{
    const std::string prefs = after(crack(), {"ADAE"});
    for (const char* shared : {"embed", "anew"}) {
        Player p(nlohmann::json{{"language", "en"}, {shared, true}, {"prefs", prefs}}.dump());
        p.app().set("lesson", crack());
        p.settles();
        CHECK(p.has("lesson_check"));
    }
}

TEST_CASE("as many results are kept as fit, the last ones")
{
    Prefs prefs;
    for (int i = 0; i < 200; ++i)
        CHECK(keep_end(prefs, "puzzle:crack:1:" + std::to_string(i), {Solved::helped, 2, 1, 75}));
    CHECK(!keep_end(prefs, "puzzle:crack:1:199", {Solved::first, 1, 0, 5}));
    CHECK(!ended_before(prefs, "puzzle:crack:1:0"));
    const auto last = ended_before(prefs, "puzzle:crack:1:199");
    REQUIRE(last);
    CHECK(last->how == Solved::helped);
    CHECK(last->seconds == 75);
    for (const char* bad : {"a", "z1b1:1:1:1", "a9b1:1:1:1", "a1d1:1:1:1", "a1b1:1:1", "a1bx:1:1:1", " ", "a1b::::"}) {
        Prefs damaged;
        damaged.set("puzzles.ended", bad);
        CHECK(!ended_before(damaged, "puzzle:crack:1:1"));
    }
}

TEST_CASE("after a reload a hint is a hint, and a wrong answer says again what it contradicts")
{
    const auto reloaded = [](const auto& work) {
        std::string prefs;
        {
            Solver p(crack());
            work(p);
            prefs = p.prefs();
        }
        return prefs;
    };
    {
        Solver p(crack(), 1280, 800, reloaded([](Solver& one) {
                     one.use("lesson_answer", "AAAA");
                     one.use("lesson_check");
                     one.app().set("lesson_told", "Row 1 disagrees.");
                     one.use("lesson_hint");
                 }));
        CHECK(!p.has("lesson_wrong"));
        CHECK(p.said() == "Look at row 2.");
        CHECK(of_puzzle(p, Effect::Kind::puzzle).empty());
    }
    for (const bool typed : {false, true}) {
        Solver p(crack(), 1280, 800, reloaded([typed](Solver& one) {
                     one.use("lesson_hint");
                     one.use("lesson_answer", "AAAA");
                     one.use("lesson_check");
                     one.app().set("lesson_told", "Row 1 disagrees.");
                     if (typed) one.use("lesson_answer", "AB");
                 }));
        CHECK(!p.has("lesson_wrong")); // until the host has said why
        CHECK(!p.has("lesson_feedback"));
        const auto asked = of_puzzle(p, Effect::Kind::puzzle);
        REQUIRE(asked.size() == 1);
        CHECK(asked[0] == "puzzle:crack:1:7 \"AAAA\"");
        p.app().set("lesson_told", "Row 1 disagrees.");
        p.frames(2);
        CHECK(p.control("lesson_wrong")["text"] == en(Text::lesson_wrong, {{"answer", "AAAA"}}));
        CHECK(p.said() == "Row 1 disagrees.");
        CHECK(p.control("lesson_answer")["value"] == (typed ? "AB" : "AAAA"));
    }
}

TEST_CASE("ending a puzzle leads to the first reason, with the answer")
{
    Solver p(crack());
    p.use("lesson_hint");
    p.use("lesson_why");
    p.use("lesson_why");
    const auto asked = of_puzzle(p, Effect::Kind::lesson);
    REQUIRE(!asked.empty());
    int step = -1;
    for (const auto& e : p.effects())
        if (e.kind == Effect::Kind::lesson) step = static_cast<int>(e.id);
    CHECK(step == 1);
    p.app().set("lesson",
                "lesson\tpuzzle:crack:1:7\ngame\tmastermind\ntitle\tPuzzle\nminutes\t2\nstep\t1\t2\nseed\t1\n"
                "say\tRow 2 counts 0.\nat\tcodes 1 p4c6r 12 assistant letters consistent 0 g3443 a02 g5155 a00\n");
    p.settles();
    CHECK(p.control("lesson_say")["text"] == "Row 2 counts 0.");
    CHECK(p.said() == en(Text::lesson_answer_is, {{"answer", "ADAE"}}));
    CHECK(p.has("puzzle_on")); // it was the last reason
}

TEST_CASE("a puzzle that is closed with ✕ keeps its hints, tries, marks and answer until it is opened again")
{
    {
        Solver p(crack());
        p.use("lesson_hint");
        p.use("puzzle_out:5");
        p.use("puzzle_note:2");
        p.use("lesson_answer", "AAAA");
        p.use("lesson_check");
        p.use("lesson_answer", "AD");
        p.use("lesson_close");
        p.settles();
        REQUIRE(!p.has("lesson_check"));
        p.app().set("lesson", crack());
        p.settles();
        CHECK(p.control("puzzle_hints")["items"] == nlohmann::json::array({"Look at row 2."}));
        CHECK(p.control("puzzle_out:5")["checked"] == true);
        CHECK(p.control("lesson_answer")["value"] == "AD");
        CHECK(p.has("lesson_why"));
        p.use("lesson_answer", "ADAE");
        p.use("lesson_check");
        CHECK(p.said().starts_with(en(Text::puzzle_by_self, {{"tries", 2}, {"hints", 1}})));
    }
    Solver p(whodunit());
    p.use("lesson_mark:3");
    p.use("lesson_close");
    p.settles();
    p.app().set("lesson", whodunit());
    p.settles();
    CHECK(p.control("lesson_mark:3")["checked"] == true);
}

TEST_CASE("a puzzle that was left with more hints than it has now opens with its marks and its last hint")
{
    Solver p(crack());
    for (int i = 0; i < 3; ++i) p.use("lesson_hint");
    p.use("puzzle_out:5");
    p.use("lesson_close");
    p.settles();
    std::string fewer = crack();
    const auto last = fewer.rfind("\nhint\t");
    fewer.erase(last, fewer.find('\n', last + 1) - last);
    REQUIRE(fewer.find("\nhint\t") != fewer.npos);
    p.app().set("lesson", fewer);
    p.settles();
    CHECK(p.control("puzzle_out:5")["checked"] == true);
    CHECK(p.said() == "Row 2 counts 0.");
}

TEST_CASE("back from a puzzle of an earlier day leads to that day")
{
    Player p(R"({"language":"en"})", 360, 640);
    p.app().set("date", std::string(today));
    p.app().set("lesson", crack(of_day(yesterday, 0)));
    p.settles();
    p.use("home");
    CHECK(p.has("puzzle_back"));
    p.app().set("lesson", crack(of_day(today, 0)));
    p.settles();
    p.use("home");
    CHECK(!p.has("puzzle_back"));
}
