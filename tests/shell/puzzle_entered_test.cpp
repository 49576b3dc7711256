// Puzzles of each kind opened by keyboard, from wherever that can be done: the focus is on the answer's first control.
#include "tests/shell/puzzle_support.hpp"
#include <array>
#include <doctest/doctest.h>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace puzzle_entered_tests {

namespace {

using namespace puzzle_support;

struct Sort {
    std::string kind, game, line, asks, first; // first: the answer's first control
};

std::string choices(const std::vector<std::string>& values, const std::string& id)
{
    std::string asks = "ask\tchoice\tWhich?\n";
    for (const auto& value : values)
        asks += "option\t" + value + "\tOne: " + value + "\t\t" + (id.empty() ? "" : id + ":" + value) + "\n";
    return asks + "answer\t" + values[0] + "\nhint\tLook.\nright\tYes.\n";
}

/// As web/puzzles.mjs writes them, one a kind.
std::vector<Sort> every_kind()
{
    const std::string code = "show\tclues\t1\nhide\tanalysis\nask\tcode\tThe code?\nanswer\t",
                      quiet = "show\tanalysis\t0\nhide\tanalysis\nhide\ttab\n",
                      notes = "show\tmind\tnone\nhide\tanalysis\nhide\tmind\n",
                      trees = "hide\tanalysis\nhide\tstep\nhide\tplay\nhide\tpage\n",
                      end = "\nhint\tLook.\nright\tYes.\n";
    std::string rows = "show\tclues\t1\nhide\tanalysis\nask\tcode\tThe row and the code?\n";
    for (const std::string row : {"0", "1", "2"})
        rows += "option\trow:" + row + "\tRow " + row + "\t\trow:" + row + "\n";
    std::string leaves = "ask\tset\tWhich leaves?\n", trio = "ask\tset\tWhich three?\n", strikes;
    for (int leaf = 4; leaf < 13; ++leaf) {
        const std::string id = "node:" + std::to_string(leaf);
        leaves += "option\t" + id + "\tLeaf\t\t" + id + "\n";
        strikes += "strike\t" + id + "\tLeaf\n";
    }
    for (int card = 0; card < 21; ++card)
        trio += "option\t" + std::to_string(card) + "\tCard " + std::to_string(card) + "\n";
    return {
        {"crack", "mastermind", "codes 1 p4c6r 12 assistant letters consistent 0 g3443 a02 g5155 a00",
         code + "0304" + end, "lesson_answer"},
        {"liar", "picas-fijas", "codes 1 p3c6n 12 assistant digits consistent 0 g305 a01 g532 a20 g534 a01",
         rows + "answer\trow:1\nanswer\t123\neach\tthe false one\t3" + end, "lesson_choice:0"},
        {"only_move", "thirtyone", "thirtyone 1 3 8 24 mover_loses person person 0 5 1 6",
         quiet + choices({"3", "4"}, "value"), "lesson_choice:0"},
        {"cut", "trees", "trees 1 explore max alphabeta left_to_right 0 (7,9,1)(8,0,13)(15,9,2)",
         trees + leaves + "answer\tnode:9" + end, "lesson_mark:0"},
        {"whodunit", "cluedo", std::string(notebook),
         notes + trio + "answer\t0\nanswer\t9\nanswer\t17\neach\ta suspect\t6\neach\ta weapon\t6\neach\ta room\t9" +
             end,
         "lesson_mark:0"},
        {"hold_out", "thirtyone", "thirtyone 1 3 8 87 mover_loses person person 0 4 2 2 3 4 2 5 7 5 7 5 3 8 3 7 8",
         quiet + choices({"1", "6"}, "value"), "lesson_choice:0"},
        {"order", "trees", "trees 1 explore max alphabeta left_to_right 0 ((17,0)(7,7))((6,5)(10,10))",
         trees + strikes + choices({"node:0", "node:1"}, ""), "lesson_choice:0"},
        {"noughts", "tictactoe", "tictactoe 1 person person 0 0 1 2 4 5 8 6", quiet + choices({"3", "7"}, "cell"),
         "lesson_choice:0"},
        {"matrix", "matrix", "matrix 1 3,0;9,2;9,-5 row 0", quiet + "ask\tnumber\tIts value?\nanswer\t2" + end,
         "lesson_answer"},
        {"hand", "cluedo", std::string(notebook), notes + choices({"1", "2", "3"}, ""), "lesson_choice:0"},
        {"caught", "betting", "betting 1 2,5,6 a1k1r hidden both 21 51352493 b2 c n b2 c n b0 f n b1 c n",
         quiet + choices({"bet:0", "bet:1", "bet:2"}, ""), "lesson_choice:0"},
        {"who_knows", "cluedo", std::string(notebook), notes + choices({"1", "2", "3"}, ""), "lesson_choice:0"},
    };
}

std::string step_of(const Sort& k, int number)
{
    return step_text("puzzle:" + k.kind + ":1:" + std::to_string(number), k.game, k.line, k.asks);
}

/// The control that has the keyboard: a field has no focus ring of its own.
std::string keyed(Player& p)
{
    const auto& drawn = p.app().drawn();
    return drawn.focused.empty() && ImGui::GetIO().WantTextInput ? drawn.stop : drawn.focused;
}

/// Holds Enter until the page is asked for a puzzle, which may be made at once.
void enter(Player& p)
{
    ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, true);
    const auto asked = [&] {
        int n = 0;
        for (const auto& e : p.effects()) n += e.kind == Effect::Kind::lesson;
        return n;
    };
    const int before = asked();
    for (int i = 0; i < 20 && asked() == before; ++i) {
        p.frame();
        if (i == 9) ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, false);
    }
    INFO(p.app().drawn().focused, " ", p.effects().size(), " nav ", ImGui::GetIO().NavVisible);
    REQUIRE(asked() > before);
}

void tab_to(Player& p, std::string_view id)
{
    for (int i = 0; i < 60 && p.app().drawn().focused != id; ++i) {
        p.app().walk(1);
        p.frames(4);
    }
    REQUIRE(p.app().drawn().focused == id);
}

} // namespace

TEST_SUITE_BEGIN("puzzles");

TEST_CASE("each kind of puzzle that is opened by keyboard has the focus on its answer, wherever it was opened")
{
    const auto kinds = every_kind();
    REQUIRE(kinds.size() == 12);
    using Way = std::pair<const char*, std::function<void(Player&, const Sort& before)>>;
    const auto at_home = [](Player& p) {
        p.app().set("date", "2027-02-15");
        p.settles();
    };
    const auto typed = [](Player& p, const Sort&) {
        tab_to(p, "puzzles");
        p.key(ImGuiKey_Enter);
        p.settles();
        for (int i = 0; i < 40 && p.app().drawn().stop != "puzzle_number"; ++i) {
            p.app().walk(1);
            p.frames(4);
        }
        REQUIRE(p.app().drawn().stop == "puzzle_number");
        p.type("7");
        tab_to(p, "start");
        enter(p);
    };
    const auto closed = [](Player& p, const Sort& before) {
        p.app().walk(1);
        p.frames(4);
        p.app().set("lesson", step_of(before, 6));
        p.settles();
        p.use("lesson_close");
        p.settles();
    };
    const std::array<Way, 7> ways{
        Way{"home, the day's next",
            [&](Player& p, const Sort&) {
                at_home(p);
                tab_to(p, "puzzle_next");
                enter(p);
            }},
        Way{"home, a number typed",
            [&](Player& p, const Sort& before) {
                at_home(p);
                typed(p, before);
            }},
        Way{"home after another puzzle, a number typed",
            [&](Player& p, const Sort& before) {
                at_home(p);
                closed(p, before);
                if (p.has("home")) p.use("home");
                p.settles();
                typed(p, before);
            }},
        Way{"a game's board",
            [&](Player& p, const Sort&) {
                p.use("open:tictactoe");
                p.settles();
                tab_to(p, "cell:0");
            }},
        Way{"another puzzle, closed, while Tab is pressed",
            [&](Player& p, const Sort& before) {
                closed(p, before);
                p.app().walk(1); // to a control that may be gone when the next frame is drawn
            }},
        Way{"another puzzle, closed", closed},
        Way{"another puzzle, open",
            [&](Player& p, const Sort& before) {
                p.app().walk(1);
                p.frames(4);
                p.app().set("lesson", step_of(before, 6));
                p.settles();
            }},
    };
    for (std::size_t i = 0; i < kinds.size(); ++i)
        for (const Way& way : ways)
            for (const float width : {1280.f, 360.f})
                for (const int wait : {0, 1, 2, 30}) {
                    INFO(kinds[i].kind << " from " << std::string(way.first) << " at " << width << " after " << wait);
                    Player p(R"({"language":"en"})", width, width > 800 ? 800.f : 640.f);
                    p.settles();
                    way.second(p, kinds[(i + 5) % kinds.size()]);
                    p.frames(wait); // it is being made
                    p.app().set("lesson", step_of(kinds[i], 7));
                    ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, false);
                    p.settles();
                    CHECK(keyed(p) == kinds[i].first);
                }
}

TEST_SUITE_END();

} // namespace puzzle_entered_tests
