// Tests of a puzzle's screen: its bar, the order of clues, marks and answer on a phone, the steps of its proof.
#include "tests/shell/looks.hpp"
#include "tests/shell/puzzle_support.hpp"
#include <doctest/doctest.h>
#include <string>

namespace {

using namespace puzzle_support;
using wording::en, wording::Text;

/// Everything that is written on the screen, a line each.
std::string written(Player& p)
{
    Looks looks;
    p.frame();
    std::string out;
    for (const auto& t : looks.texts) out += t.words + "\n";
    return out;
}

/// Step `index` of a proof of four, whose deductions the first, the third and the fifth hint speak of.
std::string proof(int index, const std::string& rule, bool hardest)
{
    return "lesson\tpuzzle:crack:1:7\ngame\tmastermind\ntitle\tCrack the code · easy\nminutes\t2\nstep\t" +
           std::to_string(index) + "\t5\nseed\t1\nsay\tRow 2 counts 0.\n" +
           "at\tcodes 1 p4c6r 12 assistant letters consistent 0 g3443 a02 g5155 a00\nrule\t" + rule + "\t" +
           (hardest ? "1" : "0") + "\nhinted\t1,3,5,7\n";
}

std::string asked_step(Solver& p)
{
    std::string out;
    for (const auto& e : p.effects())
        if (e.kind == Effect::Kind::lesson) out = e.name + " " + std::to_string(e.id);
    return out;
}

float bottom(const nlohmann::json& rect) { return rect[1].get<float>() + rect[3].get<float>(); }

} // namespace

TEST_SUITE_BEGIN("puzzles");

TEST_CASE("the bar of a puzzle names it and its level, and which of the day's five it is")
{
    std::string step = crack();
    step.replace(step.find("Puzzle"), 6, "Crack the code · easy");
    Solver p(step);
    const std::string seen = written(p);
    CHECK(seen.find("Crack the code\n") != std::string::npos);
    CHECK(seen.find("\neasy\n") != std::string::npos);
    CHECK(seen.find(en(Text::game_mastermind)) == std::string::npos);
    CHECK(p.outline().dump().find(en(Text::puzzle_named, {{"title", "Crack the code · easy"}})) != std::string::npos);
    CHECK(p.control("lesson_close")["text"] == en(Text::puzzle_leave));
    CHECK(p.control("rules")["text"].get<std::string>().find(en(Text::role_assistant)) == std::string::npos);
}

TEST_CASE("on a phone a code's marks and answer stand under its clues, in the same columns")
{
    for (const bool digits : {false, true}) {
        std::string step = crack();
        if (digits) {
            step.replace(step.find("game\tmastermind"), 15, "game\tpicas-fijas");
            step.replace(step.find("codes 1 p4c6r"), std::string::npos,
                         "codes 1 p4c10n 12 assistant digits consistent 0 g3671 a02 g9073 a01 g1983 a21 g8024 a02\n"
                         "show\tclues\t1\nask\tcode\tThe code?\nanswer\t1382\nhint\tLook at row 2.\trow:1\n");
        }
        Solver p(step, 360, 640);
        const nlohmann::json rects = p.outline()["rects"];
        const int symbols = digits ? 10 : 6;
        CAPTURE(digits);
        REQUIRE(rects.contains("row:1"));
        CHECK(bottom(rects["row:1"]) <= rects["puzzle_out:0"][1].get<float>());
        const float answer = rects["lesson_answer"][1];
        int seen = 0;
        for (int k = 0; k < symbols; ++k) {
            const std::string id = "puzzle_out:" + std::to_string(k);
            if (rects.contains(id) && bottom(rects[id]) <= answer) ++seen;
        }
        CHECK(seen >= (digits ? 7 : 6));
        CHECK(answer < rects["lesson_check"][1].get<float>());
        const auto columns = p.app().drawn().lesson.columns;
        const nlohmann::json cell = rects["puzzle_note:1"];
        CHECK(cell[0].get<float>() + cell[2].get<float>() / 2 ==
              doctest::Approx(columns.first + columns.pitch).epsilon(0.01));
    }
}

TEST_CASE("a clue of a puzzle leaves out what it has none of")
{
    Solver p(crack());
    const std::string seen = written(p), none = en(Text::n_fijas, {{"count", 0}}) + "\n";
    CHECK(seen.find(en(Text::n_picas, {{"count", 2}}) + "\n") != std::string::npos);
    const auto first = seen.find(none);
    REQUIRE(first != std::string::npos); // of 0 · 0
    CHECK(seen.find(none, first + 1) == std::string::npos);
}

TEST_CASE("a step of a proof says its rule, whether it is the hardest and whether a hint spoke of it")
{
    Solver p(crack());
    for (int i = 0; i < 3; ++i) p.use("lesson_hint");
    p.use("lesson_answer", "ADAE");
    p.use("lesson_check");
    p.app().set("lesson", proof(2, "two rows compared", true));
    p.settles();
    const std::string rule = p.control("puzzle_rule")["text"];
    CHECK(rule == en(Text::puzzle_step_rule, {{"n", 2}, {"all", 4}, {"rule", "two rows compared"}}) + " · " +
                      en(Text::puzzle_hardest_step) + " · " + en(Text::puzzle_hinted));
    p.app().set("lesson", proof(3, "a row's count", false));
    p.settles();
    CHECK(p.control("puzzle_rule")["text"] ==
          en(Text::puzzle_step_rule, {{"n", 3}, {"all", 4}, {"rule", "a row's count"}}));
}

TEST_CASE("any step of a proof opens by a press on the bars, by arrow keys and in words")
{
    Solver p(crack());
    CHECK_FALSE(p.has("lesson_step")); // not before the puzzle is solved
    p.use("lesson_answer", "ADAE");
    p.use("lesson_check");
    p.app().set("lesson", proof(1, "a row's count", false));
    p.settles();
    p.use("lesson_step", "4");
    CHECK(asked_step(p) == "puzzle:crack:1:7 4");
    auto bars = p.control("lesson_step")["rect"];
    bars[0] = bars[0].get<float>() + bars[2].get<float>() * 0.6f;
    bars[2] = bars[2].get<float>() * 0.2f; // the third of four: the question has none
    p.click_at(bars);
    CHECK(asked_step(p) == "puzzle:crack:1:7 3");
    bars[0] = p.control("lesson_step")["rect"][0].get<float>() + bars[2].get<float>() * 1.3f;
    bars[2] = 1; // within the second
    p.click_at(bars);
    CHECK(asked_step(p) == "puzzle:crack:1:7 2");
    for (int i = 0; i < 40 && p.app().drawn().focused != "lesson_step"; ++i) {
        p.app().walk(1);
        p.frames(4);
    }
    REQUIRE(p.app().drawn().focused == "lesson_step");
    p.key(ImGuiKey_RightArrow);
    CHECK(asked_step(p) == "puzzle:crack:1:7 2");
}

TEST_SUITE_END();
