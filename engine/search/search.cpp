#include "engine/search/search.hpp"
#include <algorithm>
#include <limits>
#include <type_traits>

namespace engine::search {
namespace {

using What = SearchEvent::What;
using Kind = Error::Kind;

/// Recursion is at most max_depth deep. Events are built only for a sink that listens: `NoTrace` leaves the bare search.
template <class Sink, bool prunes>
class Searcher {
public:
    Searcher(const Tree& tree, std::span<const std::int32_t> children, Sink& sink)
        : tree_(tree), children_(children), sink_(sink)
    {}

    Rational visit(std::int32_t at, Window window)
    {
        const Node& node = tree_[at];
        ++result.nodes_visited;
        if (node.kind == NodeKind::leaf) {
            ++result.leaves_visited;
            tell(What::leaf, at, -1, node.value, window);
            return node.value;
        }
        tell(What::enter, at, -1, {}, window);
        Rational best;
        for (std::int32_t k = node.first, end = node.first + node.count; k < end; ++k) {
            const std::int32_t child = children_[static_cast<std::size_t>(k)];
            const Rational value = visit(child, window);
            const bool is_better = merge(at, node, child, value, k == node.first, best);
            if (is_better && at == 0) result.best_child = child;
            if constexpr (prunes) {
                if (node.kind == NodeKind::max && (!window.alpha.is_finite() || best > window.alpha.value))
                    window.alpha = {best, at};
                if (node.kind == NodeKind::min && (!window.beta.is_finite() || best < window.beta.value))
                    window.beta = {best, at};
            }
            tell(What::update, at, child, best, window, is_better);
            if (prunes && k + 1 < end && window.is_closed()) {
                tell(What::cut, at, child, best, window);
                break;
            }
        }
        tell(What::leave, at, -1, best, window);
        return best;
    }

    SearchResult result;
    std::optional<Error> error;

private:
    /// Takes a child's value into the node's; did it change the best?
    bool merge(std::int32_t at, const Node& node, std::int32_t child, const Rational& value, bool is_first,
               Rational& best)
    {
        if (node.kind == NodeKind::chance) {
            const auto share = mul(tree_[child].probability, value);
            const auto sum = share ? add(best, *share) : std::nullopt;
            if (sum) best = *sum;
            else if (!error) error = Error{Kind::value_too_large, at};
            return false;
        }
        const bool is_better = is_first || (node.kind == NodeKind::max ? value > best : value < best);
        if (is_better) best = value;
        return is_better;
    }
    void tell(What what, std::int32_t node, std::int32_t child, const Rational& value, const Window& window,
              bool is_better = false)
    {
        if constexpr (!std::is_same_v<Sink, NoTrace>)
            sink_(SearchEvent{what, is_better, node, child, value, prunes ? window : Window{}});
    }

    const Tree& tree_;
    std::span<const std::int32_t> children_;
    Sink& sink_;
};

template <class Sink, bool prunes>
Expected<SearchResult, Error> searched(const Tree& tree, std::span<const std::int32_t> children, Sink& sink)
{
    Searcher<Sink, prunes> searcher(tree, children, sink);
    searcher.result.value = searcher.visit(0, {});
    if (searcher.error) return Unexpected<Error>(*searcher.error);
    return searcher.result;
}

constexpr std::int64_t infinity = std::numeric_limits<std::int64_t>::max(); // has_small_whole_values

/// The bare search for whole numbers, several times as fast: a window is two numbers, and leaves are looked at by their
/// parent.
template <bool prunes>
class WholeSearcher {
public:
    WholeSearcher(const Tree& tree, std::span<const std::int32_t> children)
        : nodes_(tree.nodes().data()), children_(children.data())
    {}

    template <bool is_root = false>
    std::int64_t visit(const Node& node, std::int64_t alpha, std::int64_t beta)
    {
        const bool is_max = node.kind == NodeKind::max;
        std::int64_t best = is_max ? -infinity : infinity;
        for (std::int32_t k = node.first, end = node.first + node.count; k < end; ++k) {
            const Node& child = nodes_[children_[k]];
            std::int64_t value = child.value.num();
            if (child.kind == NodeKind::leaf) ++result.leaves_visited;
            else value = visit(child, alpha, beta);
            ++result.nodes_visited;
            if (is_root && (is_max ? value > best : value < best)) result.best_child = children_[k];
            best = is_max ? std::max(best, value) : std::min(best, value);
            if constexpr (!prunes) continue;
            if (is_max) alpha = std::max(alpha, value);
            else beta = std::min(beta, value);
            if (alpha >= beta) break;
        }
        return best;
    }

    SearchResult result;

private:
    const Node* nodes_;
    const std::int32_t* children_;
};

/// Minimax or alpha-beta on a tree whose inner nodes are MAX and MIN, without a trace.
template <bool prunes>
SearchResult searched_bare(const Tree& tree, std::span<const std::int32_t> children)
{
    if (!tree.has_small_whole_values() || tree.is_leaf(0)) {
        NoTrace none;
        return *searched<NoTrace, prunes>(tree, children, none);
    }
    WholeSearcher<prunes> searcher(tree, children);
    searcher.result.value = searcher.template visit<true>(tree[0], -infinity, infinity);
    ++searcher.result.nodes_visited; // the root
    return searcher.result;
}

} // namespace

Expected<SearchResult, Error> search_tree(const Tree& tree, Algorithm algorithm, std::span<const std::int32_t> children,
                                          SearchTrace* trace)
{
    ENGINE_CHECK(children.size() == static_cast<std::size_t>(tree.size()));
    for (int i = 0; i < tree.size() && algorithm != Algorithm::expectiminimax; ++i)
        if (tree[i].kind == NodeKind::chance) return wrong(Kind::chance_node, i);
    if (const auto bad = problem(tree)) return Unexpected<Error>(*bad);
    if (algorithm == Algorithm::alphabeta)
        return trace != nullptr ? searched<SearchTrace, true>(tree, children, *trace) : alphabeta(tree, children);
    if (algorithm == Algorithm::minimax && trace == nullptr) return searched_bare<false>(tree, children);
    NoTrace none;
    return trace != nullptr ? searched<SearchTrace, false>(tree, children, *trace)
                            : searched<NoTrace, false>(tree, children, none);
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
