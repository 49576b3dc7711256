// What only one rule of alpha-beta cuts, marked on the tree: the command, the marks, the legend, the outline.
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/trees_player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>

namespace trees_differ_tests {

using namespace trees_tests;
using wording::en, wording::Text;

namespace {

/// MAX has 3 when the second branch falls to 3: only ≥ cuts 5 and 6. Both rules cut the last 3.
constexpr const char* tied = "(3 12 8)(3 5 6)(4 1 3)";

std::string state(Player& p, std::size_t node) { return p.control("nodes")["rows"][node].back().get<std::string>(); }

int drawn(const Looks& looks, std::string_view words)
{
    return static_cast<int>(
        std::count_if(looks.texts.begin(), looks.texts.end(), [&](const Written& t) { return t.words == words; }));
}

} // namespace

TEST_SUITE("trees")
{
    TEST_CASE("one press where the rule is chosen marks what only one rule cuts, on the tree, in a legend and in words")
    {
        for (const auto& [w, h] : {std::pair{1280.f, 800.f}, {360.f, 640.f}}) {
            Player p(config(tree(tied)), w, h);
            p.use("edit", "1");
            p.use("sheet", "2");
            p.settles(2000);
            INFO("width " << w);
            CHECK_FALSE(p.has("differ_told"));
            REQUIRE(p.outline()["rects"].contains("differ")); // in sight with the rule
            p.click_at(p.outline()["rects"]["differ"]);
            p.settles(2000);
            CHECK(text(p, "differ_told") ==
                  "Only α ≥ β cuts: leaf 2.2 (5) and leaf 2.3 (6). Both rules cut: leaf 3.3 (3).");
            CHECK(state(p, 8) == en(Text::trees_state_only, "α ≥ β"));
            CHECK(state(p, 9) == en(Text::trees_state_only, "α ≥ β"));
            CHECK(state(p, 12) == en(Text::trees_state_both));
            Looks looks;
            p.frame();
            CHECK(drawn(looks, en(Text::trees_mark_only, "≥")) + drawn(looks, "≥") == 2);
            CHECK(drawn(looks, en(Text::trees_mark_only, "≥")) >= 1);
            CHECK(drawn(looks, en(Text::trees_legend_only, "α ≥ β")) == 1);
            CHECK(drawn(looks, en(Text::trees_legend_both)) == 1);
            p.use("differ");
            CHECK_FALSE(p.has("differ_told"));
            CHECK(state(p, 8) == en(Text::trees_state_pruned));
        }
    }

    TEST_CASE("the strict rule's own search marks the same difference, and a reload keeps the marks")
    {
        Player p(config(tree(tied) + R"(,"rules":"strict")"));
        p.use("differ");
        CHECK(state(p, 8) == en(Text::trees_state_only, "α ≥ β"));
        CHECK(state(p, 12) == en(Text::trees_state_both));
        p.use("tab", "1");
        CHECK(p.effect(shell::kit::Effect::Kind::save, "game").find("differ 1") != std::string::npos);
        p.use("beside", "1");
        CHECK_FALSE(p.has("differ_told"));
    }

    TEST_CASE("where both rules cut the same, the button says so; trees with chance nodes have none")
    {
        Player p(config(tree(nine_leaves)));
        CHECK(p.control("differ")["disabled"] == true);
        CHECK(p.control("differ")["why"] == en(Text::trees_rule_same, "α > β"));
    }

    TEST_CASE("trees with chance nodes have no button for the rules' difference")
    {
        Player p(config(tree("3 [1/2:(3 5),1/2:4]")));
        CHECK_FALSE(p.has("differ"));
    }

    TEST_CASE("the marks and their words cover nothing at any size and in any language")
    {
        for (const char* language : {"es", "it", "en", "pt"})
            for (const auto& [w, h] : screen_sizes)
                for (const char* one : {tied, "((3 5)(3 2))((3 1)(8 6))", "(1 1 5)(3 4)(3 2)"}) {
                    Player p(config(tree(one), language), w, h);
                    p.use("differ");
                    p.use("sheet", "1");
                    p.settles(2000);
                    INFO(std::string(language) << " " << w << " " << one);
                    CHECK(overlapping(p).empty());
                    WrittenTexts written;
                    p.frame();
                    CHECK(written.two_on_each_other().empty());
                }
    }
}

} // namespace trees_differ_tests
