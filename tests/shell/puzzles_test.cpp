// The puzzles of a day: results, the row of days, and a puzzle played over its game's board.
#include "shell/app/puzzle_record.hpp"
#include "shell/app/today_card.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <string>
#include <vector>

namespace {

using shell::app::keep_result, shell::app::next_puzzle, shell::app::puzzle_name, shell::app::puzzle_of,
    shell::app::puzzles_of, shell::app::signs_of, shell::app::Solved;
using shell::kit::Effect, shell::kit::Prefs;
using wording::en, wording::Text;

constexpr std::string_view monday = "2027-02-15", tuesday = "2027-02-16", thursday = "2027-02-18";

std::string lesson_of(std::string_view date, int i)
{
    return puzzle_name(puzzles_of(date, date, {}).puzzles[static_cast<std::size_t>(i)], date);
}

int days(std::string_view now, const Prefs& prefs) { return puzzles_of(now, now, prefs).days; }

/// A step as web/puzzles.mjs writes it: the question, then one step of the proof.
std::string step_text(const std::string& lesson, int index)
{
    const std::string head = "lesson\t" + lesson + "\ngame\tmastermind\ntitle\tCrack\nminutes\t2\nstep\t" +
                             std::to_string(index) + "\t2\nseed\t1\nsay\tOnly one code.\n" +
                             "at\tcodes 1 p4c6r 12 assistant letters consistent 0 g3443 a02 g5155 a00\n";
    if (index > 0) return head + "point\trow:1\n";
    return head + "hide\tanalysis\nhide\thint\nask\tcode\tThe code?\nanswer\t0304\nhint\tRow 2 has none.\n"
                  "right\tYes.\n";
}

std::vector<Effect> of_kind(const std::vector<Effect>& all, Effect::Kind kind)
{
    std::vector<Effect> out;
    std::copy_if(all.begin(), all.end(), std::back_inserter(out), [kind](const Effect& e) { return e.kind == kind; });
    return out;
}

std::string lesson_asked(Player& p)
{
    const auto asked = of_kind(p.effects(), Effect::Kind::lesson);
    return asked.empty() ? std::string() : asked.back().name;
}

} // namespace

TEST_SUITE_BEGIN("puzzles");

TEST_CASE("a day keeps the first result of each of its five, and no other puzzle's")
{
    Prefs prefs;
    keep_result(prefs, monday, lesson_of(monday, 0), Solved::helped);
    keep_result(prefs, monday, lesson_of(monday, 0), Solved::first);
    keep_result(prefs, monday, lesson_of(monday, 2), Solved::first);
    keep_result(prefs, monday, lesson_of(monday, 4), Solved::shown);
    keep_result(prefs, monday, "puzzle:crack:2:4711", Solved::first);
    keep_result(prefs, monday, "puzzle:crack:2:4711:" + std::string(monday), Solved::first);
    CHECK(signs_of(puzzles_of(monday, monday, prefs)) == "◐·●·○");
    CHECK(signs_of(puzzles_of(tuesday, monday, prefs)) == "·····");
    keep_result(prefs, tuesday, lesson_of(tuesday, 1), Solved::first);
    CHECK(signs_of(puzzles_of(monday, tuesday, prefs)) == "◐·●·○");
    CHECK(signs_of(puzzles_of(tuesday, tuesday, prefs)) == "·●···");
}

TEST_CASE("days in a row count solved days, and a missed day starts at 1")
{
    Prefs prefs;
    CHECK(days(monday, prefs) == 0);
    keep_result(prefs, monday, lesson_of(monday, 0), Solved::shown);
    CHECK(days(monday, prefs) == 0);
    keep_result(prefs, monday, lesson_of(monday, 1), Solved::helped);
    CHECK(days(monday, prefs) == 1);
    keep_result(prefs, monday, lesson_of(monday, 2), Solved::first);
    CHECK(days(monday, prefs) == 1);
    CHECK(days(tuesday, prefs) == 1); // today is still open
    keep_result(prefs, tuesday, lesson_of(tuesday, 0), Solved::first);
    CHECK(days(tuesday, prefs) == 2);
    CHECK(days(thursday, prefs) == 0);
    keep_result(prefs, thursday, lesson_of(thursday, 0), Solved::first);
    CHECK(days(thursday, prefs) == 1);
}

TEST_CASE("an earlier day's puzzle and a clock put back leave the row alone")
{
    Prefs prefs;
    keep_result(prefs, tuesday, lesson_of(tuesday, 0), Solved::first);
    keep_result(prefs, tuesday, lesson_of(monday, 0), Solved::first); // yesterday's, solved today
    CHECK(days(tuesday, prefs) == 1);
    keep_result(prefs, monday, lesson_of(monday, 1), Solved::first); // the clock says yesterday
    CHECK(days(monday, prefs) == 0);
    CHECK(days(tuesday, prefs) == 1);
}

TEST_CASE("a row of days goes over a leap day and the end of a year")
{
    Prefs prefs;
    for (const std::string_view date : {"2027-12-31", "2028-01-01"})
        keep_result(prefs, date, lesson_of(date, 0), Solved::first);
    CHECK(days("2028-01-01", prefs) == 2);
    Prefs leap;
    for (const std::string_view date : {"2028-02-28", "2028-02-29", "2028-03-01"})
        keep_result(leap, date, lesson_of(date, 0), Solved::first);
    CHECK(days("2028-03-01", leap) == 3);
    Prefs common;
    for (const std::string_view date : {"2027-02-28", "2027-03-01"})
        keep_result(common, date, lesson_of(date, 0), Solved::first);
    CHECK(days("2027-03-01", common) == 2);
}

TEST_CASE("results of three years fit the preferences, and damaged ones count as nothing")
{
    Prefs prefs;
    for (int year = 2027; year <= 2030; ++year)
        for (int month = 1; month <= 12; ++month) {
            const std::string date = std::to_string(year) + (month < 10 ? "-0" : "-") + std::to_string(month) + "-31";
            const std::string day = engine::puzzle::day_of(date) ? date : date.substr(0, 8) + "28";
            for (int i = 0; i < 5; ++i) keep_result(prefs, day, lesson_of(day, i), Solved::first);
            CHECK(signs_of(puzzles_of(day, day, prefs)) == "●●●●●");
        }
    CHECK(std::count_if(prefs.all().begin(), prefs.all().end(),
                        [](const auto& one) { return one.first.starts_with("puzzles.2"); }) == 36);
    Prefs bad;
    bad.set("puzzles.2027-02", "xx");
    bad.set("puzzles.row", "many 2027-02-30");
    CHECK(signs_of(puzzles_of(monday, monday, bad)) == "·····");
    CHECK(days(monday, bad) == 0);
    keep_result(bad, monday, lesson_of(monday, 4), Solved::first);
    CHECK(signs_of(puzzles_of(monday, monday, bad)) == "····●");
    CHECK(days(monday, bad) == 1);
}

TEST_CASE("the record counts what was tried by kind and level")
{
    Prefs prefs;
    keep_result(prefs, monday, lesson_of(monday, 0), Solved::first);
    keep_result(prefs, tuesday, lesson_of(tuesday, 0), Solved::helped);
    keep_result(prefs, tuesday, lesson_of(tuesday, 1), Solved::shown);
    int all = 0, solved = 0, first = 0;
    const auto tallies = shell::app::level_tallies(prefs);
    for (const auto& kind : tallies)
        for (const auto& t : kind) all += t.all, solved += t.solved, first += t.first;
    CHECK(all == 3);
    CHECK(solved == 2);
    CHECK(first == 1);
    const auto key = puzzles_of(monday, monday, {}).puzzles[0];
    CHECK(tallies[static_cast<std::size_t>(key.kind)][key.level - 1u].first == 1);
}

TEST_CASE("names that are no puzzle's are refused, and the next puzzle follows the day or the number")
{
    for (const std::string_view name : {"cut-1", "puzzle:", "puzzle:crack", "puzzle:crack:4:1", "puzzle:crack:2:x",
                                        "puzzle:nothing:1:1", "puzzle:crack:1:99999999999999999"})
        CHECK_MESSAGE(!puzzle_of(name), std::string(name));
    CHECK(next_puzzle("puzzle:crack:2:4711", {}) == "puzzle:crack:2:4712");
    CHECK(next_puzzle("puzzle:crack:2:9007199254740991", {}) == "puzzle:crack:2:0");
    Prefs prefs;
    keep_result(prefs, monday, lesson_of(monday, 0), Solved::first);
    CHECK(next_puzzle(lesson_of(monday, 0), prefs) == lesson_of(monday, 1));
    for (int i = 1; i < 5; ++i) keep_result(prefs, monday, lesson_of(monday, i), Solved::shown);
    CHECK(next_puzzle(lesson_of(monday, 4), prefs).empty());
}

TEST_CASE("home shows the day's five, and opens the next, an earlier day or any number")
{
    Player p(R"({"language":"en"})", 360, 640);
    CHECK(!p.has("puzzle_next")); // the host does not say the date
    p.app().set("date", std::string(monday) + "\tMonday 15 February");
    p.frames(2);
    REQUIRE(p.has("puzzle_next"));
    p.use("puzzle_next");
    CHECK(lesson_asked(p) == lesson_of(monday, 0));
    p.use("puzzle:3");
    CHECK(lesson_asked(p) == lesson_of(monday, 3));
    p.use("puzzles");
    p.use("puzzle_day", "2027-02-17"); // tomorrow's cannot be had
    CHECK(p.has("puzzle_no_day"));
    p.use("puzzle_day", "2027-01-01");
    CHECK(!p.has("puzzle_no_day"));
    p.use("puzzle_look");
    p.use("puzzle_next");
    CHECK(lesson_asked(p) == lesson_of("2027-01-01", 0));
    p.use("puzzle_back");
    CHECK(!p.has("puzzle_back"));
    p.use("puzzles");
    p.use("puzzle_kind", "2");
    p.use("puzzle_level", "2");
    p.use("puzzle_number", "4711");
    p.use("start");
    CHECK(lesson_asked(p) == "puzzle:only_move:3:4711");
    p.app().set("date", "today");
    p.frames(2);
    CHECK(!p.has("puzzle_next"));
}

TEST_CASE(
    "the day before and after are one press away, over month and year ends, up to today and back to the first day")
{
    using shell::app::day_after, shell::app::day_before;
    CHECK(day_before("2027-02-15") == "2027-02-14");
    CHECK(day_before("2027-03-01") == "2027-02-28");
    CHECK(day_before("2028-03-01") == "2028-02-29");
    CHECK(day_before("2027-01-01") == "2026-12-31");
    CHECK(day_after("2026-12-31") == "2027-01-01");
    CHECK(day_after("2028-02-28") == "2028-02-29");
    CHECK(day_after("2027-04-30") == "2027-05-01");
    CHECK(day_before(engine::puzzle::first_day).empty());
    for (const std::string_view none : {"", "2027-02-30", "nonsense", "2027-13-01"}) {
        CHECK(day_after(none).empty());
        CHECK(day_before(none).empty());
    }
    CHECK(shell::app::weekday_of(monday) == 0);
    CHECK(shell::app::weekday_of("2028-02-29") == 1);
    Player p(R"({"language":"en"})", 360, 640);
    p.app().set("date", std::string(monday));
    p.frames(2);
    p.use("puzzles");
    CHECK(p.control("puzzle_after").value("disabled", false) == true);
    p.use("puzzle_before");
    p.use("puzzle_before");
    p.use("puzzle_after");
    p.use("puzzle_look");
    p.use("puzzle_next");
    CHECK(lesson_asked(p) == lesson_of("2027-02-14", 0));
}

TEST_CASE("a day is written as each language writes it")
{
    using shell::text::Language, shell::text::Say;
    const auto words = [](Language l) { return shell::app::date_in_words(Say(l), "2027-02-14"); };
    CHECK(words(Language::english) == "14 February 2027");
    CHECK(words(Language::spanish) == "14 de febrero de 2027");
    CHECK(words(Language::italian) == "14 febbraio 2027");
    CHECK(words(Language::portuguese) == "14 de fevereiro de 2027");
    CHECK(shell::app::date_in_words(Say(Language::english), "2026-12-31") == "31 December 2026");
}

TEST_CASE("a wrong answer is told what it contradicts, a right one leads to the next puzzle")
{
    Player p(R"({"language":"en"})", 360, 640);
    p.app().set("date", std::string(monday));
    const std::string lesson = lesson_of(monday, 0);
    p.app().set("lesson", step_text(lesson, 0));
    p.settles();
    CHECK(!p.has("puzzle_on"));
    p.use("lesson_answer", "AAAA");
    p.use("lesson_check");
    const auto asked = of_kind(p.effects(), Effect::Kind::puzzle);
    REQUIRE(asked.size() == 1);
    CHECK(asked[0].name == lesson);
    CHECK(asked[0].text == "\"AAAA\"");
    p.app().set("lesson_told", "Not so.");
    p.frames(2);
    CHECK(p.control("lesson_feedback")["text"] == "Not so.");
    p.app().set("date", std::string(tuesday)); // midnight passes: the puzzle stays Monday's
    p.use("lesson_answer", "ADAE");
    p.use("lesson_check");
    REQUIRE(p.has("puzzle_on"));
    CHECK(p.control("puzzle_on")["text"] == en(Text::puzzle_go_on));
    CHECK(p.control("lesson_next")["text"] == en(Text::puzzle_why));
    p.use("lesson_next");
    p.app().set("lesson", step_text(lesson, 1));
    p.settles();
    REQUIRE(p.has("puzzle_on")); // after its last reason
    p.use("puzzle_on");
    CHECK(lesson_asked(p) == lesson_of(monday, 1));
}

TEST_CASE("own marks strike symbols out and put the code together")
{
    Player p(R"({"language":"en"})", 1280, 800);
    p.app().set("lesson", step_text("puzzle:crack:1:7", 0));
    p.settles();
    CHECK(p.control("puzzle_out:5")["checked"] == false);
    p.use("puzzle_out:5");
    CHECK(p.control("puzzle_out:5")["checked"] == true);
    for (const int cell : {0 * 4 + 0, 3 * 4 + 1, 0 * 4 + 2})
        p.use("puzzle_note:" + std::to_string(cell)), p.use("puzzle_note:" + std::to_string(cell));
    CHECK(p.control("lesson_answer")["value"] == "");
    REQUIRE(p.click("puzzle_note:" + std::to_string(4 * 4 + 3)));
    REQUIRE(p.click("puzzle_note:" + std::to_string(4 * 4 + 3)));
    CHECK(p.control("lesson_answer")["value"] == "ADAE");
    p.use("lesson_check");
    REQUIRE(p.has("puzzle_on"));
    CHECK(p.control("puzzle_on")["text"] == en(Text::puzzle_again));
    CHECK(!p.has("puzzle_out:5"));
    p.use("puzzle_on");
    CHECK(lesson_asked(p) == "puzzle:crack:1:8");
}

TEST_SUITE_END();
