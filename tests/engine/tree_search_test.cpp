// Minimax, alpha-beta and expectiminimax, their orders, their traces and the states in between.
#include "engine/search/horizon.hpp"
#include "engine/search/orders.hpp"
#include "engine/search/replay.hpp"
#include "tests/engine/tree_support.hpp"
#include <doctest/doctest.h>
#include <string>

using namespace engine;
using namespace engine::search;
using What = SearchEvent::What;

namespace {

struct Searched {
    SearchResult result;
    SearchTrace trace;
};
Searched searched(const Tree& tree, Algorithm algorithm, Order order = {})
{
    Searched s;
    s.trace.limit = 1'000'000;
    s.result = search_tree(tree, algorithm, order, &s.trace).value();
    CHECK(search_tree(tree, algorithm, order).value() == s.result); // with and without a trace
    return s;
}
std::string visited(const Tree& tree, const Searched& s)
{
    std::string text;
    for (const SearchEvent& e : s.trace.events)
        if (e.what == What::leaf) text += (text.empty() ? "" : " ") + to_text(tree[e.node].value);
    return text;
}
std::string bound(const Bound& b) { return b.is_finite() ? to_text(b.value) + "@" + std::to_string(b.holder) : "inf"; }
std::string cuts(const Searched& s)
{
    std::string text;
    for (const SearchEvent& e : s.trace.events)
        if (e.what == What::cut)
            text += std::to_string(e.node) + ":" + bound(e.window.alpha) + ">=" + bound(e.window.beta) + " ";
    return text;
}

} // namespace

TEST_SUITE("trees.search")
{
    TEST_CASE("the slide's tree: 3, seven leaves, one cut; right to left nothing is cut")
    {
        const Tree t = tree_of(slide_tree);
        const auto s = searched(t, Algorithm::alphabeta);
        CHECK(s.result.value == Rational(3));
        CHECK(s.result.best_child == 1);
        CHECK(visited(t, s) == "3 12 8 2 14 5 2");
        CHECK(cuts(s) == "2:3@0>=2@2 "); // MIN has 2 itself, MAX already has 3 at the root
        CHECK(searched(t, Algorithm::alphabeta, {OrderKind::right_to_left}).result.leaves_visited == 9);
        CHECK(searched(tree_of("(3 12 8)(2 4 6)(2 5 14)"), Algorithm::alphabeta).result.leaves_visited == 5);
        CHECK(searched(t, Algorithm::alphabeta, {OrderKind::best_first}).result.leaves_visited == 5);
        CHECK(searched(t, Algorithm::alphabeta, {OrderKind::worst_first}).result.leaves_visited == 9);
        CHECK(searched(t, Algorithm::minimax).result.leaves_visited == 9);
    }
    TEST_CASE("the slide's sixteen leaves: 2, eight leaves, four cuts")
    {
        const Tree t = tree_of(slide_16);
        const auto s = searched(t, Algorithm::alphabeta);
        CHECK(s.result.value == Rational(2));
        CHECK(visited(t, s) == "2 5 1 7 3 0 5 1");
        CHECK(cuts(s) == "8:2@3>=1@8 4:3@4>=2@1 11:2@0>=0@11 2:2@0>=1@2 ");
        CHECK(least_leaves(2, 4) == 7u);
        CHECK(searched(t, Algorithm::alphabeta, {OrderKind::best_first}).result.leaves_visited == 7);
    }
    TEST_CASE("alpha-beta is minimax, in any order, and its values are bounds of the exact ones")
    {
        for (std::uint64_t seed = 0; seed < 1'500; ++seed) {
            const Tree t = drawn_tree(seed);
            INFO(to_text(t, NodeKind::max));
            const Rational value = plain_value(t);
            const auto exact = exact_values(t).value();
            for (const OrderKind kind : order_kinds) {
                const auto full = searched(t, Algorithm::minimax, {kind, seed});
                CHECK(full.result.value == value);
                CHECK(full.result.leaves_visited == static_cast<Count>(t.leaves()));
                const auto s = searched(t, Algorithm::alphabeta, {kind, seed});
                CHECK(s.result.value == value);
                CHECK(s.result.best_child == full.result.best_child);
                CHECK(s.result.leaves_visited <= static_cast<Count>(t.leaves()));
                std::vector<Window> entered(static_cast<std::size_t>(t.size()));
                for (const SearchEvent& e : s.trace.events) {
                    const auto at = static_cast<std::size_t>(e.node);
                    if (e.what == What::enter) entered[at] = e.window;
                    if (e.what != What::leave) continue;
                    const Window& w = entered[at];
                    if (w.alpha.is_finite() && e.value <= w.alpha.value) CHECK(exact[at] <= e.value);
                    else if (w.beta.is_finite() && e.value >= w.beta.value) CHECK(exact[at] >= e.value);
                    else CHECK(exact[at] == e.value);
                }
            }
            if (const auto shape = uniform(t); shape && shape->b > 1)
                CHECK(searched(t, Algorithm::alphabeta).result.leaves_visited >=
                      least_leaves(shape->b, shape->d).value());
        }
    }
    TEST_CASE("at every step what is known is true, and all that is pruned changes nothing")
    {
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            const Tree t = drawn_tree(seed);
            const auto exact = exact_values(t).value();
            const auto s = searched(t, Algorithm::alphabeta, {OrderKind::shuffled, seed});
            for (std::size_t step = 0; step <= s.trace.events.size(); step += 1 + seed % 3) {
                const Replay now = replay(t, s.trace.events, step);
                for (int i = 0; i < t.size(); ++i) {
                    const auto at = static_cast<std::size_t>(i);
                    const Knowledge& k = now.nodes[at].known;
                    if (k.low) CHECK(*k.low <= exact[at]);
                    if (k.high) CHECK(*k.high >= exact[at]);
                }
                for (std::size_t i = 1; i < now.path.size(); ++i) CHECK(t[now.path[i]].parent == now.path[i - 1]);
            }
            const Replay end = replay(t, s.trace.events, s.trace.events.size());
            CHECK(end.path.empty());
            CHECK(end.leaves_visited == s.result.leaves_visited);
            CHECK(end.leaves_visited + end.leaves_pruned == static_cast<Count>(t.leaves()));
            CHECK(end.nodes[0].known.relation() == Knowledge::Relation::exact);
            CHECK(end.nodes[0].value == exact[0]);
            for (const NodeState& n : end.nodes) {
                CHECK((n.phase == NodeState::Phase::done || n.phase == NodeState::Phase::pruned));
                if (n.is_cut) CHECK(n.phase == NodeState::Phase::pruned);
            }
        }
    }
    TEST_CASE("what a player is shown to have is what the search has told it: never a step ahead of alpha and beta")
    {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Tree t = drawn_tree(seed);
            const auto s = searched(t, Algorithm::minimax);
            for (std::size_t step = 0; step <= s.trace.events.size(); ++step) {
                const Replay now = replay(t, s.trace.events, step);
                for (int i = 0; i < t.size(); ++i) {
                    const NodeState& n = now.nodes[static_cast<std::size_t>(i)];
                    if (t.is_leaf(i) || n.phase != NodeState::Phase::open) continue;
                    const auto& own = t[i].kind == NodeKind::max ? n.known.low : n.known.high;
                    CHECK(own.has_value() == n.has_value);
                    if (own) CHECK(*own == n.value);
                }
            }
        }
    }
    TEST_CASE("the slide's intervals at the root: 3 to infinity, 3 to 14, 3 to 5, exactly 3")
    {
        const Tree t = tree_of(slide_tree);
        const auto s = searched(t, Algorithm::alphabeta);
        std::string seen;
        for (std::size_t step = 0; step <= s.trace.events.size(); ++step) {
            const Knowledge k = replay(t, s.trace.events, step).nodes[0].known;
            const std::string text = (k.low ? to_text(*k.low) : "-") + ".." + (k.high ? to_text(*k.high) : "-") + " ";
            if (seen.size() < text.size() || seen.substr(seen.size() - text.size()) != text) seen += text;
        }
        CHECK(seen == "-..- 3..- 3..14 3..5 3..3 ");
        const Replay middle = replay(t, s.trace.events, 14); // after the cut
        CHECK(s.trace.events[13].what == What::cut);
        CHECK(middle.nodes[2].known.relation() == Knowledge::Relation::at_most);
        CHECK(middle.nodes[8].is_cut);
        CHECK(middle.nodes[9].phase == NodeState::Phase::pruned);
        CHECK(middle.path == std::vector<std::int32_t>{0, 2});
        CHECK(middle.leaves_pruned == 2);
    }
    TEST_CASE("expectiminimax is the definition, with fractions; minimax and alpha-beta refuse chance")
    {
        int chances = 0;
        for (std::uint64_t seed = 0; seed < 1'000; ++seed) {
            const Tree t = drawn_chance_tree(seed);
            CHECK(searched(t, Algorithm::expectiminimax, {OrderKind::shuffled, seed}).result.value == plain_value(t));
            const auto nodes = t.nodes();
            if (std::none_of(nodes.begin(), nodes.end(), [](const Node& n) { return n.kind == NodeKind::chance; }))
                continue;
            ++chances;
            CHECK(search_tree(t, Algorithm::alphabeta).error().kind == Error::Kind::chance_node);
            CHECK(search_tree(t, Algorithm::minimax).error().kind == Error::Kind::chance_node);
        }
        CHECK(chances > 500);
        CHECK(search_tree(tree_of("3 [1/2:4]"), Algorithm::expectiminimax).error() ==
              Error{Error::Kind::probabilities_sum, 2});
        CHECK(search_tree(tree_of("3 [1/2:4611686018427387905 1/2:1/4611686018427387903]"), Algorithm::expectiminimax)
                  .error() == Error{Error::Kind::value_too_large, 2});
    }
    TEST_CASE("the largest numbers and fractions take the general way, to the same result")
    {
        const Tree t = tree_of("(9223372036854775807 -9223372036854775807)(9223372036854775807 9223372036854775806)");
        CHECK_FALSE(t.has_small_whole_values());
        CHECK(searched(t, Algorithm::alphabeta).result.value == Rational(9'223'372'036'854'775'806));
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const Tree whole = drawn_tree(seed);
            TreeBuilder build; // halved: the same comparisons
            for (const Node& n : whole.nodes()) build.add(n.parent, n.kind, *Rational::of(n.value.num(), 2));
            const Tree halves = build.finish();
            const auto a = searched(whole, Algorithm::alphabeta).result;
            const auto b = searched(halves, Algorithm::alphabeta).result;
            CHECK(a.leaves_visited == b.leaves_visited);
            CHECK(a.nodes_visited == b.nodes_visited);
            CHECK(a.best_child == b.best_child);
            CHECK(a.value == mul(b.value, 2));
        }
    }
    TEST_CASE("what cannot happen need not be known: a chance node's value is exact without a child of probability 0")
    {
        const Tree t = tree_of("[1/2:4 0:9 1/2:6]");
        const std::vector<bool> told(4, true);
        const auto known = knowledge(t, {false, true, false, true}, told);
        CHECK(known[0].relation() == Knowledge::Relation::exact);
        CHECK(known[0].low == Rational(5));
        CHECK(knowledge(t, {false, true, true, false}, told)[0].relation() == Knowledge::Relation::unknown);
    }
    TEST_CASE("of two nodes that have as much, the one nearer the root holds the end of the window")
    {
        const auto last_window = [](const Searched& s, std::int32_t node) {
            Window last;
            for (const SearchEvent& e : s.trace.events)
                if (e.what == What::update && e.node == node) last = e.window;
            return last;
        };
        const Tree max = tree_of("3 ((3 1) 7)"); // the root has 3, then MAX below MIN has it too
        const auto alpha = last_window(searched(max, Algorithm::alphabeta), max[2].first);
        CHECK(bound(alpha.alpha) == "3@0");
        const Tree min = tree_of("3 ((3 5) 1)", NodeKind::min);
        const auto beta = last_window(searched(min, Algorithm::alphabeta), min[2].first);
        CHECK(bound(beta.beta) == "3@0");
        CHECK(bound(last_window(searched(tree_of("3 ((4 1) 7)"), Algorithm::alphabeta), 3).alpha) == "4@3");
    }
    TEST_CASE("a leaf alone, a chain, and the first of equal children")
    {
        CHECK(searched(tree_of("5"), Algorithm::alphabeta).result == SearchResult{5, 1, 1, -1});
        CHECK(searched(tree_of("(((5)))"), Algorithm::alphabeta).result.value == Rational(5));
        CHECK(searched(tree_of("4 4 4"), Algorithm::minimax).result.best_child == 1);
        CHECK(searched(tree_of("4 4 4"), Algorithm::minimax, {OrderKind::right_to_left}).result.best_child == 3);
        CHECK(best_root_children(tree_of("4 3 4"), exact_values(tree_of("4 3 4")).value()) == std::vector<int>{0, 2});
    }
    TEST_CASE("all 1296 orders of the slide's tree and all 2^15 of the sixteen leaves")
    {
        const OrdersResult slide = run(OrdersJob(tree_of(slide_tree)));
        CHECK(slide.orders == 1296u);
        CHECK_FALSE(slide.is_sampled);
        CHECK(slide.histogram == std::vector<Count>{0, 0, 0, 0, 0, 48, 96, 432, 384, 336});
        const OrdersResult binary = run(OrdersJob(tree_of(slide_16)));
        CHECK(binary.searches == 1u << 15);
        CHECK(binary.fewest() == 7);
        CHECK(binary.most() == 16);
        CHECK(binary.mean() == 11.9375);
        CHECK(binary.standard_error() == 0);
    }
    TEST_CASE("too many orders are sampled, and the result says so; slices change nothing")
    {
        const Tree t = tree_of(slide_16);
        const OrdersQuery query{1000, 5000, 3};
        const OrdersResult sampled = run(OrdersJob(t, query));
        CHECK(sampled.is_sampled);
        CHECK(sampled.orders == 1u << 15);
        CHECK(sampled.searches == 5000);
        CHECK(std::abs(sampled.mean() - 11.9375) < 3 * sampled.standard_error());
        CHECK(run_in_slices(OrdersJob(t, query), 1).histogram == sampled.histogram);
        CHECK(run_in_slices(OrdersJob(tree_of(slide_tree)), 7).histogram ==
              run(OrdersJob(tree_of(slide_tree))).histogram);
        CHECK(orders_problem(tree_of("[1:3]")) == Error{Error::Kind::chance_node, 0});
        const Tree wide = random_tree({8, 3, false, 0, 99}, NodeKind::max, 1);
        CHECK_FALSE(run(OrdersJob(wide, {10, 10, 0})).orders); // 8!^73
    }
    TEST_CASE("the horizon: at depths 2 and 3 MAX gives a pawn too, at 4 it does not")
    {
        const HorizonExample example = horizon_example();
        const auto move = [&](int limit) { return depth_limited(example.tree, example.evaluations, limit).best_child; };
        CHECK(move(0) == -1);
        CHECK(move(1) == 0);
        CHECK(move(2) == 1);
        CHECK(move(3) == 1);
        CHECK(move(4) == 0);
        CHECK(move(99) == 0);
        CHECK(depth_limited(example.tree, example.evaluations, 99).values == exact_values(example.tree).value());
        CHECK(depth_limited(example.tree, example.evaluations, 2).values[0] == Rational(-1));
        CHECK(depth_limited(example.tree, example.evaluations, 4).values[0] == Rational(-2));
    }
}
