// A finger that begins on a stepper's half and moves scrolls the sheet; no value changes.
#include "tests/shell/cluedo_support.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace swipe_tests {

using namespace cluedo_tests;

namespace {

/// A finger moves up by 194 px in 0.24 s, rests for 0.16 s and lifts; frames take `slow` times 16 ms.
void swipe(Player& p, shell::kit::Point from, int slow)
{
    using Event = shell::app::App::PointerEvent;
    constexpr auto touch = shell::app::App::PointerSource::touch;
    const auto step = [&] {
        p.rests(16 * (slow - 1));
        p.frame();
    };
    p.app().pointer(Event::move, from.x, from.y, 0, touch);
    p.app().pointer(Event::down, from.x, from.y, 0, touch);
    step();
    const int moves = std::max(1, 15 / slow);
    for (int i = 1; i <= moves; ++i) {
        const float up = 194.f * static_cast<float>(i) / static_cast<float>(moves);
        p.app().pointer(Event::move, from.x, from.y - up, 0, touch);
        step();
    }
    for (int i = 0; i < std::max(1, 10 / slow); ++i) step();
    p.app().pointer(Event::up, from.x, from.y - 194, 0, touch);
    step();
    p.app().pointer(Event::leave, 0, 0, 0, touch);
    p.settles();
}

} // namespace

TEST_SUITE("dialogs")
{
    TEST_CASE(
        "a finger that begins on a stepper and moves scrolls, and changes no value, also where it rests at the end")
    {
        int swiped = 0;
        for (const int slow : {1, 6, 14}) { // frames of 16, 96 and 224 ms
            Player p(config(R"(,"rules":"p6")"), 360, 640);
            p.use("rules_dialog");
            p.settles();
            const auto values = [&] {
                std::string all;
                for (int seat = 0; seat < 6; ++seat) all += p.control("seat_cards:" + std::to_string(seat)).dump();
                return all;
            };
            const std::string before = values();
            INFO(slow);
            REQUIRE(before.find("null") == before.npos);
            for (int seat = 0; seat < 6; ++seat)
                for (const char* sign : {"-", "+"}) {
                    const std::string id = "seat_cards:" + std::to_string(seat) + sign;
                    const auto& rects = p.app().drawn().rects;
                    const auto at = rects.find(id);
                    if (at == rects.end() || at->second.y < 80 || at->second.bottom() > 600) continue;
                    swipe(p, at->second.centre(), slow);
                    INFO(id);
                    CHECK(values() == before);
                    ++swiped;
                }
        }
        CHECK(swiped > 0);
    }
}

} // namespace swipe_tests
