// `sagaz link`: lines as links and back; refuses lines that their game cannot read.
#include "engine/cli/commands.hpp"
#include "engine/cli/link.hpp"
#include "engine/cli/reported.hpp"
#include "engine/session/link.hpp"
#include "tests/engine/folder.hpp"
#include "tests/engine/said.hpp"
#include <algorithm>
#include <cstdio>
#include <doctest/doctest.h>
#include <fstream>
#include <iterator>

using namespace engine;

TEST_SUITE("cli")
{
    TEST_CASE(
        "every link that must open for ever is what sagaz link makes of its line, and --decode makes the line of it")
    {
        std::ifstream file("tests/golden/links.txt");
        std::string words; // first words of the lines
        for (std::string row; std::getline(file, row);) {
            if (row.empty() || row[0] == '#') continue;
            CAPTURE(row);
            const std::string link = row.substr(0, row.find(' '));
            const auto line = cli::line_of(link);
            REQUIRE(line);
            CHECK(row.ends_with(" " + *line));
            const auto again = cli::link_of(*line);
            REQUIRE(again);
            CHECK(*again == "#s=" + link);
            CHECK(cli::line_of("https://example.org/index.html?game=home" + *again).value() == *line);
            words += line->substr(0, line->find(' ') + 1);
        }
        for (const std::string word :
             {"codes ", "spaces ", "thirtyone ", "trees ", "tictactoe ", "matrix ", "betting ", "cluedo "})
            CHECK_MESSAGE(words.find(word) != std::string::npos, word);
    }
    TEST_CASE("a line that its game cannot read becomes no link, and what is wrong is said with its place")
    {
        const auto wrong = [](std::string_view line) { return cli::link_of(line).error(); };
        CHECK(wrong("tictactoe 1 person full 7 4 4") ==
              "taken (another move is there: leave it out) at character 29, in \"4\"");
        CHECK(wrong("tictactoe 2 person full 7 4") == "unknown version (1) at character 11, in \"2\"");
        CHECK(wrong("trees 1 explore max alphabeta left_to_right 0 (3,") == "unclosed at character 47, in \"(3,\"");
        CHECK(wrong("spaces 1 me hand true b") == "too short: a line of the code games belongs at its end");
        CHECK(wrong("spaces 1 me hand true b uniform_code never codes 1 p5c10n 12 assistant digits consistent 5") ==
              "too large a board for version spaces: at most 5 positions and 10,000 codes, as p4c10n");
        CHECK(wrong("spaces 1 me hand true b uniform_code never codes 1 p9c6r") ==
              "positions out of range (2 to 8, as in p4c6r) at character 53, in \"p9c6r\"");
        CHECK(wrong("chess 1 e4").starts_with("no game's line begins with \"chess\", but with codes, "));
        CHECK(wrong("").starts_with("no game's line"));
        CHECK(wrong(std::string(4000, 'x')) == "a saved line has at most 3070 characters, this one 4000");
    }
    TEST_CASE("a link that is damaged, or whose line no game can read, is no line")
    {
        const std::string link = cli::link_of("tictactoe 1 person full 7 4").value();
        CHECK(cli::line_of(link.substr(0, link.size() - 1)).error().starts_with("the link is incomplete: "));
        CHECK(cli::line_of(link + "!").error() == "the link is incomplete: bad_character at character 40");
        CHECK(cli::line_of("").error() == "the link is incomplete: empty at character 1");
        CHECK(cli::line_of(session::to_link("tictactoe 1 person full 7 4 4")).error() ==
              "the link is complete, but its saved line is wrong: taken (another move is there: leave it out) at "
              "character 29, in "
              "\"4\"");
    }
    TEST_CASE("a report becomes a test, which is compiled and run with the shell's")
    {
        const auto contents = [](const char* name) {
            std::ifstream file(name);
            return std::string(std::istreambuf_iterator<char>(file), {});
        };
        const auto test = cli::test_of(contents("tests/data/report.jsonl")).value();
        CHECK(test.text == contents("tests/shell/reported_test.cpp"));
        CHECK(test.name == "reported_spaces_240x640");
        const auto lesson = cli::test_of(contents("tests/data/report_lesson.jsonl")).value();
        CHECK(lesson.text ==
              contents("tests/shell/reported_lesson_test.cpp")); // opens the lesson at the reported step and case
        CHECK(lesson.lesson == "");
        CHECK(lesson.said == "");
        const auto refused = [](const char* second) {
            const auto made = cli::test_of(std::string("{\"sagaz\":\"1\"}\n") + second);
            return made ? std::string() : made.error();
        };
        CHECK(refused("{\"line\":\"../\\\");x 1\",\"prefs\":\"\"}").starts_with("line 2: the game cannot be opened: "));
        CHECK(refused("{\"line\":\"xcodes 1 p4c6r\"}").starts_with("line 2: the game cannot be opened: "));
        CHECK(refused("") == "line 2: this line must say how the game was opened, and is missing");
    }
    TEST_CASE("a test goes into a new file of a folder, beside what is there, and its name is told")
    {
        const Folder folder;
        const auto command = [](const std::string& into, std::FILE* out, std::FILE* errors) {
            return cli::link_test("tests/data/report.jsonl", into, stdin, out, errors);
        };
        const auto contents = [](const std::string& name) {
            std::ifstream file(name);
            return std::string(std::istreambuf_iterator<char>(file), {});
        };
        for (const std::string name : {"reported_spaces_240x640_test", "reported_spaces_240x640_2_test"}) {
            const std::string file = folder.file(name + ".cpp");
            const Said said = said_by(command, folder.file(""));
            CHECK(said.status == 0);
            CHECK(said.out == file + "\n");
            CHECK(said.errors.find("shell_tests -ts=reported") != std::string::npos);
            CHECK(contents(file) == contents("tests/shell/reported_test.cpp"));
        }
        const Said none = said_by(command, folder.file("none"));
        CHECK(none.status == 1);
        CHECK(none.errors == "sagaz link: " + folder.file("none") + ": no such folder; create it first\n");
    }
    TEST_CASE("what is no report and no link is refused in the words of the desktop, with the file's name")
    {
        const Folder folder;
        const auto test_of_file = [](const std::string& file, std::FILE* out, std::FILE* errors) {
            return cli::link_test(file, "", stdin, out, errors);
        };
        const auto said = [&](const std::string& text) {
            const std::string file = folder.file("a.txt");
            std::ofstream(file) << text;
            const Said s = said_by(test_of_file, file);
            return s.errors.substr(0, s.errors.find(';')) + (s.status == 1 && s.out.empty() ? "" : " and a test");
        };
        const std::string before = "sagaz link: " + folder.file("a.txt") + ": ";
        CHECK(said("") == before + "the file is empty\n");
        CHECK(said(" \n\n") == before + "the file is empty\n");
        CHECK(said("hello\n") == before + "line 1: a report does not begin like this");
        CHECK(said("{\"sagaz\":\"1\"}\n[]\n") == before + "line 2: not a complete JSON object\n");
        CHECK(said("{\"sagaz\":\"1\",\"build\":\"a\",\"seed\":7,\"settings\":{}}\n{\"frame\":1,\"kind\":\"frame\","
                   "\"values\":[]}\n")
                  .starts_with(before + "line 1: this is a recording, and a test needs a report or a link"));
        const Said none = said_by(test_of_file, "nowhere");
        CHECK(none.errors.starts_with("sagaz link: nowhere: no such file"));
    }
    TEST_CASE("of a report that was cut in its last line the whole lines become the test, and the cut one is named")
    {
        std::ifstream file("tests/data/report.jsonl");
        std::string text(std::istreambuf_iterator<char>(file), {});
        const auto whole = cli::test_of(text).value();
        CHECK(whole.cut == 0);
        CHECK(whole.said == "");
        text.resize(text.find("{\"sealed\""));
        const auto cut = cli::test_of(text.substr(0, text.size() - 9)).value();
        CHECK(cut.cut == static_cast<int>(std::count(text.begin(), text.end(), '\n')));
        CHECK(cut.said.find("the seal, is missing") != std::string::npos);
        CHECK(cut.text.find("{\"close\", \"\"}") != std::string::npos);
        CHECK(cut.text.find("place:0") == std::string::npos);
    }
    TEST_CASE("a report out of somebody's own lesson becomes a test without it, which is said")
    {
        const auto test =
            cli::test_of(
                "{\"sagaz\":\"1\",\"report\":true,\"size\":[1,2,1]}\n{\"line\":\"\",\"lesson\":\"mine/a.json\"}\n")
                .value();
        CHECK(test.lesson == "mine/a.json");
        CHECK(test.text.find("lesson_support") == std::string::npos);
    }
    TEST_CASE("a report made at home becomes a test of that day")
    {
        const auto test = cli::test_of("{\"sagaz\":\"1\",\"report\":true,\"size\":[1,2,1]}\n{\"line\":\"\",\"date\":"
                                       "\"2026-11-30\\tMonday 30 November\"}\n")
                              .value();
        CHECK(test.text.find("p.app().set(\"date\", \"2026-11-30\\011Monday 30 November\");") != std::string::npos);
    }
    TEST_CASE("so does a link; what is neither is refused with its line")
    {
        const auto test = cli::test_of(cli::link_of("tictactoe 1 person full 7 4").value()).value().text;
        CHECK(test.find("Player p(settings, 1280, 800);") != std::string::npos);
        CHECK(test.find("tictactoe 1 person full 7 4\n") != std::string::npos);
        const auto wrong = [](std::string_view text) { return cli::test_of(text).error(); };
        CHECK(wrong("").starts_with("the link is incomplete: empty"));
        CHECK(wrong("{}").starts_with("line 1: a report does not begin like this"));
        CHECK(wrong("{\"sagaz\":\"1\",\"report\":true}\n{\"line\":\"\"}") ==
              "line 1: a report does not begin like this"); // the desktop's reports have no size
        CHECK(wrong("{\"sagaz\":\"1\"}\n[]") == "line 2: not a complete JSON object");
        CHECK(wrong("{\"sagaz\":\"1\"}\n\n{\"kind\":\"act\",\"values\":[1,2]}") == "line 3: not an action of a report");
    }
}
