// The player's own marks in a puzzle, and answers that must be whole.
#include "tests/shell/puzzle_support.hpp"
#include <doctest/doctest.h>
#include <string>
#include <vector>

namespace {

using namespace puzzle_support;
using wording::en, wording::Text;

} // namespace

TEST_SUITE_BEGIN("puzzles");

TEST_CASE("a symbol's chip goes from not known to in, to out and back, and outlives a reload")
{
    for (const float width : {360.f, 1280.f}) {
        const float height = width < 500 ? 640.f : 800.f;
        std::string prefs;
        const auto chip = [](Solver& p, int symbol) {
            return p.control("puzzle_in:" + std::to_string(symbol))["text"].get<std::string>();
        };
        const auto said = [](const char* symbol, Text mark) {
            return en(Text::puzzle_chip, {{"symbol", symbol}, {"mark", en(mark)}});
        };
        {
            Solver p(crack(), width, height);
            CHECK(chip(p, 1) == said("B", Text::puzzle_chip_open));
            p.click("puzzle_in:1"); // on the canvas
            CHECK(chip(p, 1) == said("B", Text::puzzle_chip_in));
            CHECK(p.control("puzzle_out:1")["checked"] == false);
            p.use("puzzle_in:1"); // in words
            CHECK(chip(p, 1) == said("B", Text::puzzle_chip_out));
            CHECK(p.control("puzzle_out:1")["checked"] == true);
            p.use("puzzle_in:1");
            CHECK(chip(p, 1) == said("B", Text::puzzle_chip_open));
            p.use("puzzle_undo");
            CHECK(chip(p, 1) == said("B", Text::puzzle_chip_out));
            p.use("puzzle_in:2");
            p.use("lesson_close");
            prefs = p.prefs();
        }
        Solver again(crack(), width, height, prefs);
        CHECK(chip(again, 1) == said("B", Text::puzzle_chip_out));
        CHECK(chip(again, 2) == said("C", Text::puzzle_chip_in));
        again.use("puzzle_out:2"); // its row struck out
        CHECK(chip(again, 2) == said("C", Text::puzzle_chip_out));
    }
}

TEST_CASE("marks, answer and hints of a code puzzle outlive a reload and another puzzle, and marks can be undone")
{
    std::string before, prefs;
    {
        Solver p(crack());
        p.use("puzzle_out:5");
        p.use("puzzle_note:1");
        CHECK(p.control("puzzle_undo").value("disabled", false) == false);
        p.use("puzzle_note:1");
        p.use("puzzle_undo");
        p.use("lesson_hint");
        p.use("lesson_answer", "AB");
        before = p.control("puzzle_note:1")["text"];
        p.use("lesson_close");
        p.app().set("lesson", crack("puzzle:crack:1:8"));
        p.settles();
        CHECK(p.control("puzzle_out:5")["checked"] == false);
        p.use("puzzle_out:1");
        prefs = p.prefs();
    }
    Solver again(crack(), 1280, 800, prefs);
    CHECK(again.control("puzzle_out:5")["checked"] == true);
    CHECK(again.control("puzzle_out:1")["checked"] == false);
    CHECK(again.control("puzzle_note:1")["text"] == before);
    CHECK(again.control("lesson_answer")["value"] == "AB");
    CHECK(again.control("lesson_feedback")["text"] == "Look at row 2.");
    again.use("lesson_answer", "ADAE");
    again.use("lesson_check");
    CHECK(again.control("lesson_feedback")["text"].get<std::string>().starts_with(
        en(Text::puzzle_with_hints, {{"hints", 1}}))); // the hint counts after a reload too
    CHECK(again.prefs().find("puzzle_work.puzzle:crack:1:7") == std::string::npos);
    CHECK(again.prefs().find("puzzle_work.puzzle:crack:1:8") != std::string::npos);
}

TEST_CASE("a tap on a Cluedo puzzle's cell turns through ✗, ✓, ?, nothing; marks are undone and outlive a reload")
{
    const auto cell = [](Player& of, std::size_t card, std::size_t holder) {
        return of.control("grid")["rows"][card][holder + 1].get<std::string>();
    };
    std::string empty, prefs;
    std::vector<std::string> seen;
    {
        Solver p(whodunit());
        empty = cell(p, 0, 1);
        for (int i = 0; i < 4; ++i) {
            p.use("cell:1"); // card 0, holder 1
            seen.push_back(cell(p, 0, 1));
        }
        CHECK(seen[0] == "(" + en(Text::cluedo_no) + ")");
        CHECK(seen[1] == "(" + en(Text::cluedo_yes) + ")");
        CHECK(seen[2] == "(" + en(Text::cluedo_maybe) + ")");
        CHECK(seen[3] == empty);
        p.use("undo");
        CHECK(cell(p, 0, 1) == seen[2]);
        CHECK(!p.has("lesson_restart")); // with own marks the board is still the puzzle's
        const std::string printed = cell(p, 6, 0);
        p.use("cell:60"); // card 6, in the reader's own hand
        CHECK(cell(p, 6, 0) == printed);
        prefs = p.prefs();
    }
    Solver again(whodunit(), 1280, 800, prefs);
    CHECK(cell(again, 0, 1) == seen[2]);
    CHECK(!again.has("lesson_restart"));
    for (int i = 0; i < 9; ++i) again.use("undo"); // never beyond the puzzle's own notes
    CHECK(cell(again, 0, 1) == empty);
    CHECK(again.control("undo").value("disabled", false) == true);
}

TEST_CASE("an envelope needs one card of each kind, and another card of a kind replaces the first")
{
    Solver p(whodunit());
    const auto why = [&p] { return p.control("lesson_check")["why"].get<std::string>(); };
    CHECK(p.control("lesson_check").value("disabled", false) == true);
    CHECK(why() == en(Text::puzzle_lacks, {{"kinds", "a suspect, a weapon, a room"}}));
    p.use("lesson_mark:0");
    p.use("lesson_mark:3");
    CHECK(p.control("lesson_mark:0")["checked"] == false);
    CHECK(p.control("lesson_mark:3")["checked"] == true);
    p.use("lesson_mark:9");
    CHECK(why() == en(Text::puzzle_lacks, {{"kinds", "a room"}}));
    p.use("lesson_check");
    CHECK(!p.has("lesson_feedback"));
    p.use("lesson_mark:17");
    CHECK(p.control("lesson_check").value("disabled", false) == false);
    p.use("lesson_mark:0");
    p.use("lesson_check");
    CHECK(p.has("puzzle_on"));
}

TEST_CASE("leaves that are right are not crossed out because others are missing")
{
    Solver p(tree("cut", "ask\tset\tWhich leaves?\noption\tnode:3\tLeaf 1\t\tnode:3\noption\tnode:5\tLeaf 3\t\tnode:5\n"
                         "option\tnode:6\tLeaf 4\t\tnode:6\nanswer\tnode:5\nanswer\tnode:6\nright\tYes.\n"));
    p.use("lesson_mark:1");
    p.use("lesson_check");
    p.app().set("lesson_told", "These are right.");
    p.frames(2);
    CHECK(!p.has("lesson_wrong"));
    CHECK(p.control("lesson_feedback")["text"] == "These are right.");
    p.use("lesson_mark:2");
    p.use("lesson_check");
    REQUIRE(p.has("puzzle_on"));
    CHECK(p.app().drawn().lesson.marked == std::vector<std::string>{"node:5", "node:6"}); // they stay in sight
}

TEST_CASE("leaves are struck out on the board for oneself, and outlive a reload")
{
    const std::string step = tree("order", "strike\tnode:3\tLeaf 1\nstrike\tnode:6\tLeaf 4\nask\tchoice\tWhich node?\n"
                                           "option\tnode:1\tLeft\t\tnode:1\noption\tnode:2\tRight\t\tnode:2\n"
                                           "answer\tnode:2\nhint\tLook.\tnode:2\nright\tYes.\n");
    std::string prefs;
    {
        Solver p(step);
        CHECK(p.control("puzzle_strike:1")["checked"] == false);
        p.use("node:6");
        CHECK(p.control("puzzle_strike:1")["checked"] == true);
        CHECK(p.app().drawn().lesson.struck == std::vector<std::string>{"node:6"});
        p.use("puzzle_strike:0");
        p.use("puzzle_undo");
        prefs = p.prefs();
    }
    Solver again(step, 360, 640, prefs);
    CHECK(again.control("puzzle_strike:0")["checked"] == false);
    CHECK(again.control("puzzle_strike:1")["checked"] == true);
    again.use("lesson_choice", "1");
    again.use("lesson_check");
    CHECK(again.app().drawn().lesson.marked == std::vector<std::string>{"node:2"});
    CHECK(again.app().drawn().lesson.struck.empty());
}

TEST_CASE("own marks are undone while the board is held")
{
    Solver p(crack());
    CHECK(p.control("undo")["disabled"] == true); // no marks
    p.use("puzzle_out:5");
    p.use("undo");
    CHECK(p.control("puzzle_out:5")["checked"] == false);
}

TEST_SUITE_END();
