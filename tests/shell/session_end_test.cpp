// A finished game is handed in with its line: session.end must read there what the screen has counted.
#include "engine/request/request.hpp"
#include "engine/session/link.hpp"
#include "shell/app/program.hpp"
#include "tests/json.hpp"
#include <doctest/doctest.h>
#include <fstream>
#include <set>
#include <string>
#include <vector>

namespace session_end_tests {

using nlohmann::json;
using namespace shell::kit;

namespace {

/// The golden links' lines, and ends that they lack.
std::vector<std::string> lines()
{
    const std::string spaces =
        "spaces 1 me seed true b uniform_code never codes 1 p4c6r 12 assistant colours consistent";
    std::vector<std::string> all{
        "concepts 1 guess L 0 42 sport - ?111111 =070203020103",
        "thirtyone 1 4 6 31 mover_loses person person 42 6 4 5 2 3 4 1 6 2",
        "thirtyone 1 4 6 31 mover_loses perfect person 42 6 4 5 2 3 4 1 6 2",
        "tictactoe 1 person random 7 0 3 1 4 2",
        "tictactoe 1 random person 7 0 3 1 4 2",
        "tictactoe 1 person person 7 0 3 1 4 2",
        "tictactoe 1 person person 7 0 3 1 4 8 5",
        "codes 1 duel p4c6r letters person 7 s0012 s0011 x",
        "codes 1 duel p4c6r letters person 7 s0012 s0011 g2345 x",
        "trees 1 practice max alphabeta left_to_right 0 own:v:(1,5)(3,4) w1=1 w2=3 w0=3 k",
        "codes 1 p4c6r 12 guesser colours knuth 42 g0011 x",
        spaces + " 42 g2450 a40",
        spaces + " 42 g0011 a01 x",
        spaces + " 42 g0011 a01 g2450 x",
        spaces + " 42 g0011 a01 g2451 x",
        "spaces 1 learner hand true b uniform_code never codes 1 p4c6r 12 assistant colours consistent 7 g0011 a40",
    };
    std::ifstream file("tests/golden/links.txt");
    for (std::string text; std::getline(file, text);)
        if (!text.empty() && text[0] != '#') all.push_back(*engine::session::from_link(text.substr(0, text.find(' '))));
    return all;
}

std::unique_ptr<Screen> opened(const std::string& line, Prefs& prefs)
{
    for (const GameEntry& entry : shell::app::games())
        if (auto screen = entry.open(line, prefs)) return screen;
    return nullptr;
}

} // namespace

TEST_SUITE("app")
{
    TEST_CASE("session.end finds the end of every game that is over on the screen, and the same winner")
    {
        std::set<std::string> ended;
        Prefs prefs;
        for (const std::string& line : lines()) {
            CAPTURE(line);
            const auto screen = opened(line, prefs);
            REQUIRE(screen);
            const auto now = screen->progress();
            const json reply =
                json::parse(engine::request::answer(json{{"cmd", "session.end"}, {"line", line}}.dump()));
            REQUIRE(reply.at("ok") == true);
            const json& end = reply.at("result");
            CHECK(end.at("over") == now.over);
            CHECK(end.contains("won") == (now.over && !now.even));
            if (!now.over) continue;
            if (!now.even) CHECK(end.at("won") == now.success);
            ended.insert(line.substr(0, line.find(' ')));
        }
        // matrix games and the laboratory have no end
        CHECK(ended == std::set<std::string>{"betting", "cluedo", "codes", "concepts", "spaces", "thirtyone",
                                             "tictactoe", "trees"});
    }
}

} // namespace session_end_tests
