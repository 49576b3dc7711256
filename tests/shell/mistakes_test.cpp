// The desktop program's reports of unusable arguments, with usable values.
#include "shell/app/desktop/mistakes.hpp"
#include "shell/app/games.hpp"
#include "shell/app/option_table.hpp"
#include "tests/json.hpp"
#include "tests/shell/player.hpp"
#include <doctest/doctest.h>

namespace mistakes_tests {

using namespace shell::app;
namespace desktop = shell::app::desktop;

namespace {

/// The reports of a program started with these options.
std::vector<std::string> said_of(const std::vector<std::pair<std::string, std::string>>& options)
{
    desktop::Arguments arguments;
    arguments.config = options;
    nlohmann::json settings{{"motion", "reduce"}};
    for (const auto& [name, value] : options) settings[name] = value;
    Player p(settings.dump());
    std::vector<std::string> out;
    for (const auto& effect : p.effects())
        if (auto what = desktop::mistake_in(effect, arguments); !what.empty()) out.push_back(std::move(what));
    return out;
}

} // namespace

TEST_SUITE("mistakes")
{
    TEST_CASE("a bad value of any option of any game is told with the option, the value and what would do")
    {
        int told = 0;
        for (const OptionValues& v : option_values()) {
            const auto row = std::find_if(option_rows().begin(), option_rows().end(),
                                          [&](const OptionRow& r) { return r.attribute == v.attribute; });
            REQUIRE(row != option_rows().end());
            if (row->kind != "game" || row->setting == "link") continue;
            auto games = pieces(v.games, ' ');
            if (games.empty()) games = {"trees", "cluedo"};
            for (const auto& game : games) {
                CAPTURE(game);
                CAPTURE(row->setting);
                const auto said = said_of({{"game", game}, {std::string(row->setting), "not/one"}});
                REQUIRE(said.size() == 1);
                CHECK(said[0] ==
                      "--" + std::string(row->setting) +
                          " cannot be \"not/one\", the default is used; for example: " + joined(pieces(v.values)));
                ++told;
            }
        }
        CHECK(told > 25);
    }
    TEST_CASE("every bad option is told, one that the game does not take with the games that do, a list whole")
    {
        CHECK(said_of({{"game", "tictactoe"}, {"role", "boss"}, {"rules", "p4c6r"}, {"matrix", "1 2; 3 4"}}) ==
              std::vector<std::string>{
                  "--rules cannot be \"p4c6r\", the default is used; for example: person,random | "
                  "depth3,person | full,random | person,full",
                  "--role cannot be \"boss\", the default is used; for example: x | o | two",
                  "--matrix cannot be \"1 2; 3 4\", the default is used; tictactoe does not have this option; matrix "
                  "has it"});
        CHECK(said_of({{"theme", "blue"}}) ==
              std::vector<std::string>{
                  "--theme cannot be \"blue\", the default is used; possible values: auto | light | dark | projector"});
        CHECK(said_of({{"game", "chess"}}).at(0).find("| tictactoe |") != std::string::npos);
        CHECK(said_of({{"seed", "x"}}) == // without a game
              std::vector<std::string>{"--seed cannot be \"x\", the default is used; for example: 0 | 123 | "
                                       "9999999999999999999"});
        CHECK(said_of({{"game", "mastermind"}, {"role", "keeper"}, {"seed", "7"}}).empty());
    }
    TEST_CASE("a damaged link and a lesson that cannot be shown are told with the way out")
    {
        CHECK(said_of({{"link", "garbled"}}) ==
              std::vector<std::string>{"the link is damaged or incomplete: copy everything after #s="});
        CHECK(desktop::mistake_in(desktop::lesson_step("cut-99", 0, 1, "en")).find(" | cut-1 | ") != std::string::npos);
        const auto beyond = desktop::mistake_in(desktop::lesson_step("cut-1", 39, 1, "en"));
        CHECK(beyond.starts_with("no lesson cut-1: step 40 of "));
        CHECK(beyond.find("there are") == std::string::npos);
        CHECK(desktop::mistake_in(desktop::lesson_step("tests/data/lesson_example.json", 0, 1, "en")) == "");
    }
    TEST_CASE("what else an app tells its host is no mistake")
    {
        using Kind = Effect::Kind;
        CHECK(desktop::mistake_in({Kind::event, 0, "move", R"({"turn":1})"}, {}) == "");
        CHECK(desktop::mistake_in({Kind::save, 0, "error", R"({"kind":"link"})"}, {}) == "");
        CHECK(desktop::mistake_in({Kind::event, 0, "error", "[]"}, {}) == "");
        CHECK(desktop::mistake_in({Kind::event, 0, "error", R"({"kind":"lesson","message":"no control"})"}, {}) ==
              "the lesson: no control");
    }
}

} // namespace mistakes_tests
