#include "engine/search/tree.hpp"
#include <algorithm>
#include <limits>

namespace engine::search {

int Tree::leaves() const
{
    return static_cast<int>(
        std::count_if(nodes_.begin(), nodes_.end(), [](const Node& n) { return n.kind == NodeKind::leaf; }));
}

std::vector<int> path_of(const Tree& tree, int node)
{
    std::vector<int> path(static_cast<std::size_t>(tree[node].depth));
    for (std::size_t left = path.size(); left > 0; --left) {
        path[left - 1] = tree.place(node);
        node = tree[node].parent;
    }
    return path;
}

std::optional<int> node_at(const Tree& tree, std::span<const int> path)
{
    int node = 0;
    for (const int step : path) {
        if (step < 0 || step >= tree[node].count) return std::nullopt;
        node = tree[node].first + step;
    }
    return node;
}

int TreeBuilder::add(int parent, NodeKind kind, Rational value, Rational probability)
{
    ENGINE_CHECK((parent == -1) == nodes_.empty() && parent < size());
    Node node{kind, 0, parent, 0, 0, value, probability};
    if (parent >= 0) {
        Node& above = nodes_[static_cast<std::size_t>(parent)];
        ENGINE_CHECK(above.kind != NodeKind::leaf);
        ++above.count;
        node.depth = above.depth + 1;
    }
    nodes_.push_back(node);
    return size() - 1;
}

Tree TreeBuilder::finish() const
{
    ENGINE_CHECK(!nodes_.empty() && size() <= max_nodes);
    // A counting sort by parent keeps siblings in order. Listing each node's children in turn gives breadth-first order.
    std::vector<std::int32_t> start(nodes_.size() + 1), children(nodes_.size());
    for (std::size_t i = 0; i < nodes_.size(); ++i) start[i + 1] = start[i] + nodes_[i].count;
    auto next = start;
    for (std::size_t i = 1; i < nodes_.size(); ++i)
        children[static_cast<std::size_t>(next[static_cast<std::size_t>(nodes_[i].parent)]++)] =
            static_cast<std::int32_t>(i);

    Tree tree;
    tree.nodes_.clear();
    tree.nodes_.reserve(nodes_.size());
    std::vector<std::int32_t> from{0}; // tree's number -> builder's number
    from.reserve(nodes_.size());
    tree.nodes_.push_back(nodes_[0]);
    for (std::size_t i = 0; i < from.size(); ++i) {
        const auto here = static_cast<std::size_t>(from[i]);
        Node& node = tree.nodes_[i];
        ENGINE_CHECK((node.count == 0) == (node.kind == NodeKind::leaf) && node.depth <= max_depth);
        node.first = node.count == 0 ? 0 : static_cast<std::int32_t>(from.size());
        for (auto c = start[here]; c < start[here + 1]; ++c) {
            from.push_back(children[static_cast<std::size_t>(c)]);
            tree.nodes_.push_back(nodes_[static_cast<std::size_t>(from.back())]);
            tree.nodes_.back().parent = static_cast<std::int32_t>(i);
        }
    }
    constexpr auto largest = std::numeric_limits<std::int64_t>::max();
    tree.small_whole_values_ = std::all_of(tree.nodes_.begin(), tree.nodes_.end(), [](const Node& n) {
        return n.value.is_whole() && n.value.num() < largest && n.value.num() > -largest;
    });
    return tree;
}

NodeKind turn_at(const Tree& tree, int node, NodeKind first)
{
    for (int above = tree[node].parent; above >= 0; above = tree[above].parent)
        if (tree[above].kind != NodeKind::chance) return other(tree[above].kind);
    return first;
}

std::optional<Error> problem(const Tree& tree)
{
    for (int i = 0; i < tree.size(); ++i) {
        if (tree[i].kind != NodeKind::chance) continue;
        std::optional<Rational> sum = Rational(0);
        for (int c = 0; c < tree[i].count && sum; ++c) sum = add(*sum, tree[tree[i].first + c].probability);
        if (sum != Rational(1)) return Error{Error::Kind::probabilities_sum, i};
    }
    return std::nullopt;
}

Expected<std::vector<Rational>, Error> exact_values(const Tree& tree)
{
    if (const auto bad = problem(tree)) return Unexpected<Error>(*bad);
    std::vector<Rational> values(static_cast<std::size_t>(tree.size()));
    for (int i = tree.size() - 1; i >= 0; --i) {
        const Node& node = tree[i];
        Rational& value = values[static_cast<std::size_t>(i)];
        if (node.kind == NodeKind::leaf) {
            value = node.value;
            continue;
        }
        const auto children =
            std::span(values).subspan(static_cast<std::size_t>(node.first), static_cast<std::size_t>(node.count));
        if (node.kind == NodeKind::max) value = *std::max_element(children.begin(), children.end());
        else if (node.kind == NodeKind::min) value = *std::min_element(children.begin(), children.end());
        else
            for (int c = 0; c < node.count; ++c) {
                const auto share = mul(tree[node.first + c].probability, children[static_cast<std::size_t>(c)]);
                const auto sum = share ? add(value, *share) : std::nullopt;
                if (!sum) return wrong(Error::Kind::value_too_large, i);
                value = *sum;
            }
    }
    return values;
}

std::vector<int> best_root_children(const Tree& tree, std::span<const Rational> exact)
{
    std::vector<int> best;
    if (tree[0].kind == NodeKind::chance) return best;
    for (int c = 0; c < tree[0].count; ++c)
        if (exact[static_cast<std::size_t>(tree[0].first) + static_cast<std::size_t>(c)] == exact[0]) best.push_back(c);
    return best;
}

std::optional<Uniform> uniform(const Tree& tree)
{
    const Uniform shape{tree[0].count, tree.depth()};
    for (const Node& node : tree.nodes())
        if (node.kind == NodeKind::leaf ? node.depth != shape.d : node.count != shape.b) return std::nullopt;
    if (shape.d == 0) return std::nullopt;
    return shape;
}

} // namespace engine::search
