#include "engine/search/edit.hpp"
#include <algorithm>

namespace engine::search {
namespace {

using Kind = Error::Kind;

constexpr int fresh = -1; // in a list of children: a new leaf

/// Rebuilds the tree. `children(node, list)` may change the list of a node's children; `change(old number or fresh, node)`
/// may change the new node's kind, value and probability.
template <class Children, class Change>
Expected<Tree, Error> rebuilt(const Tree& tree, Children children, Change change)
{
    TreeBuilder build;
    std::vector<int> from; // builder's number -> old tree's number
    const auto put = [&](int old, int parent) {
        Node node = old == fresh ? Node{} : tree[old];
        change(old, node);
        build.add(parent, node.kind, node.value, node.probability);
        from.push_back(old);
    };
    put(0, -1);
    std::vector<int> list;
    for (int i = 0; i < build.size(); ++i) {
        const int old = from[static_cast<std::size_t>(i)];
        if (old == fresh) continue;
        list.clear();
        for (int c = 0; c < tree[old].count; ++c) list.push_back(tree[old].first + c);
        children(old, list);
        for (const int child : list) {
            if (build.size() >= max_nodes) return wrong(Kind::too_many_nodes, max_nodes);
            if (build.depth(i) >= max_depth) return wrong(Kind::too_deep, max_depth);
            put(child, i);
        }
    }
    return build.finish();
}

void as_they_are(int, std::vector<int>&) {}
void unchanged(int, Node&) {}

/// The siblings' probabilities without `node`: divided by their sum, or equal if the sum is 0. Empty if one does not fit.
std::vector<Rational> without(const Tree& tree, int node)
{
    const Node& parent = tree[tree[node].parent];
    std::optional<Rational> sum = Rational(0);
    for (int c = parent.first; c < parent.first + parent.count && sum; ++c)
        if (c != node) sum = add(*sum, tree[c].probability);
    std::vector<Rational> shares;
    for (int c = parent.first; c < parent.first + parent.count; ++c) {
        const auto share = !sum               ? std::nullopt
                           : sum->sign() == 0 ? Rational::of(1, parent.count - 1)
                                              : div(tree[c].probability, *sum);
        if (!share && c != node) return {};
        shares.push_back(c == node ? Rational() : *share);
    }
    return shares;
}

} // namespace

Expected<Tree, Error> add_child(const Tree& tree, int node, int place, Rational value, NodeKind first)
{
    if (!tree.has(node)) return wrong(Kind::no_such_node, node);
    if (place < 0 || place > tree[node].count) return wrong(Kind::no_such_place, node);
    return rebuilt(
        tree,
        [&](int old, std::vector<int>& list) {
            if (old == node) list.insert(list.begin() + place, fresh);
        },
        [&](int old, Node& n) {
            if (old == fresh) n.value = value;
            if (old != node || n.kind != NodeKind::leaf) return;
            n.kind = turn_at(tree, node, first);
            n.value = {};
        });
}

Expected<Tree, Error> remove(const Tree& tree, int node)
{
    if (!tree.has(node)) return wrong(Kind::no_such_node, node);
    if (node == 0) return wrong(Kind::root_stays, node);
    const Node& parent = tree[tree[node].parent];
    if (parent.count == 1) return wrong(Kind::only_child, node);
    std::vector<Rational> shares;
    if (parent.kind == NodeKind::chance) shares = without(tree, node);
    return rebuilt(
        tree, [&](int, std::vector<int>& list) { std::erase(list, node); },
        [&](int old, Node& n) {
            if (old > 0 && tree[old].parent == tree[node].parent && !shares.empty())
                n.probability = shares[static_cast<std::size_t>(old - parent.first)];
        });
}

Expected<Tree, Error> retype(const Tree& tree, int node, NodeKind kind)
{
    if (!tree.has(node)) return wrong(Kind::no_such_node, node);
    const Node& old_node = tree[node];
    if (old_node.kind == kind) return wrong(Kind::same_kind, node);
    const bool was_leaf = old_node.kind == NodeKind::leaf;
    Rational value;
    if (kind == NodeKind::leaf)
        if (const auto exact = exact_values(tree)) value = (*exact)[static_cast<std::size_t>(node)];
    const auto p = kind == NodeKind::chance ? *Rational::of(1, std::max(old_node.count, 1)) : Rational();
    return rebuilt(
        tree,
        [&](int old, std::vector<int>& list) {
            if (old != node) return;
            if (kind == NodeKind::leaf) list.clear();
            else if (was_leaf) list.push_back(fresh);
        },
        [&](int old, Node& n) {
            if (old == node) {
                n.kind = kind;
                n.value = value;
            } else if (old == fresh) {
                n.value = old_node.value;
                n.probability = p;
            } else if (tree[old].parent == node) {
                n.probability = p;
            }
        });
}

Expected<Tree, Error> set_value(const Tree& tree, int node, Rational value)
{
    if (!tree.has(node)) return wrong(Kind::no_such_node, node);
    if (!tree.is_leaf(node)) return wrong(Kind::not_a_leaf, node);
    return rebuilt(tree, as_they_are, [&](int old, Node& n) {
        if (old == node) n.value = value;
    });
}

Expected<Tree, Error> set_probability(const Tree& tree, int node, Rational p)
{
    if (!tree.has(node)) return wrong(Kind::no_such_node, node);
    if (!tree.is_chance_child(node)) return wrong(Kind::not_a_child, node);
    if (p.sign() < 0 || p > Rational(1)) return wrong(Kind::probability_out_of_range, node);
    return rebuilt(tree, as_they_are, [&](int old, Node& n) {
        if (old == node) n.probability = p;
    });
}

Expected<Tree, Error> move_child(const Tree& tree, int node, int place)
{
    if (!tree.has(node)) return wrong(Kind::no_such_node, node);
    if (node == 0) return wrong(Kind::root_stays, node);
    const int parent = tree[node].parent;
    if (place < 0 || place >= tree[parent].count) return wrong(Kind::no_such_place, node);
    return rebuilt(
        tree,
        [&](int old, std::vector<int>& list) {
            if (old != parent) return;
            std::erase(list, node);
            list.insert(list.begin() + place, node);
        },
        unchanged);
}

} // namespace engine::search
