// A finger that begins on half of a stepper and moves scrolls, or does nothing; no value changes.
#include "tests/shell/cluedo_support.hpp"
#include <array>
#include <doctest/doctest.h>

namespace swipe_tests {

using namespace cluedo_tests;

namespace {

/// How a finger moves: `rests` frames, then `moves` steps by (dx, dy), `stays` frames, and lifts or is taken away.
struct Way {
    const char* name;
    int slow; // frames of 16 ms each
    int rests, moves;
    float dx, dy;
    int stays;
    bool taken = false;
};
constexpr std::array ways{Way{"fast", 1, 1, 15, 0, -13, 10},
                          Way{"frames of 96 ms", 6, 1, 3, 0, -65, 2},
                          Way{"frames of 224 ms", 14, 1, 1, 0, -194, 1},
                          Way{"frames of 480 ms that see no move for long", 30, 3, 1, 0, -194, 1},
                          Way{"creeping", 1, 1, 120, 0, -0.5f, 1},
                          Way{"after a rest", 1, 60, 12, 0, -12, 1},
                          Way{"aslant", 1, 1, 10, -7, -6, 60},
                          Way{"sideways, resting at its end", 1, 1, 2, -8, 0, 60},
                          Way{"taken away by the browser", 1, 60, 0, 0, 0, 1, true}};

void swipe(Player& p, shell::kit::Point from, const Way& way)
{
    using Event = shell::app::App::PointerEvent;
    constexpr auto touch = shell::app::App::PointerSource::touch;
    const auto frames = [&](int n) {
        for (; n > 0; --n) {
            p.rests(16 * (way.slow - 1));
            p.frame();
        }
    };
    shell::kit::Point at = from;
    p.app().pointer(Event::move, at.x, at.y, 0, touch);
    p.app().pointer(Event::down, at.x, at.y, 0, touch);
    frames(way.rests);
    for (int i = 0; i < way.moves; ++i) {
        at = {at.x + way.dx, at.y + way.dy};
        p.app().pointer(Event::move, at.x, at.y, 0, touch);
        frames(1);
    }
    frames(way.stays);
    if (way.taken) { // as web/pointer.mjs says it
        p.app().pointer(Event::leave, 0, 0, 0, touch);
        p.app().pointer(Event::up, -1e6f, -1e6f, 0, touch);
    } else {
        p.app().pointer(Event::up, at.x, at.y, 0, touch);
    }
    frames(2);
    p.app().pointer(Event::leave, 0, 0, 0, touch);
    p.settles();
}

/// The six hands of a new table.
std::string values_of(Player& p)
{
    std::string all;
    for (int seat = 0; seat < 6; ++seat) all += p.control("seat_cards:" + std::to_string(seat)).dump();
    return all;
}

int value_of(Player& p, const std::string& stepper)
{
    return std::stoi(p.control(stepper)["value"].get<std::string>());
}

} // namespace

TEST_SUITE("dialogs")
{
    TEST_CASE("a finger that begins on a stepper and moves, at any pace and in any direction, changes no value")
    {
        for (const Way& way : ways) {
            Player p(config(R"(,"rules":"p6")"), 360, 640);
            p.use("rules_dialog");
            p.settles();
            const std::string before = values_of(p);
            INFO(std::string(way.name));
            REQUIRE(before.find("null") == before.npos);
            int swiped = 0;
            for (int seat = 0; seat < 6; ++seat)
                for (const char* sign : {"-", "+"}) {
                    const std::string id = "seat_cards:" + std::to_string(seat) + sign;
                    const auto& rects = p.app().drawn().rects;
                    const auto at = rects.find(id);
                    if (at == rects.end() || at->second.y < 80 || at->second.bottom() > 600) continue;
                    swipe(p, at->second.centre(), way);
                    INFO(id);
                    CHECK(values_of(p) == before);
                    ++swiped;
                }
            CHECK(swiped > 0);
        }
    }
    TEST_CASE("a swipe that begins elsewhere takes back nothing of the tap on a stepper before it")
    {
        for (const Way& way : ways) {
            Player p(config(R"(,"rules":"p6")"), 360, 640);
            p.use("rules_dialog");
            p.settles();
            const int before = value_of(p, "seat_cards:1");
            const auto half = p.app().drawn().rects.find("seat_cards:1-")->second;
            p.click_at({half.x, half.y, half.w, half.h}, shell::app::App::PointerSource::touch);
            INFO(std::string(way.name));
            CHECK(value_of(p, "seat_cards:1") == before - 1);
            const std::string tapped = values_of(p);
            swipe(p, {half.right() + 8, half.centre().y}, way); // on the number between the halves
            CHECK(values_of(p) == tapped);
        }
    }
    TEST_CASE("a tap on a stepper counts once if all its events come before a frame, also with the finger gone")
    {
        using Event = shell::app::App::PointerEvent;
        constexpr auto touch = shell::app::App::PointerSource::touch;
        for (const bool leaves : {false, true}) {
            Player p(config(R"(,"rules":"p6")"), 360, 640);
            p.use("rules_dialog");
            p.settles();
            const int before = value_of(p, "seat_cards:1");
            const auto at = p.app().drawn().rects.find("seat_cards:1-")->second.centre();
            for (const auto e : {Event::move, Event::down, Event::up}) p.app().pointer(e, at.x, at.y, 0, touch);
            if (leaves) p.app().pointer(Event::leave, 0, 0, 0, touch);
            p.frames(5);
            p.app().pointer(Event::leave, 0, 0, 0, touch);
            p.settles();
            CHECK(value_of(p, "seat_cards:1") == before - 1);
        }
    }
    TEST_CASE("a finger that taps a stepper changes it by one, one that rests by more, and so does the mouse")
    {
        using Source = shell::app::App::PointerSource;
        using Event = shell::app::App::PointerEvent;
        for (const auto source : {Source::touch, Source::mouse}) {
            Player p(config(R"(,"rules":"p6")"), 360, 640);
            p.use("rules_dialog");
            p.settles();
            const std::string id = "seat_cards:1";
            const int before = value_of(p, id);
            const auto at = p.app().drawn().rects.find(id + "-")->second;
            p.click_at({at.x, at.y, at.w, at.h}, source);
            CHECK(value_of(p, id) == before - 1);
            const auto more = p.app().drawn().rects.find(id + "+")->second.centre();
            p.app().pointer(Event::move, more.x, more.y, 0, source);
            p.app().pointer(Event::down, more.x, more.y, 0, source);
            p.frames(45); // 0.72 s
            p.app().pointer(Event::up, more.x, more.y, 0, source);
            p.frames(3);
            CHECK(value_of(p, id) > before + 2);
            CHECK(value_of(p, id) < before + 8);
        }
    }
}

} // namespace swipe_tests
