// The laboratory's results: their place, comparisons with errors, exports, races, and the genetic player.
#include "engine/session/link.hpp"
#include "imgui.h"
#include "tests/shell/every_language.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include "tests/shell/worker.hpp"
#include <algorithm>
#include <chrono>
#include <doctest/doctest.h>
#include <thread>

namespace lab_results_tests {

using wording::beginning, wording::en, wording::ending, wording::says, wording::Text;

using nlohmann::json;
using shell::kit::Effect;

namespace {

constexpr std::pair<float, float> sizes[]{{360, 640}, {1280, 800}};

std::string config(std::string_view line)
{
    return R"({"language":"en","motion":"reduce","link":")" + engine::session::to_link(line) + "\"}";
}

void play_to_the_end(Player& p)
{
    for (int i = 0; i < 4000 && p.has("lab_cancel"); ++i) p.frame();
    p.frames(2);
}
void race_goes(Player& p)
{
    for (int i = 0; i < 4000 && p.status() == "Thinking…"; ++i) p.frame();
    p.frames(4);
}

/// True if the next frame draws the words, be it on several lines.
bool drawn(Player& p, std::string_view words)
{
    Looks looks;
    p.frame();
    std::string all;
    for (const Written& t : looks.texts) all += t.words + ' ';
    return all.find(words) != std::string::npos;
}

/// True if a text with the words is drawn, if need be after scrolling the list down.
bool drawn_below(Player& p, std::string_view words)
{
    ImGui::GetIO().AddMousePosEvent(p.width() - 100, p.height() - 120);
    for (int i = 0; i < 12; ++i) {
        if (drawn(p, words)) return true;
        ImGui::GetIO().AddMouseWheelEvent(0, -3);
        p.settles();
    }
    return false;
}

std::string line_of(Player& p) { return engine::session::from_link(p.app().state()).value(); }

} // namespace

TEST_SUITE("lab")
{
    TEST_CASE("of all secrets too, each two strategies are compared on the same ones, exactly where nothing is drawn")
    {
        for (const auto& size : sizes) {
            Player p(config("lab 1 p4c6r consistent,knuth,most_parts all 7 go"), size.first, size.second);
            play_to_the_end(p);
            const json pairs = p.control("pairs")["items"];
            REQUIRE(pairs.size() == 3);
            CHECK(pairs[0] == en(Text::strategy_knuth) + " – " + en(Text::strategy_most_parts) + ": +0.103 (exact)");
            const auto other = pairs[1].get<std::string>();
            CHECK(other.starts_with(en(Text::strategy_consistent) + " – " + en(Text::strategy_most_parts) + ": +0.2"));
            CHECK(says(other, Text::lab_at_most));
            CHECK(
                drawn_below(p, en(Text::strategy_knuth) + " – " + en(Text::strategy_most_parts) + ": +0.103 (exact)"));
        }
    }
    TEST_CASE("of drawn secrets the difference of each two has its standard error")
    {
        Player p(config("lab 1 p4c6r knuth,most_parts 200 7 go"));
        play_to_the_end(p);
        const json pairs = p.control("pairs")["items"];
        REQUIRE(pairs.size() == 1);
        CHECK(pairs[0].get<std::string>().find(" ± 0.0") != std::string::npos);
    }
    TEST_CASE("a shared experiment that was run shows its results first on a phone; one that was not, what is asked")
    {
        {
            Player p(config("lab 1 p3c4r knuth,most_parts all 7 go"), 360, 640);
            play_to_the_end(p);
            CHECK(drawn(p, "Histograms"));
        }
        Player p(config("lab 1 p3c4r knuth,most_parts all 7"), 360, 640);
        CHECK_FALSE(drawn(p, "Histograms"));
    }
    TEST_CASE("undo of a start says what it did, as nothing on screen does")
    {
        Player p(config("lab 1 p4c6r sampled_entropy 10000 7 go"), 360, 640);
        for (int i = 0; i < 4000 && p.control("results")["kind"] != "table"; ++i) p.frame();
        p.use("lab_cancel");
        p.use("undo");
        CHECK(p.status().find(en(Text::lab_run_undone)) != std::string::npos);
        p.use("use:0");
        p.use("undo");
        CHECK(p.status().find("undone") == std::string::npos); // the tick has visibly gone
        p.use("run");
        p.frames(3);
        p.use("lab_cancel");
        p.use("use:0");
        p.frames(2);
        p.use("undo");
        p.frames(2);
        p.use("redo");
        CHECK(p.status().find("undone") == std::string::npos); // redo of a choice of strategy, not undo of a start
    }
    TEST_CASE("a table saved before the end says how many secrets each strategy has played")
    {
        Player p(config("lab 1 p4c6r knuth,sampled_entropy all 7 go"));
        const auto played = [&]() -> std::string {
            const json table = p.control("results");
            if (!table.contains("rows")) return {};
            for (const auto& row : table["rows"])
                if (const std::string name = row[0]; name.starts_with("Sampled entropy, n = "))
                    return name.substr(name.rfind(' ') + 1);
            return {};
        };
        for (int i = 0; i < 4000 && played().empty(); ++i) p.frame();
        p.use("lab_cancel");
        const std::string n = played();
        REQUIRE_FALSE(n.empty());
        p.app().outline_action("csv", "");
        p.frames(2);
        const std::string csv = p.effect(Effect::Kind::file);
        CHECK(csv.find("\np4c6r,all,7,knuth,") != std::string::npos);
        CHECK(csv.find("\np4c6r," + n + ",7,sampled_entropy,") != std::string::npos);
        CHECK(csv.find("all,7,sampled_entropy") == std::string::npos);
    }
    TEST_CASE(
        "how many errors away the next one is, is called chance, seldom chance from two on, and none from three on")
    {
        int seen[3]{};
        for (int seed = 1; seed <= 40 && (seen[0] == 0 || seen[1] == 0 || seen[2] == 0); ++seed) {
            Player p(config("lab 1 p3c6r consistent,knuth " + std::to_string(seed < 20 ? 100 : 1000) + ' ' +
                            std::to_string(seed) + " go"));
            play_to_the_end(p);
            p.use("why:results");
            const std::string said = p.outline().dump();
            for (const std::size_t verdict : {0u, 1u, 2u}) {
                constexpr std::array verdicts{Text::lab_why_alike, Text::lab_why_unlikely, Text::lab_why_differs};
                const auto end = said.find(ending(verdicts[verdict]));
                if (end == said.npos) continue;
                const double times = std::stod(said.substr(said.rfind(' ', end - 1)));
                INFO(times);
                CHECK(verdict == (times >= 3 ? 2 : times >= 2 ? 1 : 0));
                ++seen[verdict];
            }
        }
        CHECK(seen[0] > 0);
        CHECK(seen[1] > 0);
        CHECK(seen[2] > 0);
    }
    TEST_CASE("the tallest bar has its figure, however many guesses there are")
    {
        for (const auto& size : sizes) {
            Player p(config("lab 1 p4c6r knuth,genetic all 7 go"), size.first, size.second);
            for (int i = 0; i < 4000 && p.has("lab_cancel"); ++i) p.frame();
            p.frames(2);
            const json rows = p.control("distribution")["rows"];
            REQUIRE(rows[0].size() > 10);
            CHECK(drawn_below(p, rows[0][5].get<std::string>())); // Knuth's games of five guesses
        }
    }
    TEST_CASE("while the optimal one looks for its proof that is said; its games come after it")
    {
        const std::string proof = en(Text::lab_proof_first, {{"strategy", "Optimal"}});
        const std::string begins = proof.substr(0, 24); // a phone has no room for the whole
        for (const auto& size : sizes) {
            Player p(config("lab 1 p4c7r knuth,optimal all 7 go"), size.first, size.second);
            p.app().set("worker", "ok"); // it never answers
            p.frames(4);
            CHECK(p.control("results")["rows"].back()[1] == proof);
            CHECK(drawn(p, en(Text::lab_proving)));
            CHECK(drawn_below(p, begins));
            p.use("lab_cancel"); // so far it ran without the worker; now it asks the worker
            p.use("run");
            p.frames(4);
            int last = 0; // the last request about the optimal strategy
            for (const Effect& e : p.effects())
                if (e.kind == Effect::Kind::request && e.text.find("optimal") != std::string::npos) last = e.id;
            REQUIRE(last > 0);
            p.app().deliver(last, R"({"progress":{"done":601,"total":2401}})");
            p.frames(2);
            CHECK(drawn(p, "25 of 100"));
            CHECK(p.control("progress")["text"].get<std::string>().ends_with(ending(Text::lab_progress) + " " +
                                                                             en(Text::lab_proving) + ", 25%."));
            CHECK(drawn_below(p, begins));
            p.use("lab_cancel");
            CHECK(p.outline().dump().find(proof) == std::string::npos);
        }
    }
    TEST_CASE("a race's buttons stay where they are from before its first guess to its end, in every language")
    {
        for (const auto& size : sizes)
            for (const std::string& language : every_language) {
                Player p(config("lab 1 p4c6r knuth,entropy all 7"), size.first, size.second);
                p.use("language", language);
                p.use("chart", "2");
                p.frames(6);
                const auto top = [&] { return p.app().drawn().rects.find("race_next")->second.y; };
                const float before = top();
                INFO(language << " " << size.first);
                p.use("race_next");
                CHECK(top() == before);
                for (const char* on : {"race_next", "race_end"}) {
                    for (int i = 0; i < 400 && p.control("race_end")["disabled"] == true; ++i) p.frame();
                    p.frames(4);
                    CHECK(top() == before);
                    p.use(on);
                }
                for (int i = 0; i < 400 && p.last().animating; ++i) p.frame();
                p.frames(4);
                CHECK(top() == before);
                CHECK(p.control("race_end")["disabled"] == true); // the race is over
            }
    }
    TEST_CASE("a race that is over refuses another guess with its reason")
    {
        Player p(config("lab 1 p4c6r knuth,entropy all 7"));
        p.use("chart", "2");
        p.use("race_end");
        for (int i = 0; i < 400 && p.last().animating; ++i) p.frame();
        for (const char* id : {"race_next", "race_end"}) {
            CHECK(p.control(id)["why"] == en(Text::lab_race_is_over));
            p.use(id);
            CHECK(p.status().starts_with(en(Text::lab_race_is_over)));
        }
        CHECK_FALSE(p.has("csv")); // only a table is saved
    }
    TEST_CASE("a race that thinks for a while says so, or how far the proof is, and can be cancelled")
    {
        for (const auto& size : sizes) {
            Player p(config("lab 1 p4c7r knuth,optimal all 7"), size.first, size.second);
            Worker worker(p);
            worker.keep("optimal"); // Knuth's guess may come from the worker too
            p.use("chart", "2");
            p.use("race_next");
            for (int i = 0; i < 500 && worker.kept.empty(); ++i) worker.work();
            REQUIRE(worker.kept.size() == 1);
            worker.work();
            std::this_thread::sleep_for(std::chrono::milliseconds(170));
            CHECK(drawn(p, "Thinking…"));
            p.app().deliver(*worker.kept.begin(), R"({"progress":{"done":8000,"total":9000}})");
            p.frames(2);
            CHECK(drawn(p, beginning(Text::lab_race_bounds) + "8"));
            REQUIRE(p.click("race_cancel"));
            p.frames(3);
            CHECK_FALSE(p.has("race_cancel"));
            CHECK(p.control("race_next")["disabled"] != true);
        }
    }
    TEST_CASE("in a race the genetic player's population is shown under its guesses, as it lives")
    {
        for (const auto& size : sizes) {
            Player p(config("lab 1 p4c6r knuth,genetic all 7"), size.first, size.second);
            p.use("chart", "2");
            p.frames(6);
            CHECK(p.control("population:1")["caption"] ==
                  en(Text::population_begins, {{"count", 1000}}) + " " + en(Text::population_plays));
            CHECK(p.control("population:0").is_null());
            p.use("race_next");
            race_goes(p);
            const std::string words = p.control("population:1")["caption"];
            INFO(words);
            CHECK(says(words, Text::population_joined, {{"drawn", 1000}, {"before", 1000}}));
            CHECK(p.control("population:1")["rows"][0][0] == en(Text::population_of, {{"size", 1}, {"answers", 1}}));
            CHECK(drawn_below(p, en(Text::population_of, {{"size", 0}, {"answers", 1}})));
            p.use("race_end");
            race_goes(p);
            const json lane = p.control("lane:1")["rows"];
            CHECK(p.control("population:1")["rows"].size() == lane.size()); // the population of its last guess
            CHECK(p.control("population:1")["caption"].get<std::string>().ends_with(en(Text::population_played)));
        }
    }
    TEST_CASE("the genetic player's parameters are chosen in the laboratory and for the race, and are in the link")
    {
        Player p(config("lab 1 p2c4r knuth all 7"));
        CHECK_FALSE(p.has("genetic_dialog"));
        p.use("use:8");
        REQUIRE(p.click("genetic_dialog"));
        p.frames(3);
        p.use("drawn_codes", "3");
        p.use("start");
        CHECK(line_of(p) == "lab 1 p2c4r knuth all 7 +genetic p3.50.750.850.1.0.0");
        CHECK(p.control("use:8").dump().find("Genetic: " + en(Text::lab_note_genetic, {{"size", 3}})) !=
              std::string::npos);
        p.use("run");
        play_to_the_end(p);
        const auto mean_of = [&] {
            const json table = p.control("results");
            for (const auto& row : table["rows"])
                if (row[0].get<std::string>().starts_with("Genetic")) return row[1].get<std::string>();
            return std::string();
        };
        const std::string mean = mean_of();
        p.app().outline_action("csv", "");
        p.frames(2);
        CHECK(p.effect(Effect::Kind::file).find(",\"genetic:population=3,breeding=keep\",") != std::string::npos);
        p.use("genetic_dialog");
        p.use("drawn_codes", "300");
        p.use("start");
        CHECK(mean_of().empty()); // games with other parameters do not count
        p.use("run");
        play_to_the_end(p);
        CHECK(std::stod(mean_of()) < std::stod(mean));
        p.use("chart", "2");
        p.use("race_dialog");
        CHECK(p.has("drawn_codes")); // the experiment's two strategies race
        p.use("race_second", "1");
        p.use("race_first", "0");
        CHECK_FALSE(p.has("drawn_codes"));
        p.use("race_second", "8");
        p.use("drawn_codes", "77");
        p.use("start");
        CHECK(line_of(p).ends_with(" p77.50.750.850.1.0.0"));
        p.frames(6);
        CHECK(p.control("population:1")["caption"].get<std::string>().starts_with(
            en(Text::population_begins, {{"count", 77}})));
    }
}

} // namespace lab_results_tests
