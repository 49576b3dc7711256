// Game trees through the shell: the search stepped to its cuts and back, the editor, an exercise, the laboratory.
#include "engine/search/effort.hpp"
#include "engine/session/link.hpp"
#include "engine/trees/game.hpp"
#include "tests/shell/player.hpp"
#include <doctest/doctest.h>

namespace trees_tests {

namespace {

using engine::search::SearchEvent;
using nlohmann::json;

constexpr const char* exercise = "trees 1 practice max alphabeta left_to_right 0 u3x2:0..20:42:vw";

std::string config(const std::string& more = {}, const std::string& language = "en")
{
    return R"({"language":")" + language + R"(","motion":"reduce","game":"trees")" + (more.empty() ? "" : "," + more) +
           "}";
}
std::string tree(const std::string& text) { return R"("tree":")" + text + "\""; }
std::string link(const std::string& line) { return R"("link":")" + engine::session::to_link(line) + "\""; }
std::string text(Player& p, std::string_view id)
{
    const auto c = p.control(id);
    return c.is_null() ? std::string() : c.value("text", "");
}
std::string rules(Player& p) { return text(p, "rules"); }

/// The line of the game as it would be shared.
std::string line(Player& p)
{
    const auto read = engine::session::from_link(p.app().state());
    return read ? *read : std::string();
}

/// Works through the frames until the job is done.
void wait_for(Player& p, std::string_view id)
{
    for (int i = 0; i < 3000 && !p.has(id); ++i) p.frame();
}

/// Writes the right answers of the exercise on the sheet, all or without the struck edges.
void answer(Player& p, const engine::trees::Game& game, bool strikes)
{
    engine::search::SearchTrace trace;
    REQUIRE(engine::trees::searched(game, &trace));
    const auto sheet = engine::search::solution(game.tree, trace.events, game.setup.exercise.asked);
    for (int i = 0; i < game.tree.size(); ++i) {
        const auto& a = sheet[static_cast<std::size_t>(i)];
        const std::string n = std::to_string(i);
        if (a.window) {
            p.use("alpha_of:" + n, a.window->alpha ? engine::to_text(*a.window->alpha) : "-inf");
            p.use("beta_of:" + n, a.window->beta ? engine::to_text(*a.window->beta) : "inf");
        }
        if (a.value) p.use("value_of:" + n, engine::to_text(*a.value));
        if (a.is_pruned && strikes) p.use("strike:" + n, "1");
    }
}

/// What a frame draws of a tree.
class Shapes final : public shell::kit::PaintListener {
public:
    Shapes() { shell::kit::set_paint_listener(this); }
    ~Shapes() override { shell::kit::set_paint_listener(nullptr); }
    void shape(std::string_view what, std::span<const float>, shell::kit::Colour) override
    {
        triangles += what == "polygon";
    }
    void text(shell::kit::Point, float, std::string_view text, const shell::kit::TextStyle& style) override
    {
        if (text.size() == 1 && text[0] >= '0' && text[0] <= '9' && style.weight == shell::kit::Weight::bold &&
            style.align == shell::kit::Align::middle)
            numbers.push_back(style.size);
    }

    int triangles = 0;
    std::vector<float> numbers; // sizes of the leaves' values
};

} // namespace

TEST_SUITE("trees")
{
    TEST_CASE("the lecture's tree is stepped to its cut, forwards and back, and the words say who has what where")
    {
        Player p(config());
        CHECK(rules(p) == "(3 12 8)(2 4 6)(14 5 2)");
        CHECK(text(p, "step_words") == "Step 0 of 26");
        p.use("next_cut");
        CHECK(text(p, "step_words") == "Step 14 of 26: cut");
        CHECK(text(p, "why") == "Pruned: 4 and 6. This node is worth 2 or less: MIN has already found 2. At the root, "
                                "MAX already has 3. Whatever is cut off (4 and 6), MAX will never come this way.");
        CHECK(p.control("counts")["rows"] ==
              json::parse(R"([["Leaves visited","4"],["Leaves pruned","2"],["Full minimax, b^d","9"],
                              ["Fewest possible","5"]])"));
        CHECK(p.control("nodes")["rows"][0] ==
              json::parse(R"(["the root","MAX","≥ 3","α = 3, β = +∞","on the path"])"));
        CHECK(p.control("nodes")["rows"][2] == json::parse(R"(["node 2","MIN","≤ 2","α = 3, β = 2","on the path"])"));
        CHECK(p.control("nodes")["rows"][8] == json::parse(R"(["leaf 2.2","Leaf 4","?","","pruned"])"));
        CHECK(p.control("next_cut")["disabled"] == true); // the lecture's tree has a single cut
        const std::string there = text(p, "why");
        p.use("step:back");
        CHECK(text(p, "why").starts_with("MIN now has 2"));
        CHECK(p.control("nodes")["rows"][8][4] == "not yet");
        p.use("step:next");
        CHECK(text(p, "why") == there);
        p.use("step:last");
        CHECK(text(p, "why").starts_with("The tree is worth 3. The best move at the root is number 1"));
        CHECK(p.control("counts")["rows"][0][1] == "7");
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
        CHECK(words[0].find("Pruned: 2.") != std::string::npos);
        CHECK(words[1].find("Pruned: 6 and 4.") != std::string::npos);
        CHECK(words[1].find("MIN already has 2") != std::string::npos);
        CHECK(words[3].find("Pruned: 9, 6, 2 and 8.") != std::string::npos);
        const std::string last = p.control("step")["value"];
        p.use("step:first");
        p.use("step", last);
        CHECK(p.control("nodes").dump() == nodes.back());
    }
    TEST_CASE("the arrow keys, the buttons and the track step through the search on the canvas")
    {
        Player p(config());
        p.key(ImGuiKey_RightArrow);
        CHECK(text(p, "step_words") == "Step 1 of 26: enter");
        p.key(ImGuiKey_End);
        CHECK(text(p, "step_words") == "Step 26 of 26: return");
        p.key(ImGuiKey_Home);
        CHECK(p.click("next_cut"));
        CHECK(text(p, "step_words") == "Step 14 of 26: cut");
        CHECK(p.click("step:back"));
        CHECK(p.click("play"));
        for (int i = 0; i < 100; ++i) p.frame();
        CHECK(p.control("step")["value"] != "13"); // it plays on
        p.use("play", "0");
        const auto rects = p.outline()["rects"];
        REQUIRE(rects.contains("node:1"));
        p.click_at(rects["node:1"]); // to where that node is settled
        CHECK(text(p, "why").starts_with("Done with node 1: it returns 3. It is worth exactly 3."));
    }
    TEST_CASE("algorithm and order change what is visited; all orders are counted")
    {
        Player p(config());
        wait_for(p, "histogram");
        CHECK(p.control("histogram")["caption"] == "Over all 1296 orders: leaves visited");
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
        CHECK(text(p, "search_problem").starts_with("Minimax and alpha-beta know no chance."));
        CHECK(p.click("use_chance"));
        p.use("step:last");
        CHECK(text(p, "why").starts_with("The tree is worth"));
        CHECK(p.control("nodes")["rows"][0][2] == "= 9/2");
        p.use("edit", "1");
        p.use("node:1");
        p.use("node_probability", "2/3");
        p.use("apply_node");
        CHECK(text(p, "search_problem").starts_with("The probabilities of a chance node do not add up to 1."));
        p.use("equal_probabilities");
        CHECK(p.control("nodes")["rows"][0][2] != "?");
    }
    TEST_CASE("nodes are added, deleted, retyped, valued and moved, and undo brings every tree back")
    {
        Player p(config());
        p.use("edit", "1");
        const auto change = [&](const std::string& node, const std::string& id, const std::string& value,
                                const std::string& expected) {
            const std::string before = rules(p);
            p.use("node:" + node);
            if (id == "node_value") {
                p.use(id, value);
                p.use("apply_node");
            } else p.use(id, value);
            CHECK(rules(p) == expected);
            p.use("undo");
            CHECK(rules(p) == before);
            p.use("redo");
            CHECK(rules(p) == expected);
        };
        change("1", "add_child", "", "(3 12 8 0)(2 4 6)(14 5 2)");
        change("7", "node_value", "-7/2", "(3 12 8 -7/2)(2 4 6)(14 5 2)");
        change("3", "delete", "", "(3 12 8 -7/2)(2 4 6)");
        change("2", "move_left", "", "(2 4 6)(3 12 8 -7/2)");
        change("1", "retype", "3", "(2 (3 12 8 -7/2))");
        CHECK(p.control("node_editor")["label"] == "Selected: leaf 1");
        p.use("node:0");
        CHECK(p.control("delete")["disabled"] == true);
    }
    TEST_CASE("a child is dragged among its siblings")
    {
        Player p(config());
        p.use("edit", "1");
        const auto rects = p.outline()["rects"];
        const auto middle = [&](const char* id) {
            return std::pair{rects[id][0].get<float>() + rects[id][2].get<float>() / 2,
                             rects[id][1].get<float>() + rects[id][3].get<float>() / 2};
        };
        const auto from = middle("node:4"), to = middle("node:6");
        using Event = shell::app::App::PointerEvent;
        const auto source = shell::app::App::PointerSource::mouse;
        p.app().pointer(Event::move, from.first, from.second, 0, source);
        p.frames(2);
        p.app().pointer(Event::down, from.first, from.second, 0, source);
        p.frames(2);
        p.app().pointer(Event::move, to.first + 20, to.second, 0, source);
        p.frames(2);
        p.app().pointer(Event::up, to.first + 20, to.second, 0, source);
        p.frames(3);
        CHECK(rules(p) == "(12 8 3)(2 4 6)(14 5 2)");
    }
    TEST_CASE("a typed line that is no tree says where and what to do; a sound one replaces the tree")
    {
        Player p(config());
        p.use("edit", "1");
        for (const auto& [typed, expected] :
             {std::pair{"(3 12", "At character 1: this bracket is never closed: add the missing one."},
              {"(3 x)", "At character 4: a number or a bracket goes here."},
              {"(3 ())", "At character 5: this group is empty: write at least one number inside."},
              {"[3 4]", "At character 2: in a chance node every child has its probability, such as 1/2:3."}}) {
            p.use("tree_text", typed);
            CHECK(text(p, "text_problem") == expected);
            CHECK(p.control("apply_text")["disabled"] == true);
            p.use("apply_text");
            CHECK(rules(p) == "(3 12 8)(2 4 6)(14 5 2)");
        }
        p.use("tree_text", "(1 2)(3 (4 5))");
        p.use("apply_text");
        CHECK(rules(p) == "(1 2)(3 (4 5))");
        p.use("undo");
        CHECK(rules(p) == "(3 12 8)(2 4 6)(14 5 2)");
    }
    TEST_CASE("an exercise flags a missing and a superfluous prune, says the first wrong step, and is solved at last")
    {
        std::string shared;
        const auto log = engine::trees::from_line(exercise);
        REQUIRE(log);
        const auto& game = log->now();
        const auto found = engine::trees::searched(game);
        REQUIRE(found);
        REQUIRE(found->leaves_visited < 9); // there is something to prune
        {
            Player p(config(link(exercise)));
            answer(p, game, false);
            p.use("strike:4", "1"); // the first leaf is always looked at
            p.use("check");
            std::string flags;
            const json rows = p.control("nodes")["rows"];
            for (const auto& row : rows) flags += row[4].get<std::string>() + ";";
            CHECK(flags.find("should be pruned") != std::string::npos);
            CHECK(flags.find("is not pruned") != std::string::npos);
            CHECK(text(p, "first_wrong") == "First wrong step: The search does enter leaf 1.1: its window is "
                                            "α = −∞, β = +∞, and α < β.");
            p.use("see_step");
            CHECK(p.control("solution")["checked"] == true);
            CHECK(text(p, "step_words").find("leaf") != std::string::npos);
            p.use("solution", "0");
            p.use("strike:4", "0");
            answer(p, game, true);
            CHECK(p.effect(shell::kit::Effect::Kind::event, "complete").empty());
            p.use("check");
            CHECK(text(p, "verdict") == "All correct: prunes, values and windows.");
            CHECK(p.effect(shell::kit::Effect::Kind::event, "complete").find(R"("success":true)") != std::string::npos);
            shared = line(p);
        }
        CHECK(shared.starts_with(exercise));
        Player again(config(link(shared)));
        CHECK(text(again, "verdict") == "All correct: prunes, values and windows.");
    }
    TEST_CASE("an exercise is answered on the canvas: edges struck, a wrong value and half a window refused or flagged")
    {
        Player p(config(link(exercise)));
        const auto rects = p.outline()["rects"];
        REQUIRE(rects.contains("strike:12"));
        p.click_at(rects["strike:12"]);
        CHECK(p.control("strike:12")["checked"] == true);
        p.click_at(rects["strike:12"]);
        CHECK(p.control("strike:12")["checked"] == false);
        p.click_at(rects["node:1"]);
        p.use("alpha", "3");
        p.use("write");
        CHECK(p.status().find("Write both ends of the window") != std::string::npos);
        p.use("beta", "∞");
        p.use("written", "99");
        p.click_at(p.outline()["rects"]["write"]);
        CHECK(p.control("nodes")["rows"][1][3] == "α = 3, β = +∞");
        CHECK(p.click("check"));
        CHECK(p.control("nodes")["rows"][1][4].get<std::string>().find("to mend") != std::string::npos);
        p.use("undo");
        CHECK_FALSE(p.has("verdict"));
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
            CHECK(text(p, "horizon_chosen") == std::string("At depth ") + depth + " it chooses move " + move + ".");
        }
    }
    TEST_CASE("a new tree comes from an example, a text or a seed, and an exercise from its shape")
    {
        Player p(config());
        p.use("rules_dialog");
        p.use("preset", "1");
        p.use("start");
        CHECK(rules(p) == "(((2 5)(1 2))((7 3)(6 4)))(((0 3)(5 1))((9 6)(2 8)))");
        p.use("rules_dialog");
        p.use("source", "1");
        p.use("new_text", "(1 2");
        CHECK(p.control("start")["disabled"] == true);
        p.use("new_text", "[1/2:1 1/2:2] 3");
        p.use("start");
        CHECK(p.control("algorithm")["value"] == "2");
        p.use("rules_dialog");
        p.use("source", "2");
        p.use("branching", "2");
        p.use("depth", "3");
        p.use("lowest", "50");
        CHECK(text(p, "rules_problem") == "The lowest value cannot exceed the highest.");
        p.use("highest", "60");
        p.use("seed", "7");
        p.use("start");
        CHECK(p.control("nodes")["rows"].size() == 15);
        const std::string drawn = rules(p);
        p.use("rules_dialog");
        p.use("new_mode", "1");
        p.use("branching", "2");
        p.use("depth", "3");
        p.use("seed", "7");
        p.use("start");
        CHECK(rules(p) == "2 × 3, seed 7");
        CHECK(p.has("check"));
        p.use("page", "0");
        CHECK(p.has("algorithm"));
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
        for (const char* language : {"es", "it", "en", "pt"}) {
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
    TEST_CASE("on a phone and in a strip every control has its own place")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {640.f, 360.f}, {900.f, 700.f}}) {
            Player p(config(), w, h);
            for (const char* page : {"0", "1", "2"}) {
                p.use("page", page);
                for (const char* tab : {"0", "1", "2", "3"}) {
                    p.use("tab", tab);
                    p.settles(2000);
                    const auto rects = p.outline()["rects"];
                    std::vector<std::pair<std::string, json>> all;
                    for (const auto& [id, r] : rects.items())
                        if (!id.starts_with("node:") && !id.starts_with("strike:")) all.emplace_back(id, r);
                    for (std::size_t i = 0; i < all.size(); ++i)
                        for (std::size_t j = i + 1; j < all.size(); ++j) {
                            const auto &a = all[i].second, &b = all[j].second;
                            const double x = std::min(a[0].get<double>() + a[2].get<double>(),
                                                      b[0].get<double>() + b[2].get<double>()) -
                                             std::max(a[0].get<double>(), b[0].get<double>());
                            const double y = std::min(a[1].get<double>() + a[3].get<double>(),
                                                      b[1].get<double>() + b[3].get<double>()) -
                                             std::max(a[1].get<double>(), b[1].get<double>());
                            const int wide = static_cast<int>(w);
                            CAPTURE(wide);
                            CAPTURE(page);
                            CAPTURE(tab);
                            CAPTURE(all[i].first);
                            CAPTURE(all[j].first);
                            CHECK((x <= 1.5 || y <= 1.5));
                        }
                }
            }
        }
    }
    TEST_CASE("trees: on the usual projector the slides' binary tree shows each of its 31 nodes with shape and number")
    {
        Player p(
            config(R"("theme":"projector",)" + tree("(((2 5)(1 2))((7 3)(6 4)))(((0 3)(5 1))((9 6)(2 8)))"), "it"));
        p.frames(3);
        Shapes drawn;
        p.frame();
        int nodes = 0;
        const auto rects = p.outline()["rects"];
        for (const auto& [id, rect] : rects.items()) nodes += id.starts_with("node:");
        CHECK(nodes == 31);
        CHECK(drawn.triangles == 15 + 1); // and that of the play button
        CHECK(drawn.numbers.size() == 16);
        for (const float size : drawn.numbers) CHECK(size * 1.25f >= 15); // real pixels
    }
    TEST_CASE("trees: what is too large to be read at once is panned to, and seen whole from further away")
    {
        std::string wide;
        for (int i = 0; i < 12; ++i) wide += "(1 2 3 4 5 6)";
        Player p(config(tree(wide)));
        p.frames(3);
        CHECK(p.outline()["rects"].contains("node:0")); // the root is in the window
        CHECK(!p.outline()["rects"].contains("node:84"));
        const auto press = [&p](const char* id) {
            const auto rects = p.outline()["rects"];
            REQUIRE(rects.contains(id));
            p.click_at(rects[id]);
            p.frames(3);
        };
        press("zoom_out");
        CHECK(p.app().drawn().scrolls.count("tree_area") == 0); // nothing is hidden
        CHECK(!p.app().drawn().enabled.at("zoom_out"));
        press("zoom_in");
        CHECK(p.app().drawn().scrolls.count("tree_area") == 1);
    }
}

} // namespace trees_tests
