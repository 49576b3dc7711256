// Alpha-beta by hand: the mistakes that the check finds.
#include "engine/search/exercise.hpp"
#include "tests/engine/tree_support.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <string>

using namespace engine;
using namespace engine::search;

namespace {

struct Paper {
    Tree tree;
    SearchTrace trace;
    std::vector<NodeAnswer> sheet;

    explicit Paper(const Tree& t, Asked asked = {}) : tree(t)
    {
        (void)search_tree(tree, Algorithm::alphabeta, Order{}, &trace);
        sheet = solution(tree, trace.events, asked);
    }
    std::string found(Asked asked = {}) const
    {
        std::string text;
        for (const Mistake& m : review(tree, trace.events, sheet, asked).mistakes)
            text += std::string(name(m.kind)) + " " + std::to_string(m.node) + "; ";
        return text;
    }
};

} // namespace

TEST_SUITE("trees.exercise")
{
    TEST_CASE("the solution has no mistakes and everything right, on any tree")
    {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const Paper p(drawn_tree(seed));
            const Review r = review(p.tree, p.trace.events, p.sheet, {});
            CHECK(r.is_complete());
            CHECK(r.right == r.asked);
        }
    }
    TEST_CASE("a missing prune and a superfluous one are both flagged, the earlier first")
    {
        Paper p(tree_of(slide_tree)); // pruned: 8 and 9
        CHECK(p.sheet[8].is_pruned);
        p.sheet[9].is_pruned = false;
        CHECK(p.found() == "missing_prune 9; ");
        p.sheet[6].is_pruned = true;
        CHECK(p.found() == "superfluous_prune 6; missing_prune 9; ");
        const Review r = review(p.tree, p.trace.events, p.sheet, {});
        CHECK(p.trace.events[r.mistakes[0].event].node == 6);
        CHECK_FALSE(r.mistakes[0].window.alpha);
        CHECK(r.mistakes[0].window.beta == Rational(3)); // the window is open: the leaf must be visited
        CHECK(p.trace.events[r.mistakes[1].event].what == SearchEvent::What::cut);
        CHECK(r.asked - r.right == 1);
    }
    TEST_CASE("a missing prune is blank until a later edge is struck out, or nothing else is blank")
    {
        Paper p(tree_of(slide_tree));
        const auto blank = [&] {
            const Review r = review(p.tree, p.trace.events, p.sheet, {});
            return std::all_of(r.mistakes.begin(), r.mistakes.end(),
                               [&](const auto& m) { return m.kind != Mistake::Kind::missing_prune || is_blank(r, m); });
        };
        p.sheet[8].is_pruned = p.sheet[9].is_pruned = false;
        CHECK_FALSE(blank()); // all else is written
        p.sheet[1].value.reset();
        CHECK(blank()); // also though the root's value is there, which comes last
        p.sheet[8].is_pruned = true;
        CHECK_FALSE(blank());
    }
    TEST_CASE("no prune at all, or every prune, is not right")
    {
        Paper p(tree_of(slide_tree), {false, false});
        for (NodeAnswer& a : p.sheet) a.is_pruned = false;
        CHECK(p.found({false, false}) == "missing_prune 8; missing_prune 9; ");
        for (std::size_t i = 1; i < p.sheet.size(); ++i) p.sheet[i].is_pruned = true;
        CHECK(review(p.tree, p.trace.events, p.sheet, {false, false}).mistakes.size() == 10);
    }
    TEST_CASE("wrong and missing values and windows, with the true ones, in the algorithm's order")
    {
        Paper p(tree_of(slide_tree));
        p.sheet[2].value = 6;                      // cut at 2
        p.sheet[3].window = WrittenWindow{{}, {}}; // alpha is 3
        p.sheet[0].value = {};
        p.sheet[1].window = {};
        CHECK(p.found() == "missing_window 1; wrong_value 2; wrong_window 3; missing_value 0; ");
        const Review r = review(p.tree, p.trace.events, p.sheet, {});
        CHECK(r.mistakes[1].value == Rational(2));
        CHECK(r.mistakes[2].window.alpha == Rational(3));
        CHECK_FALSE(r.mistakes[2].window.beta);
    }
    TEST_CASE("one wrong prune is one mistake, not one for everything below it")
    {
        Paper p(tree_of(slide_tree));
        p.sheet[3] = NodeAnswer{{}, {}, true};
        CHECK(p.found() == "superfluous_prune 3; ");
        Paper q(tree_of(slide_16)); // node 5's sibling 6, below node 2, is pruned
        CHECK(q.sheet[6].is_pruned);
        q.sheet[6].is_pruned = false;
        q.sheet[6].value = 9;
        CHECK(q.found() == "missing_prune 6; ");
        q.sheet[6].is_pruned = true;
        CHECK(q.found() == "not_visited 6; ");
        q.sheet[6].value = {};
        q.sheet[13].is_pruned = true; // below a pruned edge, so no mistake
        CHECK(q.found().empty());
    }
}
