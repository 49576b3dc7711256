// The review of a 31 game: the decisive move, trying again from there, and the idea why a move wins or loses.
#include "engine/thirtyone/pairing.hpp"
#include "engine/thirtyone/solve.hpp"
#include "shell/thirtyone/phrases.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>

namespace thirtyone_review_tests {

using wording::beginning, wording::en, wording::says, wording::Text;

namespace {

constexpr const char* lost = R"({"game":"thirtyone","seed":"42","role":"a","strategy":"perfect","motion":"reduce")";

std::string said(Player& p, std::string_view id)
{
    const auto c = p.control(id);
    return c.is_null() ? std::string() : c.value("text", "");
}

void lose(Player& p)
{
    for (const char* value : {"value:6", "value:5", "value:3", "value:1", "value:2"}) {
        p.settles(500);
        REQUIRE(p.has("review") == false);
        p.use(value);
    }
    p.settles(500);
}

} // namespace

TEST_SUITE("thirtyone")
{
    TEST_CASE("31: who lost asks where, reads the move and what would have won, and tries again from there, on canvas")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}, std::pair{1280.f, 800.f}}) {
            Player p(std::string(lost) + R"(,"language":"en"})", w, h);
            lose(p);
            REQUIRE(p.click("review"));
            p.settles(100);
            const std::string mistake = en(Text::thirtyone_already_lost, {{"move", "1 (A)"}, {"value", 6}});
            CHECK(said(p, "decided")
                      .starts_with(mistake + " " + beginning(Text::thirtyone_replied, {{"player", "Sagaz"}})));
            CHECK(said(p, "decided").ends_with(". " + en(Text::thirtyone_would_win, {{"values", "1, 2 or 5"}})));
            CHECK(p.outline()["status"].get<std::string>().find(mistake) != std::string::npos); // announced
            REQUIRE(p.click("try_again"));
            p.settles(100);
            CHECK(p.control("moves").is_null()); // before the first move
            p.use("value:5");
            p.settles(500);
            CHECK(p.control("moves")["rows"].size() == 2);
        }
    }
    TEST_CASE(
        "31: the move that decided is marked among the moves on the board as soon as it is asked for, and only it")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}, std::pair{1280.f, 800.f}}) {
            Player p(std::string(lost) + R"(,"language":"en"})", w, h);
            lose(p);
            const auto marks = [&] { // strokes around the first move's block of the track
                Looks drawn;
                p.frame();
                float left = 0, unit = 0, top = 0;
                for (const auto& t : drawn.texts) // the first move's figure stands in the middle of its block
                    if (t.words == "6" && t.style.weight == shell::kit::Weight::bold && t.style.size == 13 && unit == 0)
                        left = t.place.x + t.place.w / 2, top = t.place.y, unit = 1;
                REQUIRE(unit == 1);
                return std::count_if(drawn.shapes.begin(), drawn.shapes.end(), [&](const Looks::Shape& s) {
                    return s.what == "stroke" && s.numbers[1] < top && s.numbers[1] + s.numbers[3] > top &&
                           s.numbers[3] < 40 && std::abs(s.numbers[0] + s.numbers[2] / 2 - left) < 3;
                });
            };
            CHECK(marks() == 0);
            p.use("review");
            p.settles(100);
            CHECK(marks() == 1);
        }
    }
    TEST_CASE("31: once it is asked where it was decided, each bar of the course leads back to before its move")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}}) {
            Player p(std::string(lost) + R"(,"language":"en"})", w, h);
            lose(p);
            p.use("analysis", "1");
            CHECK_FALSE(p.has("moment:2"));
            p.use("review");
            if (w < 500) p.use("sheet", "2");
            p.settles(100);
            CHECK(p.control("moment:2")["text"] == en(Text::thirtyone_back_before, "3"));
            if (w > 500) REQUIRE(p.click("moment:2"));
            else p.use("moment:2");
            p.frames(2);
            CHECK(p.control("moves")["rows"].size() == 2);
            CHECK(p.control("redo")["disabled"] != true); // redo brings back the lost game
        }
    }
    TEST_CASE("31: where no one idea says why a move wins, each reply stands with its answers, also at the opening")
    {
        Player p(R"({"game":"thirtyone","role":"two","language":"en","motion":"reduce"})");
        p.use("analysis", "1");
        p.settles(500);
        p.use("why", "2");
        const auto replies = p.control("why_replies")["items"];
        REQUIRE(replies.size() == 6);
        CHECK(replies[0].get<std::string>().starts_with(beginning(Text::thirtyone_reply, {{"value", 1}})));
        p.use("why", "6"); // loses: there is no such table
        CHECK_FALSE(p.has("why_replies"));
    }
    TEST_CASE("31: the move that decided is told in every language, and to two people without a question of guilt")
    {
        for (const char* language : {"es", "it", "pt"}) {
            Player p(std::string(lost) + R"(,"language":")" + language + "\"}");
            lose(p);
            p.use("review");
            const auto words = said(p, "decided");
            CHECK(words.find("Sagaz ") != std::string::npos);
            CHECK(words.find("1, 2 ") != std::string::npos);
        }
        Player two(R"({"game":"thirtyone","role":"two","language":"en","motion":"reduce"})");
        for (const char* value : {"value:6", "value:6", "value:6", "value:6", "value:5", "value:3"}) two.use(value);
        two.settles(500);
        CHECK(said(two, "review") == en(Text::where_decided));
        two.use("review");
        CHECK(said(two, "decided").find("(B)") != std::string::npos);
    }
    TEST_CASE("31: a move that always completes the same sum is explained so; where the squares run out, so too")
    {
        Player p(R"({"game":"thirtyone","role":"two","language":"en","motion":"reduce"})");
        p.use("analysis", "1");
        p.settles(500);
        p.use("why", "3");
        CHECK(said(p, "why_words")
                  .find(en(Text::thirtyone_why_breaks, {{"pair", "7 (10, 17, 24, 31)"}, {"copies", 4}})) !=
              std::string::npos);
        CHECK(said(p, "why_words").find(en(Text::thirtyone_why_breaks_after, "4, 3, 4, 3, 4, 3, 4", "3")) !=
              std::string::npos);
        CHECK(said(p, "why_idea").empty());
        p.use("why", "5");
        CHECK(said(p, "why_idea") == en(Text::thirtyone_why_towards, "1, 2, 3, 4 or 6", "10 or 17", "7"));
        for (const char* value : {"value:6", "value:5", "value:4", "value:6"}) p.use(value);
        p.settles(500);
        p.use("why", "3");
        CHECK(said(p, "why_words").find(beginning(Text::thirtyone_why_pairing, {{"pair", "7"}, {"sum", "31"}})) !=
              std::string::npos);
    }
    TEST_CASE("31: where completing a sum is said to win, the line beside it completes it, and is as long as is said")
    {
        using namespace engine::thirtyone;
        const shell::text::Say say(shell::text::Language::english);
        int claimed = 0;
        engine::Rng draw(31);
        for (const Rules& r : {game_of_31, Rules{3, 5, 23}, Rules{6, 4, 40}}) {
            const Solution s = engine::run(SolveJob(r));
            for (int game = 0; game < 300; ++game)
                for (Position p; !is_over(r, p) && !moves(r, p).empty();) {
                    const auto can = moves(r, p);
                    for (const auto v : can) {
                        const Position next = after(r, p, v);
                        const auto why = shell::thirtyone::why_in_words(say, s, p, v);
                        if (is_beyond(r, next) || !says(why.words, Text::thirtyone_why_pairing)) continue;
                        ++claimed;
                        const int sum = pairing(r, next)->sum;
                        INFO("sum " << p.sum << " + " << static_cast<int>(v) << ": " << why.words);
                        CHECK(static_cast<int>(why.line.size()) == 1 + *s.value(next).remoteness);
                        for (std::size_t i = 1; i + 1 < why.line.size(); i += 2)
                            CHECK(why.line[i] + why.line[i + 1] == sum);
                    }
                    p = after(r, p, can[static_cast<int>(draw.below(can.size()))]);
                }
        }
        CHECK(claimed > 100);
    }
    TEST_CASE("31: from a sum that wins, but not by completing the same one, no idea is claimed")
    {
        // 2 rows, limit 10: after 1 the player gets to 6 and wins, but completing 4 breaks there.
        Player few(R"({"game":"thirtyone","role":"two","rules":"2x3-10","language":"en","motion":"reduce"})");
        few.use("analysis", "1");
        few.settles(500);
        few.use("why", "1");
        CHECK(few.control("why_replies")["items"].size() == 3);
        CHECK(said(few, "why_idea").empty());
    }
}

} // namespace thirtyone_review_tests
