// Strategies confined to possible codes: the switch and its explanation, hints, races and the laboratory.
#include "engine/codes/tournament.hpp"
#include "engine/request/request.hpp"
#include "engine/session/link.hpp"
#include "shell/codes/phrases.hpp"
#include "tests/shell/codes_support.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>

namespace codes_confined_tests {

using wording::en, wording::says, wording::Text, wording::value_in;

using namespace codes_support;

using nlohmann::json;
namespace codes = engine::codes;

namespace {

/// "knuth_consistent" or "knuth" if the game's line names it, else the whole line.
std::string strategy_of(Player& p)
{
    const auto line = engine::session::from_link(p.app().state()).value();
    return line.find("knuth_consistent") != std::string::npos ? "knuth_consistent"
           : line.find("knuth") != std::string::npos          ? "knuth"
                                                              : line;
}

std::string confined_knuth() { return en(Text::strategy_confined, {{"strategy", en(Text::strategy_knuth)}}); }

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE(
        "a switch under the strategy confines it to possible codes: its hint may be the secret, and says among how "
        "many it was chosen")
    {
        // Knuth's own best guess contradicts the second answer
        Player p(opened("codes 1 p4c6r 12 assistant colours knuth 0 g0011 a10 g0234 a11"));
        p.use("tab", "3");
        hint(p);
        REQUIRE(p.settles());
        REQUIRE(says(text(p, "hint_why"), Text::hint_knuth_impossible, {{"code", en(Text::strategy_knuth)}}));
        CHECK(p.control("possible_only")["checked"] == false);
        p.use("possible_only", "1");
        CHECK(strategy_of(p) == "knuth_consistent");
        CHECK(p.control("possible_only")["checked"] == true);
        CHECK(p.control("strategy")["value"] == "1"); // Knuth's row
        hint(p);
        REQUIRE(p.settles());
        const auto left = p.control("left")["text"].get<std::string>();
        const std::string why = text(p, "hint_why");
        CHECK(says(why, Text::hint_knuth, {{"code", confined_knuth()}}));
        CHECK(why.ends_with(" " + en(Text::only_left, {{"count", left.substr(0, left.find(' '))}})));
        const json asked = json::parse(engine::request::answer(
            R"({"cmd":"codes.choose","rules":"p4c6r","strategy":"knuth_consistent","history":[{"guess":"0011","fijas":1,"picas":0},{"guess":"0234","fijas":1,"picas":1}]})"));
        std::string draft;
        for (int i = 0; i < 4; ++i) draft += p.control("place:" + std::to_string(i))["value"].get<std::string>();
        CHECK(draft == asked["result"]["guess"]);
        p.use("strategy", "4"); // the switch stays on
        CHECK(p.app().state() == engine::session::to_link("codes 1 p4c6r 12 assistant colours most_parts_consistent 0 "
                                                          "g0011 a10 g0234 a11"));
        p.use("strategy", "0"); // this strategy cannot be confined
        CHECK_FALSE(p.has("possible_only"));
        CHECK(p.app().outline().find("most_parts") == std::string::npos);
    }
    TEST_CASE("the switch is pressed on the canvas and in the dialog of a new game, and drawn where it is said")
    {
        Player p(config(R"("game":"mastermind","role":"assistant","seed":"42")"));
        p.use("tab", "3");
        p.settles();
        REQUIRE(p.click("possible_only"));
        CHECK(strategy_of(p) == "knuth_consistent");
        REQUIRE(p.click("possible_only"));
        CHECK(strategy_of(p) == "knuth");
        p.use("rules_dialog");
        p.use("possible_only", "1");
        p.use("strategy", "3");
        CHECK(p.has("possible_only"));
        p.use("strategy", "1");
        p.use("start");
        CHECK(strategy_of(p) == "knuth_consistent");
        p.use("rules_dialog");
        CHECK(p.control("possible_only")["checked"] == true);
        p.use("strategy", "5"); // optimal
        CHECK(p.has("possible_only"));
        p.use("strategy", "8");
        CHECK_FALSE(p.has("possible_only"));
    }
    TEST_CASE("the computer that guesses my secret plays a confined strategy, which a page's option names")
    {
        Player p(config(R"("game":"picas-fijas","role":"keeper","strategy":"entropy_consistent","seed":"1")"));
        REQUIRE(p.settles());
        const auto secret = codes::parse_code(codes::picas_fijas, "4072").value();
        int asked = 0;
        while (p.has("answer") && asked < 12) {
            const auto rows = p.control("rows")["rows"];
            std::string guess = rows.back()[1];
            std::erase(guess, ' ');
            std::string history;
            for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
                std::string before = rows[i][1];
                std::erase(before, ' ');
                const auto f =
                    codes::feedback(codes::picas_fijas, *codes::parse_code(codes::picas_fijas, before), secret);
                history += (i ? "," : "") + (R"({"guess":")" + before + R"(","fijas":)" + std::to_string(f.black) +
                                             R"(,"picas":)" + std::to_string(f.white) + "}");
            }
            const json choice = json::parse(engine::request::answer(
                R"({"cmd":"codes.choose","rules":"p4c10n","strategy":"entropy_consistent","history":[)" + history +
                "]}"));
            CHECK(choice["result"]["guess"] == guess);
            CHECK(choice["result"]["possible"] == true);
            const auto f = codes::feedback(codes::picas_fijas, *codes::parse_code(codes::picas_fijas, guess), secret);
            p.answer(f.black, f.white);
            REQUIRE(p.settles());
            ++asked;
        }
        CHECK(asked > 3);
        CHECK(p.control("rows")["rows"].back()[1] == "4 0 7 2");
    }
    TEST_CASE("the computer that guesses my secret says why it chose its guess, until a row is changed")
    {
        Player p(config(R"("game":"mastermind","role":"keeper","seed":"42")"));
        REQUIRE(p.settles());
        CHECK(text(p, "hint_why") == en(Text::hint_knuth, {{"code", en(Text::strategy_knuth)}, {"score", 256}}));
        p.answer(1, 0);
        REQUIRE(p.settles());
        for (int i = 0; i < 400 && !p.has("worst"); ++i) p.frame();
        REQUIRE(p.has("worst"));
        const int worst = std::stoi(value_in(text(p, "worst"), Text::worst_left, "count")); // "at worst 50 left"
        const std::string second = text(p, "hint_why");
        CHECK((says(second, Text::hint_knuth, {{"code", en(Text::strategy_knuth)}, {"score", worst}}) ||
               says(second, Text::hint_knuth_impossible, {{"code", en(Text::strategy_knuth)}, {"score", worst}})));
        p.use("mind", "0");
        CHECK_FALSE(p.has("hint_why"));
        p.use("mind", "1");
        p.settles();
        CHECK(text(p, "hint_why") == second);
        p.use("row:0"); // after this edit the guess has another history
        p.use("edit_fijas", "0");
        p.use("edit_save");
        p.settles();
        REQUIRE(p.has("answer"));
        CHECK(text(p, "hint_why") == "none");
        p.use("undo");
        p.settles();
        CHECK(text(p, "hint_why") == second);
    }
    TEST_CASE("no reason is said of a guess that was made under another strategy, also when an undo brings it back")
    {
        Player p(config(R"("game":"mastermind","role":"keeper","seed":"42")"));
        REQUIRE(p.settles());
        p.answer(1, 0);
        REQUIRE(p.settles());
        p.use("strategy", "3");
        REQUIRE(p.settles());
        CHECK(text(p, "hint_why") != "none"); // the new strategy has guessed
        CHECK_FALSE(text(p, "hint_why").starts_with(en(Text::strategy_knuth)));
        p.use("undo");
        REQUIRE(p.settles());
        CHECK(p.control("rows")["rows"].size() == 1);
        CHECK(text(p, "hint_why") == "none"); // the guess is Knuth's
        p.answer(0, 1);
        REQUIRE(p.settles());
        CHECK(text(p, "hint_why") != "none");
        p.use("undo");
        p.use("redo");
        REQUIRE(p.settles());
        CHECK(text(p, "hint_why") != "none");
    }
    TEST_CASE("each strategy that guesses my secret says its own reason, and of the assistant's guesses none is said")
    {
        struct Told {
            std::string strategy, why;
        };
        for (const Told& t :
             {Told{"consistent", en(Text::hint_any, {{"code", "Consistent"}})},
              Told{"entropy",
                   en(Text::hint_entropy, {{"code", en(Text::strategy_entropy)}, {"score", "3.06"}, {"groups", 14}})},
              Told{"optimal", en(Text::hint_optimal, {{"code", "Optimal"}, {"groups", 14}})},
              Told{"most_parts_consistent",
                   en(Text::hint_most_parts,
                      {{"code", en(Text::strategy_confined, en(Text::strategy_most_parts))}, {"score", 14}}) +
                       " " + en(Text::only_left, {{"count", 1296}})}}) {
            INFO(t.strategy);
            Player other(config(R"("game":"mastermind","role":"keeper","seed":"42","strategy":")" + t.strategy + '"'));
            REQUIRE(other.settles());
            CHECK(text(other, "hint_why") == t.why);
        }
        {
            Player genetic(opened("codes 1 p4c6r 12 keeper colours genetic 5 g0011 a10 g0022 a10 g0011"));
            REQUIRE(genetic.settles());
            CHECK(says(text(genetic, "hint_why"), Text::hint_contradicts, {{"code", "Genetic"}}));
        }
        Player mine(config(R"("game":"mastermind","role":"assistant","seed":"42")"));
        mine.guess("0123");
        mine.settles();
        CHECK_FALSE(mine.has("hint_why")); // the guess is mine
    }
    TEST_CASE("what is said of how well a confined strategy plays are its whole trees' exact means")
    {
        const shell::text::Say say(*shell::text::language_from("en"));
        for (const auto kind : codes::weighing_kinds) {
            const auto mean = [&](const codes::Rules& r) {
                codes::TournamentJob job(r, {codes::Strategy{codes::confined(kind), {}}, {}, 0});
                while (job.step(engine::Budget{1'000'000}) == engine::Step::more) {}
                return shell::text::decimal(say.language(), job.result().mean(), 3);
            };
            CHECK(shell::codes::source_in_words(say, codes::confined(kind)) ==
                  en(Text::source_consistent,
                     {{"mastermind", mean(codes::mastermind)}, {"picas", mean(codes::picas_fijas)}}));
        }
        CHECK(shell::codes::source_in_words(say, codes::StrategyKind::consistent) ==
              en(Text::source_consistent, {{"mastermind", "4.64352"}, {"picas", "5.47129"}}));
    }
    TEST_CASE(
        "where a strategy is described it is said which of equally good guesses it takes, if it has a rule for that")
    {
        const std::string smallest = en(Text::ties_smallest), possible = en(Text::ties_possible);
        Player p(config(R"("game":"mastermind","role":"assistant","seed":"42")"));
        p.use("tab", "3");
        for (std::size_t i = 0; i < codes::strategy_count; ++i) {
            using enum codes::StrategyKind;
            const auto kind = codes::strategy_kinds[i];
            INFO(codes::name(kind));
            p.use("strategy", std::to_string(i));
            p.settles();
            const bool ruled = codes::weighs(kind) || kind == evolutionary || kind == sampled_entropy;
            const std::string about = text(p, "about");
            CHECK((about.find(codes::weighs(kind) ? possible : smallest) != std::string::npos) == ruled);
            CHECK((about.find(smallest) != std::string::npos || about.find(possible) != std::string::npos) == ruled);
            if (!codes::weighs(kind)) continue;
            p.use("possible_only", "1");
            p.settles();
            CHECK(text(p, "about").find(" " + en(Text::only_left, {{"count", 1296}}) + " " + smallest) !=
                  std::string::npos);
            p.use("possible_only", "0");
        }
    }
    TEST_CASE("a review of a game with a confined adviser compares with all guesses, under the strategy's own name")
    {
        Player p(opened("codes 1 p5c8r 12 assistant colours knuth_consistent 0 g00112 a11 g01334 a50"));
        REQUIRE(p.settles(2000));
        CHECK(p.control("review")["head"][4] == en(Text::would_play, {{"strategy", en(Text::strategy_knuth)}}));
    }
}

TEST_SUITE("lab")
{
    TEST_CASE("a switch offers the confined strategies in the laboratory; they play beside their own, exactly")
    {
        Player p(opened("lab 1 p4c6r knuth all 7"));
        CHECK(p.has("use:1"));
        CHECK_FALSE(p.has("use:9"));
        p.use("possible_only", "1");
        CHECK(p.has("use:2")); // stays, to be compared with its confined variant
        CHECK(p.control("use:9")["label"] == confined_knuth() + ": " + en(Text::lab_note_knuth));
        p.settles();
        REQUIRE(p.click("use:9"));
        p.use("possible_only", "0");
        CHECK(p.has("use:9")); // stays: it is chosen
        CHECK_FALSE(p.has("use:10"));
        CHECK(p.has("use:2"));
        p.use("run");
        for (int i = 0; i < 4000 && p.has("lab_cancel"); ++i) p.frame();
        p.frames(2);
        const auto rows = p.control("results")["rows"];
        REQUIRE(rows.size() == 2);
        CHECK(rows[0][0] == en(Text::strategy_knuth));
        CHECK(rows[0][1] == "4.476");
        CHECK(rows[1][0] == confined_knuth());
        CHECK(rows[1][1] == "4.497"); // 5828 / 1296
        CHECK(rows[1][2] == "exact");
        CHECK(engine::session::from_link(p.app().state()) == "lab 1 p4c6r knuth all 7 +knuth_consistent go");
        p.use("csv");
        CHECK(p.effect(shell::kit::Effect::Kind::file).find("knuth_consistent") != std::string::npos);
        p.use("possible_only", "1");
        p.use("use:1", "0");
        CHECK(p.has("use:1")); // the list does not change under the pointer
    }
    TEST_CASE("digits choose the strategies as they are offered")
    {
        Player p(opened("lab 1 p4c6r - all 7"));
        p.use("possible_only", "1");
        p.settles();
        p.type("3"); // the row under Knuth's
        CHECK(engine::session::from_link(p.app().state()) == "lab 1 p4c6r - all 7 +knuth_consistent");
        p.type("1");
        CHECK(engine::session::from_link(p.app().state()) == "lab 1 p4c6r - all 7 +knuth_consistent +consistent");
    }
    TEST_CASE("a strategy races against the same one confined to possible codes")
    {
        Player p(opened("lab 1 p4c6r knuth,most_parts all 7"));
        p.use("chart", "2");
        p.use("race_dialog");
        p.use("race_second", "1");
        p.use("start");
        CHECK(p.app().outline().find(en(Text::lab_race_alike)) != std::string::npos);
        p.use("second_only", "1");
        p.use("start");
        CHECK(text(p, "race") ==
              en(Text::lab_race_about, {{"first", en(Text::strategy_knuth)}, {"second", confined_knuth()}}));
        p.use("race_end");
        for (int i = 0; i < 4000 && p.status() == "Thinking…"; ++i) p.frame();
        p.frames(2);
        CHECK(p.control("lane:1")["caption"] == confined_knuth());
        CHECK(p.control("lane:1")["rows"].back()[3] == "1");
        p.use("race_dialog");
        CHECK(p.control("first_only")["checked"] == false);
        CHECK(p.control("second_only")["checked"] == true);
    }
}

} // namespace codes_confined_tests
