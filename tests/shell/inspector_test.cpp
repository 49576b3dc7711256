// The inspector beside the game: what it says, where it goes, and that the game is laid out in what it leaves.
#include "engine/session/link.hpp"
#include "shell/app/inspector/inspector.hpp"
#include "tests/shell/every_screen.hpp"
#include <doctest/doctest.h>

namespace inspector_tests {

using shell::app::inspector::Inspector;
using shell::app::inspector::Past;
using shell::app::inspector::Timeline;

TEST_SUITE("inspector")
{
    TEST_CASE("a line is gone through moment by moment, back and forth, without losing what comes later")
    {
        Past past;
        const std::string whole = "tictactoe 1 person person 7 4 0 8";
        past.follow(whole);
        REQUIRE(past.moments().size() == 4);
        CHECK(past.at() == 3);
        CHECK(past.moments()[3].word == "8");
        CHECK(past.line_at(0) == "tictactoe 1 person person 7");
        past.follow(past.line_at(1)); // somebody went there
        CHECK(past.at() == 1);
        CHECK(past.moments().size() == 4);
        CHECK(past.line() == whole);
        past.follow("tictactoe 1 person person 7 4 2"); // and played on
        CHECK(past.moments().size() == 3);
        CHECK(past.at() == 2);
    }
    TEST_CASE("every game's line has its moments, and each opens")
    {
        for (const auto& screen : every_game) {
            CAPTURE(screen.name);
            Player p(config_of(screen));
            make_first_move(p, screen);
            Past past;
            past.follow(engine::session::from_link(p.app().state()).value());
            REQUIRE(!past.moments().empty());
            for (std::size_t i = 0; i < past.moments().size(); ++i)
                CHECK(p.app().set_state(engine::session::to_link(past.line_at(i))));
        }
    }
    TEST_CASE("open, it takes its strip of the window and the game keeps the rest; closed, nothing")
    {
        Player p(config_of(screen_named("mastermind")));
        Inspector inspector(
            p.app(), [&](std::string_view link) { p.app().set_state(link); }, [](const shell::kit::Effect&) {});
        CHECK(inspector.room(1280, 800).width == 1280);
        inspector.toggle();
        CHECK(inspector.room(1280, 800).width == 880);
        CHECK(inspector.room(1280, 800).height == 800);
        CHECK(inspector.covers(881, 10));
        CHECK(!inspector.covers(879, 10));
        p.resize(inspector.room(1280, 800).width, 800);
        CHECK(ImGui::GetDrawData()->DisplaySize.x == 1280);
        for (const auto& control : p.app().drawn().rects) CHECK_MESSAGE(control.second.right() <= 881, control.first);
        for (int tab = 0; tab < 4; ++tab) {
            inspector.show_tab(tab);
            p.frames(3);
            CHECK(ImGui::GetDrawData()->TotalVtxCount > 1000);
        }
    }
    TEST_CASE("below a narrow game it takes the lower part, and the game is played above it")
    {
        Player p(config_of(screen_named("mastermind")));
        Inspector inspector(
            p.app(), [&](std::string_view link) { p.app().set_state(link); }, [](const shell::kit::Effect&) {});
        inspector.toggle();
        const auto room = inspector.room(360, 640);
        CHECK(room.width == 360);
        CHECK(inspector.covers(10, room.height + 1));
        CHECK(!inspector.covers(10, room.height - 1));
        p.resize(room.width, room.height);
        CHECK(ImGui::GetDrawData()->DisplaySize.y == doctest::Approx(640));
        CHECK(p.app().drawn().rects.contains("submit"));
        for (const auto& control : p.app().drawn().rects)
            CHECK_MESSAGE(control.second.bottom() <= room.height + 1, control.first);
    }
    TEST_CASE("frames and jobs are told as Chrome's trace events; kept are the last, and none until somebody looks")
    {
        Timeline t;
        t.frame(1, 10, 14, 3, 900);
        CHECK(t.kept() == 0);
        t.keep();
        t.job_begins(3, R"({"cmd":"codes.rank","rules":"p4c6r"})", 20);
        t.frame(2, 22, 25.5, 3, 900);
        t.job_ends(3, 30);
        t.job_ends(3, 31); // it is over
        const auto events = nlohmann::json::parse(t.text());
        REQUIRE(events.size() == 3);
        CHECK(events[0]["name"] == "codes.rank");
        CHECK(events[0]["ph"] == "b");
        CHECK(events[1]["name"] == "frame");
        CHECK(events[1]["ts"] == 22000);
        CHECK(events[1]["dur"] == 3500);
        CHECK(events[2]["name"] == "codes.rank");
        CHECK(events[2]["ph"] == "e");
        CHECK(events[2]["id"] == events[0]["id"]);
        for (long i = 0; i <= static_cast<long>(Timeline::most); ++i) t.frame(i, 0, 1, 1, 1);
        CHECK(t.kept() == Timeline::most);
        CHECK(nlohmann::json::parse(t.text())[0]["args"]["number"] == 1);
    }
}

} // namespace inspector_tests
