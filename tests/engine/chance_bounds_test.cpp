// Bounds at chance nodes (star1, star2) and the strict rule: plain expectiminimax is the oracle, and no cut leaf matters.
#include "engine/search/replay.hpp"
#include "tests/engine/tree_support.hpp"
#include <doctest/doctest.h>
#include <map>

using namespace engine;
using namespace engine::search;
using What = SearchEvent::What;

namespace {

constexpr const char* textbook = "[0.7:(9 10) 0.3:(9 7)] [0.7:(2 10) 0.3:(5 8)]"; // leaves 0 to 10

struct Found {
    SearchResult result;
    SearchTrace trace;
    int count(What what, const Tree& t, NodeKind kind) const
    {
        return static_cast<int>(std::count_if(trace.events.begin(), trace.events.end(), [&](const SearchEvent& e) {
            return e.what == what && t[e.node].kind == kind;
        }));
    }
};
Found found(const Tree& t, const Cutting& cutting, Order order = {})
{
    Found f;
    f.result = search_tree(t, Algorithm::expectiminimax, order, &f.trace, cutting).value();
    CHECK(search_tree(t, Algorithm::alphabeta, order, nullptr, cutting).value() == f.result);
    return f;
}
Cutting within(int low, int high, CutRule rule = CutRule::at_equality, bool probes = false)
{
    return {rule, ChanceBounds<Rational>{{low, high}, probes}};
}

/// The tree with another value at each leaf that the search has not visited.
Tree with_others(const Tree& t, const std::vector<bool>& visited, const Rational& value)
{
    TreeBuilder build;
    for (int i = 0; i < t.size(); ++i)
        build.add(t[i].parent, t[i].kind, t.is_leaf(i) && !visited[static_cast<std::size_t>(i)] ? value : t[i].value,
                  t[i].probability);
    return build.finish();
}

/// The bounds of every update at a node, as text.
std::string means(const Found& f, int node)
{
    std::string text;
    for (const SearchEvent& e : f.trace.events)
        if (e.node == node && e.mean && (e.what == What::update || e.what == What::cut))
            text += (e.what == What::cut ? "cut " : "") + to_text(e.mean->low) + ".." + to_text(e.mean->high) + "; ";
    return text;
}

} // namespace

TEST_SUITE("search.chance_bounds")
{
    TEST_CASE("the textbook's root is 8.4; after leaf 2 the bound 4.4 cuts 10, 5 and 8")
    {
        const Tree t = tree_of(textbook);
        for (const bool probes : {false, true}) {
            const Found f = found(t, within(0, 10, CutRule::at_equality, probes));
            CHECK(f.result.value == Rational::of(42, 5));
            CHECK(f.result.leaves_visited == 5);
            CHECK(f.result.nodes_visited == 11);
            CHECK(f.result.best_child == 1);
            CHECK(means(f, 2) == "0..22/5; cut 0..22/5; ");
            CHECK(f.count(What::cut, t, NodeKind::chance) == 1);
            CHECK(f.count(What::cut, t, NodeKind::min) == 1);
        }
        CHECK(means(found(t, within(0, 10)), 1) == "63/10..93/10; 42/5..42/5; ");
        // 0.7 · 2 + 0.3 · 24 = 8.6: with wider bounds the left side must be read on, until 5 makes it 2.9
        CHECK(found(t, within(0, 24)).result.leaves_visited == 7);
    }
    TEST_CASE("the probing of star2 cuts where star1 reads on")
    {
        const Tree t = tree_of("8 [1/2:(9 9 9) 1/2:(1 9 9)]");
        const Found one = found(t, within(0, 10)), two = found(t, within(0, 10, CutRule::at_equality, true));
        CHECK(one.result.leaves_visited == 5); // 8, 9 9 9, 1
        CHECK(two.result.leaves_visited == 3); // 8, 9, 1
        CHECK(two.result.value == 8);
        CHECK(means(two, 2) == "0..19/2; 0..5; cut 0..5; ");
        // a probe is no second visit: without a cut the search goes on behind it
        const Tree all = tree_of("[1/2:(9 8 7) 1/2:(1 2 3)]");
        CHECK(found(all, within(0, 10, CutRule::at_equality, true)).result.leaves_visited == 6);
    }
    TEST_CASE(
        "the value and the choice are plain expectiminimax's, and no value within the bounds at a cut leaf matters")
    {
        std::map<std::string, Count> visited, cuts;
        Count all = 0;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            const Tree t = drawn_chance_tree(seed);
            INFO(to_text(t, NodeKind::max));
            all += static_cast<Count>(t.leaves());
            const Order order{seed % 3 == 0 ? OrderKind::left_to_right : OrderKind::shuffled, seed};
            const auto plain = search_tree(t, Algorithm::expectiminimax, order).value();
            CHECK(plain.value == plain_value(t));
            for (const CutRule rule : cut_rules)
                for (const bool probes : {false, true}) {
                    const std::string name_of = std::string(name(rule)) + (probes ? " star2" : " star1");
                    const Found f = found(t, within(-5, 5, rule, probes), order);
                    CHECK(f.result.value == plain.value);
                    CHECK(f.result.best_child == plain.best_child);
                    std::vector<bool> seen(static_cast<std::size_t>(t.size()));
                    for (const SearchEvent& e : f.trace.events) {
                        if (e.what != What::leaf) continue;
                        CHECK_FALSE(seen[static_cast<std::size_t>(e.node)]); // once
                        seen[static_cast<std::size_t>(e.node)] = true;
                    }
                    CHECK(std::count(seen.begin(), seen.end(), true) == static_cast<int>(f.result.leaves_visited));
                    for (const int extreme : {-5, 5}) {
                        const Tree other = with_others(t, seen, extreme);
                        const auto again = search_tree(other, Algorithm::expectiminimax, order).value();
                        CHECK(again.value == plain.value);
                        CHECK(again.best_child == plain.best_child);
                    }
                    visited[name_of] += f.result.leaves_visited;
                    cuts[name_of] += static_cast<Count>(f.count(What::cut, t, NodeKind::chance));
                }
        }
        for (const auto& one : cuts) CHECK_MESSAGE(one.second > 100, one.first);
        for (const auto& one : visited) CHECK_MESSAGE(one.second < all * 3 / 4, one.first);
        CHECK(visited[">= star1"] < visited["> star1"]);
        CHECK(visited[">= star2"] < visited["> star2"]);
    }
    TEST_CASE("a node's bounds hold its value at every step, whatever the other leaves are")
    {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const Tree t = drawn_chance_tree(seed);
            INFO(to_text(t, NodeKind::max));
            const Found f =
                found(t, within(-5, 5, seed % 2 == 0 ? CutRule::at_equality : CutRule::strictly, seed % 4 < 2));
            for (const SearchEvent& e : f.trace.events) {
                if (!e.mean) continue;
                const Rational exact = plain_value(t, e.node); // inside, unless a search below has stopped at a bound
                if (e.what == What::cut) CHECK((e.value == e.mean->high ? exact <= e.value : exact >= e.value));
                else if (e.what == What::enter) CHECK((e.mean->low == -5 && e.mean->high == 5));
                CHECK((e.mean->low <= exact && exact <= e.mean->high));
            }
        }
    }
    TEST_CASE("at the end of a search every leaf has been visited or cut, also where a probe came near")
    {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const Tree t = drawn_chance_tree(seed);
            INFO(to_text(t, NodeKind::max));
            const Found f = found(t, within(-5, 5, CutRule::at_equality, seed % 2 == 0));
            const Replay end = replay(t, f.trace.events, f.trace.events.size());
            CHECK(end.leaves_visited == f.result.leaves_visited);
            CHECK(end.leaves_visited + end.leaves_pruned == static_cast<Count>(t.leaves()));
        }
    }
    TEST_CASE("at every step what is known of a node holds its value; at the end the root's is exact")
    {
        int cut = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const Tree t = drawn_chance_tree(seed);
            INFO(to_text(t, NodeKind::max));
            const Found f = found(t, within(-5, 5, CutRule::at_equality, seed % 2 == 0));
            for (std::size_t step = 0; step <= f.trace.events.size(); ++step) {
                const Bounded<Rational> leaves{-5, 5};
                const Replay now = replay(t, f.trace.events, step, &leaves);
                for (int i = 0; i < t.size(); ++i) {
                    const Knowledge& known = now.nodes[static_cast<std::size_t>(i)].known;
                    const Rational exact = plain_value(t, i);
                    CHECK((!known.low || *known.low <= exact));
                    CHECK((!known.high || *known.high >= exact));
                    const bool left = now.nodes[static_cast<std::size_t>(i)].phase == NodeState::Phase::done;
                    if (left) CHECK(known.relation() != Knowledge::Relation::unknown);
                    cut += left && t[i].kind == NodeKind::chance && known.relation() != Knowledge::Relation::exact;
                }
            }
            const Bounded<Rational> leaves{-5, 5};
            const Replay end = replay(t, f.trace.events, f.trace.events.size(), &leaves);
            CHECK(end.nodes[0].known.relation() == Knowledge::Relation::exact);
            if (t[0].kind == NodeKind::chance || t.is_leaf(0)) continue;
            bool follows = false; // the root's value from what is known of a child
            for (int c = t[0].first; c < t[0].first + t[0].count; ++c)
                follows |= end.nodes[static_cast<std::size_t>(c)].known == end.nodes[0].known;
            CHECK(follows);
        }
        CHECK(cut > 20);
    }
    TEST_CASE("without chance nodes the leaves' bounds cut at a player who has the best leaf there is")
    {
        CHECK(found(tree_of("(10 10)(3 4)"), within(0, 10)).result.leaves_visited == 2);
        CHECK(found(tree_of("(10 10)(3 4)"), within(0, 10, CutRule::strictly)).result.leaves_visited == 3);
        CHECK(found(tree_of("(10 10)(3 4)"), within(0, 11)).result.leaves_visited == 3);
    }
    TEST_CASE("bounds that are reversed or do not hold are refused with the leaf")
    {
        const Tree t = tree_of(textbook);
        const auto refused = [&](int low, int high) {
            return search_tree(t, Algorithm::alphabeta, Order{}, nullptr, within(low, high)).error();
        };
        CHECK(refused(10, 0).kind == Error::Kind::bounds_reversed);
        CHECK(refused(3, 3).kind == Error::Kind::bounds_reversed);
        CHECK(refused(3, 10) == Error{Error::Kind::leaf_outside_bounds, 11});
        CHECK(refused(0, 9) == Error{Error::Kind::leaf_outside_bounds, 8});
    }
    TEST_CASE("windows that do not fit 64 bits stay wide, and sums that do not fit are refused")
    {
        const Tree wide = tree_of("1/4611686018427387847 [1/3:(4 6) 2/3:(1 7)]");
        const auto plain = search_tree(wide, Algorithm::expectiminimax).value();
        const auto bounded = search_tree(wide, Algorithm::alphabeta, Order{}, nullptr, within(0, 10));
        REQUIRE(bounded);
        CHECK(bounded->value == plain.value);
        CHECK(bounded->leaves_visited == 5);
        const Tree sum = tree_of("3 [1/2:4611686018427387903 1/2:1/4611686018427387903] 5");
        const Cutting all{CutRule::at_equality, ChanceBounds<Rational>{{0, INT64_MAX}, false}};
        CHECK(search_tree(sum, Algorithm::alphabeta, Order{}, nullptr, all).error().kind ==
              Error::Kind::value_too_large);
    }
}
TEST_SUITE("search.rules")
{
    TEST_CASE("the strict rule keeps every value and choice, and shows the exact value of a child that ties")
    {
        Count strict = 0, usual = 0, all = 0;
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const Tree t = drawn_tree(seed);
            INFO(to_text(t, NodeKind::max));
            const auto exact = exact_values(t).value();
            SearchTrace trace;
            const auto at_equality = search_tree(t, Algorithm::alphabeta).value();
            const auto found = search_tree(t, Algorithm::alphabeta, Order{}, &trace, {CutRule::strictly, {}}).value();
            CHECK(found.value == exact[0]);
            CHECK(found.best_child == at_equality.best_child);
            CHECK(found == search_tree(t, Algorithm::alphabeta, Order{}, nullptr, {CutRule::strictly, {}}).value());
            CHECK(found.leaves_visited >= at_equality.leaves_visited);
            for (const SearchEvent& e : trace.events) {
                if (e.what == What::cut) CHECK(e.window.alpha.value > e.window.beta.value);
                const bool is_tie = e.what == What::leave && t[e.node].parent == 0 && e.value == exact[0];
                if (is_tie) CHECK(exact[static_cast<std::size_t>(e.node)] == e.value);
            }
            strict += found.leaves_visited;
            usual += at_equality.leaves_visited;
            all += static_cast<Count>(t.leaves());
        }
        CHECK(usual < strict);
        CHECK(strict < all);
    }
}
