// All dialogs: their scroll position when opened, controls that keep their place, messages that wait behind them.
#include "imgui.h"
#include "tests/shell/looks.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>

namespace dialogs_tests {

using wording::en, wording::Text;

using shell::kit::Rect;

TEST_SUITE("dialogs")
{
    TEST_CASE("the menu opens at its first item, wherever it was scrolled to before")
    {
        Player p(R"({"motion":"reduce","game":"mastermind","language":"en"})", 360, 400);
        p.use("menu");
        p.frames(10);
        REQUIRE(p.app().drawn().rects.contains("new_game"));
        const Rect first = p.app().drawn().rects.find("new_game")->second;
        for (int i = 0; i < 20; ++i) {
            ImGui::GetIO().AddMousePosEvent(180, 250);
            ImGui::GetIO().AddMouseWheelEvent(0, -2);
            p.frames(2);
        }
        const auto scrolled = p.app().drawn().rects.find("new_game");
        CHECK((scrolled == p.app().drawn().rects.end() || scrolled->second.y != first.y));
        p.use("close");
        p.frames(5);
        p.use("menu");
        p.frames(5);
        REQUIRE(p.app().drawn().rects.contains("new_game"));
        CHECK(p.app().drawn().rects.find("new_game")->second.y == first.y);
    }
    TEST_CASE("what a dialog's choice adds moves nothing above it")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"thirtyone","seed":"1"})", 1280, 800);
        p.use("rules_dialog");
        p.frames(3);
        const auto top = [&] { return p.app().drawn().rects.find("close")->second.y; };
        const float before = top();
        p.use("player_b", "1");
        p.frames(3);
        CHECK(top() == before);
    }
    TEST_CASE(
        "the buttons of the rules dialog keep their place when the role adds the strategies, which can be reached")
    {
        for (const auto& size : {std::pair{1280.f, 800.f}, std::pair{360.f, 640.f}, std::pair{640.f, 360.f}}) {
            const float w = size.first;
            INFO(w);
            Player p(R"({"language":"en","motion":"reduce","game":"mastermind","seed":"1"})", w, size.second);
            p.use("menu"); // a dialog of another height comes first
            p.frames(3);
            p.use("rules_dialog");
            p.frames(3);
            const auto place = [&](std::string_view id) { return p.app().drawn().rects.find(id)->second; };
            const Rect start = place("start"), cancel = place("cancel"), cross = place("close");
            CHECK(start.bottom() <= size.second - 8);
            for (const char* role : {"1", "0", "2"}) {
                p.use("role", role);
                p.frames(3);
                CHECK(place("start").y == start.y);
                CHECK(place("cancel").y == cancel.y);
                CHECK(place("close").y == cross.y);
            }
            const auto in_sight = [&] { return p.app().drawn().rects.contains("strategy:1"); };
            for (int i = 0; i < 20 && !in_sight(); ++i) {
                ImGui::GetIO().AddMousePosEvent(w / 2, size.second / 2);
                ImGui::GetIO().AddMouseWheelEvent(0, -1);
                p.frames(3);
            }
            CHECK(in_sight());
        }
    }
    TEST_CASE("a letter typed into a seed is there to be seen, and it is said that a seed is a number")
    {
        {
            Player p(R"({"language":"en","motion":"reduce","game":"mastermind"})");
            p.use("rules_dialog");
            p.frames(3);
            REQUIRE(p.click("seed"));
            p.type("12a");
            CHECK(p.control("seed")["value"] == "12a");
            CHECK(p.control("rules_problem")["text"] == en(Text::error_seed));
            CHECK(p.control("start")["disabled"] == true);
            p.key(ImGuiKey_Backspace);
            CHECK(p.control("seed")["value"] == "12");
            CHECK_FALSE(p.has("rules_problem"));
            CHECK(p.control("start")["disabled"] != true);
        }
        Player p(R"({"language":"en","motion":"reduce","game":"mastermind"})");
        p.use("rules_dialog");
        p.use("seed", "9999999999999999999"); // as many digits as the text allows
        CHECK_FALSE(p.has("rules_problem"));
        p.use("seed", "99999999999999999999");
        CHECK(p.control("rules_problem")["text"] == en(Text::error_seed));
    }
    TEST_CASE("the example of how to play has pegs that can be told apart, however narrow the screen")
    {
        for (const float width : {240.f, 280.f, 320.f, 360.f}) {
            INFO(width);
            Player p(R"({"language":"es","motion":"reduce","game":"mastermind","seed":"1"})", width, 840);
            p.use("howto");
            p.frames(3);
            Looks looks;
            p.frame();
            int pegs = 0;
            for (const auto& s : looks.shapes) pegs += s.what == "disc" && s.numbers[2] >= 8.5f;
            CHECK(pegs >= 8); // a secret and a guess
        }
    }
    TEST_CASE("a message of before waits behind a dialog, and does not cover its buttons")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"mastermind","seed":"1"})", 360, 640);
        p.guess("0011");
        p.use("new_game");
        p.frames(2);
        REQUIRE(p.app().message());
        p.use("rules_dialog");
        p.frames(2);
        CHECK_FALSE(p.app().message());
    }
}

} // namespace dialogs_tests
