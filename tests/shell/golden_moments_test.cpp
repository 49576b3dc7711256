// Two games opened by links of tests/golden/links.txt, and the texts that each must show, at every size.
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>
#include <fstream>

namespace golden_moments_tests {

using wording::en, wording::says, wording::Text;

namespace {

/// The link of the row that contains `beginning`, under "# Two moments".
std::string link_of(std::string_view beginning)
{
    std::ifstream file("tests/golden/links.txt");
    std::string link;
    bool moments = false;
    for (std::string row; std::getline(file, row);) {
        moments |= row.starts_with("# Two moments");
        if (moments && row.find(beginning) != std::string::npos) link = row.substr(0, row.find(' '));
    }
    REQUIRE_FALSE(link.empty());
    return link;
}

std::string opened(const std::string& link) { return R"({"language":"en","motion":"reduce","link":")" + link + "\"}"; }

} // namespace

TEST_SUITE("golden")
{
    TEST_CASE("a link to a lost game of 31 names move 1 and the moves that would have won, 1, 2 and 5")
    {
        const auto link = link_of("- thirtyone 1 4 6 31 mover_loses person perfect");
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}, std::pair{1280.f, 800.f}}) {
            Player p(opened(link), w, h);
            p.settles(500);
            REQUIRE(p.click("review"));
            p.settles(100);
            const auto words = p.control("decided")["text"].get<std::string>();
            CHECK(words.starts_with(en(Text::thirtyone_already_lost, "1 (A)", "6")));
            CHECK(words.ends_with(en(Text::thirtyone_would_win, " 1, 2 or 5")));
        }
    }
    TEST_CASE("a link to the question that settles the envelope offers the accusation, filled in with its three cards")
    {
        const auto link = link_of("- cluedo 1 game 6-6-9 ffee");
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}, std::pair{1280.f, 800.f}}) {
            Player p(opened(link), w, h);
            p.use("mind", "1");
            p.settles(2000);
            CHECK(says(p.status(), Text::cluedo_accuse_now, {{"cards", "Scarlett, Revolver, Billiard room"}}));
            REQUIRE(p.click("accuse"));
            p.frames(2);
            CHECK_FALSE(p.control("entry_save").value("disabled", false));
            CHECK(p.control("suspect")["value"] == "0");
            CHECK(p.control("weapon")["value"] == "9");
            CHECK(p.control("room_asked")["value"] == "18");
        }
    }
}

} // namespace golden_moments_tests
