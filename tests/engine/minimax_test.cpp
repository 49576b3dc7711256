// The one search over the Game concept: any values, explicit trees and games alike, windows, chance nodes.
#include "engine/search/depth_limit.hpp"
#include "engine/search/minimax.hpp"
#include "engine/search/tree_game.hpp"
#include "engine/tictactoe/tictactoe.hpp"
#include "tests/engine/tree_support.hpp"
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::search;

namespace {

/// A tree with other values: each leaf's through `Convert`.
template <class Convert>
class Converted : public TreeGame<Rational> {
public:
    Converted(const Tree& tree, std::span<const std::int32_t> children, Convert convert)
        : TreeGame<Rational>(tree, children), convert_(convert)
    {}
    auto payoff(std::int32_t leaf) const { return convert_(TreeGame<Rational>::payoff(leaf)); }

private:
    Convert convert_;
};

std::vector<std::int32_t> in_order(const Tree& tree, Order order = {})
{
    return children_in_order(tree, order).value();
}

/// Built from another game's whole tree, breadth first, to be searched as an explicit tree.
Tree explicit_tree(const tictactoe::LimitedTicTacToe& game, const tictactoe::LimitedTicTacToe::State& root)
{
    TreeBuilder build;
    std::vector<tictactoe::LimitedTicTacToe::State> states;
    const auto put = [&](const tictactoe::LimitedTicTacToe::State& s, int parent) {
        const Seat seat = game.seat(s);
        const NodeKind kind = seat == Seat::nobody ? NodeKind::leaf : seat == Seat::max ? NodeKind::max : NodeKind::min;
        build.add(parent, kind, kind == NodeKind::leaf ? Rational(game.payoff(s)) : Rational());
        states.push_back(s);
    };
    put(root, -1);
    for (std::size_t i = 0; i < states.size(); ++i) {
        const auto s = states[i];
        if (game.seat(s) == Seat::nobody) continue;
        for (const auto cell : game.moves(s)) put(game.after(s, cell), static_cast<int>(i));
    }
    return build.finish();
}

template <Game G>
struct Traced {
    Searched<G> found;
    Recorder<NodeEvent<G>> record;
};
template <Game G>
Traced<G> traced_alpha_beta(const G& game)
{
    Traced<G> t;
    t.record.limit = 1'000'000;
    t.found = alpha_beta(game, game.root(), t.record);
    return t;
}

/// The same steps with the same values, whatever the values' types.
template <Game A, Game B>
bool same_steps(const Traced<A>& a, const Traced<B>& b)
{
    return std::equal(a.record.events.begin(), a.record.events.end(), b.record.events.begin(), b.record.events.end(),
                      [](const auto& x, const auto& y) {
                          return x.what == y.what && x.is_better == y.is_better && x.depth == y.depth &&
                                 Rational(x.value) == Rational(y.value);
                      });
}

} // namespace

TEST_SUITE("search.games")
{
    TEST_CASE("int32, int64 and fraction values give the same value, move, nodes and steps on every drawn tree")
    {
        const auto narrow = [](const Rational& r) { return static_cast<std::int32_t>(r.num()); };
        int cuts = 0;
        for (std::uint64_t seed = 0; seed < 1'000; ++seed) {
            const Tree t = drawn_tree(seed);
            INFO(to_text(t, NodeKind::max));
            const auto children = in_order(t, {OrderKind::shuffled, seed});
            const auto fraction = traced_alpha_beta(TreeGame<Rational>(t, children));
            const auto wide = traced_alpha_beta(TreeGame<std::int64_t>(t, children));
            const auto small = traced_alpha_beta(Converted(t, children, narrow));
            CHECK(fraction.found.value == plain_value(t));
            CHECK(Rational(wide.found.value) == fraction.found.value);
            CHECK(Rational(small.found.value) == fraction.found.value);
            CHECK(wide.found.best == fraction.found.best);
            CHECK(small.found.best == fraction.found.best);
            CHECK(wide.found.nodes == fraction.found.nodes);
            CHECK(small.found.leaves == fraction.found.leaves);
            CHECK(same_steps(wide, fraction));
            CHECK(same_steps(small, fraction));
            for (const auto& e : fraction.record.events) cuts += e.what == SearchStep::cut ? 1 : 0;
            const TreeGame<Rational> game(t, children);
            const auto whole = minimax(game, game.root());
            CHECK(whole.value == fraction.found.value);
            CHECK(whole.best == fraction.found.best);
            CHECK(whole.nodes == static_cast<Count>(t.size()));
        }
        CHECK(cuts > 1'000);
    }
    TEST_CASE("a game and its tree written out give the same value, move, nodes, leaves and steps")
    {
        using tictactoe::LimitedTicTacToe;
        for (int depth = 0; depth <= 4; ++depth) {
            const LimitedTicTacToe game({}, depth);
            const Tree t = explicit_tree(game, game.root());
            const auto children = in_order(t);
            const auto played = traced_alpha_beta(game);
            const auto written = traced_alpha_beta(TreeGame<Rational>(t, children));
            CHECK(same_steps(played, written));
            CHECK(played.found.nodes == written.found.nodes);
            CHECK(played.found.leaves == written.found.leaves);
            CHECK(played.found.best.has_value() == (depth > 0));
            if (depth > 0) CHECK(*played.found.best == t.place(*written.found.best)); // all cells are free
            SearchTrace trace;
            const auto listed = search_tree(t, Algorithm::alphabeta, Order{}, &trace).value();
            CHECK(listed.value == Rational(played.found.value));
            CHECK(listed.nodes_visited == played.found.nodes);
            CHECK(trace.events.size() == played.record.events.size());
        }
    }
    TEST_CASE(
        "in a window the result is exact inside, an upper bound at or below alpha, a lower bound at or above beta")
    {
        int inside = 0, below = 0, above = 0;
        Count narrow = 0, open = 0;
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const Tree t = drawn_tree(seed);
            const auto children = in_order(t);
            const TreeGame<Rational> game(t, children);
            const Rational exact = plain_value(t);
            const Count most = alpha_beta(game, game.root()).nodes;
            for (int alpha = -6; alpha <= 5; ++alpha) {
                const Rational beta(alpha + 1 + static_cast<int>(seed % 3));
                const auto searched = alpha_beta(game, game.root(), Interval<Rational>{Rational(alpha), beta});
                const Rational found = searched.value;
                CHECK(searched.nodes <= most);
                narrow += searched.nodes;
                open += most;
                if (found <= Rational(alpha)) {
                    CHECK(exact <= found);
                    ++below;
                } else if (found >= beta) {
                    CHECK(exact >= found);
                    ++above;
                } else {
                    CHECK(exact == found);
                    ++inside;
                }
            }
        }
        CHECK(std::min({inside, below, above}) > 100);
        CHECK(10 * narrow < 6 * open); // 0.50 of the nodes; with one end of the window ignored, 0.75
    }
    TEST_CASE(
        "chance nodes: the search is expectiminimax, and alpha-beta prunes below players without changing the value")
    {
        Count saved = 0;
        for (std::uint64_t seed = 0; seed < 1'000; ++seed) {
            const Tree t = drawn_chance_tree(seed);
            INFO(to_text(t, NodeKind::max));
            const auto children = in_order(t);
            const TreeGame<Rational> game(t, children);
            const auto whole = minimax(game, game.root());
            CHECK(whole.value == plain_value(t));
            CHECK(whole.nodes == static_cast<Count>(t.size()));
            const auto pruned = alpha_beta(game, game.root());
            CHECK(pruned.value == whole.value);
            CHECK(pruned.best == whole.best);
            CHECK(pruned.nodes <= whole.nodes);
            saved += whole.nodes - pruned.nodes;
        }
        CHECK(saved > 0);
    }
    TEST_CASE("a mean that does not fit names its chance node, and the search goes on")
    {
        const Tree t = tree_of("3 [1/2:4611686018427387905 1/2:1/4611686018427387903] 5");
        const auto children = in_order(t);
        const TreeGame<Rational> game(t, children);
        const auto found = minimax(game, game.root());
        CHECK(found.overflow == 2);
        CHECK(found.nodes == 6);
        CHECK_FALSE(minimax(game, 3).overflow);
    }
    TEST_CASE("a depth limit on a tree evaluates what lies deeper, chance nodes included")
    {
        const Tree t = tree_of("(1 [1/2:4 1/2:8])(2 3)");
        const auto children = in_order(t);
        const auto evaluate = [&](std::int32_t node) { return t.is_leaf(node) ? t[node].value : Rational(0); };
        const auto value = [&](int depth) {
            const DepthLimit game(TreeGame<Rational>(t, children), depth, evaluate);
            return minimax(game, game.root()).value;
        };
        CHECK(value(0) == Rational(0));
        CHECK(value(1) == Rational(0));
        CHECK(value(2) == Rational(2)); // min(1, 0) and min(2, 3)
        const Tree high = tree_of("([1/2:4 1/2:8] 5)(2 3)");
        const auto order = in_order(high);
        const DepthLimit game(TreeGame<Rational>(high, order), 3, [&](std::int32_t node) { return high[node].value; });
        CHECK(minimax(game, game.root()).value == Rational(5)); // min(6, 5) and min(2, 3)
    }
}
