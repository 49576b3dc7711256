// Trees as values: their text, their edits, their exact values.
#include "engine/search/edit.hpp"
#include "tests/engine/tree_support.hpp"
#include <doctest/doctest.h>
#include <string>

using namespace engine;
using namespace engine::search;
using Kind = Error::Kind;

namespace {

Error error_of(std::string_view text, NodeKind first = NodeKind::max) { return parse_tree(text, first).error(); }
std::string text_of(const Expected<Tree, Error>& tree)
{
    if (!tree) return std::string(name(tree.error())) + " " + std::to_string(tree.error().at);
    return to_text(*tree, NodeKind::max);
}

} // namespace

TEST_SUITE("trees.values")
{
    TEST_CASE("the slide's tree: breadth-first, children are neighbours, players alternate")
    {
        const Tree t = tree_of(slide_tree);
        CHECK(t.size() == 13);
        CHECK(t.leaves() == 9);
        CHECK(t.depth() == 2);
        CHECK(t[0].kind == NodeKind::max);
        CHECK(t[0].first == 1);
        CHECK(t[2].kind == NodeKind::min);
        CHECK(t[2].first == 7);
        CHECK(t[7].value == Rational(2));
        CHECK(path_of(t, 9) == std::vector<int>{1, 2});
        CHECK(node_at(t, std::vector<int>{1, 2}) == 9);
        CHECK_FALSE(node_at(t, std::vector<int>{1, 3}));
        CHECK_FALSE(node_at(t, std::vector<int>{0, 0, 0}));
        CHECK(uniform(t)->b == 3);
        CHECK(uniform(t)->d == 2);
        CHECK_FALSE(uniform(tree_of("(3 4) 5")));
        CHECK(exact_values(t).value()[0] == Rational(3));
        CHECK(best_root_children(t, *exact_values(t)) == std::vector<int>{0});
    }
    TEST_CASE("one text is one tree: outer parentheses, separators, marks")
    {
        CHECK(tree_of("((3 12 8) (2,4, 6)(14 5 2))") == tree_of(slide_tree));
        CHECK(tree_of("^((3 12 8)v(2 4 6)(14 5 2))") == tree_of(slide_tree));
        CHECK(tree_of("3 5") == tree_of("(3 5)"));
        CHECK(tree_of("((3))")[1].kind == NodeKind::min); // the root, one MIN node, one leaf
        CHECK(tree_of("(3)").size() == 2);
        CHECK(tree_of(" -7/14 ")[0].value == Rational::of(-1, 2));
        CHECK(tree_of("v(3 5)")[0].kind == NodeKind::min);
        CHECK(tree_of("(^(3 5) 4)")[1].kind == NodeKind::max);
        CHECK(to_text(tree_of("(^(3 5) 4)"), NodeKind::max) == "(^(3 5) 4)");
        CHECK(to_text(tree_of("(^(3 5) 4)"), NodeKind::min) == "^(^(3 5) 4)");
        CHECK(to_text(tree_of(slide_tree), NodeKind::max) == slide_tree);
        CHECK(to_text(tree_of(slide_tree), NodeKind::max, ',') == "(3,12,8)(2,4,6)(14,5,2)");
        CHECK(to_text(tree_of("((1 2)^(3 4))"), NodeKind::max) == "(1 2) ^(3 4)");
        CHECK(to_text(tree_of("((1 2))"), NodeKind::max) == "((1 2))");
    }
    TEST_CASE("a chance node: whoever's turn it was moves after it")
    {
        const Tree t = tree_of("[1/2:(3 5) 1/2:4]");
        CHECK(t[0].kind == NodeKind::chance);
        CHECK(t[1].kind == NodeKind::max);
        CHECK(t[1].probability == Rational::of(1, 2));
        CHECK(t[3].probability == Rational()); // a MAX node's child has none
        CHECK(exact_values(t).value()[0] == Rational::of(9, 2));
        CHECK(to_text(t, NodeKind::max) == "[1/2:(3 5) 1/2:4]");
        CHECK(tree_of("([1:(3 5)] 4)")[3].kind == NodeKind::min);
        CHECK(exact_values(tree_of("[1/3:1 1/3:2]")).error() == Error{Kind::probabilities_sum, 0});
        CHECK(exact_values(tree_of("3 [1/2:4611686018427387905 1/2:1/4611686018427387903]")).error() ==
              Error{Kind::value_too_large, 2});
        CHECK(best_root_children(t, *exact_values(t)).empty());
    }
    TEST_CASE("print after parse gives the tree back, whoever moves first and whatever the kinds")
    {
        for (std::uint64_t seed = 0; seed < 2'000; ++seed) {
            const Tree t = seed % 2 == 0 ? drawn_tree(seed) : drawn_chance_tree(seed);
            for (const NodeKind first : {NodeKind::max, NodeKind::min})
                for (const char separator : {' ', ','}) {
                    const std::string text = to_text(t, first, separator);
                    INFO(text);
                    const auto back = parse_tree(text, first);
                    REQUIRE(back);
                    CHECK(*back == t);
                    CHECK(to_text(*back, first, separator) == text);
                }
            CHECK(exact_values(t).value()[0] == plain_value(t));
        }
    }
    TEST_CASE("errors say what and where")
    {
        CHECK(error_of("") == Error{Kind::empty, 0});
        CHECK(error_of("  ") == Error{Kind::empty, 2});
        CHECK(error_of("(3 12") == Error{Kind::unclosed, 0});
        CHECK(error_of("(3 (12)") == Error{Kind::unclosed, 0});
        CHECK(error_of("(3)(12") == Error{Kind::unclosed, 3});
        CHECK(error_of("(3))") == Error{Kind::unmatched, 3});
        CHECK(error_of(")") == Error{Kind::unmatched, 0});
        CHECK(error_of("(3]") == Error{Kind::unmatched, 2});
        CHECK(error_of("()") == Error{Kind::empty_group, 1});
        CHECK(error_of("(3 ())") == Error{Kind::empty_group, 4});
        CHECK(error_of("(3 x)") == Error{Kind::unexpected_character, 3});
        CHECK(error_of("(3 ^5)") == Error{Kind::unexpected_character, 4});
        CHECK(error_of("^[1:3]") == Error{Kind::unexpected_character, 1});
        CHECK(error_of("(3 4-5)") == Error{Kind::bad_number, 4});
        CHECK(error_of("(3 1/0)") == Error{Kind::bad_number, 5});
        CHECK(error_of("(3 9223372036854775808)").kind == Kind::number_too_large);
        CHECK(error_of("[3 4]") == Error{Kind::missing_probability, 1});
        CHECK(error_of("[(3 4)]") == Error{Kind::missing_probability, 1});
        CHECK(error_of("(1/2:3 4)") == Error{Kind::unexpected_probability, 1});
        CHECK(error_of("1:3") == Error{Kind::unexpected_probability, 0});
        CHECK(error_of("[3/2:3]") == Error{Kind::probability_out_of_range, 1});
        CHECK(error_of("[-1:3]") == Error{Kind::probability_out_of_range, 1});
        CHECK(parse_tree("(3 4 5)", NodeKind::max, 3).error() == Error{Kind::too_many_nodes, 3});
        CHECK(parse_tree("(3 4)", NodeKind::max, 3));
        const std::string deepest = std::string(max_depth, '(') + "3" + std::string(max_depth, ')');
        CHECK(tree_of(deepest).depth() == max_depth);
        CHECK(error_of("(" + deepest + ")") == Error{Kind::too_deep, max_depth});
    }
    TEST_CASE("edits: children come, go, move and change their kind")
    {
        const Tree t = tree_of("(3 12)(2 4)");
        CHECK(text_of(add_child(t, 0, 1, 7, NodeKind::max)) == "((3 12) 7 (2 4))");
        CHECK(text_of(add_child(t, 3, 0, 7, NodeKind::max)) == "((7) 12)(2 4)");
        CHECK(text_of(add_child(t, 1, 3, 7, NodeKind::max)) == "no_such_place 1");
        CHECK(text_of(add_child(t, 9, 0, 7, NodeKind::max)) == "no_such_node 9");
        CHECK(text_of(remove(t, 1)) == "((2 4))");
        CHECK(text_of(remove(t, 4)) == "(3)(2 4)");
        CHECK(text_of(remove(t, 0)) == "root_stays 0");
        CHECK(text_of(remove(tree_of("((3)(2 4))"), 3)) == "only_child 3");
        CHECK(text_of(retype(t, 1, NodeKind::max)) == "^(3 12)(2 4)");
        CHECK(text_of(retype(t, 1, NodeKind::leaf)) == "(3 (2 4))");
        CHECK(text_of(retype(t, 3, NodeKind::max)) == "((3) 12)(2 4)");
        CHECK(text_of(retype(t, 1, NodeKind::min)) == "same_kind 1");
        CHECK(text_of(retype(t, 2, NodeKind::chance)) == "(3 12)[1/2:2 1/2:4]");
        CHECK(text_of(set_value(t, 3, *Rational::of(1, 2))) == "(1/2 12)(2 4)");
        CHECK(text_of(set_value(t, 1, 3)) == "not_a_leaf 1");
        CHECK(text_of(move_child(t, 2, 0)) == "(2 4)(3 12)");
        CHECK(text_of(move_child(t, 2, 2)) == "no_such_place 2");
        CHECK(text_of(move_child(t, 0, 0)) == "root_stays 0");
        CHECK(text_of(set_probability(t, 3, 1)) == "not_a_child 3");
    }
    TEST_CASE("edits: probabilities stay a distribution as long as they can")
    {
        const Tree t = tree_of("[1/2:3 1/3:4 1/6:5]");
        const auto drawn = [](const Expected<Tree, Error>& tree) {
            return text_of(tree) + (problem(*tree) ? "!" : "");
        };
        CHECK(drawn(add_child(t, 0, 3, 9, NodeKind::max)) == "[1/2:3 1/3:4 1/6:5 0:9]");
        CHECK(drawn(remove(t, 1)) == "[2/3:4 1/3:5]");
        CHECK(drawn(remove(tree_of("[1:3 0:4 0:5]"), 1)) == "[1/2:4 1/2:5]");
        CHECK(drawn(set_probability(t, 1, 0)) == "[0:3 1/3:4 1/6:5]!");
        CHECK(text_of(set_probability(t, 1, 2)) == "probability_out_of_range 1");
        CHECK(drawn(move_child(t, 1, 2)) == "[1/3:4 1/6:5 1/2:3]");
        CHECK(drawn(retype(t, 0, NodeKind::max)) == "(3 4 5)");
    }
    TEST_CASE("random edits keep a tree a tree")
    {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            Tree t = drawn_chance_tree(seed);
            Rng rng(seed);
            for (int i = 0; i < 40 && t.size() < 200; ++i) {
                const int node = static_cast<int>(rng.below(static_cast<std::uint64_t>(t.size()) + 1));
                const int place = static_cast<int>(rng.below(4));
                const auto what = rng.below(6);
                const auto kind = static_cast<NodeKind>(rng.below(4));
                const auto next = what == 0   ? add_child(t, node, place, place, NodeKind::max)
                                  : what == 1 ? remove(t, node)
                                  : what == 2 ? retype(t, node, kind)
                                  : what == 3 ? set_value(t, node, place)
                                  : what == 4 ? set_probability(t, node, *Rational::of(place, 3))
                                              : move_child(t, node, place);
                if (!next) continue;
                t = *next;
                REQUIRE(tree_of(to_text(t, NodeKind::max)) == t);
            }
        }
    }
    TEST_CASE("random trees: as asked for, the same for the same seed")
    {
        const TreeShape shape{3, 4, false, -5, 5};
        const Tree t = random_tree(shape, NodeKind::min, 7);
        CHECK(t == random_tree(shape, NodeKind::min, 7));
        CHECK_FALSE(t == random_tree(shape, NodeKind::min, 8));
        CHECK(t.leaves() == 81);
        CHECK(uniform(t)->d == 4);
        for (const Node& n : t.nodes()) CHECK((n.value >= Rational(-5) && n.value <= Rational(5)));
        CHECK(to_text(random_tree({2, 2, false, 0, 99}, NodeKind::max, 1), NodeKind::max) == "(99 46)(8 95)");
        for (std::uint64_t seed = 0; seed < 200; ++seed)
            CHECK(random_tree({20, 20, true, 0, 1}, NodeKind::max, seed, 300).size() <= 300);
        CHECK(problem(TreeShape{0, 1}) == Error{Kind::branching_out_of_range, max_branching});
        CHECK(problem(TreeShape{2, 21}) == Error{Kind::depth_out_of_range, max_random_depth});
        CHECK(problem(TreeShape{2, 2, false, 3, 2}) == Error{Kind::values_out_of_range, max_random_value});
        CHECK(problem(TreeShape{2, 10}, 2046) == Error{Kind::too_many_nodes, 2046});
        CHECK_FALSE(problem(TreeShape{2, 10}, 2047));
    }
}
