// The cards of home: games that need no words come first and larger, and no picture hangs out of its frame.
#include "tests/shell/looks.hpp"
#include "tests/shell/player.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <map>

namespace home_cards_tests {

using shell::kit::Rect;

namespace {

/// The places of the cards whose ids begin so, by id.
std::map<std::string, Rect> cards(Player& p, std::string_view beginning)
{
    std::map<std::string, Rect> out;
    for (const auto& [id, r] : p.app().drawn().rects)
        if (std::string(id).starts_with(beginning)) out[std::string(id)] = r;
    return out;
}

/// The box of a shape's points, if its numbers are points.
Rect box_of(const Looks::Shape& s)
{
    const auto& n = s.numbers;
    if (s.what == "disc" || s.what == "ring") return {n[0] - n[2], n[1] - n[2], 2 * n[2], 2 * n[2]};
    return n.size() >= 4 && (s.what == "fill" || s.what == "stroke") ? Rect{n[0], n[1], n[2], n[3]} : Rect{};
}

} // namespace

TEST_SUITE("app")
{
    TEST_CASE("at home the games that need no words stand before the others, on larger cards, in the outline too")
    {
        for (const auto& [w, h] : {std::pair{360.f, 2400.f}, {1280.f, 2000.f}, {900.f, 2400.f}}) {
            INFO(w << " x " << h);
            Player p(R"({"language":"en","motion":"reduce"})", w, h);
            p.settles();
            const auto all = cards(p, "open:");
            CHECK(all.size() == 11);
            const Rect first = all.at("open:cluedo"), later = all.at("open:lab");
            for (const char* id : {"mastermind", "picas-fijas", "thirtyone", "tictactoe", "cluedo", "betting"}) {
                const Rect& r = all.at("open:" + std::string(id));
                CHECK(r.h == first.h);
                CHECK(r.bottom() < later.y);
            }
            for (const char* id : {"spaces", "trees", "matrix", "concepts", "lab"}) {
                const Rect& r = all.at("open:" + std::string(id));
                CHECK(r.h < first.h);
                CHECK(r.y > first.y);
            }
            const std::string outline = p.app().outline();
            CHECK(outline.find("open:cluedo") < outline.find("open:spaces"));
        }
    }
    TEST_CASE("at home a phone has tiles in threes and twos, a wide screen shows all games without scrolling")
    {
        const std::string day = "2027-02-15";
        {
            Player p(R"({"language":"es","motion":"reduce"})", 360, 2000);
            p.app().set("date", day);
            p.settles();
            for (const auto& [id, r] : cards(p, "open:")) {
                INFO(id);
                const bool large = r.h > 60;
                CHECK(r.w == doctest::Approx(large ? 104 : 160));
                CHECK(r.h == (large ? 82 : 44));
            }
        }
        Player p(R"({"language":"en","motion":"reduce"})", 1280, 800);
        p.app().set("date", day);
        p.settles();
        const auto all = cards(p, "open:");
        CHECK(all.size() == 11);
        for (const auto& [id, r] : all) {
            INFO(id);
            CHECK(r.h >= 108);
            CHECK(r.bottom() < 700);
        }
    }
    TEST_CASE("no picture of a lesson's card hangs out of its frame")
    {
        Player p(R"({"language":"en","motion":"reduce"})", 1280, 2000);
        p.settles();
        Looks looks;
        p.frame();
        int seen = 0;
        for (const auto& [id, card] : cards(p, "lesson:")) {
            const Rect frame{card.x + 6, card.y + 6, 92, 68};
            for (const auto& shape : looks.shapes) {
                const Rect box = box_of(shape);
                const bool inside = box.w > 0 && box.w < 60 && meet(box, frame) && box.y < frame.bottom() - 4;
                if (!inside) continue;
                ++seen;
                INFO(id << ": " << shape.what << " " << box.y << " to " << box.bottom());
                CHECK(box.y >= frame.y);
                CHECK(box.bottom() <= frame.bottom());
            }
        }
        CHECK(seen > 8);
    }
}

} // namespace home_cards_tests
