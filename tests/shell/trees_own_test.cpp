// Practice on one's own tree: from the editor, by attributes and by the dialog, with the rule of cutting said before.
#include "engine/base/rng.hpp"
#include "engine/search/tree.hpp"
#include "engine/session/link.hpp"
#include "engine/trees/game.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <array>
#include <doctest/doctest.h>

namespace trees_own_tests {

using wording::en, wording::says, wording::Text;

namespace {

/// The game's line.
std::string line_of(Player& p) { return engine::session::from_link(p.app().state()).value_or(""); }

std::string text_of(Player& p, std::string_view id) { return p.control(id)["text"].get<std::string>(); }

constexpr std::string_view own_tree = R"j("game":"trees","tree":"(1 1 5)(3 4)(3 2)")j";

std::string config(std::string_view more = {})
{
    return R"({"language":"en","motion":"reduce",)" + std::string(own_tree) + std::string(more) + "}";
}

} // namespace

TEST_SUITE("trees")
{
    TEST_CASE("the tree in the editor is practised by the rule chosen there, and exploring goes on afterwards")
    {
        Player p(config());
        p.use("edit", "1");
        p.use("cut_rule", "1");
        p.use("practise_own");
        CHECK(line_of(p) == "trees 1 practice max alphabeta left_to_right 0 own:vws:(1,1,5)(3,4)(3,2)");
        CHECK(text_of(p, "rule_said").find("α > β") != std::string::npos);
        CHECK(text_of(p, "rule_said").find("α ≥ β") == std::string::npos); // the difference would give cuts away
        p.use("value_of:0", "3");
        p.use("check");
        CHECK(text_of(p, "rule_said").find("α ≥ β") != std::string::npos);
        p.use("page", "0");
        CHECK(line_of(p).starts_with("trees 1 explore"));
    }
    TEST_CASE("the rule chosen in the editor cuts in the search too, and the leaves that differ are named")
    {
        Player p(R"j({"language":"en","motion":"reduce","game":"trees","tree":"(3 12 8)(3 5 6)(4 1 3)"})j");
        const auto alphabeta = [&] { return p.control("compared")["rows"][1][1]; };
        const auto to_the_end = [&] {
            p.use("step:last");
            p.settles(200);
        };
        to_the_end();
        CHECK(alphabeta() == "6");
        CHECK(text_of(p, "comparison").find(en(Text::trees_rule_more, "α > β", shell::text::Say::count(2))) !=
              std::string::npos);
        CHECK(says(text_of(p, "comparison"), Text::trees_rule_leaves, {{"count", 2}, {"leaves", "5 and 6"}}));
        p.use("edit", "1");
        p.use("cut_rule", "1");
        p.use("edit", "0");
        to_the_end();
        CHECK(line_of(p).starts_with("trees 1 explore max alphabeta"));
        CHECK(alphabeta() == "8");
        CHECK(p.control("counts")["rows"][0][1] == "8"); // the table beside it
        CHECK(says(text_of(p, "comparison"), Text::trees_rule_said, {{"rule", "α > β"}}));
        p.use("undo");
        to_the_end();
        CHECK(alphabeta() == "6");
    }
    TEST_CASE("an exercise by the strict rule is compared by that rule")
    {
        Player p(R"j({"language":"en","motion":"reduce","game":"trees","role":"practice","rules":"strict",)j"
                 R"j("tree":"(3 12 8)(3 5 6)(4 1 3)"})j");
        p.use("solution", "1");
        p.use("step:last");
        p.settles(200);
        CHECK(p.control("counts")["rows"][0][1] == "8");
        CHECK(p.control("compared")["rows"][1][1] == "8");
    }
    TEST_CASE("both rules differ in one leaf of this tree, which the check says")
    {
        for (const bool strict : {false, true}) {
            Player p(config(strict ? R"(,"role":"practice","rules":"strict")" : R"(,"role":"practice")"));
            p.use("value_of:0", "3");
            p.use("check");
            const std::string said = text_of(p, "rule_said");
            CHECK(said.find(strict ? "fewer" : "more") + said.find(strict ? "less" : "more") != 2 * std::string::npos);
        }
    }
    TEST_CASE("a cut too many is told by the rule of the exercise: equal ends do not cut by the strict one")
    {
        constexpr const char* ties =
            R"j("game":"trees","role":"practice","tree":"((3 5)(5 2))((5 9)(7 1))((4 6)(5 5))")j";
        for (const bool strict : {false, true}) {
            Player p(R"({"language":"en","motion":"reduce",)" + std::string(ties) +
                     (strict ? R"(,"rules":"strict"})" : "}"));
            const std::string node = en(Text::trees_leaf_named, {{"leaf", "1.2.2"}}), equal = "α = 5, β = 5";
            int leaf = -1;
            const auto read = engine::trees::from_line(line_of(p));
            REQUIRE(read);
            const auto found = engine::search::node_at(read->now().tree, std::array{0, 1, 1});
            REQUIRE(found);
            leaf = *found;
            p.use("strike:" + std::to_string(leaf), "1");
            p.use("check");
            const std::string all = p.outline().dump();
            INFO(all);
            const auto said = en(Text::trees_wrong_superfluous_strict, {{"node", node}, {"window", equal}});
            CHECK((all.find(said) != std::string::npos) == strict);
        }
    }
    TEST_CASE("what a prediction says of α and β holds for its numbers, by both rules, on random trees with ties")
    {
        engine::Rng rng{41};
        int equal = 0;
        for (int round = 0; round < 24; ++round) {
            const bool strict = round % 2 == 0;
            std::string tree;
            for (int branch = 0; branch < 3; ++branch) {
                tree += "(";
                for (int leaf = 0; leaf < 4; ++leaf) {
                    if (leaf % 2 == 0) tree += "(";
                    tree += std::to_string(3 + rng.below(3)) + (leaf % 2 == 0 ? " " : ")");
                }
                tree += ")";
            }
            Player p(R"({"language":"en","motion":"reduce","game":"trees","tree":")" + tree + "\"}");
            if (strict) {
                p.use("edit", "1");
                p.use("cut_rule", "1");
                p.use("edit", "0");
            }
            p.use("predict", "1");
            p.use("step:first");
            for (int step = 0; step < 120; ++step) {
                if (!p.has("foretell:0")) {
                    if (p.control("step:next").value("disabled", false)) break;
                    p.use("step:next");
                    continue;
                }
                p.use(step % 2 == 0 ? "foretell:0" : "foretell:1"); // a wrong answer is told why
                const std::string told = text_of(p, "foretold");
                const auto alpha = told.find("α = "), beta = told.find("β = ");
                if (alpha == std::string::npos) continue;
                INFO(tree << (strict ? " strict: " : ": ") << told);
                const auto number = [&](std::size_t at) {
                    const std::string s = told.substr(at + std::string_view("α = ").size());
                    return s.starts_with("−∞") ? -99 : s.starts_with("+∞") ? 99 : std::stoi(s);
                };
                const int a = number(alpha), b = number(beta);
                equal += a == b ? 1 : 0;
                const auto says_sign = [&](const char* sign) {
                    return told.find(std::string(" ") + sign + " β") != std::string::npos;
                };
                const int right = (says_sign("<") && a < b) + (says_sign("≤") && a <= b) + (says_sign(">") && a > b) +
                                  (says_sign("≥") && a >= b);
                CHECK(right == 1);
            }
        }
        CHECK(equal > 0);
    }
    TEST_CASE("a tree with chance nodes cannot be practised, and the button says why")
    {
        Player p(R"j({"language":"en","motion":"reduce","game":"trees","tree":"3 [1/2:(3 5),1/2:4]"})j");
        p.use("edit", "1");
        CHECK(p.control("practise_own").value("disabled", false));
        const std::string before = line_of(p);
        p.use("practise_own");
        CHECK(line_of(p) == before);
    }
    TEST_CASE("the dialog of a new exercise takes a tree of one's own as text, with the rule")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"trees","role":"practice","seed":"3"})");
        p.use("rules_dialog");
        p.use("source", "1");
        p.use("new_text", "(3 12 8)(2 4 6)");
        p.use("cut_rule", "1");
        p.use("start");
        CHECK(line_of(p) == "trees 1 practice max alphabeta left_to_right 0 own:vws:(3,12,8)(2,4,6)");
    }
    TEST_CASE("on a phone the page for practice takes one's own tree with it, in the search's order, and back")
    {
        Player p(config(R"(,"rules":"strict")"), 360, 640);
        p.use("order", "1"); // right to left: as the exercise's tree stands
        p.click_at(p.outline()["rects"]["page:1"]);
        const std::string exercise = "trees 1 practice max alphabeta left_to_right 0 own:vws:(2,3)(4,3)(5,1,1)";
        CHECK(line_of(p) == exercise);
        p.use("value_of:0", "3");
        p.click_at(p.outline()["rects"]["page:0"]);
        CHECK(line_of(p).starts_with("trees 1 explore max alphabeta:strict left_to_right 0 (1,1,5)(3,4)(3,2)"));
        p.click_at(p.outline()["rects"]["page:1"]);
        CHECK(line_of(p) == exercise + " w0=3"); // the exercise under way goes on
    }
    TEST_CASE("a tree that is typed is practised as it stands; a fault in it is the button's reason")
    {
        Player p(config(), 360, 640);
        p.use("edit", "1");
        p.use("tree_text", "(9 1)(2");
        CHECK(p.control("practise_own").value("disabled", false));
        CHECK(p.control("practise_own")["why"] == p.control("text_problem")["text"]);
        p.click_at(p.outline()["rects"]["page:1"]);
        CHECK(line_of(p).starts_with("trees 1 explore"));
        CHECK(p.control("tree_text")["value"] == "(9 1)(2");
        p.use("tree_text", "(9 1)(2 4)");
        p.use("practise_own");
        CHECK(line_of(p) == "trees 1 practice max alphabeta left_to_right 0 own:vw:(9,1)(2,4)");
        p.use("page", "0");
        CHECK(line_of(p).ends_with("r(9,1)(2,4)"));
        CHECK(p.control("algorithm").is_object()); // no part of the editor is left open
        CHECK_FALSE(p.has("tree_text"));
    }
    TEST_CASE("an example of the gallery leads to a random exercise, and a random exercise's tree back to it")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"trees"})");
        p.use("page", "1");
        const std::string random = line_of(p);
        CHECK(random.find(" u3x2:") != std::string::npos);
        p.use("page", "0");
        p.use("page", "1");
        CHECK(line_of(p) == random);
    }
}

} // namespace trees_own_tests
