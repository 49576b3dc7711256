// Cluedo's first screen asks a visitor who has not chosen how to play.
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>

namespace cluedo_doors_tests {

using namespace cluedo_tests;
using wording::en, wording::Text;

TEST_SUITE("cluedo")
{
    TEST_CASE("a visitor who has not chosen has three ways to play, each pressed on the canvas or in the outline")
    {
        const std::string came = config(R"(,"role":"choose")");
        {
            Player p(came);
            for (const char* id : {"play_computer", "own_table", "cases"}) CHECK(p.has(id));
            CHECK_FALSE(p.has("hand_done"));
            REQUIRE(p.click("own_table"));
            CHECK(p.has("hand_done"));
            CHECK_FALSE(p.has("own_table"));
        }
        {
            Player p(came, 360, 640);
            p.use("play_computer");
            p.use("start");
            CHECK(p.has("mind"));
        }
        Player p(came, 640, 360);
        p.use("cases");
        p.use("start");
        CHECK(p.has("case_text"));
    }
    TEST_CASE("a host that chose how to play, a link and a begun notebook show no doors")
    {
        for (const char* more : {R"(,"role":"notebook")", R"(,"role":"play")", R"(,"role":"notebook","rules":"p3")"}) {
            Player p(config(more));
            CHECK_FALSE(p.has("own_table"));
        }
        Player p(config(R"(,"role":"choose")"));
        open_line(p, drawn);
        CHECK_FALSE(p.has("own_table"));
    }
    TEST_CASE("from home without a saved game the doors come, and a reload keeps the chosen table with its cards")
    {
        using shell::kit::Effect;
        std::string games;
        {
            Player p(R"({"language":"en","motion":"reduce"})");
            p.use("open:cluedo");
            REQUIRE(p.has("own_table"));
            p.use("own_table");
            p.use("mine:3", "1");
            p.frames(3);
            CHECK(p.effect(Effect::Kind::save, "prefs").find("arrived") == std::string::npos);
            games = p.effect(Effect::Kind::save, "game");
        }
        Player p(R"({"language":"en","motion":"reduce","saved":)" + nlohmann::json(games).dump() + "}");
        p.frames(5);
        CHECK_FALSE(p.has("own_table"));
        CHECK(p.control("mine:3")["checked"] == true);
    }
    TEST_CASE("the doors' words fit, in every language and layout")
    {
        for (const std::string& language : every_language)
            for (const auto& [w, h] :
                 {std::pair{360.f, 640.f}, {640.f, 360.f}, {1280.f, 800.f}, {320.f, 320.f}, {320.f, 256.f}}) {
                INFO(language << " " << w << " x " << h);
                Player p(R"({"motion":"reduce","game":"cluedo","language":")" + language + "\"}", w, h);
                if (h > 300)
                    for (const char* id : {"play_computer", "own_table", "cases"}) {
                        REQUIRE(p.app().drawn().rects.contains(id));
                        CHECK(p.app().drawn().rects.find(id)->second.h >= 44); // whole, without scrolling
                    }
                Looks looks;
                p.frame();
                for (const Written& t : looks.texts) {
                    CHECK(t.words.find("…") == std::string::npos);
                    CHECK(t.place.x >= 0);
                    CHECK(t.place.right() <= w);
                }
            }
    }
}

} // namespace cluedo_doors_tests
