// A phone's sheet under a finger, tabs that keep their scroll position, messages that cover no undo, and the wheel at
// the end of a scroll area.
#include "tests/shell/every_screen.hpp"
#include "tests/shell/layout_checks.hpp"
#include <cmath>
#include <doctest/doctest.h>
#include <map>
#include <string>

namespace panes_tests {

namespace {

using Pointer = shell::app::App::PointerEvent; // not Event: a unity build compiles the files of a folder as one

/// A finger on the sheet's grip.
class Finger {
public:
    explicit Finger(Player& p) : p_(p)
    {
        const auto grip = p.app().drawn().rects.find("sheet_grip")->second;
        x_ = grip.x + 20;
        y_ = grip.y + grip.h / 2;
        send(Pointer::move);
        send(Pointer::down);
    }
    /// Moves to `y` in steps of a frame each.
    void move(float y, int frames)
    {
        const float step = (y - y_) / static_cast<float>(frames);
        for (int i = 0; i < frames; ++i) {
            y_ += step;
            p_.app().pointer(Pointer::move, x_, y_, 0, shell::app::App::PointerSource::touch);
            p_.frame();
        }
        p_.frame(); // the last event may be queued still
    }
    void rest() { p_.frames(12); }
    void up() { send(Pointer::up); }
    float y() const { return y_; }

private:
    void send(Pointer e)
    {
        p_.app().pointer(e, x_, y_, 0, shell::app::App::PointerSource::touch);
        p_.frames(e == Pointer::up ? 1 : 2);
    }
    Player& p_;
    float x_, y_;
};

float top_of_grip(Player& p) { return p.app().drawn().rects.find("sheet_grip")->second.y; }

/// The grip's y with the sheet at this stop.
float stop(Player& p, const char* sheet)
{
    p.use("sheet", sheet);
    p.settles();
    return top_of_grip(p);
}

constexpr std::array with_sheets{R"({"game":"matrix","seed":"42","language":"en"})",
                                 R"({"game":"thirtyone","role":"two","seed":"42","language":"en"})"};

} // namespace

TEST_SUITE("panes")
{
    TEST_CASE("the sheet's edge is where the finger is, and let go it settles at the nearest stop")
    {
        for (const char* config : with_sheets) {
            Player p(config, 360, 640);
            p.use("analysis", "1");
            const float low = stop(p, "0"), middle = stop(p, "1");
            p.use("sheet", "0");
            p.settles();
            Finger finger(p);
            const float grabbed = finger.y() - low;
            for (const float y : {500.f, 420.f, 460.f, 300.f, middle + 10 + grabbed}) {
                INFO(config << " " << y);
                finger.move(y, 6);
                CHECK(std::abs(top_of_grip(p) - (y - grabbed)) <= 1); // ImGui rounds to whole pixels
            }
            finger.rest();
            finger.up();
            CHECK(std::abs(top_of_grip(p) - middle) < 12); // from where it was, without a jump
            p.settles();
            CHECK(top_of_grip(p) == doctest::Approx(middle));
        }
    }
    TEST_CASE("pulling the sheet does not scroll what it brings under the finger")
    {
        for (const char* config : with_sheets) {
            INFO(config);
            Player p(config, 360, 480);
            p.use("analysis", "1");
            stop(p, "1");
            REQUIRE(!p.app().drawn().scrolls.empty()); // there is what can be scrolled
            Finger finger(p);
            finger.move(80, 12);
            for (const auto& [id, region] : p.app().drawn().scrolls) CHECK_MESSAGE(region.up < 1, id);
            finger.up();
        }
    }
    TEST_CASE("a finger that goes down while the sheet moves presses nothing: what it meant is elsewhere by then")
    {
        for (const bool moving : {false, true}) {
            INFO(moving);
            Player p(with_sheets[1], 360, 640);
            p.use("analysis", "1");
            stop(p, "1");
            if (moving) {
                p.use("sheet", "2");
                p.frames(4);
            }
            const auto place = p.app().drawn().rects.find("tab:1");
            REQUIRE(place != p.app().drawn().rects.end());
            const auto at = place->second.centre();
            const auto shown = p.control("tab")["value"];
            const auto send = [&](Pointer e) {
                p.app().pointer(e, at.x, at.y, 0, shell::app::App::PointerSource::touch);
                p.frame();
            };
            send(Pointer::move);
            send(Pointer::down);
            send(Pointer::up);
            p.settles();
            CHECK((p.control("tab")["value"] == shown) == moving);
        }
    }
    TEST_CASE("home is scrolled back after Back, also when another program had the game")
    {
        const auto scrolled = [](Player& p) {
            p.frames(3);
            const auto found = p.app().drawn().scrolls.find("home");
            return found == p.app().drawn().scrolls.end() ? -1.f : found->second.up;
        };
        std::string prefs;
        {
            Player p(R"({"language":"en","motion":"reduce"})", 360, 640);
            p.frames(3);
            REQUIRE(scrolled(p) == 0);
            ImGui::GetIO().AddMousePosEvent(180, 400);
            for (int i = 0; i < 6; ++i) {
                ImGui::GetIO().AddMouseWheelEvent(0, -2);
                p.frames(2);
            }
            const float at = scrolled(p);
            REQUIRE(at > 50);
            p.use("open:tictactoe");
            prefs = p.effect(shell::kit::Effect::Kind::save, "prefs");
            p.frames(3);
            p.use("home");
            CHECK(std::abs(scrolled(p) - at) < 2);
            p.use("open:tictactoe");
            p.use("home");
            CHECK(std::abs(scrolled(p) - at) < 2);
        }
        Player p(nlohmann::json{{"language", "en"}, {"motion", "reduce"}, {"prefs", prefs}}.dump(), 360, 640);
        CHECK(scrolled(p) > 50);
    }
    TEST_CASE("a short fling takes the sheet to the next stop, up and down, and a tap moves it too")
    {
        for (const char* config : with_sheets) {
            INFO(config);
            Player p(config, 360, 640);
            p.use("analysis", "1");
            const float high = stop(p, "2"), low = stop(p, "0"), middle = stop(p, "1");
            for (const auto& [by, to] : {std::pair{-50.f, high}, {50.f, middle}, {50.f, low}, {-50.f, middle}}) {
                const float wanted = to;
                Finger finger(p);
                finger.move(finger.y() + by, 2);
                finger.up();
                p.settles();
                CHECK(top_of_grip(p) == doctest::Approx(wanted));
            }
            Finger tap(p);
            tap.up();
            p.settles();
            CHECK(top_of_grip(p) == doctest::Approx(high));
        }
    }
    TEST_CASE("a message lies over nothing that takes a move back, and can be sent away, at every size")
    {
        for (const auto& screen : every_game) {
            Player p(config_of(screen), 600, 1000);
            make_first_move(p, screen);
            for (const auto& size : screen_sizes) {
                const float w = size.first, h = size.second;
                INFO(screen.name << " at " << w << " x " << h);
                p.resize(w, h);
                p.app().set_state("broken");
                p.frames(3);
                REQUIRE(p.app().message());
                CHECK(hidden_by_message(p).empty());
                CHECK(p.app().drawn().rects.contains("toast_close"));
            }
        }
    }
    TEST_CASE("the reason of a claim covers neither the claim nor its mark, at every size")
    {
        for (const auto& screen : every_game) {
            for (const auto& size : {std::pair{1280.f, 800.f}, std::pair{360.f, 640.f}, std::pair{640.f, 360.f}}) {
                Player p(config_of(screen), size.first, size.second);
                make_first_move(p, screen);
                p.use("analysis", "1");
                rest(p);
                std::vector<std::string> marks;
                for (const auto& [id, rect] : p.app().drawn().rects)
                    if (id.starts_with("why:")) marks.push_back(id);
                for (const auto& mark : marks) {
                    INFO(screen.name << " at " << size.first << " x " << size.second << ", " << mark);
                    p.use(mark);
                    const auto message = p.app().message();
                    if (!message) continue;
                    const auto at = p.app().drawn().rects.find(mark);
                    REQUIRE(at != p.app().drawn().rects.end());
                    const auto both = message->clipped(at->second);
                    CHECK(both.w * both.h == 0);
                    p.use(mark);
                }
            }
        }
    }
    TEST_CASE("at the end of its way a part of the game leaves the wheel to the page, and not in the midst of a turn")
    {
        std::string wide; // the tree is wider than the window
        for (int i = 0; i < 24; ++i) wide += "(1 2 3 4 5 6) ";
        const std::string exercises = R"({"game":"thirtyone","role":"two","seed":"42","language":"en"})";
        const std::string tree = R"({"game":"trees","seed":"42","language":"en","tree":")" + wide + "\"}";
        for (const std::string& config : {exercises, tree}) {
            Player p(config, 1280, 500);
            p.use("analysis", "1");
            if (config == exercises) p.use("tab", "3");
            p.settles();
            const auto scrolls = p.app().drawn().scrolls;
            INFO(config);
            REQUIRE(!scrolls.empty());
            const auto found = scrolls.find("tree_area");
            const auto area = found == scrolls.end() ? scrolls.begin()->second : found->second;
            const auto at = area.centre();
            const bool sideways = area.left + area.right_of > area.up + area.down;
            double now = 1000;
            const auto taken = [&](float turn) {
                now += 1000; // another turn of the wheel
                return p.app().hit(at.x, at.y, sideways ? turn : 0, sideways ? 0 : turn, now).scrolls;
            };
            const auto turn_to_the_end = [&](float way) {
                for (int i = 0; i < 60; ++i) {
                    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
                    ImGui::GetIO().AddMouseWheelEvent(sideways ? -way : 0, sideways ? 0 : -way);
                    p.frames(2);
                }
            };
            turn_to_the_end(-1);
            CHECK(!taken(-100));
            CHECK(taken(100));
            turn_to_the_end(1);
            CHECK(!taken(100));
            CHECK(taken(-100));
            CHECK(
                p.app().hit(at.x, at.y, sideways ? 100.f : 0, sideways ? 0 : 100.f, now + 50).scrolls); // the same turn
            CHECK(p.app().hit(at.x, at.y, 0, 0, now + 60).drags); // a finger can drag it back
            CHECK(!p.app().hit(-5, -5, 0, 100, now + 5000).scrolls);
        }
    }
    TEST_CASE("a control below the fold is scrolled into view when the outline's focus comes to it")
    {
        Player p(R"({"language":"en"})", 1280, 400);
        const auto& rects = p.app().drawn().rects;
        for (const auto* id : {"open:lab", "open:mastermind"}) {
            p.app().outline_action(id, "view");
            p.frames(4);
            REQUIRE(rects.contains(id));
            CHECK(rects.find(id)->second.y >= 0);
            CHECK(rects.find(id)->second.bottom() <= 400);
            CHECK(rects.find(id)->second.h > 40); // the whole card, not an edge of it
        }
    }
    TEST_CASE("each tab keeps the place to which it was scrolled")
    {
        Player p(R"({"game":"thirtyone","role":"two","seed":"42","language":"en"})", 1280, 500);
        p.use("analysis", "1");
        p.use("tab", "3");
        p.settles();
        const auto scrolls = p.app().drawn().scrolls;
        REQUIRE(scrolls.size() == 1);
        const auto at = scrolls.begin()->second.centre();
        const auto places = [&] { // of the exercises in sight
            std::map<std::string, float> out;
            for (const auto& [id, r] : p.app().drawn().rects)
                if (id.starts_with("exercise")) out.emplace(id, r.y);
            return out;
        };
        const auto top = places();
        ImGui::GetIO().AddMousePosEvent(at.x, at.y);
        ImGui::GetIO().AddMouseWheelEvent(0, -1);
        p.frames(4);
        const auto scrolled = places();
        CHECK(scrolled != top);
        p.use("tab", "1");
        p.settles();
        p.use("tab", "3");
        p.settles();
        REQUIRE(!scrolled.empty());
        CHECK(places() == scrolled);
    }
}

} // namespace panes_tests
