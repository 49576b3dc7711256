#include "engine/search/search.hpp"
#include "engine/search/minimax.hpp"
#include "engine/search/tree_game.hpp"
#include <array>

namespace engine::search {
namespace {

/// Records a search of a tree: adds to each end of a window the node that holds it.
class HolderRecorder {
public:
    explicit HolderRecorder(SearchTrace& trace) : trace_(trace) {}

    void operator()(const NodeEvent<TreeGame<Rational>>& e)
    {
        const bool is_new = e.what == SearchStep::enter || e.what == SearchStep::leaf;
        const auto depth = static_cast<std::size_t>(e.depth);
        Window& window = path_[depth];
        if (is_new) window = depth == 0 ? Window{} : path_[depth - 1];
        nodes_[depth] = e.node;
        const std::int32_t holder = is_new && depth > 0 ? nodes_[depth - 1] : e.node; // a new window comes from above
        hold(window.alpha, e.window.alpha, holder);
        hold(window.beta, e.window.beta, holder);
        const bool has_child = e.what == SearchStep::update || e.what == SearchStep::cut;
        trace_(SearchEvent{e.what, e.is_better, e.node, has_child ? e.child : -1, e.value, window, e.mean});
    }

private:
    static void hold(Bound& bound, const End<Rational>& end, std::int32_t node)
    {
        if (!is_finite<Rational>(end)) bound = {};
        else if (!bound.is_finite() || bound.value != end.value) bound = {end.value, node};
    }

    SearchTrace& trace_;
    std::array<Window, max_depth + 1> path_;          // of each node from the root to the current one
    std::array<std::int32_t, max_depth + 1> nodes_{}; // these nodes
};

template <class V>
SearchResult result_of(const Searched<TreeGame<V>>& found)
{
    return {Rational(found.value), found.leaves, found.nodes, found.best.value_or(-1)};
}

template <CutRule rule>
Expected<SearchResult, Error> searched(const Tree& tree, std::span<const std::int32_t> children, SearchTrace* trace,
                                       const std::optional<ChanceBounds<Rational>>& bounds = {})
{
    const TreeGame<Rational> game(tree, children);
    const auto search = [&](auto sink) {
        return GameSearch<TreeGame<Rational>, rule, decltype(sink)>(game, sink, bounds).from(0, {});
    };
    const auto found = trace != nullptr ? search(HolderRecorder(*trace)) : search(NoTrace{});
    if (found.overflow) return wrong(Error::Kind::value_too_large, *found.overflow);
    return result_of(found);
}

/// Without a trace. Small whole values are several times as fast as fractions.
template <CutRule rule>
SearchResult searched_bare(const Tree& tree, std::span<const std::int32_t> children)
{
    if (!tree.has_small_whole_values()) return *searched<rule>(tree, children, nullptr);
    using Whole = TreeGame<std::int64_t>;
    NoTrace none;
    return result_of(GameSearch<Whole, rule, NoTrace>(Whole(tree, children), none).from(0, {}));
}

template <CutRule rule>
Expected<SearchResult, Error> searched(const Tree& tree, std::span<const std::int32_t> children, SearchTrace* trace,
                                       const Cutting& cutting)
{
    if (trace == nullptr && !cutting.chance) return searched_bare<rule>(tree, children);
    return searched<rule>(tree, children, trace, cutting.chance);
}

} // namespace

std::optional<Error> problem(const Tree& tree, const Cutting& cutting)
{
    if (!cutting.chance) return std::nullopt;
    const auto& leaves = cutting.chance->leaves;
    if (leaves.low >= leaves.high) return Error{Error::Kind::bounds_reversed};
    for (int i = 0; i < tree.size(); ++i)
        if (tree.is_leaf(i) && (tree[i].value < leaves.low || leaves.high < tree[i].value))
            return Error{Error::Kind::leaf_outside_bounds, i};
    return std::nullopt;
}

Expected<SearchResult, Error> search_tree(const Tree& tree, Algorithm algorithm, std::span<const std::int32_t> children,
                                          SearchTrace* trace, const Cutting& cutting)
{
    ENGINE_CHECK(children.size() == static_cast<std::size_t>(tree.size()));
    const bool has_means =
        algorithm == Algorithm::expectiminimax || (algorithm == Algorithm::alphabeta && cutting.chance);
    for (int i = 0; i < tree.size() && !has_means; ++i)
        if (tree[i].kind == NodeKind::chance) return wrong(Error::Kind::chance_node, i);
    if (const auto bad = problem(tree)) return Unexpected<Error>(*bad);
    if (const auto bad = problem(tree, cutting)) return Unexpected<Error>(*bad);
    if (algorithm == Algorithm::alphabeta || (algorithm == Algorithm::expectiminimax && cutting.chance))
        return cutting.rule == CutRule::strictly ? searched<CutRule::strictly>(tree, children, trace, cutting)
                                                 : searched<CutRule::at_equality>(tree, children, trace, cutting);
    if (algorithm == Algorithm::minimax && trace == nullptr) return searched_bare<CutRule::never>(tree, children);
    return searched<CutRule::never>(tree, children, trace);
}

Expected<SearchResult, Error> search_tree(const Tree& tree, Algorithm algorithm, Order order, SearchTrace* trace,
                                          const Cutting& cutting)
{
    const auto children = children_in_order(tree, order);
    if (!children) return Unexpected<Error>(children.error());
    return search_tree(tree, algorithm, *children, trace, cutting);
}

SearchResult alphabeta(const Tree& tree, std::span<const std::int32_t> children)
{
    return searched_bare<CutRule::at_equality>(tree, children);
}

std::optional<Count> power(int b, int d)
{
    Count n = 1;
    for (int i = 0; i < d; ++i)
        if (__builtin_mul_overflow(n, static_cast<Count>(b), &n)) return std::nullopt;
    return n;
}

std::optional<Count> least_leaves(int b, int d)
{
    const auto up = power(b, (d + 1) / 2), down = power(b, d / 2);
    Count n = 0;
    if (!up || !down || __builtin_add_overflow(*up, *down - 1, &n)) return std::nullopt;
    return n;
}

} // namespace engine::search
