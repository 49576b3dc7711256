// Practice on one's own tree: from the editor, by attributes and by the dialog, with the rule of cutting said before.
#include "engine/session/link.hpp"
#include "tests/shell/player.hpp"
#include <doctest/doctest.h>

namespace trees_own_tests {

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
}

} // namespace trees_own_tests
