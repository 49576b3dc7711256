// Puzzles by keyboard: where the focus is after each press, and what Tab comes to.
#include "tests/shell/puzzle_support.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace puzzle_support;
using wording::en, wording::Text;

std::string noughts_puzzle(const std::string& number)
{
    return puzzle_support::step_text(
        "puzzle:noughts:2:" + number, "tictactoe", "tictactoe 1 person person 0 0 1 2 6",
        "show\tanalysis\t0\nhide\tanalysis\nask\tchoice\tWhich cell?\noption\t3\tCell 4\t\tcell:3\n"
        "option\t8\tCell 9\t\tcell:8\nanswer\t8\nhint\tLook.\nright\tYes.\n");
}

std::string matrix_puzzle(const std::string& number)
{
    return puzzle_support::step_text(
        "puzzle:matrix:1:" + number, "matrix", "matrix 1 3,0;9,2;9,-5 row 0",
        "show\tanalysis\t0\nhide\tanalysis\nask\tnumber\tIts value?\nanswer\t2\nright\tYes.\n");
}

void press_tab(Player& p)
{
    p.app().walk(1);
    p.frames(8);
}

void tab_until(Player& p, std::string_view id)
{
    for (int i = 0; i < 40 && p.app().drawn().focused != id; ++i) press_tab(p);
    REQUIRE(p.app().drawn().focused == id);
}

/// The control that has the keyboard: a field has no focus ring of its own.
std::string keyed(Player& p)
{
    const auto& drawn = p.app().drawn();
    return drawn.focused.empty() && ImGui::GetIO().WantTextInput ? drawn.stop : drawn.focused;
}

} // namespace

TEST_SUITE_BEGIN("puzzles");

TEST_CASE("the page is told where its focus is drawn after the card has scrolled to it, and has grown by a hint")
{
    Solver p(crack(), 640, 400);
    auto known = p.control("lesson_hint")["rect"]; // the page reads the outline only when it is told to
    const auto settled = [&] {
        for (int i = 0; i < 200; ++i) {
            p.frame();
            if (p.last().outline_changed) known = p.control("lesson_hint")["rect"];
            if (!p.last().animating && !p.last().outline_changed) break;
        }
        return known == p.control("lesson_hint")["rect"];
    };
    p.app().outline_action("lesson_hint", "view");
    CHECK(settled());
    CHECK(known.is_array()); // it is in sight
    for (int hint = 0; hint < 2; ++hint) {
        p.app().outline_action("lesson_hint", "");
        CHECK(settled());
    }
}

TEST_CASE("the way on is a solved puzzle's main control, drawn before the others; the focus is on how it follows")
{
    for (const float width : {1280.f, 360.f}) {
        Solver p(crack(), width, width > 800 ? 800.f : 640.f);
        p.app().walk(1);
        p.frames(4);
        CHECK(p.app().drawn().stop == "lesson_answer"); // not the bar's first control
        p.type("adae");
        p.key(ImGuiKey_Enter);
        p.settles();
        REQUIRE(p.has("puzzle_on"));
        CHECK(p.app().drawn().focused == "lesson_next");
        std::string order;
        const auto note = [&](const auto& self, const nlohmann::json& nodes) -> void {
            for (const auto& node : nodes) {
                if (node["kind"] == "button") order += ' ' + node["id"].get<std::string>();
                if (node.contains("nodes")) self(self, node["nodes"]);
            }
        };
        note(note, p.outline()["nodes"]);
        CHECK(order.starts_with(" puzzle_on "));
        const auto& stops = p.app().drawn().stops;
        if (width > 800)
            CHECK(std::find(stops.begin(), stops.end(), "puzzle_on") <
                  std::find(stops.begin(), stops.end(), "lesson_next"));
    }
}

TEST_CASE("typing and Enter solve a puzzle: a wrong code, the right one in its place, then the chain")
{
    Solver p(crack());
    (void)p.seen("lesson_answer");
    REQUIRE(p.click("lesson_answer"));
    p.type("aaaa");
    p.key(ImGuiKey_Enter);
    CHECK(p.has("lesson_wrong"));
    p.type("adae"); // takes its place
    p.key(ImGuiKey_Enter);
    REQUIRE(p.has("puzzle_on"));
    CHECK(
        p.control("lesson_feedback")["text"].get<std::string>().starts_with(en(Text::puzzle_in_tries, {{"tries", 2}})));
    CHECK(p.app().drawn().focused == "lesson_next"); // how it follows
    p.use("lesson_next");
    int step = -1;
    for (const auto& e : p.effects())
        if (e.kind == Effect::Kind::lesson) step = static_cast<int>(e.id);
    CHECK(step == 1);
    p.app().set("lesson",
                "lesson\tpuzzle:crack:1:7\ngame\tmastermind\ntitle\tPuzzle\nminutes\t2\nstep\t1\t3\nseed\t1\n"
                "say\tRow 2 counts 0.\nat\tcodes 1 p4c6r 12 assistant letters consistent 0 g3443 a02 g5155 a00\n");
    p.settles();
    const auto& stops = p.app().drawn().stops; // the bar's controls come from left to right
    CHECK(std::find(stops.begin(), stops.end(), "home") < std::find(stops.begin(), stops.end(), "menu"));
    CHECK(std::find(stops.begin(), stops.end(), "menu") < std::find(stops.begin(), stops.end(), "language:0"));
    CHECK(p.app().drawn().focused == "lesson_next"); // not the page's first control
}

TEST_CASE("the focus stays in the card when a step of the proof comes, and what the step speaks of has no focus ring")
{
    Solver p(crack());
    p.app().walk(1);
    p.frames(4);
    p.type("adae");
    p.key(ImGuiKey_Enter);
    REQUIRE(p.app().drawn().focused == "lesson_next");
    p.key(ImGuiKey_Enter);
    p.app().set("lesson",
                "lesson\tpuzzle:crack:1:7\ngame\tmastermind\ntitle\tPuzzle\nminutes\t2\nstep\t1\t3\nseed\t1\n"
                "say\tRow 2 counts 0.\nat\tcodes 1 p4c6r 12 assistant letters consistent 0 g3443 a02 g5155 a00\n"
                "point\trow:1\n");
    for (int i = 0; i < 12; ++i) {
        p.frame();
        INFO(p.app().drawn().focused);
        const std::string now = p.app().drawn().focused;
        CHECK((i < 3 || now == "lesson_next"));
    }
    CHECK(p.pointed() == std::vector<std::string>{"row:1"});
    CHECK(p.app().drawn().by_keys); // then the ring is the accent's
}

TEST_CASE("the focus that strays to the bar with another step comes back to the card")
{
    Solver p(crack());
    p.use("lesson_answer", "ADAE");
    p.use("lesson_check");
    for (int i = 0; i < 30 && p.app().drawn().focused != "lesson_next"; ++i) {
        p.app().walk(1);
        p.frames(4);
    }
    REQUIRE(p.app().drawn().focused == "lesson_next");
    p.app().set("lesson",
                "lesson\tpuzzle:crack:1:7\ngame\tmastermind\ntitle\tPuzzle\nminutes\t2\nstep\t1\t3\nseed\t1\n"
                "say\tRow 2 counts 0.\nat\tcodes 1 p4c6r 12 assistant letters consistent 0 g3443 a02 g5155 a00\n");
    p.frames(8);
    CHECK(p.app().drawn().focused == "lesson_next");
}

TEST_CASE("the notes of a code are one stop of Tab, and arrows, Home and End move in them")
{
    Solver p(crack());
    p.app().walk(1);
    p.frames(4);
    REQUIRE(p.app().drawn().stop == "lesson_answer");
    const auto walked = [&](int way) {
        p.app().walk(way);
        p.frames(12);
        return p.app().drawn().stop;
    };
    const auto pressed = [&](ImGuiKey key) {
        p.key(key);
        p.frames(4);
        return p.app().drawn().focused;
    };
    CHECK(walked(1) == "puzzle_out:0");
    CHECK(pressed(ImGuiKey_RightArrow) == "puzzle_note:0");
    CHECK(pressed(ImGuiKey_DownArrow) == "puzzle_note:4");
    CHECK(pressed(ImGuiKey_End) == "puzzle_in:1");
    CHECK(pressed(ImGuiKey_RightArrow) == "puzzle_in:1");
    CHECK(pressed(ImGuiKey_LeftArrow) == "puzzle_note:7");
    CHECK(pressed(ImGuiKey_Home) == "puzzle_out:1");
    CHECK(pressed(ImGuiKey_UpArrow) == "puzzle_out:0");
    CHECK_FALSE(walked(1).starts_with("puzzle_note")); // the next control of the card
    CHECK(p.control("puzzle_notes")["columns"] == 6);
}

TEST_CASE("the first Tab after a puzzle was opened by the pointer goes into its card")
{
    Player p(R"({"language":"en"})", 1280, 800);
    p.settles();
    REQUIRE(p.click("open:mastermind"));
    p.settles();
    p.app().set("lesson", crack());
    p.settles();
    p.app().walk(1);
    p.frames(4);
    CHECK(p.app().drawn().stop == "lesson_answer");
}

TEST_CASE("a puzzle of each form is entered at its answer by the first Tab, and when it is opened by keyboard")
{
    const std::vector<std::pair<std::string, std::string>> forms{{matrix_puzzle("7"), "lesson_answer"},
                                                                 {noughts_puzzle("7"), "lesson_choice:0"},
                                                                 {whodunit(), "lesson_mark:0"},
                                                                 {crack(), "lesson_answer"}};
    for (const auto& [step, first] : forms)
        for (const float width : {1280.f, 360.f})
            for (const char* from : {"", "tictactoe", "matrix"}) {
                INFO(first << " from " << std::string(from) << " at " << width);
                const std::string config = R"({"language":"en","game":")" + std::string(from) + "\"}";
                for (const bool by_keys : {false, true}) {
                    Player p(config, width, width > 800 ? 800.f : 640.f);
                    p.settles();
                    if (by_keys) press_tab(p);
                    p.app().set("lesson", step);
                    p.settles();
                    if (!by_keys) press_tab(p);
                    CHECK(keyed(p) == first);
                }
            }
}

TEST_CASE("a puzzle solved by keyboard has the focus on how it follows, and the next one on its answer")
{
    for (const float width : {1280.f, 360.f}) {
        INFO(width);
        const float height = width > 800 ? 800.f : 640.f;
        {
            Solver p(noughts_puzzle("7"), width, height);
            press_tab(p);
            p.use("lesson_choice", "1");
            tab_until(p, "lesson_check");
            p.key(ImGuiKey_Enter);
            p.settles();
            CHECK(keyed(p) == "lesson_next");
            tab_until(p, "puzzle_on");
            p.key(ImGuiKey_Enter);
            p.frames(30); // the next one is being made
            p.app().set("lesson", noughts_puzzle("8"));
            p.settles();
            CHECK(keyed(p) == "lesson_choice:0");
        }
        Solver p(matrix_puzzle("7"), width, height);
        press_tab(p);
        p.type("2");
        p.key(ImGuiKey_Enter);
        p.settles();
        CHECK(keyed(p) == "lesson_next");
        tab_until(p, width > 800 ? "puzzle_retry" : "puzzle_on");
        if (width < 800) continue; // the card's other buttons stand above
        p.key(ImGuiKey_Enter);
        p.settles();
        CHECK(keyed(p) == "lesson_answer");
    }
}

TEST_CASE("Tab goes through a solved puzzle's buttons as they are read: how it follows before solving it again")
{
    for (const float height : {600.f, 800.f}) {
        Solver p(crack(), 1280, height);
        press_tab(p);
        p.type("adae");
        p.key(ImGuiKey_Enter);
        CHECK(keyed(p) == "lesson_next");
        p.app().walk(-1);
        p.frames(8);
        for (const char* next : {"puzzle_on", "lesson_next", "puzzle_retry"}) {
            CHECK(keyed(p) == next);
            press_tab(p);
        }
    }
}

TEST_CASE("Tab after a wrong answer comes to what is drawn below, or back to the answer, never to closing")
{
    Solver p(crack("puzzle:liar:1:7"));
    press_tab(p);
    p.type("aaaa");
    tab_until(p, "lesson_check");
    p.key(ImGuiKey_Enter);
    p.settles();
    REQUIRE(p.has("lesson_wrong"));
    CHECK(keyed(p) == "lesson_check");
    press_tab(p);
    CHECK(keyed(p) == "lesson_why");
}

TEST_CASE("a choice that was wrong cannot be checked again: the focus goes to the next one")
{
    Solver p(noughts_puzzle("7"));
    press_tab(p);
    p.use("lesson_choice", "0");
    tab_until(p, "lesson_check");
    p.key(ImGuiKey_Enter);
    p.settles();
    REQUIRE(p.has("lesson_why"));
    CHECK(keyed(p) == "lesson_choice:1");
    press_tab(p);
    press_tab(p);
    CHECK(keyed(p) == "lesson_why");
}

TEST_CASE("an Enter too many at a proof's last step leaves the focus in the proof, and opens no other puzzle")
{
    for (const auto& size : {std::pair{1280.f, 800.f}, std::pair{360.f, 640.f}, std::pair{640.f, 360.f}}) {
        INFO(size.first);
        Solver p(crack(), size.first, size.second);
        p.app().walk(1);
        p.frames(4);
        p.type("adae");
        p.key(ImGuiKey_Enter);
        p.settles();
        REQUIRE(keyed(p) == "lesson_next");
        const auto step = [](int i) {
            return "lesson\tpuzzle:crack:1:7\ngame\tmastermind\ntitle\tPuzzle\nminutes\t2\nstep\t" + std::to_string(i) +
                   "\t3\nseed\t1\nsay\tRow 2 counts 0.\nat\tcodes 1 p4c6r 12 assistant letters consistent 0 g3443 "
                   "a02 g5155 a00\n";
        };
        for (int i = 1; i <= 2; ++i) {
            p.key(ImGuiKey_Enter);
            p.app().set("lesson", step(i));
            p.settles();
        }
        REQUIRE(p.has("puzzle_on"));
        CHECK(keyed(p) != "puzzle_on");
        if (size.first > 800) CHECK(keyed(p) == "lesson_step");
        const auto before = p.effects().size();
        p.key(ImGuiKey_Enter);
        p.settles();
        CHECK(p.effects().size() == before);
        CHECK(keyed(p) != "puzzle_on");
    }
}

TEST_CASE("what is typed while another control has the focus takes it into the answer, and Enter checks")
{
    for (const float width : {1280.f, 360.f}) {
        INFO(width);
        Solver p(crack(), width, width > 800 ? 800.f : 640.f);
        press_tab(p);
        tab_until(p, "lesson_hint");
        for (const char c : std::string_view("adae")) { // a letter a frame: none is lost while the field opens
            ImGui::GetIO().AddInputCharacter(static_cast<unsigned>(c));
            p.frame();
        }
        p.frames(4);
        CHECK(p.control("lesson_answer")["value"] == "adae");
        CHECK(keyed(p) == "lesson_answer");
        p.key(ImGuiKey_Enter);
        p.settles();
        CHECK(p.has("puzzle_on"));
        CHECK(p.said().starts_with(en(Text::puzzle_at_first))); // no hint was taken
    }
}

TEST_SUITE_END();
