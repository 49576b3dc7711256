// The review of a game of tic-tac-toe: the decisive move, and trying again from there.
#include "engine/session/link.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>

namespace tictactoe_review_tests {

using wording::en, wording::es, wording::Text;

namespace {

std::string opened(const std::string& line, const std::string& language = "en")
{
    return R"({"motion":"reduce","language":")" + language + R"(","link":")" + engine::session::to_link(line) + "\"}";
}
std::string said(Player& p, std::string_view id)
{
    const auto c = p.control(id);
    return c.is_null() ? std::string() : c.value("text", "");
}

} // namespace

TEST_SUITE("tictactoe")
{
    TEST_CASE("tic-tac-toe: who lost asks where, reads the move and the better ones, and tries again, on canvas")
    {
        // X takes the centre; O takes a side, which loses; X wins.
        const std::string lost = "tictactoe 1 full person 7 4 1 0 8 6 2 3";
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}, std::pair{1280.f, 800.f}}) {
            Player p(opened(lost), w, h);
            p.settles(300);
            REQUIRE(said(p, "review") == en(Text::where_wrong));
            REQUIRE(p.click("review"));
            p.settles(100);
            const std::string mistake = en(Text::tictactoe_error_was, {{"move", "2 (O)"}, {"cell", "top middle"}});
            CHECK(said(p, "decided") ==
                  mistake + " " +
                      en(Text::tictactoe_was_drawn, {{"cells", "top left, top right, bottom left, bottom right"}}));
            CHECK(p.outline()["status"].get<std::string>().find(mistake) != std::string::npos); // announced
            REQUIRE(p.click("try_again"));
            p.settles(300);
            CHECK(p.has("review") == false);
            CHECK(p.control("board")["rows"][1][2] == "X"); // before move 2
            CHECK(p.control("board")["rows"][0][2] == "free");
        }
    }
    TEST_CASE(
        "tic-tac-toe: of a game without a mistake nothing is asked, and two people are asked where it was decided")
    {
        {
            Player drawn(opened("tictactoe 1 person person 7 4 0 8 2 1 7 6 5 3"));
            drawn.settles(300);
            REQUIRE(drawn.has("new_game"));
            CHECK_FALSE(drawn.has("review"));
        }
        Player two(opened("tictactoe 1 person person 7 4 1 0 8 6 2 3", "es"));
        two.settles(300);
        CHECK(said(two, "review") == es(Text::where_decided));
    }
}

} // namespace tictactoe_review_tests
