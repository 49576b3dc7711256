// Solving a puzzle: hints that point, the end that is asked for once, own marks, answers that must be whole.
#include "shell/app/today.hpp"
#include "tests/shell/puzzle_support.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <string>
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

TEST_CASE("each hint of a puzzle rings what it speaks of, until something else is said")
{
    Solver p(crack());
    CHECK(p.pointed().empty());
    p.use("lesson_hint");
    CHECK(p.pointed() == std::vector<std::string>{"row:1"});
    CHECK(p.control("lesson_feedback")["text"] == "Look at row 2.");
    p.use("lesson_hint");
    p.use("lesson_hint");
    CHECK(p.pointed() == std::vector<std::string>{"row:1", "row:0"});
    CHECK(!p.has("lesson_hint"));
    p.use("lesson_answer", "AAAA");
    p.use("lesson_check");
    CHECK(p.pointed().empty());
}

TEST_CASE("hints that were given stay readable on the card and in words, also after a wrong answer and a reload")
{
    const std::vector<std::string> all{"Look at row 2.", "Row 2 counts 0.", "So B and F are out."};
    const auto listed = [](Solver& p) {
        const auto node = p.control("puzzle_hints");
        return node.is_null() ? std::vector<std::string>() : node["items"].get<std::vector<std::string>>();
    };
    const auto drawn = [](Solver& p) {
        struct Reader : shell::kit::TextReader {
            void read(shell::kit::Point, std::string_view text, const shell::kit::TextStyle&) override
            {
                all += std::string(text) + '\n';
            }
            std::string all;
        } reader;
        shell::kit::set_text_reader(&reader);
        p.frame();
        shell::kit::set_text_reader(nullptr);
        return reader.all;
    };
    std::string prefs;
    {
        Solver p(crack());
        p.use("lesson_hint");
        CHECK(listed(p).empty());
        p.use("lesson_hint");
        p.use("lesson_hint");
        CHECK(p.said() == all[2]);
        CHECK(listed(p) == std::vector<std::string>{all[0], all[1]});
        for (const auto& hint : all) CHECK(drawn(p).find(hint) != std::string::npos);
        p.use("lesson_answer", "AAAA");
        p.use("lesson_check");
        CHECK(listed(p) == all);
        for (const auto& hint : all) CHECK(drawn(p).find(hint) != std::string::npos);
        prefs = p.prefs();
    }
    Solver again(crack(), 1280, 800, prefs);
    CHECK(listed(again) == all);
    again.use("lesson_answer", "ADAE");
    again.use("lesson_check");
    CHECK(listed(again).empty()); // the chain has them
}

TEST_CASE("the way on is a solved puzzle's main control: before the board's, drawn before the others, with the focus")
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
        CHECK(p.app().drawn().focused == "puzzle_on");
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

TEST_CASE("the cells of noughts that a puzzle's texts call by number show their numbers while they are empty")
{
    struct Reader : shell::kit::TextReader {
        void read(shell::kit::Point, std::string_view text, const shell::kit::TextStyle&) override
        {
            if (text.size() == 1) all += text;
        }
        std::string all;
    } reader;
    Solver p(step_text("puzzle:noughts:1:7", "tictactoe", "tictactoe 1 person person 0 0 4 1",
                       "show\tanalysis\t0\nhide\tanalysis\nask\tchoice\tWhich cell?\noption\t2\tCell 3\t\tcell:2\n"
                       "option\t3\tCell 4\t\tcell:3\nanswer\t2\nright\tYes.\n"));
    shell::kit::set_text_reader(&reader);
    p.frame();
    shell::kit::set_text_reader(nullptr);
    for (const char cell : {'3', '4', '6', '9'}) CHECK(reader.all.find(cell) != std::string::npos);
    for (const char cell : {'1', '2', '5'}) CHECK(reader.all.find(cell) == std::string::npos);
    CHECK(p.control("board")["rows"][0][3].get<std::string>().ends_with(" 3"));
    p.use("lesson_choice", "0");
    p.use("lesson_check");
    CHECK(p.control("board")["rows"][1][3].get<std::string>().ends_with(" 6")); // the proof says them, too
}

TEST_CASE("See why is never where Hint was, says that it ends the puzzle, and asks once")
{
    for (const float width : {1280.f, 360.f}) {
        Solver p(crack(), width, width > 800 ? 800.f : 640.f);
        CHECK(!p.has("lesson_why"));
        const auto hint = p.seen("lesson_hint");
        REQUIRE(p.click("lesson_hint"));
        REQUIRE(p.has("lesson_why"));
        const auto why = p.seen("lesson_why");
        const bool apart = why[0].get<float>() >= hint[0].get<float>() + hint[2].get<float>() ||
                           why[1].get<float>() + why[3].get<float>() <= hint[1].get<float>();
        CHECK(apart);
        p.use("lesson_why");
        CHECK(p.control("puzzle_sure")["text"] == en(Text::puzzle_end_sure));
        CHECK(p.control("lesson_why")["text"] == en(Text::puzzle_end));
        CHECK(!p.has("puzzle_on"));
        p.use("lesson_answer", "AB"); // anything else takes it back
        CHECK(!p.has("puzzle_sure"));
        p.use("lesson_why");
        CHECK(!p.has("puzzle_on"));
        p.use("lesson_why");
        CHECK(p.has("puzzle_on"));
        CHECK(p.control("lesson_feedback")["text"].get<std::string>().starts_with(
            en(Text::lesson_answer_is, {{"answer", "ADAE"}}))); // as the board writes it
    }
}

TEST_CASE("a double click on See why does not end the puzzle")
{
    Solver p(crack());
    p.use("lesson_hint");
    const auto rect = p.seen("lesson_why");
    p.click_at(rect);
    p.click_at(rect); // at once: the second of a double click
    CHECK(p.has("puzzle_sure"));
    CHECK(!p.has("puzzle_on"));
    p.rests(2000);
    (void)p.seen("lesson_why");
    REQUIRE(p.click("lesson_why"));
    CHECK(p.has("puzzle_on"));
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

TEST_CASE("a solved puzzle says its feat, then the time without pauses")
{
    Solver p(crack());
    CHECK(!p.has("puzzle_took"));
    p.rests(70'000);
    p.frames(1);
    p.use("lesson_answer", "ADAE");
    p.rests(3'600'000); // the player was away
    p.frames(1);
    p.use("lesson_check");
    const std::string told = p.control("lesson_feedback")["text"];
    CHECK(told.starts_with(en(Text::puzzle_at_first)));
    CHECK(told.find("3 min 10 s") != std::string::npos); // of an hour's pause two minutes count
    CHECK(p.prefs().find("puzzles.times=a1f190") != std::string::npos);
}

TEST_CASE(
    "every form of answer: ● only at the first try without a hint, ◐ with a hint or more tries, ○ after seeing why")
{
    using shell::app::puzzles_of, shell::app::Solved;
    const std::string bets = "option\tbet:0\tone\noption\tbet:1\ttwo\n";
    struct Form {
        std::string kind, ask, right, wrong; // right, wrong: "control value"
    };
    const std::vector<Form> forms{
        {"code", "ask\tcode\t?\nanswer\t0304\n", "lesson_answer ADAE", "lesson_answer AAAA"},
        {"choice", "ask\tchoice\t?\n" + bets + "answer\tbet:1\n", "lesson_choice 1", "lesson_choice 0"},
        {"set", "ask\tset\t?\n" + bets + "answer\tbet:0\nanswer\tbet:1\n", "lesson_mark:0 lesson_mark:1",
         "lesson_mark:0"},
        {"number", "ask\tnumber\t?\nanswer\t7\n", "lesson_answer 7", "lesson_answer 8"},
        {"fraction", "ask\tfraction\t?\nanswer\t4/7\n", "lesson_answer 4/7", "lesson_answer 1/2"},
        {"struck", "strike\tnode:3\tLeaf 1\nask\tchoice\t?\n" + bets + "answer\tbet:1\n", "lesson_choice 1",
         "lesson_choice 0"}};
    const auto today = puzzles_of("2027-02-15", "2027-02-15", {});
    const std::string lesson = shell::app::puzzle_name(today.puzzles[0], "2027-02-15");
    for (const Form& form : forms)
        for (const Solved how : {Solved::first, Solved::helped, Solved::shown})
            for (const bool by_hint : {false, true}) {
                INFO(form.kind << " " << static_cast<int>(how) << by_hint);
                Solver p(step_text(lesson, "mastermind", "codes 1 p4c6r 12 assistant letters consistent 0 g3443 a02",
                                   form.ask + "hint\tLook.\nright\tYes.\n"));
                const auto give = [&p](const std::string& controls) {
                    const auto gap = controls.find(' ');
                    const std::string first = controls.substr(0, gap);
                    const std::string rest = gap == controls.npos ? "" : controls.substr(gap + 1);
                    const bool marks = first.starts_with("lesson_mark");
                    for (int i = 0; marks && i < 2; ++i) // a set begins empty
                        if (p.control("lesson_mark:" + std::to_string(i))["checked"] == true)
                            p.use("lesson_mark:" + std::to_string(i));
                    p.use(first, marks ? "" : rest);
                    if (marks && !rest.empty()) p.use(rest);
                    p.use("lesson_check");
                };
                if (how != Solved::first && by_hint) p.use("lesson_hint");
                if (how != Solved::first && !by_hint) give(form.wrong);
                if (how == Solved::shown) p.use("lesson_why"), p.use("lesson_why");
                else give(form.right);
                REQUIRE(p.has("puzzle_on"));
                const std::string month = p.prefs(), letter(1, ".abc"[static_cast<int>(how)]);
                CHECK(month.find("puzzles.2027-02=" + std::string(14 * 5, '.') + letter) != std::string::npos);
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
    CHECK(p.app().drawn().focused == "puzzle_on"); // the main control
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
    REQUIRE(p.app().drawn().focused == "puzzle_on");
    for (int i = 0; i < 9 && p.app().drawn().focused != "lesson_next"; ++i) {
        p.app().walk(1);
        p.frames(4);
    }
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
    CHECK(pressed(ImGuiKey_End) == "puzzle_note:7");
    CHECK(pressed(ImGuiKey_RightArrow) == "puzzle_note:7");
    CHECK(pressed(ImGuiKey_Home) == "puzzle_out:1");
    CHECK(pressed(ImGuiKey_UpArrow) == "puzzle_out:0");
    CHECK_FALSE(walked(1).starts_with("puzzle_note")); // the next control of the card
    CHECK(p.control("puzzle_notes")["columns"] == 5);
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

TEST_CASE("a puzzle solved by keyboard has the focus on the way on, and the next one on its answer")
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
            CHECK(keyed(p) == "puzzle_on");
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
        CHECK(keyed(p) == "puzzle_on");
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

TEST_CASE("what is still to choose is said on as many lines as it needs")
{
    struct Reader : shell::kit::TextReader {
        void read(shell::kit::Point, std::string_view text, const shell::kit::TextStyle&) override
        {
            all += std::string(text) + '\n';
        }
        std::string all;
    } reader;
    std::string step = whodunit();
    for (const auto& [en, es] :
         {std::pair{"a suspect", "un personaje"}, {"a weapon", "un arma"}, {"a room", "una habitación"}})
        step.replace(step.find(en), std::string_view(en).size(), es);
    Player p(R"({"language":"es"})", 360, 640);
    p.app().set("lesson", step);
    p.settles();
    p.use("lesson_mark:20", "view");
    p.settles();
    shell::kit::set_text_reader(&reader);
    p.frame();
    shell::kit::set_text_reader(nullptr);
    CHECK(reader.all.find("Falta por elegir: un personaje") != std::string::npos);
    CHECK(reader.all.find("habitación.") != std::string::npos);
    CHECK(reader.all.find("Falta por elegir: un personaje, un arma, una habitación.") == std::string::npos);
}

TEST_CASE("on a phone a message covers no words of a puzzle's card")
{
    Solver p(crack(), 360, 640);
    p.use("lesson_hint");
    p.use("lesson_hint");
    p.use("lesson_check"); // there is nothing to check
    p.frames(3);
    const auto& drawn = p.app().drawn();
    const auto close = drawn.rects.find("toast_close");
    REQUIRE(close != drawn.rects.end());
    REQUIRE(!drawn.lesson.words.empty());
    for (const auto& words : drawn.lesson.words) {
        const auto both = shell::kit::Rect{12, close->second.y, 336, close->second.h}.clipped(words);
        CHECK((both.w <= 0 || both.h <= 0));
    }
}

TEST_CASE("the time of an open puzzle is only shown if wanted")
{
    Solver clock(crack(), 360, 640, "puzzles.clock=on\n");
    CHECK(clock.has("puzzle_took"));
    CHECK(clock.app().wake_ms() >= 0);
}

TEST_CASE("a code that the board cannot have is refused with the reason, and is no try")
{
    const auto refused = [](Solver& p, const std::string& code) {
        p.use("lesson_answer", code);
        p.use("lesson_check");
        CHECK(!p.has("lesson_wrong"));
        return p.status();
    };
    {
        Solver p(crack());
        CHECK(refused(p, "AAB") == en(Text::puzzle_not_long, {{"places", 4}, {"typed", 3}}));
        CHECK(refused(p, "AABBC") == en(Text::puzzle_not_long, {{"places", 4}, {"typed", 5}}));
        CHECK(refused(p, "AAGA") == en(Text::puzzle_no_symbol, {{"symbol", "G"}, {"first", "A"}, {"last", "F"}}));
        CHECK(refused(p, "AAZA") == en(Text::puzzle_no_symbol, {{"symbol", "Z"}, {"first", "A"}, {"last", "F"}}));
        CHECK(p.app().message().has_value());
        p.use("lesson_answer", "ADAE");
        p.use("lesson_check");
        CHECK(p.said().starts_with(en(Text::puzzle_at_first)));
        CHECK_FALSE(p.app().message().has_value()); // it was of the answer before
    }
    Solver p(step_text("puzzle:crack:2:7", "picas-fijas", "codes 1 p4c10n 12 assistant digits consistent 0 g0123 a02",
                       "ask\tcode\tThe code?\nanswer\t4516\nright\tYes.\n"));
    CHECK(refused(p, "1123") == en(Text::puzzle_no_repeat, {{"symbol", "1"}}));
    CHECK(refused(p, "12A3") == en(Text::puzzle_no_symbol, {{"symbol", "A"}, {"first", "0"}, {"last", "9"}}));
    p.use("lesson_answer", "4516");
    p.use("lesson_check");
    CHECK(p.said().starts_with(en(Text::puzzle_at_first)));
}

TEST_CASE("an open puzzle's board is neither undone nor replaced, and is free once it is solved")
{
    const std::string line = "tictactoe 1 person person 0 0 1 2 6";
    const std::string step = step_text("puzzle:noughts:2:7", "tictactoe", line,
                                       "hide\tanalysis\nask\tchoice\tWhich cell?\noption\t3\tCell 4\t\tcell:3\n"
                                       "option\t8\tCell 9\t\tcell:8\nanswer\t8\nright\tYes.\n");
    Solver p(step);
    const std::string before = p.app().state();
    for (const char* id : {"undo", "redo", "new_game", "rules_dialog"}) {
        INFO(id);
        if (p.has(id)) {
            CHECK(p.control(id)["disabled"] == true);
            CHECK(p.control(id)["why"] == en(Text::puzzle_held));
        }
        p.use(id);
        CHECK(p.app().state() == before);
    }
    CHECK(p.status().starts_with(en(Text::puzzle_held)));
    p.use("lesson_choice", "1");
    p.use("lesson_check");
    CHECK(p.control("undo").value("disabled", false) == false);
}

TEST_CASE("the board of a puzzle of bets has no buttons to bet until it is solved")
{
    for (const float width : {360.f, 1280.f}) {
        Solver p(step_text("puzzle:caught:1:7", "betting", "betting 1 2,5,6 a1k1r hidden both 2 51352493 b2 c n",
                           "hide\tanalysis\nask\tchoice\tWhich bet?\noption\tbet:0\tBet 2\t\tbet:0\n"
                           "option\tbet:1\tBet 5\t\tbet:1\nanswer\tbet:0\nright\tYes.\n"),
                 width, width > 800 ? 800.f : 640.f);
        CHECK(!p.has("bet:0"));
        CHECK(p.app().drawn().rects.count("bet:0") == 0);
        p.use("lesson_choice", "0");
        p.use("lesson_check");
        p.settles();
        CHECK(p.has("bet:0"));
        CHECK(p.app().drawn().rects.count("bet:0") == 1);
    }
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
