// Who lies: the row and the code are one answer, chosen and typed.
#include "tests/shell/puzzle_support.hpp"
#include <doctest/doctest.h>
#include <string>

namespace puzzle_pair_tests {
namespace {

using namespace puzzle_support;
using wording::en, wording::Text;

constexpr const char* name = "puzzle:liar:1:7";

/// `paired`: as earlier versions asked, the code alone, if false.
std::string liar(bool paired = true, bool lettered = false)
{
    std::string asks = "show\tclues\t1\nhide\tanalysis\nask\tcode\tThe row and the code?\n";
    for (const std::string row : {"0", "1", "2"})
        if (paired)
            asks += "option\trow:" + row + "\tRow " + std::to_string(std::stoi(row) + 1) + "\t\trow:" + row + "\n";
    asks += paired ? "answer\trow:1\nanswer\t123\neach\tthe false one\t3\n" : "answer\t123\n";
    return step_text(name, lettered ? "mastermind" : "picas-fijas",
                     std::string("codes 1 p3c6n 12 assistant ") + (lettered ? "letters" : "digits") +
                         " consistent 0 g305 a01 g532 a20 g534 a01",
                     asks + "hint\tLook at row 1.\trow:0\nright\tRow 2 lied.\n");
}

std::string asked_of(Player& p)
{
    std::string last;
    for (const auto& e : p.effects())
        if (e.kind == Effect::Kind::puzzle) last = e.text;
    return last;
}

std::string given_of(Player& p)
{
    std::string last;
    for (const auto& e : p.effects())
        if (e.kind == Effect::Kind::event && e.name == "answered") last = nlohmann::json::parse(e.text)["given"];
    return last;
}

} // namespace

TEST_SUITE_BEGIN("puzzles");

TEST_CASE("a liar's row and code are checked together, and only with both")
{
    for (const float width : {360.f, 1280.f}) {
        Solver p(liar(), width, width > 800 ? 800.f : 640.f);
        CHECK(p.control("lesson_choice")["options"].size() == 3);
        CHECK(p.control("lesson_choice")["label"] == "The false one");
        p.use("lesson_answer", "123");
        CHECK(p.control("lesson_check").value("disabled", false));
        CHECK(p.control("lesson_check")["why"] == en(Text::puzzle_lacks, {{"kinds", "the false one"}}));
        p.use("lesson_check");
        CHECK(asked_of(p).empty());
        p.use("lesson_answer", "");
        p.use("lesson_choice", "0");
        CHECK(p.control("lesson_check").value("disabled", false));
        p.use("lesson_answer", "1 2 3");
        p.use("lesson_check");
        CHECK(asked_of(p) == R"(["row:0","123"])");
        CHECK(given_of(p) == "row:0, 123");
        p.app().set("lesson_told", "Row 1 did not lie.");
        p.frames(2);
        CHECK(p.control("lesson_wrong")["text"] == en(Text::lesson_wrong, {{"answer", "Row 1, 123"}}));
        const auto clue = p.app().drawn().rects.find("row:1");
        REQUIRE(clue != p.app().drawn().rects.end());
        p.click_at({clue->second.x, clue->second.y, clue->second.w, clue->second.h});
        CHECK(p.control("lesson_choice")["value"] == "1");
        p.use("lesson_answer", "321");
        p.use("lesson_check");
        CHECK(asked_of(p) == R"(["row:1","321"])");
        p.use("lesson_answer", "123");
        p.use("lesson_check");
        CHECK(given_of(p) == "row:1, 123");
        CHECK(p.said().find("Row 2 lied.") != std::string::npos);
        CHECK(p.control("lesson_answer")["text"] == "Row 2, 123");
        CHECK(p.app().drawn().lesson.marked == std::vector<std::string>{"row:1"});
    }
}

TEST_CASE("a liar's code on a board with letters is shown as the board writes it, and its row as a number")
{
    Solver p(liar(true, true));
    p.use("lesson_choice", "1");
    p.use("lesson_answer", "dcb");
    p.use("lesson_check");
    CHECK(asked_of(p) == R"(["row:1","321"])");
    p.use("lesson_answer", "bcd");
    p.use("lesson_check");
    CHECK(p.control("lesson_answer")["text"] == "Row 2, BCD");
}

TEST_CASE("a liar's row and code survive a reload, and so does a code that was saved alone")
{
    const auto saved = [](const std::string& step, bool row) {
        Solver p(step);
        if (row) p.use("lesson_choice", "2");
        p.use("lesson_answer", "321");
        p.use("lesson_check");
        p.use("lesson_answer", "312");
        return p.prefs();
    };
    for (const bool paired : {true, false}) {
        Solver p(liar(), 1280, 800, saved(liar(paired), paired));
        CHECK(p.control("lesson_answer")["value"] == "312");
        CHECK(p.control("lesson_choice")["value"] == (paired ? "2" : ""));
        CHECK(asked_of(p) == (paired ? R"(["row:2","321"])" : R"("321")"));
        p.app().set("lesson_told", "Not so.");
        p.frames(2);
        CHECK(p.control("lesson_wrong")["text"] == en(Text::lesson_wrong, {{"answer", paired ? "Row 3, 321" : "321"}}));
        p.use("lesson_choice", "1");
        p.use("lesson_answer", "123");
        p.use("lesson_check");
        CHECK(p.control("lesson_answer")["text"] == "Row 2, 123");
    }
}

TEST_SUITE_END();

} // namespace puzzle_pair_tests
