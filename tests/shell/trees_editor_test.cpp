// The editor of trees: node by node, by dragging, as text, from examples and seeds.
#include "tests/shell/trees_player.hpp"
#include "tests/shell/wording.hpp"

namespace trees_tests {

using wording::en, wording::Text;

TEST_SUITE("trees")
{
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

    TEST_CASE("the outline has the editor's controls in the order in which they are drawn")
    {
        Player p(config());
        p.use("edit", "1");
        p.use("node:5");
        auto rects = p.outline()["rects"];
        std::vector<std::string> ids;
        float last = 0;
        for (const char* id :
             {"tree_text", "apply_text", "retype", "node_value", "add_child", "cut_rule", "practise_own"}) {
            INFO(id);
            const std::string name(id);
            const auto drawn = rects.contains(name) ? rects[name] : rects[name + ":0"]; // a choice: its first option
            REQUIRE(drawn.is_array());
            CHECK(drawn[1].get<float>() + 1 >= last);
            last = drawn[1].get<float>();
            ids.push_back('"' + name + '"');
        }
        const std::string all = p.outline()["nodes"].dump();
        for (std::size_t i = 1; i < ids.size(); ++i)
            CHECK(all.find("\"id\":" + ids[i - 1]) < all.find("\"id\":" + ids[i]));
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
        for (const auto& [typed, expected] : {std::pair{"(3 12", std::pair{1, Text::trees_error_unclosed}},
                                              {"(3 x)", {4, Text::trees_error_character}},
                                              {"(3 ())", {5, Text::trees_error_group}},
                                              {"[3 4]", {2, Text::trees_error_no_probability}}}) {
            p.use("tree_text", typed);
            CHECK(text(p, "text_problem") ==
                  en(Text::trees_at_character, {{"character", expected.first}}) + " " + en(expected.second));
            CHECK(p.control("text_problem")["kind"] == "alert");
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

    TEST_CASE("an exercise that would ask nothing is refused at its field: no values, no windows, and nothing is cut")
    {
        Player p(config());
        const std::string nothing = en(Text::trees_error_nothing_asked);
        p.use("rules_dialog");
        p.use("new_mode", "1");
        p.use("branching", "2");
        p.use("depth", "1");
        p.use("ask_values", "0");
        CHECK(text(p, "rules_problem") != nothing);
        p.use("ask_windows", "0");
        CHECK(text(p, "rules_problem") == nothing);
        CHECK(p.control("start")["disabled"] == true);
        p.use("ask_values", "1");
        CHECK(text(p, "rules_problem") != nothing);
        p.use("ask_values", "0");
        p.use("source", "1");
        p.use("new_text", "(3 12 8)(2 4 6)(14 5 2)"); // 4 and 6 are cut
        CHECK(text(p, "rules_problem") != nothing);
        p.use("new_text", "(3 12 8)(4 5 6)");
        CHECK(text(p, "rules_problem") == nothing);
        p.use("new_text", "(3 12 8)(3 5 6)"); // cut at equality only
        CHECK(text(p, "rules_problem") != nothing);
    }

    TEST_CASE("a new tree comes from an example, a text or a seed, and an exercise from its shape")
    {
        Player p(config());
        p.use("rules_dialog");
        p.use("preset", "2");
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
        CHECK(text(p, "rules_problem") == en(Text::trees_error_range));
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

    TEST_CASE("a tree may be written with decimals, exactly")
    {
        Player p(config(tree("(3 0.25)(2 -1.5)")));
        CHECK(rules(p) == "(3 1/4)(2 -3/2)");
        p.use("edit");
        p.use("node:3");
        p.use("node_value", "0,125");
        p.use("apply_node");
        CHECK(rules(p) == "(1/8 1/4)(2 -3/2)");
    }

    TEST_CASE("probabilities that do not add up are said under alpha-beta too")
    {
        Player p(config(tree("[1/2:3 1/3:5] 4")));
        p.use("algorithm", "1");
        const std::string said = text(p, "search_problem");
        CHECK(said.find(en(Text::trees_error_chance)) != std::string::npos);
        CHECK(said.find(en(Text::trees_error_sum) + " (" + en(Text::trees_node_named, {{"node", 1}}) + ")") !=
              std::string::npos);
        p.use("use_chance");
        CHECK(p.has("equal_probabilities"));
    }
}

} // namespace trees_tests
