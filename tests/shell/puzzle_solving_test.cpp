// Solving a puzzle: hints that point, the end that is asked for once, what is said of an answer.
#include "shell/app/today.hpp"
#include "tests/shell/puzzle_support.hpp"
#include <doctest/doctest.h>
#include <string>
#include <vector>

namespace {

using namespace puzzle_support;
using wording::en, wording::Text;

} // namespace

TEST_SUITE_BEGIN("puzzles");

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

TEST_SUITE_END();
