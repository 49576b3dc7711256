// The tree's text as it is typed: decimal commas, and that nothing typed is lost.
#include "engine/search/tree_text.hpp"
#include "shell/trees/typed.hpp"
#include "tests/shell/trees_player.hpp"
#include "tests/shell/wording.hpp"

namespace trees_typed_tests {

using namespace trees_tests;
using engine::search::NodeKind;
using wording::en, wording::Text;

namespace {

/// As the engine writes it, or the fault.
std::string read(const std::string& text)
{
    const auto tree = shell::trees::typed_tree(shell::text::Say(shell::text::Language::english), text, NodeKind::max);
    return tree ? to_text(*tree, NodeKind::max) : tree.error();
}

std::string comma(const char* number, const char* one, const char* two, int character)
{
    return en(Text::trees_at_character, shell::text::Say::count(character)) + " " +
           en(Text::trees_error_comma, number, one, two);
}

} // namespace

TEST_SUITE("trees")
{
    TEST_CASE("a comma is a decimal comma where it can be nothing else, and separates where only commas do")
    {
        CHECK(read("(3,12,8)(2,4,6)") == "(3 12 8)(2 4 6)");
        CHECK(read("(2,5)(3,1)") == "(2 5)(3 1)");
        CHECK(read("(3, 12, 8) (2, 4)") == "(3 12 8)(2 4)");
        CHECK(read("(2,5; 3; 8)(1; 4,25)") == "(5/2 3 8)(1 17/4)");
        CHECK(read("[0,5:3 0,5:4]") == "[1/2:3 1/2:4]");
        CHECK(read("[1/2:2,5 1/2:3]") == "[1/2:5/2 1/2:3]");
        CHECK(read("[1/2:3,1/2:4]") == "[1/2:3 1/2:4]");
        CHECK(read("3 [1/2:^(3,5),1/2:4]") == "(3 [1/2:^(3 5) 1/2:4])");
    }

    TEST_CASE("a comma that may be either is a fault, with its place and both ways to write it")
    {
        CHECK(read("(2,5 3 8)(1 4)") == comma("2,5", "2.5", "2 5", 3));
        CHECK(read("(3 8)(1 -4,25)") == comma("-4,25", "-4.25", "-4 25", 11));
        CHECK(read("(2,5, 3)(1, 4)") == comma("2,5", "2.5", "2 5", 3));
    }

    TEST_CASE("Done draws the tree that is typed; with a fault it says which, and the text stays")
    {
        for (const auto& [w, h] : {std::pair{1280.f, 800.f}, {360.f, 640.f}}) {
            Player p(config(tree(nine_leaves)), w, h);
            p.use("edit", "1");
            p.use("tree_text", "(2,5 3)(1 4)");
            const std::string before = line(p);
            CHECK(text(p, "text_problem") == comma("2,5", "2.5", "2 5", 3));
            p.use("edit", "0");
            CHECK(p.control("tree_text")["value"] == "(2,5 3)(1 4)");
            CHECK(p.status().find(en(Text::trees_text_stays)) != std::string::npos);
            CHECK(line(p) == before);
            p.use("tree_text", "(2.5 3)(1 4)");
            p.use("edit", "0");
            CHECK_FALSE(p.has("tree_text"));
            CHECK(line(p).ends_with("r(5/2,3)(1,4)"));
            p.use("edit", "1");
            p.use("tree_text", "");
            p.use("edit", "0"); // nothing is left to lose
            CHECK_FALSE(p.has("tree_text"));
        }
    }

    TEST_CASE("on a phone another tab keeps what is typed")
    {
        Player p(config(tree(nine_leaves)), 360, 640);
        p.use("tab", "3");
        p.use("tree_text", "(9 1)(2");
        p.use("tab", "0");
        p.use("tab", "3");
        CHECK(p.control("tree_text")["value"] == "(9 1)(2");
    }

    TEST_CASE("a value takes a decimal comma")
    {
        Player p(config(tree(nine_leaves)));
        p.use("edit", "1");
        p.use("node:4");
        p.use("node_value", "2,5");
        p.use("apply_node");
        CHECK(text(p, "text_problem").empty());
        CHECK(p.control("tree_text")["value"] == "(5/2 12 8)(2 4 6)(14 5 2)");
    }
    TEST_CASE(
        "a new tree's text stays whole in sight above the fault, and how a chance node is written stands below it")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(config(tree(nine_leaves)), w, h);
            p.use("rules_dialog");
            p.use("source", "1");
            p.use("new_text", "(3 (4 [1:3)");
            p.settles(2000);
            CHECK(text(p, "chance_syntax") == en(Text::trees_chance_syntax));
            CHECK(p.has("rules_problem"));
            const auto& rects = p.app().drawn().rects;
            REQUIRE(rects.contains("new_text"));
            INFO(p.width());
            CHECK(rects.at("new_text").h >= 36);
        }
        Player p(config(tree(nine_leaves)));
        p.use("edit", "1");
        CHECK(text(p, "chance_syntax") == en(Text::trees_chance_syntax));
        // The sentence's example is a tree.
        const std::string says = en(Text::trees_chance_syntax);
        const auto from = says.find('[');
        CHECK(read("(1 " + says.substr(from, says.find(']') - from + 1) + ")") == "(1 [1/3:5 2/3:(1 2)])");
    }
}

} // namespace trees_typed_tests
