// Hints of the code games: first where to look, then the guess.
#include "tests/shell/codes_support.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>

namespace codes_hint_tests {

using wording::en, wording::Text;
using namespace codes_support;

TEST_SUITE("codes")
{
    TEST_CASE("the first press of Hint says where to look, the second gives the guess")
    {
        Player p(config(R"("game":"mastermind","seed":"42")"));
        p.use("hint");
        p.settles();
        CHECK(text(p, "nudge") == en(Text::nudge_start, {{"count", 1296}}));
        CHECK(p.control("place:0")["value"] == "");
        p.use("hint");
        p.settles();
        CHECK(p.control("place:0")["value"] == "0");
        CHECK_FALSE(p.has("nudge"));
        p.use("submit");
        p.use("hint"); // of another position
        p.settles();
        const auto told = text(p, "nudge");
        CHECK(p.control("place:0")["value"] == "");
        CHECK(wording::says(told, Text::nudge_position));
    }
    TEST_CASE("the position that a hint names has most symbols among the possible codes")
    {
        Player p(opened("codes 1 p4c6r 12 guesser colours knuth 42 g0011 g0223"));
        p.use("mind", "1");
        p.settles();
        p.use("hint");
        p.settles();
        const auto map = p.control("map")["rows"];
        int most = 0, position = 0;
        for (int i = 0; i < 4; ++i) {
            int here = 0;
            for (int s = 0; s < 6; ++s) here += map[i][s + 1] != "0";
            if (here > most) most = here, position = i + 1;
        }
        const auto told = text(p, "nudge");
        CHECK(wording::value_in(told, Text::nudge_position, "position") == std::to_string(position));
        CHECK(wording::value_in(told, Text::nudge_position, "symbols") == std::to_string(most));
    }
    TEST_CASE("with one code left a hint does not give it at once")
    {
        Player p(opened("codes 1 p2c2r 12 assistant colours knuth 0 g00 a10 g01 a02")); // 10 alone
        p.use("hint");
        p.settles();
        CHECK(text(p, "nudge") == en(Text::nudge_only));
        CHECK(p.control("place:0")["value"] == "");
    }
}

} // namespace codes_hint_tests
