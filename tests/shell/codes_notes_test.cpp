// The player's own marks beside a game of codes: kept with the game whatever is undone, and read by nothing.
#include "tests/shell/codes_support.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>

namespace codes_notes_tests {

using namespace codes_support;
using wording::en, wording::Text;

namespace {

const std::string mastermind = R"("game":"mastermind","seed":"42")";

bool drawn(Player& p, const std::string& id) { return p.app().drawn().rects.count(id) == 1; }

/// The cell's text, which says its mark.
std::string said(Player& p, int symbol, int place)
{
    return text(p, "puzzle_note:" + std::to_string(symbol * 4 + place));
}

/// What a cell says: "Red at position 1: struck out".
std::string says(Player& p, std::string_view symbol, int place, Text mark)
{
    (void)p;
    return en(Text::puzzle_note, {{"symbol", std::string(symbol)}, {"place", place}, {"mark", en(mark)}});
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("own marks are shut at first; one press opens them, on a phone, sideways and on a desktop")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {640.f, 360.f}, {1280.f, 800.f}, {240.f, 480.f}}) {
            INFO(w << " x " << h);
            Player p(config(mastermind), w, h);
            CHECK_FALSE(p.has("puzzle_notes"));
            CHECK(p.control("notes")["checked"] == false);
            REQUIRE(drawn(p, "notes"));
            CHECK(p.click("notes"));
            p.settles();
            CHECK(p.has("puzzle_notes"));
            CHECK(drawn(p, "puzzle_out:0"));
            CHECK(drawn(p, "puzzle_note:0"));
            if (h > 480 || w > h) { // and one goes on playing; where there is no room for both they take all of it
                CHECK(drawn(p, "symbol:0"));
                CHECK(drawn(p, "submit"));
            }
            CHECK(p.click("notes"));
            p.settles();
            CHECK_FALSE(p.has("puzzle_notes"));
        }
    }
    TEST_CASE("own marks are turned by canvas, outline and keyboard, and taken back by an undo of their own")
    {
        Player p(config(mastermind));
        p.use("notes");
        p.settles();
        const std::string red = en(Text::colour_red);
        CHECK(said(p, 0, 0) == says(p, red, 1, Text::puzzle_note_open));
        CHECK(p.click("puzzle_note:0"));
        p.frames(3);
        CHECK(said(p, 0, 0) == says(p, red, 1, Text::puzzle_note_not));
        p.use("puzzle_note:0");
        CHECK(said(p, 0, 0) == says(p, red, 1, Text::puzzle_note_here));
        p.use("puzzle_out:3");
        CHECK(p.control("puzzle_out:3")["checked"] == true);
        p.use("puzzle_undo");
        CHECK(p.control("puzzle_out:3")["checked"] == false);
        for (int i = 0; i < 80 && p.app().drawn().focused != "puzzle_out:0"; ++i) {
            p.app().walk(1);
            p.frames(8);
        }
        REQUIRE(p.app().drawn().focused == "puzzle_out:0");
        p.key(ImGuiKey_RightArrow);
        p.frames(3);
        p.key(ImGuiKey_DownArrow);
        p.key(ImGuiKey_RightArrow);
        CHECK(p.app().drawn().focused == "puzzle_note:5");
    }
    TEST_CASE("own marks stay when a guess is taken back and over a reload, and a new game begins without")
    {
        std::string game;
        {
            Player p(config(mastermind));
            p.use("notes");
            p.use("puzzle_out:5");
            p.use("puzzle_note:1");
            p.guess("0011");
            p.use("undo");
            p.settles();
            CHECK(p.control("puzzle_out:5")["checked"] == true);
            p.frames(5);
            game = p.effect(shell::kit::Effect::Kind::save, "game");
        }
        const nlohmann::json again{{"motion", "reduce"}, {"language", "en"}, {"saved", game}};
        Player p(again.dump());
        p.settles();
        REQUIRE(p.has("puzzle_notes"));
        CHECK(p.control("puzzle_out:5")["checked"] == true);
        CHECK(said(p, 0, 1) == says(p, en(Text::colour_red), 2, Text::puzzle_note_not));
        p.use("new_game");
        if (p.has("start")) p.use("start");
        p.settles();
        p.use("notes", "1");
        CHECK(p.control("puzzle_out:5")["checked"] == false);
    }
    TEST_CASE("a symbol that was struck out by its chip and is put back has the marks that it had")
    {
        Player p(config(mastermind));
        p.use("notes", "1");
        p.use("puzzle_note:1");
        const auto before = said(p, 0, 1);
        REQUIRE(before != said(p, 0, 2));
        for (int i = 0; i < 3; ++i) p.use("puzzle_in:0"); // in, out, open
        CHECK(said(p, 0, 1) == before);
        CHECK(said(p, 0, 2) != said(p, 0, 1));
    }
    TEST_CASE("a game that is brought back has its own marks again")
    {
        Player p(config(mastermind));
        p.guess("0012");
        p.use("notes", "1");
        p.use("puzzle_note:1");
        const auto before = said(p, 0, 1);
        p.use("new_game");
        p.use("bring_back");
        p.frames(10);
        p.use("notes", "1");
        CHECK(said(p, 0, 1) == before);
    }
    TEST_CASE("own marks are one press away also while the analysis is shown")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(config(mastermind), w, h);
            p.use("mind", "1");
            p.settles();
            CHECK(drawn(p, "notes"));
        }
    }
    TEST_CASE("typing over a row that is filled goes from hole to hole")
    {
        Player p(config(R"("game":"picas-fijas","seed":"42")"));
        for (const char* place : {"place:0=2", "place:1=5", "place:2=4"}) {
            const std::string all = place;
            p.use(all.substr(0, 7), all.substr(8));
        }
        p.use("hole:0");
        for (const char* symbol : {"symbol:9", "symbol:8", "symbol:3", "symbol:1"}) p.use(symbol);
        for (const auto& [place, symbol] : {std::pair{"place:0", 9}, {"place:1", 8}, {"place:2", 3}, {"place:3", 1}})
            CHECK(p.control(place)["value"] == std::to_string(symbol));
    }
    TEST_CASE("a hint is the same with and without own marks, even where all is struck out")
    {
        const auto hinted = [](bool marks) {
            Player p(config(mastermind));
            p.guess("0011");
            if (marks) {
                p.use("notes");
                for (int s = 0; s < 6; ++s) p.use("puzzle_out:" + std::to_string(s));
            }
            hint(p);
            p.settles(2000);
            std::string code;
            for (int i = 0; i < 4; ++i) code += p.control("place:" + std::to_string(i))["value"].get<std::string>();
            return code;
        };
        CHECK(hinted(true) == hinted(false));
        CHECK(hinted(true).find("-") == std::string::npos);
    }
    TEST_CASE("in a graded task without help own marks are the pupil's, and shared with nobody")
    {
        for (const float width : {360.f, 1280.f}) {
            Player p(config(mastermind + R"(,"graded":"on","hints":"off")"), width, width < 400 ? 640.f : 800.f);
            const std::string state = p.app().state();
            REQUIRE(drawn(p, "notes"));
            CHECK(p.click("notes"));
            p.settles();
            p.use("puzzle_out:2");
            CHECK(p.control("puzzle_out:2")["checked"] == true);
            CHECK(p.app().state() == state);
        }
    }
    TEST_CASE("nobody strikes out where the secret is one's own, in a puzzle or once the game is over")
    {
        for (const char* line : {"codes 1 p4c10n 12 keeper digits consistent 3 g0123 a11",
                                 "codes 1 p2c2r 12 guesser colours knuth 7 g00 x"}) {
            Player p(opened(line));
            p.settles(2000);
            CHECK_FALSE(p.has("notes"));
            p.use("notes", "1");
            CHECK_FALSE(p.has("puzzle_notes"));
        }
    }
    TEST_CASE("damaged marks of a saved game are none")
    {
        Player p(config(mastermind));
        p.use("notes");
        for (const char* bad : {"", "x", "0/xyz", "99999999999999999999/x", "0/x", "0/" /* none again */})
            p.use("notes_kept", bad);
        CHECK(said(p, 0, 0) == says(p, en(Text::colour_red), 1, Text::puzzle_note_open));
    }
    TEST_CASE("own marks of the largest board are whole in every language: what is not in sight scrolls")
    {
        for (const std::string& language : every_language)
            for (const auto& [w, h] : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
                INFO(std::string(language) << " " << w);
                Player p(R"({"motion":"reduce","language":")" + std::string(language) +
                             R"(","game":"picas-fijas","rules":"p8c16r","seed":"3"})",
                         w, h);
                p.use("notes");
                p.settles();
                REQUIRE(drawn(p, "puzzle_note:7"));
                const auto& r = p.app().drawn().rects.at("puzzle_note:7");
                CHECK(r.right() <= p.app().drawn().rects.at("notes").right() + 24);
                CHECK(r.w >= 20);
            }
    }
}

} // namespace codes_notes_tests
