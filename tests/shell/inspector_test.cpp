// The inspector beside the game: its pages, its place in the window, and the game's layout in the remaining space.
#include "engine/session/link.hpp"
#include "shell/app/inspector/inspector.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/layout_checks.hpp"
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
        past.follow(past.line_at(1)); // the game went back there
        CHECK(past.at() == 1);
        CHECK(past.moments().size() == 4);
        CHECK(past.line() == whole);
        past.follow("tictactoe 1 person person 7 4 2"); // and another move was played
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
    TEST_CASE("in a strip of any width its words are whole, legible and apart, and none of them explains itself")
    {
        for (const auto& size :
             {std::pair(1280.f, 800.f), {360.f, 640.f}, {240.f, 640.f}, {240.f, 330.f}, {200.f, 640.f}, {200.f, 240.f}})
            for (int tab = 0; tab < 4; ++tab) {
                const float width = size.first, height = size.second;
                CAPTURE(width);
                CAPTURE(height);
                CAPTURE(tab);
                Player p(config_of(screen_named("spaces")));
                Inspector inspector(
                    p.app(), [](std::string_view) {}, [](const shell::kit::Effect&) {});
                inspector.toggle();
                inspector.show_tab(tab);
                const auto room = inspector.room(width, height);
                p.resize(room.width, room.height);
                const auto is_its = [&](const shell::kit::Rect& r) { return inspector.covers(r.x + 2, r.y + 2); };
                Looks looks;
                WrittenTexts written;
                p.frame();
                // `written` registered last and receives this frame, the game's texts included
                CHECK(written.least >= 12);
                CHECK(written.two_on_each_other().empty());
                shell::kit::set_paint_listener(&looks);
                p.frame();
                int count = 0;
                for (const Written& text : looks.texts)
                    if (is_its(text.place)) {
                        ++count;
                        CHECK_MESSAGE(text.words.find("…") == text.words.npos, text.words);
                        CHECK_MESSAGE(text.place.right() <= width - 4, text.words);
                    }
                CHECK(count > 4);
                for (const auto& control : p.app().drawn().rects) CHECK_MESSAGE(!is_its(control.second), control.first);
            }
    }
    TEST_CASE("a long line is four lines of the strip, and what has no room below it is scrolled to")
    {
        Player p(config_of(screen_named("tictactoe")));
        std::string line = "trees 1 explore max alphabeta left_to_right 0 ";
        for (int i = 0; i < 16; ++i) line += "(11,17,3,9)";
        REQUIRE(p.app().set_state(engine::session::to_link(line)));
        Inspector inspector(
            p.app(), [](std::string_view) {}, [](const shell::kit::Effect&) {});
        inspector.toggle();
        const auto room = inspector.room(240, 640);
        p.resize(room.width, room.height);
        Looks looks;
        const auto drawn_at = [&](std::string_view words) {
            looks.forget();
            p.frame();
            for (const Written& text : looks.texts)
                if (text.words == words) return text.place.bottom();
            return 9999.f;
        };
        const float head = drawn_at("The log as a line"), button = drawn_at("Copy line");
        CHECK(button - head < 4 * 19 + 48);
        ImGui::GetIO().AddMousePosEvent(120, 600);
        for (int i = 0; i < 20; ++i) {
            ImGui::GetIO().AddMouseWheelEvent(0, -1);
            p.frame();
        }
        CHECK(drawn_at("the start") < 640);
    }
    TEST_CASE("what its buttons have done stands below them until another page is looked at")
    {
        Player p(config_of(screen_named("mastermind")));
        Inspector* own = nullptr;
        std::string why;
        Inspector inspector(
            p.app(), [](std::string_view) {},
            [&](const shell::kit::Effect& e) {
                if (e.kind == shell::kit::Effect::Kind::file && !why.empty()) own->tell(why);
            });
        own = &inspector;
        inspector.toggle();
        const auto room = inspector.room(1280, 800);
        p.resize(room.width, room.height);
        Looks looks;
        shell::kit::set_paint_listener(&looks);
        const auto written = [&](std::string_view words) {
            looks.forget();
            p.frame();
            const auto it = std::find_if(looks.texts.begin(), looks.texts.end(), [&](const Written& text) {
                return text.words.find(words) != text.words.npos;
            });
            return it == looks.texts.end() ? nlohmann::json()
                                           : nlohmann::json{it->place.x, it->place.y, it->place.w, it->place.h};
        };
        const auto press = [&](std::string_view words) {
            const auto place = written(words);
            REQUIRE(!place.is_null());
            p.click_at(place);
        };
        CHECK(written("Copied").is_null());
        press("Copy link");
        CHECK(!written("Copied: the link, ").is_null());
        press("Copy line");
        CHECK(!written("Copied: the line, ").is_null());
        press("Time");
        CHECK(written("Copied").is_null());
        press("Save a trace");
        CHECK(!written("Saved: sagaz-trace.json").is_null());
        why = "cannot write sagaz-trace.json";
        press("Save a trace");
        CHECK(!written(why).is_null());
        shell::kit::set_paint_listener(nullptr);
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
        t.job_ends(3, 31); // ignored: the job has ended
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
