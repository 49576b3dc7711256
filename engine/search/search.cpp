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
        Window& window = path_[static_cast<std::size_t>(e.depth)];
        if (is_new) window = e.depth == 0 ? Window{} : path_[static_cast<std::size_t>(e.depth) - 1];
        hold(window.alpha, e.window.alpha, e.node);
        hold(window.beta, e.window.beta, e.node);
        const bool has_child = e.what == SearchStep::update || e.what == SearchStep::cut;
        trace_(SearchEvent{e.what, e.is_better, e.node, has_child ? e.child : -1, e.value, window});
    }

private:
    static void hold(Bound& bound, const End<Rational>& end, std::int32_t node)
    {
        if (!is_finite<Rational>(end)) bound = {};
        else if (!bound.is_finite() || bound.value != end.value) bound = {end.value, node};
    }

    SearchTrace& trace_;
    std::array<Window, max_depth + 1> path_; // of each node from the root to the current one
};

template <class V>
SearchResult result_of(const Searched<TreeGame<V>>& found)
{
    return {Rational(found.value), found.leaves, found.nodes, found.best.value_or(-1)};
}

template <bool prunes>
Expected<SearchResult, Error> searched(const Tree& tree, std::span<const std::int32_t> children, SearchTrace* trace)
{
    const TreeGame<Rational> game(tree, children);
    const auto search = [&](auto sink) {
        return GameSearch<TreeGame<Rational>, prunes, decltype(sink)>(game, sink).from(0, {});
    };
    const auto found = trace != nullptr ? search(HolderRecorder(*trace)) : search(NoTrace{});
    if (found.overflow) return wrong(Error::Kind::value_too_large, *found.overflow);
    return result_of(found);
}

/// Without a trace. Small whole values are several times as fast as fractions.
template <bool prunes>
SearchResult searched_bare(const Tree& tree, std::span<const std::int32_t> children)
{
    if (!tree.has_small_whole_values()) return *searched<prunes>(tree, children, nullptr);
    using Whole = TreeGame<std::int64_t>;
    NoTrace none;
    return result_of(GameSearch<Whole, prunes, NoTrace>(Whole(tree, children), none).from(0, {}));
}

} // namespace

Expected<SearchResult, Error> search_tree(const Tree& tree, Algorithm algorithm, std::span<const std::int32_t> children,
                                          SearchTrace* trace)
{
    ENGINE_CHECK(children.size() == static_cast<std::size_t>(tree.size()));
    for (int i = 0; i < tree.size() && algorithm != Algorithm::expectiminimax; ++i)
        if (tree[i].kind == NodeKind::chance) return wrong(Error::Kind::chance_node, i);
    if (const auto bad = problem(tree)) return Unexpected<Error>(*bad);
    if (algorithm == Algorithm::alphabeta)
        return trace != nullptr ? searched<true>(tree, children, trace) : alphabeta(tree, children);
    if (algorithm == Algorithm::minimax && trace == nullptr) return searched_bare<false>(tree, children);
    return searched<false>(tree, children, trace);
}

Expected<SearchResult, Error> search_tree(const Tree& tree, Algorithm algorithm, Order order, SearchTrace* trace)
{
    const auto children = children_in_order(tree, order);
    if (!children) return Unexpected<Error>(children.error());
    return search_tree(tree, algorithm, *children, trace);
}

SearchResult alphabeta(const Tree& tree, std::span<const std::int32_t> children)
{
    return searched_bare<true>(tree, children);
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
