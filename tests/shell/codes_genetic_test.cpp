// The genetic player's population and parameters on screen, in every role.
#include "engine/session/link.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace codes_genetic_tests {

using wording::beginning, wording::en, wording::says, wording::Text;

namespace {

constexpr std::pair<float, float> sizes[]{{360, 640}, {1280, 800}};

std::string opened(const std::string& line)
{
    return R"({"language":"en","motion":"reduce","link":")" + engine::session::to_link(line) + "\"}";
}

std::string caption(Player& p)
{
    const auto table = p.control("population");
    return table.is_null() ? "none" : table["caption"].get<std::string>();
}

/// True if the next frame draws a text that contains the words.
bool drawn(Player& p, std::string_view words)
{
    Looks looks;
    p.frame();
    return std::any_of(looks.texts.begin(), looks.texts.end(),
                       [&](const Written& t) { return t.words.find(words) != std::string::npos; });
}

std::string line_of(Player& p) { return engine::session::from_link(p.app().state()).value(); }

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("when the computer guesses my secret its population is shown too, while its guess waits for my answer")
    {
        for (const auto& size : sizes) {
            const float w = size.first, h = size.second;
            INFO(w);
            Player p(opened("codes 1 p4c6r 12 keeper colours genetic 42"), w, h);
            p.use("tab", "3");
            p.use("sheet", "2");
            REQUIRE(p.settles());
            REQUIRE(p.has("answer")); // its guess is on the board
            CHECK(caption(p) == en(Text::population_begins, {{"count", 1000}}) + " " + en(Text::population_played));
            CHECK(drawn(p, beginning(Text::population_begins) + "1000"));
            p.answer(1, 1);
            REQUIRE(p.settles());
            REQUIRE(p.has("answer"));
            CHECK(says(caption(p), Text::population_joined));
            CHECK(p.control("population")["rows"][0][0] == en(Text::population_of, {{"size", 1}, {"answers", 1}}));
            CHECK(drawn(p, en(Text::population_of, {{"size", 1}, {"answers", 1}})));
        }
    }
    TEST_CASE("a population smaller than what was drawn says how it came about")
    {
        Player p(opened("codes 1 p4c6r 12 assistant colours genetic 7 g0012 a02"));
        p.use("tab", "3");
        REQUIRE(p.settles());
        const std::string words = caption(p);
        INFO(words);
        const auto members = p.control("population")["rows"][0][1].get<std::string>();
        CHECK(says(words, Text::population_joined, {{"drawn", 1000}, {"before", 1000}}));
        CHECK(words.ends_with(" " + en(Text::population_plays)));
    }
    TEST_CASE("the genetic player's parameters are chosen in a dialog, and the same game goes on with them")
    {
        for (const auto& size : sizes) {
            Player p(opened("codes 1 p4c6r 12 keeper colours genetic 42"), size.first, size.second);
            p.use("tab", "3");
            p.use("sheet", "2");
            REQUIRE(p.settles());
            CHECK(drawn(p, en(Text::genetic_title)));
            p.use("genetic_dialog");
            p.use("drawn_codes", "0");
            CHECK(p.control("start")["disabled"] == true);
            p.use("drawn_codes", "300");
            p.use("breeding", "2");
            p.use("mutation", "10");
            p.use("start");
            REQUIRE(p.settles());
            CHECK_FALSE(p.has("drawn_codes"));
            CHECK(line_of(p).starts_with("codes 1 p4c6r 12 keeper colours genetic/300.100.750.850.2.0.0 42 g"));
            CHECK(caption(p) == en(Text::population_begins, {{"count", 300}}) + " " + en(Text::population_played));
            if (size.first > 1000) CHECK(drawn(p, "parameters: "));
            p.answer(0, 1);
            REQUIRE(p.settles());
            CHECK(says(caption(p), Text::population_alone, {{"drawn", 300}, {"before", 300}}));
            p.use("strategy", "8"); // the same strategy again
            CHECK(line_of(p).find("genetic/300") != std::string::npos);
            p.use("strategy", "1");
            p.use("strategy", "8");
            CHECK(line_of(p).find(" genetic 42") != std::string::npos);
        }
    }
    TEST_CASE("a new game's rules have the genetic player's parameters, where it guesses or advises")
    {
        Player p(opened("codes 1 p4c6r 12 keeper colours knuth 42"));
        p.use("rules_dialog");
        CHECK_FALSE(p.has("drawn_codes"));
        p.use("strategy", "8");
        REQUIRE(p.has("drawn_codes"));
        p.use("drawn_codes", "50");
        p.use("start");
        REQUIRE(p.settles());
        CHECK(line_of(p).find(" keeper colours genetic/50.50.750.850.1.0.0 ") != std::string::npos);
    }
}

} // namespace codes_genetic_tests
