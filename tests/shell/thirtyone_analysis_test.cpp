// The 31 game through the shell: the analysis against the engine, its tabs, and the worksheet.
#include "engine/session/link.hpp"
#include "shell/text/text.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/thirtyone_support.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace thirtyone_tests {

using wording::beginning, wording::en, wording::says, wording::Text;

TEST_SUITE("thirtyone")
{
    TEST_CASE("the analysis is off at first; on, it says what the engine says, move by move")
    {
        Player p(config(R"(,"role":"two")"));
        CHECK_FALSE(p.has("verdict"));
        for (const char* v : {"5", "2", "5", "1", "2", "5"}) p.use(std::string("value:") + v);
        p.use("analysis", "1");
        CHECK(p.control("verdict")["text"] ==
              en(Text::thirtyone_mover_wins, {{"player", "A"}}) + " · " +
                  en(Text::thirtyone_with_fastest, {{"values", "2 or 4"}, {"fastest", 4}}));
        CHECK(p.control("status_a")["text"] == en(Text::thirtyone_status_a, "+1", "A wins"));
        const auto rows = p.control("if_you_play")["rows"];
        REQUIRE(rows.size() == 6);
        const auto at = on_screen(p);
        for (std::size_t i = 0; i < 6; ++i) {
            const auto theirs = solved().value(after(engine::thirtyone::game_of_31, at, static_cast<int>(i) + 1));
            CHECK(rows[i][1] == (theirs.outcome == engine::thirtyone::Outcome::loss ? "wins" : "loses"));
            CHECK(rows[i][2] == std::to_string(*theirs.remoteness + 1));
        }
        CHECK(p.control("line")["items"].size() == 3);
        p.use("why", "5");
        CHECK(says(p.control("why_words")["text"].get<std::string>(), Text::thirtyone_why_lose, {{"player", "B"}}));
        CHECK(p.control("moves")["rows"][4][4] == "B wins (mistake)");
        CHECK(p.control("moves")["rows"][5][4] == "A wins (mistake)");
        p.settles();
        p.click_at(p.outline()["rects"]["why:2"]); // the same on the canvas
        CHECK(p.control("why")["value"] == "2");
    }
    TEST_CASE("in landscape and in a phone's folded sheet the verdict says whole who moves, in every language")
    {
        struct Form {
            float w, h;
            std::vector<float> sizes; // of the letters that it may have
        };
        for (const Form& form :
             {Form{640, 360, {17}}, Form{568, 320, {17}}, Form{360, 640, {16, 14}}, Form{320, 568, {16, 14}}})
            for (const std::string& language : every_language)
                for (const char* moves : {"", " 5", " 3", " 6 6 6 6 5 3"}) {
                    Player p(R"({"motion":"reduce","language":")" + std::string(language) + R"(","link":")" +
                                 engine::session::to_link("thirtyone 1 4 6 31 mover_loses person person 42" +
                                                          std::string(moves)) +
                                 "\"}",
                             form.w, form.h);
                    p.use("analysis", "1");
                    p.use("sheet", "0");
                    p.settles(500);
                    const auto words = p.control("verdict")["text"].get<std::string>();
                    const std::string title = words.substr(0, words.find(" · "));
                    Looks looks;
                    p.frame();
                    bool whole = false;
                    for (const float size : form.sizes) {
                        std::string drawn;
                        for (const Written& t : looks.texts)
                            if (t.style.size == size && t.style.weight == shell::kit::Weight::bold)
                                drawn += ' ' + t.words;
                        if (drawn.find(title) != std::string::npos) whole = true;
                    }
                    INFO(language << " " << form.w << " x " << form.h << ", after" << moves << ": " << title);
                    CHECK(whole);
                }
    }
    TEST_CASE("where every square resists as long the verdict says so, and lists them only where they differ")
    {
        Player p(config(R"(,"role":"two")"));
        p.use("analysis", "1");
        p.use("value:5");
        p.settles(500);
        const std::string losing = en(Text::thirtyone_mover_loses, {{"player", "B"}});
        CHECK(p.control("verdict")["text"] ==
              losing + " · " + en(Text::thirtyone_resist, {{"values", "1, 2, 3, 4 or 5"}}));
        p.use("undo");
        for (const char* v : {"6", "5", "4", "3", "6"}) p.use(std::string("value:") + v); // 24: each has a reply to 31
        p.settles(500);
        CHECK(p.control("verdict")["text"] == losing + " · " + en(Text::thirtyone_resist_all));
    }
    TEST_CASE(
        "what if: other rules are solved at once, both conventions where they differ, the largest board in slices")
    {
        Player p(config(""));
        p.use("analysis", "1");
        p.use("tab", "1");
        p.settles();
        CHECK(p.control("solved")["items"][1] == en(Text::thirtyone_first_moves, "1, 2 or 5"));
        CHECK(p.control("solved")["items"][2] == en(Text::thirtyone_root_remoteness, {{"moves", 9}}));
        CHECK(p.control("tree_size")["text"] == en(Text::thirtyone_tree_nodes, "476,280,295"));
        CHECK(p.control("remoteness")["rows"][1][1] == "1509");
        CHECK(p.has("cannot_fill"));
        p.use("trial_rows", "5");
        p.settles();
        CHECK(p.control("solved")["items"][1] == en(Text::thirtyone_first_moves, "3"));
        p.use("trial_rows", "1");
        p.use("trial_limit", "21");
        p.settles();
        CHECK(p.has("solved_draw"));
        CHECK_FALSE(p.has("cannot_fill"));
        p.use("trial_rows", "8");
        p.use("trial_max", "9");
        p.use("trial_limit", "99");
        CHECK(p.has("working"));
        CHECK(p.settles());
        CHECK(p.control("solved")["items"][3].get<std::string>().starts_with(
            en(Text::thirtyone_positions_n, {{"count", 12'283'779}})));
        p.use("play_trial");
        CHECK(p.control("rows")["value"] == "8");
        p.use("start");
        CHECK(p.control("rules")["text"].get<std::string>().starts_with(rules(8, 9, 99)));
    }
    TEST_CASE(
        "the explorer steps through the notebook's order: explored first, then labelled from the last to the first")
    {
        Player p(config(""));
        p.use("analysis", "1");
        p.use("tab", "2");
        CHECK(p.control("step")["max"] == 7102);
        p.use("step:next");
        CHECK(p.control("node")["items"][0] ==
              en(Text::thirtyone_node, {{"node", 1}, {"sum", 0}}) + ", " +
                  en(Text::thirtyone_node_mover, {{"player", "A"}, {"tokens", "0 0 0 0 0 0"}}));
        p.use("step", "3551");
        CHECK(p.control("step_words")["text"] == en(Text::thirtyone_explored_n, "3551", "3551"));
        p.use("step:last");
        const auto items = p.control("node")["items"];
        CHECK(items[items.size() - 1] == en(Text::thirtyone_node_status, {{"status", "+1"}, {"outcome", "A wins"}}));
        CHECK(p.control("successors")["rows"][0][3] ==
              en(Text::thirtyone_node_status, {{"status", "+1"}, {"outcome", "A wins"}}));
        CHECK(p.control("successors")["rows"][2][3] ==
              en(Text::thirtyone_node_status, {{"status", "−1"}, {"outcome", "B wins"}}));
        CHECK(p.control("growth")["items"][0] == en(Text::thirtyone_states_against_nodes, "3551", "476,280,295"));
        p.use("graph", "0");
        p.use("node:3");
        CHECK(p.control("node")["items"][0].get<std::string>().starts_with(
            beginning(Text::thirtyone_node, {{"node", 4}})));
        p.settles();
        CHECK(p.control("notes")["items"].size() == 4);
        p.use("play", "1");
        p.frames(80);
        CHECK(p.control("step")["value"] != "7099");
        p.use("play", "0");
        CHECK(p.settles());
    }
    TEST_CASE(
        "exercise 1 and an exercise of winning moves: right answers are recognised, wrong and missing ones explained")
    {
        Player p(config(""));
        p.use("exercises");
        p.use("exercise:check");
        CHECK(p.control("exercise_result")["text"] == "0 of 3 correct");
        p.use("exercise:sum", "29");
        p.use("exercise:mover", "1");
        p.use("exercise:status", "0");
        p.use("exercise:check");
        CHECK(p.control("exercise_result")["text"] == "All correct!");
        constexpr std::array<const char*, 5> winning{"", "1", "4", "", ""}; // the source's exercise 2
        for (int i = 0; i < 5; ++i) {
            p.use("exercise:next");
            p.use("exercise:sum", std::array{"17", "23", "13", "27", "26"}[static_cast<std::size_t>(i)]);
            p.use("exercise:mover", std::array{"1", "1", "0", "1", "1"}[static_cast<std::size_t>(i)]);
            const std::string right = winning[static_cast<std::size_t>(i)];
            p.use(right.empty() ? "exercise:none" : "exercise:value:" + right, "1");
            p.use("exercise:check");
            CAPTURE(i);
            CHECK(p.control("exercise_result")["text"] == "All correct!");
            p.use("exercise:value:6", "1");
            p.use("exercise:check");
            CHECK(p.control("exercise_result")["text"] == "2 of 3 correct");
        }
    }
    TEST_CASE("the worksheet prints every exercise with blanks, and the answers only when asked for, with the true sum")
    {
        Player p(config(""));
        p.use("exercises");
        CHECK_FALSE(p.has("worksheet_questions:0")); // the outline has the current exercise only
        p.use("worksheet", "1");
        CHECK(p.control("worksheet_questions:8")["items"].size() == 3);
        CHECK_FALSE(p.has("worksheet_answers"));
        p.use("exercise:answers", "1");
        p.settles();
        const auto answers = p.control("worksheet_answers")["items"];
        REQUIRE(answers.size() == 9);
        CHECK(answers[8].get<std::string>().find("= 32.") != std::string::npos); // “suma 31” in the source
        CHECK(says(answers[8].get<std::string>(), Text::thirtyone_said_too_much, {{"player", "B"}, {"sum", 32}}));
    }
}

} // namespace thirtyone_tests
