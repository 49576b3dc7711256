// Tab in the drawing: it walks through the controls of each screen and of its dialogs, each in sight, and then leaves.
#include "imgui.h"
#include "tests/shell/every_screen.hpp"
#include <doctest/doctest.h>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace walk_tests {

namespace {

/// The controls that have the visible focus after each Tab, until it leaves; at most 200.
std::vector<std::string> walked(Player& p, int way = 1)
{
    std::vector<std::string> out;
    while (out.size() < 200 && p.app().walk(way)) {
        p.frames(4);
        const auto& drawn = p.app().drawn();
        const std::string at = drawn.focused.empty() ? drawn.stop : drawn.focused; // a text field
        CAPTURE(at);
        REQUIRE(!at.empty());
        CHECK(drawn.rects.contains(at));
        out.push_back(at);
    }
    return out;
}

/// Inside a grid or a drawn tree, which is one stop.
bool walked_by_arrows(std::string_view id)
{
    for (const char* part : {"cell:", "node:", "puzzle_note:", "puzzle_out:", "puzzle_in:"})
        if (id.starts_with(part)) return true;
    return false;
}

} // namespace

TEST_SUITE("walk")
{
    TEST_CASE("Tab comes to every enabled control of a screen once, in sight, and then leaves")
    {
        for (const auto& screen : every_game) {
            CAPTURE(screen.name);
            Player p(config_of(screen));
            make_first_move(p, screen);
            const auto there = walked(p);
            const std::set<std::string> once(there.begin(), there.end());
            CHECK(once.size() == there.size());
            CHECK(there.size() < 200);
            for (const auto& [id, enabled] : p.app().drawn().enabled)
                if (enabled && p.app().drawn().rects.contains(id) && !walked_by_arrows(id))
                    CHECK_MESSAGE(once.contains(id), id);
            auto back = walked(p, -1);
            std::reverse(back.begin(), back.end());
            CHECK(back.size() + 1 >= there.size()); // the steps of a grid and of a slider may differ
        }
    }
    TEST_CASE("Tab goes on from the control that was clicked")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"tictactoe","role":"two"})");
        p.click("analysis");
        const auto there = walked(p);
        REQUIRE(!there.empty());
        p.click("undo");
        p.click("howto");
        p.use("close");
        p.click("analysis");
        p.click("analysis");
        p.app().walk(1);
        p.frames(4);
        CHECK(p.app().drawn().focused == there.front());
    }
    TEST_CASE("a dialog opened by a key has the focus on its cross, and Tab goes round in it")
    {
        for (const char* game : {"mastermind", "cluedo"}) {
            Player p(R"({"language":"en","motion":"reduce","game":")" + std::string(game) + "\"}");
            p.type("?");
            p.frames(6);
            CHECK(p.app().drawn().focused == "close");
            CHECK(p.app().walk(1));
            p.frames(4);
            CHECK(p.app().drawn().focused == "close"); // it has no other control
            p.key(ImGuiKey_Escape);
            p.app().walk(1);
            p.frames(4);
            p.use("menu");
            p.frames(4);
            CHECK(p.app().drawn().focused == "close");
            std::set<std::string> seen;
            for (int i = 0; i < 40; ++i) {
                REQUIRE(p.app().walk(1));
                p.frames(4);
                CHECK(p.app().drawn().rects.contains(p.app().drawn().focused));
                seen.insert(p.app().drawn().focused);
            }
            CHECK(seen.contains("theme:3"));
            CHECK(seen.contains("howto"));
            CHECK(!seen.contains("undo"));
        }
    }
    TEST_CASE("the menu switches the keys of the whole page off, where the host offers them, and keeps that")
    {
        {
            Player without(R"({"language":"en","motion":"reduce","game":"tictactoe"})");
            without.use("menu");
            CHECK(!without.has("page_keys"));
            CHECK(!without.app().takes_keys());
            without.use("page_keys", "1");
            CHECK(!without.app().takes_keys());
        }
        std::string prefs;
        for (const bool on : {false, true}) {
            Player p({{"language", "en"}, {"game", "tictactoe"}, {"page_keys", "true"}, {"prefs", prefs}}, 1280, 800);
            CHECK(p.app().takes_keys() == !on);
            p.use("menu");
            CHECK(p.control("page_keys")["checked"] == !on);
            p.click("page_keys");
            CHECK(p.app().takes_keys() == on);
            CHECK(p.control("page_keys")["checked"] == on);
            prefs = p.effect(shell::kit::Effect::Kind::save, "prefs");
        }
    }
    TEST_CASE("only the board: the menu folds the panel away on a wide screen, in every game, and brings it back")
    {
        {
            Player phone(R"({"language":"en","motion":"reduce","game":"trees"})", 360, 640);
            phone.use("menu");
            CHECK_FALSE(phone.has("board_only"));
        }
        Player p(R"({"language":"en","motion":"reduce","game":"trees","theme":"projector"})", 1280, 800);
        p.settles();
        const auto board_width = [&] { return p.outline()["rects"]["step"][2].get<double>(); };
        const double beside = board_width();
        CHECK(p.outline()["rects"].contains("why:fewest"));
        p.use("menu");
        REQUIRE(p.click("board_only"));
        p.settles();
        CHECK_FALSE(p.has("dialog"));
        CHECK(board_width() > beside * 1.3);
        CHECK_FALSE(p.outline()["rects"].contains("why:fewest"));
        CHECK(p.outline()["rects"].contains("step:next"));
        p.use("menu");
        CHECK(p.control("board_only")["checked"] == true);
        REQUIRE(p.click("board_only"));
        p.settles();
        CHECK(board_width() == doctest::Approx(beside));
    }
    TEST_CASE("in a window of its own, where nothing else has the keys, Tab goes round")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"tictactoe"})");
        p.frames(2);
        std::set<std::string> seen;
        std::string first;
        for (int i = 0; i < 60; ++i) {
            p.key(ImGuiKey_Tab);
            p.frames(2);
            REQUIRE(!p.app().drawn().focused.empty());
            if (i == 0) first = p.app().drawn().focused;
            else if (p.app().drawn().focused == first) break;
            CHECK(seen.insert(p.app().drawn().focused).second);
        }
        CHECK(p.app().drawn().focused == first);
        CHECK(seen.size() > 4);
    }
}

} // namespace walk_tests
