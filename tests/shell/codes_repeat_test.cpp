// A game with a secret that was guessed before.
#include "tests/shell/codes_support.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace codes_repeat_tests {

using shell::kit::Effect;
using wording::en, wording::Text;
using namespace codes_support;

TEST_SUITE("codes")
{
    TEST_CASE("the same secret can be guessed once more: the game is marked as a repeat and does not count")
    {
        std::string repeated;
        for (const auto& size : {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}, std::pair{1280.f, 800.f}}) {
            const float w = size.first, h = size.second; // clang 14 captures no structured binding
            INFO(w << " x " << h);
            Player p(config(R"("game":"mastermind","seed":"42")"), w, h);
            p.guess("0011");
            p.guess("2450");
            REQUIRE(p.settles(2000));
            const std::string over = p.app().state();
            CHECK(p.effect(Effect::Kind::event, "complete").find("true") != std::string::npos);
            Looks looks;
            p.frame();
            const bool labelled = std::any_of(looks.texts.begin(), looks.texts.end(),
                                              [](const Written& t) { return t.words == en(Text::same_secret); });
            CHECK((labelled || h < 480));
            REQUIRE(p.click("same_secret"));
            CHECK_FALSE(p.has("rows"));
            CHECK(text(p, "guess_of").ends_with(en(Text::repeated_game)));
            const auto completed = [&] {
                return std::count_if(p.effects().begin(), p.effects().end(), [](const Effect& e) {
                    return e.kind == Effect::Kind::event && e.name == "complete";
                });
            };
            CHECK(completed() == 1);
            p.guess("2450");
            REQUIRE(p.settles(2000));
            CHECK(completed() == 1);
            CHECK(p.outline().dump().find(en(Text::you_won_again, {{"count", 1}})) != std::string::npos);
            repeated = p.app().state();
            p.use("undo");
            p.use("undo"); // the finished board comes back
            CHECK(p.app().state() == over);
        }
        Player again(config(R"("link":")" + repeated + "\""));
        CHECK(again.outline().dump().find(en(Text::you_won_again, {{"count", 1}})) != std::string::npos);
    }
    TEST_CASE("a new game after a repeat counts, and so does the link for somebody else")
    {
        Player p(config(R"("game":"mastermind","seed":"42")"));
        const std::string empty = p.app().state();
        p.guess("2450");
        p.use("same_secret");
        p.guess("2450");
        p.use("share_secret");
        CHECK(p.effect(Effect::Kind::share) == empty);
        p.use("new_game");
        CHECK(text(p, "guess_of") == en(Text::guess_of, {{"move", 1}, {"most", 12}}));
    }
}

} // namespace codes_repeat_tests
