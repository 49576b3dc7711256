// What a screen reader hears without asking (role=status): every result, and the same one again.
#include "tests/shell/every_screen.hpp"
#include <doctest/doctest.h>
#include <set>

namespace status_tests {

namespace {

std::string heard(Player& p)
{
    rest(p);
    return p.outline()["status"].get<std::string>();
}

} // namespace

TEST_SUITE("found")
{
    TEST_CASE("status: a checked exercise says how many are right and what the first wrong one should be")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"thirtyone","seed":"42"})");
        p.use("exercises");
        p.use("exercise:sum", "1");
        p.use("exercise:mover", "0");
        p.use("exercise:check");
        const auto words = heard(p);
        CHECK(words.find(" of 3 correct. What is the sum? ") != std::string::npos);
        p.use("exercise:sum", "2"); // not checked any more
        CHECK(heard(p) != words);
    }
    TEST_CASE("status: a hint is said with its code and its reason, on a desktop too")
    {
        for (const char* game : {"mastermind", "picas-fijas", "spaces"})
            for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}}) {
                Player p(R"({"language":"en","motion":"reduce","seed":"7","game":")" + std::string(game) + "\"}", w, h);
                const auto before = heard(p);
                p.use("hint");
                const auto after = heard(p);
                INFO(game << ": " << after);
                CHECK(after != before);
                CHECK(after.find(p.control("hint_why")["text"].get<std::string>()) != std::string::npos);
            }
    }
    TEST_CASE("status: a checked sheet of a tree says how many are right and the first wrong step")
    {
        Player p(R"({"language":"en","motion":"reduce","link":")" +
                 engine::session::to_link("trees 1 practice max alphabeta left_to_right 0 u3x2:0..20:42:vw") + "\"}");
        p.use("check");
        CHECK(heard(p).find("0 of ") == 0);
        CHECK(heard(p).find("First wrong step") != std::string::npos);
    }
    TEST_CASE("status: at the betting table the card that was dealt is said, a hidden one is not")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"betting","seed":"42"})");
        const auto words = heard(p);
        CHECK(words.find("MAX’s card: ") != std::string::npos);
        CHECK(words.find("MIN’s card") == std::string::npos);
    }
    TEST_CASE("status: the same round of a matrix game again is another piece of news")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"matrix","matrix":"0 0;0 0","seed":"42"})");
        std::set<std::string> all;
        for (int i = 0; i < 4; ++i) {
            p.use("choose:0");
            all.insert(heard(p));
        }
        CHECK(all.size() == 4);
    }
}

} // namespace status_tests
