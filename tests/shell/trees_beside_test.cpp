// Minimax and alpha-beta drawn as two trees: in step with each other, alike on the canvas and in the outline.
#include "shell/trees/search.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/trees_player.hpp"
#include <array>
#include <random>

namespace trees_tests {

namespace {

using engine::search::Algorithm;
using engine::search::SearchTrace;
using What = SearchEvent::What;

std::string state_of(Player& p, const char* table, std::size_t node)
{
    const auto cells = p.control(table)["rows"][node];
    return cells[4].get<std::string>();
}

} // namespace

TEST_SUITE("trees")
{
    TEST_CASE("beside each other two searches are at the same node of the tree, but where one of them cuts")
    {
        std::mt19937 random(7);
        int cuts = 0;
        for (int round = 0; round < 200; ++round) {
            engine::search::TreeShape shape;
            shape.b = 2 + static_cast<int>(random() % 3);
            shape.d = 2 + static_cast<int>(random() % 3);
            shape.irregular = round % 2 == 1;
            const auto first = round % 3 == 0 ? engine::search::NodeKind::min : engine::search::NodeKind::max;
            const auto t = engine::search::random_tree(shape, first, random());
            SearchTrace full, part;
            REQUIRE(engine::search::search_tree(t, Algorithm::minimax, engine::search::Order{}, &full));
            REQUIRE(engine::search::search_tree(t, Algorithm::alphabeta, engine::search::Order{}, &part));
            const auto there = shell::trees::in_step(full, part), here = shell::trees::in_step(part, full);
            REQUIRE(there.size() == full.events.size() + 1);
            REQUIRE(here.size() == part.events.size() + 1);
            REQUIRE(there.back() == static_cast<int>(part.events.size()));
            REQUIRE(here.back() == static_cast<int>(full.events.size()));
            for (std::size_t s = 1; s < here.size(); ++s) {
                const auto& mine = part.events[s - 1];
                const auto& theirs = full.events[static_cast<std::size_t>(here[s]) - 1];
                REQUIRE(here[s] >= here[s - 1]);
                if (mine.what == What::cut) { // the other search enters a child that this one cuts
                    ++cuts;
                    REQUIRE(t[theirs.node].parent == mine.node);
                    continue;
                }
                REQUIRE(mine.what == theirs.what);
                REQUIRE(mine.node == theirs.node);
                REQUIRE(there[static_cast<std::size_t>(here[s])] == static_cast<int>(s));
            }
        }
        CHECK(cuts > 300);
    }

    TEST_CASE("trees beside each other: where alpha-beta cuts, minimax looks; chosen or not, the outline tells both")
    {
        for (const auto& [w, h] : {std::pair{1280.f, 800.f}, {360.f, 640.f}, {800.f, 360.f}}) {
            Player p(config(tree("(3 12 8)(2 4 6)(14 5 2)")), w, h);
            REQUIRE(p.has("beside"));
            CHECK_FALSE(p.has("beside_nodes"));
            p.use("beside", "1");
            p.settles(2000);
            CHECK(p.control("beside_nodes")["caption"] == "Minimax · 0 leaves");
            p.use("next_cut");
            p.settles(2000);
            CHECK(p.control("nodes")["caption"] == "Alpha-beta · 4 leaves");
            CHECK(p.control("beside_nodes")["caption"] == "Minimax · 5 leaves");
            CHECK(state_of(p, "nodes", 8) == "cut");
            CHECK(state_of(p, "beside_nodes", 8) == "looked at");
            CHECK(p.control("beside_nodes")["rows"][0][3] == ""); // minimax has no window
            p.use("step:last");
            CHECK(p.control("beside_nodes")["caption"] == "Minimax · 9 leaves");
            CHECK(p.control("beside_nodes")["rows"][2][2] == "= 2");
            CHECK(p.control("nodes")["rows"][2][2] == "≤ 2");
            p.use("algorithm", "0");
            CHECK(p.control("nodes")["caption"] == "Minimax · 9 leaves");
            CHECK(p.control("beside_nodes")["caption"] == "Alpha-beta · 7 leaves");
            p.use("step:first");
            for (int i = 0; i < 12; ++i) p.use("step:next"); // inside the second branch
            CHECK(p.control("beside_nodes")["rows"][2][3] == "α = 3, β = +∞");
            p.use("edit", "1");
            CHECK_FALSE(p.has("beside_nodes"));
            p.use("edit", "0");
            CHECK(p.has("beside_nodes"));
            p.use("beside", "0");
            CHECK_FALSE(p.has("beside_nodes"));
        }
    }

    TEST_CASE(
        "trees beside each other: on a desktop both are whole and each level has its name; the cut's window is told")
    {
        struct Shown {
            const char *tree, *alpha, *beta;
        };
        for (const auto& [w, h] : {std::pair{1280.f, 800.f}, {1920.f, 1080.f}, {360.f, 640.f}})
            for (const char* theme : {"light", "projector"})
                for (const Shown& shown :
                     {Shown{"(3 12 8)(2 4 6)(14 5 2)", "α = 3", "β = 2"},
                      Shown{"(((2 5)(1 2))((7 3)(6 4)))(((0 3)(5 1))((9 6)(2 8)))", "α = 2", "β = 1"}}) {
                    Player p(config(tree(shown.tree)), w, h);
                    p.use("theme", theme);
                    p.use("beside", "1");
                    p.use("next_cut");
                    p.settles(2000);
                    const std::string where = std::to_string(w) + " " + theme + " " + shown.tree;
                    INFO(where);
                    WrittenTexts written;
                    p.frame();
                    CHECK((written.has(shown.beta) || written.has(std::string(shown.alpha) + "  " + shown.beta)));
                    if (w < 500) continue;
                    CHECK(p.app().drawn().scrolls.count("tree_area") == 0);
                    CHECK(p.app().drawn().scrolls.count("other_tree_area") == 0);
                    CHECK(written.times("MAX") + written.times("MIN") ==
                          2 * (std::string(shown.tree).starts_with("(((") ? 4 : 2));
                }
    }

    TEST_CASE("trees beside each other: the next tree begins so too, and a reload, until one tree is wanted again")
    {
        std::string saved;
        {
            Player p(config(tree("(3 12 8)(2 4 6)(14 5 2)")));
            p.use("beside", "1");
            for (const auto& uses : {std::array{"new_game", ""}, std::array{"rules_dialog", "start"}}) {
                const std::string before = line(p);
                for (const char* id : uses)
                    if (*id != '\0') p.use(id);
                p.frames(3);
                CHECK(line(p) != before);
                CHECK(p.has("beside_nodes"));
            }
            CHECK(p.settles());
            saved = p.effect(shell::kit::Effect::Kind::save, "game");
            p.use("beside", "0");
            p.use("new_game");
            p.frames(3);
            CHECK(p.has("beside"));
            CHECK_FALSE(p.has("beside_nodes"));
        }
        Player q(json{{"language", "en"}, {"motion", "reduce"}, {"game", "trees"}, {"saved", saved}}.dump());
        q.settles();
        CHECK(q.has("beside_nodes"));
    }

    TEST_CASE("trees beside each other: not where chance decides")
    {
        Player p(config(tree("[1/2:3 1/2:5](2 4)")));
        CHECK_FALSE(p.has("beside"));
    }

    TEST_CASE("trees beside each other: no control and no text lies on another, both names are whole, in every size")
    {
        for (const auto& size : screen_sizes)
            for (const char* shown :
                 {"(3 12 8)(2 4 6)(14 5 2)", "(((2 5)(1 2))((7 3)(6 4)))(((0 3)(5 1))((9 6)(2 8)))"}) {
                Player p(config(tree(shown)), size.first, size.second);
                p.use("beside", "1");
                for (const std::string& language : every_language)
                    for (const char* sheet : {"0", "1"})
                        for (const char* theme : {"light", "projector"}) {
                            p.use("language", language);
                            p.use("theme", theme);
                            p.use("sheet", sheet);
                            p.use("step:first");
                            p.use("next_cut");
                            p.settles(2000);
                            INFO(size.first << " x " << size.second << " " << std::string(language) << " "
                                            << std::string(theme) << " sheet " << std::string(sheet) << " "
                                            << std::string(shown));
                            CHECK(overlapping(p) == "");
                            WrittenTexts written;
                            p.frame();
                            CHECK(written.least >= 12);
                            CHECK(written.two_on_each_other() == "");
                            for (const char* table : {"nodes", "beside_nodes"})
                                CHECK(written.has(p.control(table)["caption"].get<std::string>()));
                        }
            }
    }
}

} // namespace trees_tests
