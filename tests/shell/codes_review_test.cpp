// Advice and review of the code games: both rank by the chosen strategy's own criterion and name it.
#include "engine/session/link.hpp"
#include "shell/codes/review.hpp"
#include "shell/pegs/pegs.hpp"
#include "tests/shell/codes_support.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace codes_review_tests {

using shell::kit::Effect;
using wording::beginning, wording::en, wording::says, wording::Text;

using namespace codes_support;

namespace {

/// The rank among Mastermind's guesses.
std::string ranked(int rank, Text criterion)
{
    return en(Text::rank_short, {{"rank", rank}, {"guesses", 1296}}) + " " + en(criterion);
}
std::string lost(const char* guesses) { return en(Text::lost_guesses, {{"guesses", guesses}}); }

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("Knuth's hint is ranked first by Knuth's criterion, and by information beside it")
    {
        Player p(config(R"("game":"mastermind","seed":"42","strategy":"knuth")"));
        p.use("mind");
        hint(p);
        REQUIRE(p.settles());
        CHECK(text(p, "rank") == ranked(1, Text::by_worst) + " · " + ranked(1081, Text::by_entropy));
        CHECK(text(p, "worst") == en(Text::worst_left, "256"));
        p.enter("0123");
        REQUIRE(p.settles());
        CHECK(text(p, "rank") == ranked(811, Text::by_worst) + " · " + ranked(1, Text::by_entropy));
    }
    TEST_CASE("each strategy's hint says its own criterion's figure, is ranked first by it and is first in its list")
    {
        struct Told {
            const char* strategy;
            std::string first;
            Text then, head;
        };
        for (const Told& t :
             {Told{"expected_size",
                   en(Text::hint_expected_size, {{"code", en(Text::strategy_expected_size)}, {"score", "185.3"}}),
                   Text::by_expected_size, Text::head_average},
              Told{"entropy",
                   en(Text::hint_entropy, {{"code", en(Text::strategy_entropy)}, {"score", "3.06"}, {"groups", 14}}),
                   Text::by_entropy, Text::head_worst},
              Told{"most_parts", en(Text::hint_most_parts, {{"code", en(Text::strategy_most_parts)}, {"score", 14}}),
                   Text::by_most_parts, Text::head_answers}}) {
            INFO(std::string(t.strategy));
            Player p(config(R"("game":"mastermind","seed":"42","strategy":")" + std::string(t.strategy) + "\""));
            p.use("mind");
            p.use("tab", "3");
            for (int guess = 0; guess < 3; ++guess) {
                hint(p);
                REQUIRE(p.settles());
                if (guess == 0) CHECK(text(p, "hint_why") == t.first);
                CHECK(text(p, "rank").starts_with(ranked(1, t.then)));
                const auto table = p.control("runners");
                CHECK(table["head"][2] == en(t.head));
                CHECK(table["rows"][0][0] == "1");
                const std::string first = table["rows"][0][1];
                p.use("submit");
                REQUIRE(p.settles());
                const auto rows = p.control("rows")["rows"];
                const std::string played = rows[rows.size() - 1][1];
                CHECK(first.starts_with(played));
            }
        }
    }
    TEST_CASE("a review by the criterion names it and gives its figures, and no rank beside the word")
    {
        const auto by = [](const std::string& strategy, Text criterion, Text figures) {
            Player p(opened("codes 1 p5c8r 12 assistant colours " + strategy + " 0 g00112 a11 g01334 a50"));
            REQUIRE(p.settles(2000));
            const auto table = p.control("review");
            const std::string first = table["rows"][0][2];
            INFO(first);
            CHECK(table["caption"] == en(Text::review_title, {{"criterion", en(criterion)}}));
            CHECK(says(first, figures));
            CHECK_FALSE(says(first, Text::rank_short));
        };
        by("knuth", Text::by_worst, Text::worst_against);
        by("expected_size", Text::by_expected_size, Text::average_against);
        by("entropy", Text::by_entropy, Text::bits_against);
        by("most_parts", Text::by_most_parts, Text::answers_against);
    }
    TEST_CASE("of one code that was left the review speaks in the singular, in every language")
    {
        for (const auto language : shell::text::languages)
            for (const std::string line : {"codes 1 p4c6r 12 assistant colours knuth 0 g0123 a40",
                                           "spaces 1 me hand true b uniform_code never codes 1 p4c6r 12 assistant "
                                           "colours consistent 0 g0123 a40"}) {
                const std::string its_code(code(language)), where = its_code + " " + line;
                INFO(where);
                Player p(R"({"motion":"reduce","language":")" + its_code + R"(","link":")" +
                         engine::session::to_link(line) + R"("})");
                REQUIRE(p.settles());
                CHECK(says(p.control("review").dump(), Text::left_expected, {{"left", 1}}, language));
            }
    }
    TEST_CASE("a strategy without a criterion ranks by information alone")
    {
        Player p(config(R"("game":"mastermind","seed":"42","strategy":"consistent")"));
        p.use("mind");
        p.enter("0123");
        REQUIRE(p.settles());
        CHECK(text(p, "rank") == ranked(1, Text::by_entropy));
    }
    TEST_CASE(
        "the genetic algorithm's population is told while it plays: how many of its codes fit how many of the answers")
    {
        for (const float width : {360.f, 1280.f}) {
            Player p(R"({"language":"en","game":"mastermind","role":"assistant","strategy":"genetic","seed":"7"})",
                     width, width < 400 ? 640.f : 800.f);
            p.use("tab", "3");
            p.settles();
            CHECK(p.control("population")["caption"] ==
                  en(Text::population_begins, {{"count", 1000}}) + " " + en(Text::population_plays));
            p.guess("0012");
            p.answer(0, 2);
            p.guess("2134");
            p.answer(1, 1);
            p.settles();
            const auto table = p.control("population");
            REQUIRE(table["rows"].size() == 3); // 2, 1, 0 of 2 answers
            CHECK(table["rows"][0][0] == en(Text::population_of, {{"size", 2}, {"answers", 2}}));
            CHECK(says(table["caption"].get<std::string>(), Text::population_joined));
            p.use("strategy", "0");
            p.settles();
            CHECK(p.control("population").is_null());
        }
    }
    TEST_CASE("the strategy tab shows the five shapes of a first guess with what each leaves at worst")
    {
        Player p(config(R"("game":"mastermind","seed":"42","strategy":"knuth")"));
        p.use("mind");
        p.use("tab", "3");
        REQUIRE(p.settles());
        std::string all;
        const auto rows = p.control("runners")["rows"];
        for (const auto& row : rows) all += row[0].get<std::string>() + ":" + row[2].get<std::string>() + " ";
        CHECK(all == "1:256 91:276 811:312 1171:317 1291:625 ");
        p.guess("0011");
        REQUIRE(p.settles());
        CHECK(p.control("runners")["rows"].size() == 10);
    }
    TEST_CASE("a finished game is reviewed: each guess is graded by its loss, luck is told apart")
    {
        Player p(opened("codes 1 p4c6r 12 assistant colours knuth 0 g0123 a02 g0011 a01 g4205 a40"));
        REQUIRE(p.settles(2000));
        const auto rows = p.control("review")["rows"];
        REQUIRE(rows.size() == 3);
        CHECK(rows[0][2] == en(Text::grade_good) + ": " + lost("0.04")); // 48/1296 by codes.grade
        CHECK(rows[0][3] ==
              en(Text::luck_bad) + ": " + en(Text::left_expected, {{"left", 312}, {"expected", "188.2"}}));
        CHECK(rows[1][1].get<std::string>().find(
                  "(" + en(Text::review_contradicted, {{"rows", en(Text::row_n, {{"row", 1}})}}) + ")") !=
              std::string::npos);
        CHECK_FALSE(p.has("same_secret")); // it is not known here
        CHECK_FALSE(p.has("mind"));        // nothing to hide any more
        p.use("undo");
        CHECK_FALSE(p.has("review"));
    }
    TEST_CASE("a finished game is compared with optimal play: what each guess lost, all of them together, and which "
              "lost most")
    {
        for (const float width : {360.f, 1280.f}) {
            Player p(opened("codes 1 p4c6r 12 guesser colours knuth 42 g0011 g0223 g2154 g2450"), width,
                     width < 400 ? 640.f : 800.f);
            p.use("see_review");
            Looks looks;
            REQUIRE(p.settles(2000));
            looks.forget();
            p.frame();
            const auto table = p.control("review");
            CHECK(table["caption"] == en(Text::review_title, {{"criterion", en(Text::by_optimal)}}));
            // the losses by codes.grade: 77/1296, 13/256, 10/55, 2/5
            for (const auto& [row, guesses] : {std::pair{0, "0.06"}, {1, "0.05"}, {2, "0.18"}, {3, "0.40"}})
                CHECK(table["rows"][row][2].get<std::string>().ends_with(lost(guesses)));
            CHECK(text(p, "costliest") ==
                  en(Text::losses_total, {{"guesses", "0.69"}}) + " " +
                      en(Text::losses_most, {{"count", 1}, {"moves", "4"}, {"guesses", "0.40"}}) + " " +
                      en(Text::review_right, {{"move", 4}}));
            CHECK_FALSE(p.has("losses")); // one yardstick
            const auto drawn = [&](std::string_view words) {
                return std::any_of(looks.texts.begin(), looks.texts.end(),
                                   [&](const Written& t) { return t.words.find(words) != std::string::npos; });
            };
            CHECK(drawn(lost("0.06")));
            CHECK(drawn(beginning(Text::losses_total) + "0.69"));
            if (width > 1000) CHECK(drawn(lost("0.69") + " " + en(Text::by_optimal))); // the line under the result
        }
    }
    TEST_CASE("the button that leads to the review is there as long as the review is not in sight")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}, std::pair{1280.f, 800.f}}) {
            const float width = w;
            INFO(width);
            Player p(opened("codes 1 p4c6r 12 guesser colours knuth 42 g0011 g0223 g2154 g2450"), w, h);
            REQUIRE(p.settles(2000));
            const auto leads = [&] { return p.has("see_review"); };
            CHECK(leads() == (w == 360)); // a phone's sheet shows only its beginning
            p.use("tab", "0");
            p.settles(100);
            CHECK(leads());
            REQUIRE(p.outline()["rects"].contains("see_review"));
            p.use("see_review");
            p.settles(100);
            CHECK_FALSE(leads());
        }
    }
    TEST_CASE("where optimal play advises, what a guess lost is its grade, and optimal play's guess stands beside it")
    {
        Player p(opened("codes 1 p4c6r 12 guesser colours optimal 42 g0011 g0223 g2154 g2450"));
        REQUIRE(p.settles(2000));
        const auto table = p.control("review");
        CHECK(table["caption"] == en(Text::review_title, {{"criterion", en(Text::by_optimal)}}));
        CHECK(table["rows"][0][2] == en(Text::grade_weak) + ": " + lost("0.06"));
        CHECK(table["rows"][0][4] == "red, red, blue, yellow");
        CHECK(table["rows"][3][2] == lost("0.40")); // it was the secret: no grade
        CHECK(text(p, "costliest").starts_with(en(Text::losses_total, "0.69")));
        CHECK_FALSE(p.has("losses"));
    }
    TEST_CASE("a guess that optimal play might have made lost nothing, whatever its symbols are called")
    {
        Player best(opened("codes 1 p4c10n 12 assistant digits optimal 0 g9504 a40"));
        REQUIRE(best.settles(2000));
        INFO(best.control("review").dump());
        REQUIRE(best.control("review")["rows"].size() == 1);
        CHECK(text(best, "costliest") == en(Text::losses_none));
        CHECK(best.control("review")["rows"][0][2] == en(Text::grade_best) + ": " + en(Text::lost_nothing));
    }
    TEST_CASE("a board too large for optimal play says so and is graded by the criterion all the same")
    {
        Player p(opened("codes 1 p5c8r 12 assistant colours knuth 0 g00112 a11 g01334 a50"));
        REQUIRE(p.settles(2000));
        CHECK(text(p, "losses") == en(Text::losses_too_large));
        CHECK(says(p.control("review")["rows"][1][2].get<std::string>(), Text::worst_against));
    }
    TEST_CASE("what was lost is said with two decimals, never as nothing where it was something")
    {
        using namespace shell::codes;
        const shell::text::Say say(shell::text::Language::english);
        CHECK(loss_in_words(say, {LossState::known, 0, {}}) == en(Text::lost_nothing));
        const auto parts = [](std::int64_t of) { return engine::Fraction(1) / engine::Fraction(of); };
        CHECK(loss_in_words(say, {LossState::known, parts(1440), {}}) == lost("< 0.01"));
        CHECK(loss_in_words(say, {LossState::known, parts(200), {}}) == lost("0.01"));
        CHECK(loss_in_words(say, {LossState::too_large, 0, {}}) == en(Text::lost_unknown));
        CHECK(grade_of_loss(0) == Grade::best);
        CHECK(grade_of_loss(parts(25)) == Grade::good);
        CHECK(grade_of_loss(parts(20)) == Grade::weak);
        CHECK(grade_of_loss(parts(21)) == Grade::weak); // 0.048 is shown as 0.05 too
        CHECK(loss_in_words(say, {LossState::known, parts(21), {}}) == lost("0.05"));
        CHECK(grade_of_loss(parts(5)) == Grade::poor);
    }
    TEST_CASE("a review says one sentence of each guess and the better one; the rest is behind “more”")
    {
        Player p(opened("codes 1 p4c6r 12 guesser colours knuth 42 g0011 g0223 g0223 g2450"));
        p.use("see_review");
        REQUIRE(p.settles(2000));
        const auto drawn = [&](std::string_view words) {
            Looks looks;
            p.frame();
            return std::any_of(looks.texts.begin(), looks.texts.end(),
                               [&](const Written& t) { return t.words.find(words) != std::string::npos; });
        };
        CHECK(drawn(en(Text::review_repeats, {{"move", 2}})));
        CHECK(drawn(en(Text::review_found)));
        const auto luck = [&] {
            return drawn(en(Text::luck_even) + ": ") || drawn(en(Text::luck_good) + ": ") ||
                   drawn(en(Text::luck_bad) + ": ");
        };
        CHECK_FALSE(luck());
        p.use("review_more", "1");
        p.settles();
        CHECK(drawn(lost("0.06")));
        CHECK(luck());
    }
    TEST_CASE("a guess that was the hint is called that, and a loss that is still good is not held against it")
    {
        Player p(opened("codes 1 p4c6r 12 guesser colours entropy 42 g0123 g2450"));
        p.use("see_review");
        REQUIRE(p.settles(2000));
        CHECK(p.control("review")["rows"][0][2] ==
              en(Text::grade_good) + ": " + lost("0.04")); // 48/1296 by codes.grade
        CHECK_FALSE(p.has("try_again:0"));
        Looks looks;
        p.frame();
        CHECK(std::any_of(looks.texts.begin(), looks.texts.end(),
                          [](const Written& t) { return says(t.words, Text::review_as_hint); }));
    }
    TEST_CASE("where hints are off no guess of a review is called a hint")
    {
        const std::string line = "codes 1 p4c6r 12 guesser colours entropy 42 g0123 g2450";
        Player p(config(R"("hints":"off","link":")" + engine::session::to_link(line) + R"(")"));
        p.use("see_review");
        REQUIRE(p.settles(2000));
        Looks looks;
        p.frame();
        REQUIRE(std::any_of(looks.texts.begin(), looks.texts.end(),
                            [](const Written& t) { return t.words.find(lost("0.04")) != std::string::npos; }));
        CHECK(std::none_of(looks.texts.begin(), looks.texts.end(),
                           [](const Written& t) { return says(t.words, Text::review_as_hint); }));
    }
    TEST_CASE("trying again closes a sheet that hides the board")
    {
        Player p(opened("codes 1 p4c6r 12 guesser colours knuth 42 g0011 g0223 g2154 g2450"), 360, 640);
        p.use("see_review");
        REQUIRE(p.settles(2000));
        REQUIRE_FALSE(p.app().drawn().rects.contains("submit"));
        p.use("try_again:2");
        p.settles();
        CHECK(p.app().drawn().rects.contains("submit"));
    }
    TEST_CASE("from a guess that cost something one tries again; undone guesses can be redone")
    {
        for (const float width : {360.f, 1280.f}) {
            Player p(opened("codes 1 p4c6r 12 guesser colours knuth 42 g0011 g0223 g2154 g2450"), width,
                     width < 400 ? 640.f : 800.f);
            p.use("see_review");
            REQUIRE(p.settles(2000));
            REQUIRE(p.has("try_again:2"));
            p.use("try_again:2");
            p.settles();
            CHECK(p.control("rows")["rows"].size() == 2);
            CHECK(p.has("submit"));
            CHECK(p.control("redo")["disabled"] != true);
        }
    }
    TEST_CASE(
        "the same secret is shared in one press, as the link of the empty game, which has neither guess nor secret")
    {
        for (const char* game : {"mastermind", "spaces"})
            for (const float width : {360.f, 640.f, 1280.f}) {
                INFO(std::string(game) << " " << width);
                std::string empty;
                {
                    Player p(config(R"("game":")" + std::string(game) + R"(","seed":"42")"), width,
                             width == 640  ? 360.f
                             : width < 400 ? 640.f
                                           : 800.f);
                    empty = p.app().state();
                    p.guess("0123");
                    REQUIRE(p.settles(2000));
                    CHECK_FALSE(p.has("share_secret"));
                    p.use("giveup");
                    REQUIRE(p.settles(2000));
                    const std::string over = p.app().state();
                    REQUIRE(p.app().drawn().rects.contains("share_secret"));
                    REQUIRE(p.click("share_secret"));
                    CHECK(p.effect(shell::kit::Effect::Kind::share) == empty);
                    CHECK(p.app().state() == over);
                }
                Player other(config(R"("link":")" + empty + "\""));
                CHECK_FALSE(other.has("rows"));
                CHECK_FALSE(other.has("secret"));
            }
    }
    TEST_CASE("an answer that nobody has touched is no primary button: it says that nothing is right")
    {
        Player p(config(R"("game":"mastermind","seed":"42","role":"keeper","strategy":"knuth")"));
        REQUIRE(p.settles());
        CHECK(p.outline().dump().find('"' + en(Text::answer_nothing) + '"') != std::string::npos);
        p.use("picas", "1");
        CHECK(p.outline().dump().find('"' + en(Text::answer_nothing) + '"') == std::string::npos);
    }
    TEST_CASE(
        "on a large board the open sheet of a phone shows the whole map, over the keys; closed, it gives them back")
    {
        Player p(config(R"("game":"mastermind","rules":"p8c16r","seed":"42","strategy":"consistent")"), 360, 640);
        p.guess("01234567");
        p.use("mind", "1");
        p.use("tab", "0");
        REQUIRE(p.settles());
        Looks looks;
        p.use("sheet", "1");
        p.settles();
        looks.forget();
        p.frame();
        CHECK_FALSE(p.app().drawn().rects.contains("symbol:0"));
        CHECK(p.app().drawn().rects.contains("hole:0"));
        const auto last = std::find_if(looks.texts.rbegin(), looks.texts.rend(),
                                       [](const Written& t) { return t.words == "8" && t.place.x < 40; });
        REQUIRE(last != looks.texts.rend()); // the last position's row
        CHECK(last->place.bottom() < 640);
        p.use("sheet", "0");
        p.settles();
        CHECK(p.app().drawn().rects.contains("symbol:0"));
    }
    TEST_CASE("while an answer is awaited the panel shows what each would leave")
    {
        Player p(config(R"("game":"mastermind","seed":"42","role":"keeper","strategy":"knuth")"));
        REQUIRE(p.settles());
        CHECK(p.control("partition")["rows"].size() == 13);
        CHECK(text(p, "worst") == en(Text::worst_left, "256"));
    }
    TEST_CASE("grades go by the quality of a guess, luck by how many codes were left against how many were expected")
    {
        using namespace shell::codes;
        CHECK(grade_of(1) == Grade::best);
        CHECK(grade_of(256.0 / 312) == Grade::good);
        CHECK(grade_of(54.0 / 85) == Grade::weak);
        CHECK(grade_of(1.0 / 3) == Grade::poor);
        CHECK(luck_of(13, 58.7) == Luck::good);
        CHECK(luck_of(312, 188.2) == Luck::bad);
        CHECK(luck_of(3, 2.5) == Luck::even);
        CHECK(luck_of(4, 1.5) == Luck::bad);
    }
    TEST_CASE("the heat map is pale where all symbols are alike, and full only where one is certain")
    {
        using shell::pegs::heat_step;
        CHECK(heat_step(0, 6) == 0);
        CHECK(heat_step(1.0 / 6, 6) == 1);
        CHECK(heat_step(48.0 / 256, 6) == 1); // about even
        CHECK(heat_step(64.0 / 256, 6) == 2);
        CHECK(heat_step(0.1, 6) == 1);
        CHECK(heat_step(0.4, 6) == 2);
        CHECK(heat_step(0.99, 6) == 3);
        CHECK(heat_step(1, 6) == 4);
    }
}

} // namespace codes_review_tests
