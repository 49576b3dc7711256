// After a win against Sagaz: the next level, told beside the record and in the menu.
#include "engine/session/link.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>

namespace ladder_tests {

using wording::en, wording::Text;

namespace {

using shell::kit::Place;

constexpr const char* plain = R"({"language":"en","motion":"reduce"})";

void open(Player& p, const std::string& line)
{
    REQUIRE(p.app().set_state(engine::session::to_link(line)));
    REQUIRE(p.settles());
}

/// The line of the game on screen, as the app keeps it.
bool keeps(Player& p, const std::string& line)
{
    return p.effect(shell::kit::Effect::Kind::save, "game").find(line) != std::string::npos;
}

std::string next_level(Text level) { return en(Text::next_level, {{"level", en(level)}}); }

} // namespace

TEST_SUITE("record")
{
    TEST_CASE("a win at tic-tac-toe offers the next level, up to the perfect one")
    {
        Player p(plain);
        open(p, "tictactoe 1 person random 7 0 3 1 4");
        CHECK_FALSE(p.has("harder"));
        p.use("cell:2");
        REQUIRE(p.settles(2000));
        CHECK(p.control("harder")["text"] == next_level(Text::tictactoe_medium));
        p.use("toast_close");
        CHECK_FALSE(p.has("harder"));
        p.use("menu"); // it stays there
        CHECK(p.control("harder")["text"] == next_level(Text::tictactoe_medium));
        p.use("harder");
        REQUIRE(p.settles(2000));
        CHECK(keeps(p, "tictactoe 1 person depth2 8"));
        open(p, "tictactoe 1 person depth2 7 0 3 1 4 2");
        p.use("menu");
        CHECK(p.control("harder")["text"] == next_level(Text::tictactoe_perfect));
    }
    TEST_CASE("no level is above the perfect one, none follows a loss or a game of two people")
    {
        for (const char* line : {"tictactoe 1 person full 7 0 3 1 4 2", "tictactoe 1 random person 7 0 3 1 4 2",
                                 "tictactoe 1 person person 7 0 3 1 4 2"}) {
            Player p(plain);
            open(p, line);
            p.use("menu");
            CHECK(p.has("new_game"));
            CHECK_FALSE(p.has("harder"));
        }
    }
    TEST_CASE("a win at 31 offers the next level, and still says who won")
    {
        Player p(plain);
        open(p, "thirtyone 1 4 6 31 mover_loses person fallible1 7 6 6 6 6 5 1");
        p.use("value:1"); // 31: the computer has to go over
        REQUIRE(p.settles(2000));
        CHECK(p.status().find(en(Text::thirtyone_you_win)) == 0);
        CHECK(p.control("harder")["text"] == next_level(Text::thirtyone_fallible2_short));
    }
    TEST_CASE("the record says which opponents were beaten, the strongest only, and a loss changes nothing")
    {
        std::string prefs;
        const auto told = [&prefs](Place place) {
            Player p(nlohmann::json{{"language", "en"}, {"motion", "reduce"}, {"prefs", prefs}}.dump());
            return p.control("open:" + std::string(name(place)))["text"].get<std::string>();
        };
        const auto beaten = [](Text level) { return en(Text::record_beaten, {{"level", en(level)}}); };
        const auto plays = [&prefs](const std::string& line, std::string_view move) {
            Player p(nlohmann::json{{"language", "en"}, {"motion", "reduce"}, {"prefs", prefs}}.dump());
            open(p, line);
            p.use(move);
            REQUIRE(p.settles(2000));
            prefs = p.effect(shell::kit::Effect::Kind::save, "prefs");
        };
        plays("tictactoe 1 person depth2 7 0 3 1 4", "cell:2");
        CHECK(told(Place::tictactoe).ends_with(beaten(Text::record_medium)));
        plays("tictactoe 1 person random 7 0 3 1 4", "cell:2");
        CHECK(told(Place::tictactoe).ends_with(beaten(Text::record_medium)));
        plays("thirtyone 1 4 6 31 mover_loses person fallible1 7 6 6 6 6 5 1", "value:1");
        CHECK(told(Place::thirtyone).ends_with(beaten(Text::record_easy)));
        plays("tictactoe 1 person full 7 0 3 1 4", "cell:8"); // lost
        CHECK(told(Place::tictactoe).ends_with(beaten(Text::record_medium)));
    }
}

} // namespace ladder_tests
