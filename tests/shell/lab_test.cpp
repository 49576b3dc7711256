// The laboratory: choice of strategies and secrets, play, cancelling, results and races.
#include "engine/request/request.hpp"
#include "engine/session/link.hpp"
#include "imgui.h"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>

namespace lab_tests {

using wording::beginning, wording::en, wording::says, wording::Text;

using nlohmann::json;
using shell::kit::Effect;

namespace {

std::string config(std::string_view line)
{
    return R"({"language":"en","motion":"reduce","link":")" + engine::session::to_link(line) + "\"}";
}

/// The strategy's row in the table of results; null if there is none.
json row_of(Player& p, std::string_view strategy)
{
    const json table = p.control("results");
    if (!table.contains("rows")) return nullptr;
    for (const auto& row : table["rows"])
        if (row[0] == strategy) return row;
    return nullptr;
}

/// The first cell of the strategy's row, with the number of games played so far; "" if there is none.
std::string part_of(Player& p, std::string_view strategy)
{
    const json table = p.control("results");
    if (!table.contains("rows")) return {};
    for (const auto& row : table["rows"])
        if (row[0].get<std::string>().starts_with(strategy)) return row[0];
    return {};
}

void play_to_the_end(Player& p)
{
    for (int i = 0; i < 4000 && p.has("lab_cancel"); ++i) p.frame();
    p.frames(2);
}

/// Runs frames until the race has played the guesses asked for.
void race_goes(Player& p)
{
    for (int i = 0; i < 4000 && p.status() == "Thinking…"; ++i) p.frame();
    p.frames(2);
}

} // namespace

TEST_SUITE("lab")
{
    TEST_CASE("a strategy whose name takes two lines has a higher row, and the switch says that it adds to the list")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"lab"})");
        CHECK(p.control("possible_only")["label"] == en(Text::lab_possible_too));
        p.use("possible_only", "1");
        p.use("language", "pt");
        p.frames(4);
        float least = 1000, most = 0;
        for (const auto& [id, r] : p.app().drawn().rects) {
            if (!id.starts_with("use:") || r.h < 30) continue; // at the edge
            least = std::min(least, r.h);
            most = std::max(most, r.h);
        }
        CHECK(most >= least + 12);
    }
    TEST_CASE("the usual four strategies on all secrets of Mastermind: their published means, best first, against the "
              "proven optimum")
    {
        Player p(R"({"language":"en","game":"lab","seed":"31"})");
        CHECK(p.control("results")["kind"] == "text"); // it says that there are no results yet
        CHECK(p.click("run"));
        play_to_the_end(p);
        const auto table = p.control("results");
        REQUIRE(table["rows"].size() == 4);
        CHECK(table["rows"][0] == json({en(Text::strategy_most_parts), "4.373", "exact", "0.649", "6", "+0.033"}));
        CHECK(table["rows"][1] == json({en(Text::strategy_entropy), "4.415", "exact", "0.631", "6", "+0.075"}));
        CHECK(table["rows"][2] == json({en(Text::strategy_knuth), "4.476", "exact", "0.618", "5", "+0.136"}));
        CHECK(table["rows"][3][0] == "Consistent");
        CHECK(table["rows"][3][2].get<std::string>().starts_with(
            "≤ 0.0")); // all secrets: a bound, since sd includes their spread
        CHECK(table["rows"][3][5].get<std::string>().find(" " + en(Text::lab_at_most, "0.0")) !=
              std::string::npos); // the optimum has no error
        CHECK(table["head"].back() == en(Text::lab_against_optimum, "4.340"));
        CHECK(p.status().find(en(Text::strategy_most_parts) + " 4.373, " + en(Text::strategy_entropy) + " 4.415, " +
                              en(Text::strategy_knuth) + " 4.476, " + en(Text::strategy_consistent) + " 4.6") !=
              std::string::npos);
        CHECK(p.control("run")["text"] == en(Text::lab_again));
    }
    TEST_CASE("what is played in shares on screen is what the request plays whole")
    {
        Player p(config("lab 1 p4c6r consistent,sampled_entropy 200 7 go"));
        play_to_the_end(p);
        const json whole = json::parse(engine::request::answer(
            R"({"cmd":"lab.compare","rules":"p4c6r","strategies":["consistent","sampled_entropy"],"secrets":200,"seed":7})"));
        for (const auto& [name, i] :
             {std::pair(en(Text::strategy_consistent), 0), std::pair(en(Text::strategy_sampled_entropy), 1)}) {
            const auto mean = whole["result"]["rows"][static_cast<std::size_t>(i)]["mean"].get<double>();
            CHECK(std::stod(row_of(p, name)[1].get<std::string>()) == doctest::Approx(mean).epsilon(0.0002));
        }
        const auto pair = whole["result"]["pairs"][0];
        CHECK(std::stod(row_of(p, en(Text::strategy_consistent))[5].get<std::string>()) ==
              doctest::Approx(pair["difference"].get<double>()).epsilon(0.01)); // 200 drawn secrets: against the best
    }
    TEST_CASE("Cancel keeps what has been played and does not start again by itself; Start goes on")
    {
        Player p(config("lab 1 p4c6r knuth,sampled_entropy 10000 7 go"));
        for (int i = 0; i < 4000 && part_of(p, "Sampled entropy").find(", n = ") == std::string::npos; ++i) p.frame();
        REQUIRE(p.has("lab_cancel"));
        CHECK(p.click("lab_cancel"));
        p.frames(20);
        CHECK_FALSE(p.has("lab_cancel"));
        CHECK(p.status().starts_with(beginning(Text::lab_stopped_status)));
        const std::string knuth = row_of(p, en(Text::strategy_knuth))[1];
        CHECK(knuth.starts_with("4.4"));
        const std::string sampled = part_of(p, "Sampled entropy");
        REQUIRE(sampled.starts_with("Sampled entropy, n = "));
        p.use("use:0"); // adding and removing a strategy keeps the games played so far
        p.use("use:0");
        CHECK(p.status().starts_with(beginning(Text::lab_stopped_status)));
        p.use("run");
        CHECK(p.has("lab_cancel"));
        CHECK(row_of(p, en(Text::strategy_knuth))[1] == knuth);
        CHECK(part_of(p, "Sampled entropy") == sampled); // no game is played again
    }
    TEST_CASE("another seed is another experiment, not another game, and home does not count its moves")
    {
        Player p(config("lab 1 p3c4r knuth all 7 go"));
        play_to_the_end(p);
        p.use("home");
        CHECK(p.control("continue")["text"] == "Continue: Laboratory");
        p.use("continue");
        p.use("new_game");
        CHECK(p.status().find(en(Text::lab_put_away)) != std::string::npos);
    }
    TEST_CASE("on a phone the results of another experiment begin at their top, wherever one was in those before")
    {
        const auto where = [](Player& p) { // not drawn above the window
            const auto at = p.app().drawn().rects.find("run");
            return at == p.app().drawn().rects.end() ? -1 : at->second.y;
        };
        Player p(config("lab 1 p3c4r consistent,knuth,expected_size,entropy all 7 go"), 360, 640);
        play_to_the_end(p);
        p.use("run");
        play_to_the_end(p);
        p.settles();
        const float top = where(p);
        REQUIRE(top > 0);
        ImGui::GetIO().AddMousePosEvent(180, 500);
        ImGui::GetIO().AddMouseWheelEvent(0, -2);
        p.settles();
        CHECK(where(p) < top);
        p.use("new_game");
        p.use("run");
        play_to_the_end(p);
        p.settles();
        CHECK(where(p) == top);
    }
    TEST_CASE("from the press of Start on it works, and never says that it has finished while something is missing")
    {
        Player p(config("lab 1 p4c6r genetic 10000 7 go"));
        for (int i = 0; i < 2000 && row_of(p, "Genetic").is_null(); ++i) p.frame();
        p.use("lab_cancel");
        p.app().outline_action("run", "");
        for (int i = 0; i < 4; ++i, p.frame()) {
            CHECK(p.has("lab_cancel"));
            CHECK_FALSE(p.status().starts_with("Finished."));
        }
    }
    TEST_CASE("another strategy leaves what the others have played; other secrets do not")
    {
        Player p(config("lab 1 p3c6r knuth all 7 go"));
        play_to_the_end(p);
        REQUIRE(row_of(p, en(Text::strategy_knuth)).is_array());
        p.use("use:4", "1");
        CHECK(row_of(p, en(Text::strategy_knuth))[1] == "4.046");
        CHECK_FALSE(p.has("lab_cancel"));
        CHECK(p.control("run")["text"] == "Go on"); // Kooi has not played
        CHECK(p.click("run"));
        play_to_the_end(p);
        CHECK(row_of(p, en(Text::strategy_most_parts)).is_array());
        p.use("undo"); // the run
        p.use("undo"); // the strategy
        CHECK(row_of(p, en(Text::strategy_most_parts)).is_null());
        p.use("secrets", "1");
        p.use("run");
        play_to_the_end(p);
        CHECK(row_of(p, en(Text::strategy_knuth))[2].get<std::string>().starts_with("±"));
    }
    TEST_CASE("results are never told under another number of secrets; undo brings both back")
    {
        Player p(config("lab 1 p3c6r knuth all 7 go"));
        play_to_the_end(p);
        REQUIRE(row_of(p, en(Text::strategy_knuth)).is_array());
        p.use("secrets", "1");
        CHECK(row_of(p, en(Text::strategy_knuth)).is_null());
        CHECK(p.control("run")["text"] == "Start");
        p.use("undo");
        CHECK(row_of(p, en(Text::strategy_knuth))[1] == "4.046");
    }
    TEST_CASE("a link whose experiment was run plays it again, with the same numbers")
    {
        std::string link;
        json rows;
        {
            Player p(R"({"language":"en","game":"lab","rules":"p3c6r","seed":"5"})");
            p.use("run");
            play_to_the_end(p);
            rows = p.control("results")["rows"];
            link = p.app().state();
        }
        Player p(R"({"language":"en","link":")" + link + "\"}");
        play_to_the_end(p);
        CHECK(p.control("results")["rows"] == rows);
    }
    TEST_CASE("a strategy that draws is never exact, whatever luck it had")
    {
        Player p(config("lab 1 p2c2n consistent,knuth all 14083851499999999999 go"));
        play_to_the_end(p);
        CHECK(row_of(p, en(Text::strategy_consistent))[1] == "1.000"); // both secrets at the first guess
        CHECK(row_of(p, en(Text::strategy_consistent))[2] == "–");
        CHECK(row_of(p, en(Text::strategy_knuth))[2] == "exact");
    }
    TEST_CASE("two strategies race for one secret: guess by guess, what each knows after it, and who is first")
    {
        Player p(config("lab 1 p4c6r knuth,most_parts all 7"));
        p.use("chart", "2");
        const std::string about =
            en(Text::lab_race_about, {{"first", en(Text::strategy_knuth)}, {"second", en(Text::strategy_most_parts)}});
        CHECK(p.status().find(about) == std::string::npos); // not the race's
        CHECK(p.control("race")["text"] == about);
        p.use("race_dialog");
        p.use("race_secret", "ecbd");
        p.use("start");
        const auto rows = [&](int lane) { return p.control("lane:" + std::to_string(lane))["rows"]; };
        CHECK(rows(0).empty());
        CHECK(p.control("secret")["text"] == en(Text::lab_race_secret_is, "orange, yellow, blue, green"));
        CHECK(p.click("race_next"));
        race_goes(p);
        REQUIRE(rows(0).size() == 1);
        REQUIRE(rows(1).size() == 1);
        CHECK(rows(0)[0] == json({"1", "red, red, blue, blue", "1 in place, 0 misplaced", "256"}));
        CHECK(rows(1)[0] == json({"1", "red, red, blue, yellow", "1 in place, 1 misplaced", "230"}));
        CHECK(p.control("split:0")["text"] ==
              en(Text::lab_race_split, {{"codes", 1296}, {"groups", 13}, {"largest", 256}}));
        CHECK(p.status() == en(Text::lab_race_left, {{"guesses", 1},
                                                     {"first", en(Text::strategy_knuth) + ": 256"},
                                                     {"second", en(Text::strategy_most_parts) + ": 230"}}));
        p.use("race_end");
        race_goes(p);
        for (const int lane : {0, 1}) CHECK(rows(lane).back()[1] == "orange, yellow, blue, green");
        CHECK((says(p.status(), Text::lab_race_won) || says(p.status(), Text::lab_race_even)));
        CHECK(p.control("race_next")["disabled"] == true);
    }
    TEST_CASE("of every secret the winner of a race needs as many guesses as it does in the experiment")
    {
        const json played = json::parse(engine::request::answer(
            R"({"cmd":"lab.compare","rules":"p3c4r","strategies":["knuth","most_parts"],"secrets":"all","games":true})"));
        int differ = 0;
        for (int n = 0; n < 64; ++n) {
            Player p(config("lab 1 p3c4r knuth,most_parts all 7"));
            p.use("chart", "2");
            p.use("race_dialog");
            p.use("race_secret", std::string{"ABCD"[n / 16], "ABCD"[n / 4 % 4], "ABCD"[n % 4]});
            p.use("start");
            p.use("race_end");
            race_goes(p);
            const auto needed = [&](std::size_t i) {
                return played["result"]["rows"][i]["guesses"][static_cast<std::size_t>(n)].get<std::size_t>();
            };
            for (const std::size_t i : {0u, 1u})
                CHECK(p.control("lane:" + std::to_string(i))["rows"].size() == needed(i));
            if (needed(0) == needed(1)) CHECK(says(p.status(), Text::lab_race_even, {{"count", needed(0)}}));
            else
                CHECK(says(
                    p.status(), Text::lab_race_won,
                    {{"winner", needed(0) < needed(1) ? en(Text::strategy_knuth) : en(Text::strategy_most_parts)}}));
            differ += needed(0) != needed(1);
        }
        CHECK(differ > 0);
    }
    TEST_CASE(
        "a secret that is none, or one strategy twice, is refused in words; another secret is drawn with the seed")
    {
        std::string drawn;
        {
            Player before(config("lab 1 p3c6n knuth,entropy all 7"));
            before.use("chart", "2");
            drawn = before.control("secret")["text"];
        }
        Player p(config("lab 1 p3c6n knuth,entropy all 7"));
        p.use("chart", "2");
        CHECK(p.control("secret")["text"] == drawn);
        p.use("race_dialog");
        p.use("race_secret", "112");
        p.use("start");
        CHECK(p.has("start"));
        CHECK(p.app().outline().find(en(Text::lab_race_bad_secret_once, {{"count", 3}, {"symbols", "0–5"}})) !=
              std::string::npos);
        p.use("race_secret", "");
        p.use("race_second", "1");
        p.use("start");
        CHECK(p.app().outline().find(en(Text::lab_race_alike)) != std::string::npos);
        p.use("close");
        p.use("race_other");
        CHECK(p.control("secret")["text"] != drawn);
    }
    TEST_CASE("a racer who does not manage the board says so, and the other goes on")
    {
        Player p(config("lab 1 p8c12n knuth,evolutionary 1 7"));
        p.use("chart", "2");
        p.use("race_next");
        race_goes(p);
        CHECK(p.control("split:0")["text"] == en(Text::lab_too_large, en(Text::strategy_knuth)));
        CHECK(p.control("lane:1")["rows"].size() == 1);
        CHECK(p.status().find(en(Text::strategy_knuth) + ": –, " + en(Text::strategy_evolutionary) + ": ") !=
              std::string::npos);
    }
    TEST_CASE("a racer that knows the code and plays another, to the last guess there is: both are said")
    {
        Player p(config("lab 1 p4c10n optimal,genetic all 462251175"));
        p.use("chart", "2");
        p.use("race_dialog");
        p.use("race_secret", "7213");
        p.use("start");
        p.use("race_end");
        race_goes(p);
        REQUIRE(p.control("lane:1")["rows"].size() == 20);
        CHECK(p.control("split:1")["text"] == en(Text::lab_race_not_it));
        CHECK(p.control("split:0")["text"] == en(Text::lab_race_only));
        CHECK(p.status() == en(Text::lab_race_found_within, "Optimal", "20"));
    }
    TEST_CASE("in the text view the curves are a table too: how many secrets are found by then")
    {
        Player p(config("lab 1 p3c3r knuth all 7 go"));
        play_to_the_end(p);
        p.use("chart", "1");
        const json row = p.control("distribution")["rows"][0];
        CHECK(row.back() == "100");
        p.use("csv");
        CHECK(p.status().find(en(Text::lab_saved, {{"file", "sagaz-p3c3r.csv"}})) != std::string::npos);
        p.use("run"); // the next message replaces it
        CHECK(p.status().find("Saved") == std::string::npos);
    }
    TEST_CASE("a strategy that does not manage the board says so, and the others play")
    {
        Player p(config("lab 1 p8c12n knuth,evolutionary 1 7 go"));
        play_to_the_end(p);
        CHECK(row_of(p, en(Text::strategy_knuth))[1] == en(Text::lab_too_large, en(Text::strategy_knuth)));
        CHECK(row_of(p, "Evolutionary")[1] != "–");
        CHECK_FALSE(p.has("lab_cancel"));
    }
    TEST_CASE("an answer that makes no sense is said to have failed; nothing is asked for ever")
    {
        for (const char* answer : {"{}", "[]", R"({"ok":true,"result":{"rows":[{"guesses":[1,2]}]}})",
                                   R"({"ok":false,"error":{"kind":7}})", "\x01"}) {
            Player p(R"({"language":"en","game":"lab","rules":"p3c6r","seed":"5","worker":"ok"})");
            p.app().set("worker", "ok");
            p.use("use:0", "0"), p.use("use:3", "0"), p.use("use:4", "0"); // Knuth alone
            p.use("secrets", "4");                                         // too long to be answered at once
            p.use("run");
            int asked = 0;
            for (int i = 0; i < 5; ++i) {
                p.frames(3);
                const auto effects = p.effects();
                asked = 0;
                for (const auto& e : effects)
                    if (e.kind == Effect::Kind::request) ++asked, p.app().deliver(e.id, answer);
            }
            if (asked == 0) continue; // the answer came at once
            CHECK(asked == 1);
            CHECK(row_of(p, en(Text::strategy_knuth))[1] == en(Text::lab_failed, en(Text::strategy_knuth)));
        }
    }
    TEST_CASE("the table is given as CSV, the picture as PNG, with the board's name")
    {
        Player p(config("lab 1 p2c2r knuth all 7 go"));
        play_to_the_end(p);
        p.app().outline_action("csv", "");
        p.frame();
        CHECK(p.last().effects); // the page takes effects only when a frame reports them
        p.frame();
        CHECK_FALSE(p.last().effects);
        CHECK(p.effect(Effect::Kind::file, "sagaz-p2c2r.csv")
                  .starts_with("rules,secrets,seed,strategy,guesses,games\np2c2r,all,7,knuth,1,1\n"));
        p.use("png");
        CHECK(p.effects().back().name == "sagaz-p2c2r.png");
    }
    TEST_CASE("no strategy, or a ninth: the laboratory says what is to be done")
    {
        Player p(config("lab 1 p4c6r - all 7"));
        CHECK(p.control("run")["disabled"] == true);
        CHECK(p.control("run")["why"] == en(Text::lab_choose_one));
        for (int i = 0; i < 9; ++i) p.use("use:" + std::to_string(i), "1");
        CHECK(p.control("use:8")["checked"] == false);
        p.use("use:8", "1");
        CHECK(p.outline().dump().find(en(Text::lab_too_many, {{"most", 8}})) != std::string::npos);
    }
    TEST_CASE("the dialog gives another board, a number of secrets and a seed, and refuses what cannot be")
    {
        Player p(R"({"language":"en","game":"lab","seed":"5"})");
        p.use("rules_dialog");
        p.use("positions", "8");
        p.use("symbols", "16");
        CHECK(p.outline().dump().find(en(Text::lab_too_many_secrets, {{"most", 1'000'000}})) != std::string::npos);
        p.use("games", "x");
        CHECK(p.outline().dump().find(en(Text::lab_bad_games, {{"most", 1'000'000}})) != std::string::npos);
        p.use("games", "250");
        p.use("seed", "77");
        p.use("start");
        CHECK(p.control("seed")["text"] == en(Text::lab_seed_is, {{"seed", "77"}}));
        CHECK(p.control("rules")["text"].get<std::string>().find(en(Text::lab_drawn_secrets, {{"count", 250}})) !=
              std::string::npos);
        CHECK(p.control("secrets")["options"].size() == 5); // without "all"
    }
}

} // namespace lab_tests
