// Game trees through the shell: stepping the search to its cuts and back, the laboratory, saved games.
#include "tests/shell/every_language.hpp"
#include "tests/shell/trees_player.hpp"
#include "tests/shell/wording.hpp"

namespace trees_tests {

using wording::beginning, wording::en, wording::says, wording::Text;

namespace {

/// Runs frames until the control is there, 3000 at most.
void wait_for(Player& p, std::string_view id)
{
    for (int i = 0; i < 3000 && !p.has(id); ++i) p.frame();
}

/// Where the search on the lecture's tree is.
std::string step_of_26(int step) { return en(Text::trees_step_of, {{"step", step}, {"steps", 26}}); }
std::string cut(const char* nodes) { return en(Text::trees_cut_title, {{"nodes", nodes}}) + "."; }

} // namespace

TEST_SUITE("trees")
{
    TEST_CASE("the lecture's tree is stepped to its cut, forwards and back, and the words say who has what where")
    {
        Player p(config());
        CHECK(rules(p) == "(3 12 8)(2 4 6)(14 5 2)");
        CHECK(text(p, "step_words") == step_of_26(0));
        p.use("next_cut");
        CHECK(text(p, "step_words") == step_of_26(14) + ": " + en(Text::trees_mark_cut));
        CHECK(text(p, "why") == cut("4 and 6") + " " + en(Text::trees_cut_at_min, {{"value", 2}}) + " " +
                                    en(Text::trees_cut_max_root, {{"value", 3}}) + " " +
                                    en(Text::trees_cut_max_avoids, {{"nodes", "4 and 6"}}));
        std::vector<std::string> counts;
        const auto counted = p.control("counts")["rows"];
        for (const auto& row : counted) counts.push_back(row[0].get<std::string>() + ": " + row[1].get<std::string>());
        CHECK(counts == std::vector{en(Text::trees_visited) + ": 4", en(Text::trees_pruned) + ": 2",
                                    en(Text::trees_full) + ": 9", en(Text::trees_fewest) + ": 5"});
        CHECK(p.control("nodes")["rows"][0] ==
              json{en(Text::trees_the_root), "MAX", "≥ 3", "α = 3, β = +∞", en(Text::trees_state_open)});
        CHECK(p.control("nodes")["rows"][2] ==
              json{"node 2", "MIN", "≤ 2", "α = 3, β = 2", en(Text::trees_state_open)});
        CHECK(p.control("nodes")["rows"][8] == json::parse(R"(["leaf 2.2","Leaf 4","?","","cut"])"));
        CHECK(p.control("next_cut")["disabled"] == true); // the lecture's tree has a single cut
        const std::string there = text(p, "why");
        p.use("step:back");
        CHECK(text(p, "why").starts_with(en(Text::trees_better_title, {{"node", "MIN"}, {"value", 2}})));
        CHECK(p.control("nodes")["rows"][8][4] == en(Text::trees_state_unvisited));
        p.use("step:next");
        CHECK(text(p, "why") == there);
        p.use("step:last");
        CHECK(text(p, "why").starts_with(en(Text::trees_done_title, {{"value", 3}}) + ". " +
                                         en(Text::trees_done_move, {{"move", 1}})));
        CHECK(p.control("counts")["rows"][0][1] == "7");
    }

    TEST_CASE(
        "trees: at the end the best line is said and drawn, and every node that was entered keeps its last window")
    {
        Player p(config(tree("(3 12 8)(2 4 6)(14 5 2)")));
        CHECK_FALSE(p.has("best_line"));
        p.use("step:last");
        p.frames(3);
        CHECK(text(p, "best_line") == en(Text::trees_best_line, "node 1 → leaf 1.1"));
        int windows = 0;
        const auto nodes = p.control("nodes")["rows"];
        for (const auto& row : nodes) windows += row.dump().find("α = ") != std::string::npos;
        CHECK(windows == 4); // the root and its three children
        p.use("step:back");
        p.frames(3);
        CHECK_FALSE(p.has("best_line"));
    }

    TEST_CASE("every cut of the deeper tree is reached in its order, and going back finds the same states")
    {
        Player p(config(tree("(((2 5)(1 2))((7 3)(6 4)))(((0 3)(5 1))((9 6)(2 8)))")));
        std::vector<std::string> words, nodes;
        while (!p.control("next_cut").value("disabled", false)) {
            p.use("next_cut");
            words.push_back(text(p, "step_words") + text(p, "why"));
            nodes.push_back(p.control("nodes").dump());
        }
        CHECK(words.size() == 4);
        CHECK(words[0].find(cut("2")) != std::string::npos);
        CHECK(words[1].find(cut("6 and 4")) != std::string::npos);
        CHECK(says(words[1], Text::trees_cut_min_has, {{"value", 2}}));
        CHECK(words[3].find(cut("9, 6, 2 and 8")) != std::string::npos);
        const std::string last = p.control("step")["value"];
        p.use("step:first");
        p.use("step", last);
        CHECK(p.control("nodes").dump() == nodes.back());
    }

    TEST_CASE("the arrow keys, the buttons and the track step through the search on the canvas")
    {
        Player p(config());
        p.key(ImGuiKey_RightArrow);
        CHECK(text(p, "step_words") == step_of_26(1) + ": " + en(Text::trees_mark_enter));
        p.key(ImGuiKey_End);
        CHECK(text(p, "step_words") == step_of_26(26) + ": " + en(Text::trees_mark_leave));
        p.key(ImGuiKey_Home);
        CHECK(p.click("next_cut"));
        CHECK(text(p, "step_words") == step_of_26(14) + ": " + en(Text::trees_mark_cut));
        CHECK(p.click("step:back"));
        CHECK(p.click("play"));
        for (int i = 0; i < 100; ++i) p.frame();
        CHECK(p.control("step")["value"] != "13"); // it plays on
        p.use("play", "0");
        const auto rects = p.outline()["rects"];
        REQUIRE(rects.contains("node:1"));
        p.click_at(rects["node:1"]); // goes to the step that settles this node
        CHECK(text(p, "why").starts_with(en(Text::trees_leave_title, {{"node", "node 1"}, {"value", 3}}) + ". " +
                                         en(Text::trees_leave_exact, {{"value", 3}})));
    }

    TEST_CASE("algorithm and order change what is visited; all orders are counted")
    {
        Player p(config());
        wait_for(p, "histogram");
        CHECK(p.control("histogram")["caption"] == en(Text::trees_all_orders, "1296"));
        CHECK(p.control("histogram")["rows"] ==
              json::parse(R"([["5","48"],["6","96"],["7","432"],["8","384"],["9","336"]])"));
        p.use("order", "1");
        p.use("step:last");
        CHECK(p.control("counts")["rows"][0][1] == "9");
        p.use("algorithm", "0");
        CHECK_FALSE(p.has("next_cut"));
        CHECK(p.control("counts")["rows"][0][1] == "9");
        p.use("undo");
        p.use("undo");
        CHECK(p.control("counts")["rows"][0][1] == "7");
    }

    TEST_CASE("a chance tree needs the algorithm that knows chance, and one button mends it")
    {
        Player p(config(tree("[1/2:(3 5) 1/2:4]")));
        CHECK(text(p, "search_problem").starts_with(en(Text::trees_error_chance)));
        CHECK(p.click("use_chance"));
        p.use("step:last");
        CHECK(text(p, "why").starts_with(beginning(Text::trees_done_title)));
        CHECK(p.control("nodes")["rows"][0][2] == "= 9/2");
        p.use("edit", "1");
        p.use("node:1");
        p.use("node_probability", "2/3");
        p.use("apply_node");
        CHECK(text(p, "search_problem").starts_with(en(Text::trees_error_sum)));
        p.use("equal_probabilities");
        CHECK(p.control("nodes")["rows"][0][2] != "?");
    }

    TEST_CASE("the laboratory measures what the engine measures, depth by depth, and can be stopped")
    {
        Player p(config());
        p.use("page", "2");
        p.use("lab_b", "2");
        p.use("lab_d", "6");
        p.use("lab_trees", "50");
        p.use("lab_start");
        wait_for(p, "lab_start");
        wait_for(p, "fitted");
        const auto rows = p.control("effort")["rows"];
        REQUIRE(rows.size() == 6);
        engine::search::EffortQuery q;
        q.b = 2;
        q.d = 4;
        q.trees = 50;
        q.seed = 31;
        const auto expected = engine::run(engine::search::EffortJob(q));
        CHECK(rows[3][2] == "16");
        CHECK(rows[3][4] == std::to_string(expected.minimum));
        CHECK(std::stod(rows[3][1].get<std::string>()) == doctest::Approx(expected.mean).epsilon(0.01));
        p.use("lab_b", "10");
        p.use("lab_d", "6");
        p.use("lab_trees", "1000");
        p.use("lab_start");
        p.frames(3);
        CHECK(p.has("lab_cancel"));
        p.use("lab_cancel");
        CHECK(p.has("lab_start"));
        CHECK(p.settles());
    }

    TEST_CASE("looking deeper changes the move: the horizon")
    {
        Player p(config());
        p.use("page", "2");
        p.use("lab_page", "1");
        for (const auto& [depth, move] : {std::pair{"2", "2"}, {"3", "2"}, {"4", "1"}}) {
            p.use("horizon", depth);
            CHECK(text(p, "horizon_chosen") == en(Text::trees_horizon_chosen, {{"depth", depth}, {"move", move}}));
        }
    }

    TEST_CASE("what was done is saved and opens again; damaged lines are refused")
    {
        std::string shared;
        {
            Player p(config());
            p.use("edit", "1");
            p.use("node:4");
            p.use("node_value", "5");
            p.use("apply_node");
            shared = line(p);
        }
        CHECK(shared.ends_with(" v4=5"));
        Player again(config(link(shared)));
        CHECK(rules(again) == "(5 12 8)(2 4 6)(14 5 2)");
        again.use("undo");
        CHECK(rules(again) == "(3 12 8)(2 4 6)(14 5 2)");
        CHECK_FALSE(again.app().set_state(engine::session::to_link("trees 1 explore max nonsense")));
    }

    TEST_CASE("the trees speak every language, and how it is done can be read in each")
    {
        for (const std::string& language : every_language) {
            Player p(config("", language));
            p.use("next_cut");
            CHECK(text(p, "why").find("MIN") != std::string::npos);
            p.use("howto");
            CHECK(p.has("how4"));
            CHECK(p.has("how_example"));
            p.use("close");
            for (const char* page : {"1", "2", "0"}) {
                p.use("page", page);
                CHECK(p.settles(2000));
            }
        }
    }
}

} // namespace trees_tests
