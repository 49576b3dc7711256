#include "engine/search/replay.hpp"
#include <algorithm>

namespace engine::search {
namespace {

using Phase = NodeState::Phase;
using Side = std::optional<Rational> Knowledge::*;

/// One side of a player's node: the largest (smallest) of the children's. `needs_all`: std::nullopt if a child's is
/// unknown; otherwise unknown ones are ignored.
std::optional<Rational> extreme(std::span<const Knowledge> children, Side side, bool largest, bool needs_all)
{
    std::optional<Rational> best;
    for (const Knowledge& k : children) {
        const auto& bound = k.*side;
        if (!bound) {
            if (needs_all) return std::nullopt;
            continue;
        }
        if (!best || (largest ? *bound > *best : *bound < *best)) best = bound;
    }
    return best;
}

std::optional<Rational> mean(const Tree& tree, const Node& node, std::span<const Knowledge> children, Side side)
{
    std::optional<Rational> sum = Rational(0);
    for (int c = 0; c < node.count; ++c) {
        const auto& p = tree[node.first + c].probability;
        if (p.sign() == 0) continue;
        const auto& bound = children[static_cast<std::size_t>(c)].*side;
        const auto share = bound ? mul(p, *bound) : std::nullopt;
        sum = share ? add(*sum, *share) : std::nullopt;
        if (!sum) return std::nullopt;
    }
    return sum;
}

/// The children that have not been visited.
void prune(const Tree& tree, Replay& now, int node)
{
    for (int c = tree[node].first; c < tree[node].first + tree[node].count; ++c)
        if (NodeState& child = now.nodes[static_cast<std::size_t>(c)]; child.phase == Phase::unvisited) {
            child.phase = Phase::pruned;
            child.is_cut = true;
        }
}

} // namespace

Knowledge::Relation Knowledge::relation() const
{
    if (low && high) return *low == *high ? Relation::exact : Relation::between;
    if (low) return Relation::at_least;
    return high ? Relation::at_most : Relation::unknown;
}

std::vector<Knowledge> knowledge(const Tree& tree, const std::vector<bool>& is_seen, const std::vector<bool>& told,
                                 std::span<const Knowledge> proven, const Bounded<Rational>* leaves)
{
    std::vector<Knowledge> all(static_cast<std::size_t>(tree.size()));
    std::vector<Knowledge> own, other; // the children's, for the player's own side and for the other side
    for (int i = tree.size() - 1; i >= 0; --i) {
        const Node& node = tree[i];
        Knowledge& known = all[static_cast<std::size_t>(i)];
        if (node.kind == NodeKind::leaf) {
            if (is_seen[static_cast<std::size_t>(i)]) known = {node.value, node.value};
            continue;
        }
        own.assign(static_cast<std::size_t>(node.count), {});
        other = own;
        for (int c = 0; c < node.count; ++c) {
            const auto child = static_cast<std::size_t>(node.first) + static_cast<std::size_t>(c),
                       at = static_cast<std::size_t>(c);
            if (told[child]) own[at] = all[child];
            if (told[child] || !tree.is_leaf(node.first + c)) other[at] = all[child];
        }
        if (node.kind == NodeKind::chance) {
            known = {mean(tree, node, other, &Knowledge::low), mean(tree, node, other, &Knowledge::high)};
            const Knowledge cut = proven.empty() ? Knowledge{} : proven[static_cast<std::size_t>(i)];
            if (cut.low && !(known.low && *known.low >= *cut.low)) known.low = cut.low;
            if (cut.high && !(known.high && *known.high <= *cut.high)) known.high = cut.high;
        } else {
            const bool is_max = node.kind == NodeKind::max;
            known.low = extreme(is_max ? own : other, &Knowledge::low, is_max, !is_max);
            known.high = extreme(is_max ? other : own, &Knowledge::high, is_max, is_max);
        }
        if (leaves && known.high && *known.high <= leaves->low) known.low = known.high = leaves->low;
        if (leaves && known.low && *known.low >= leaves->high) known.low = known.high = leaves->high;
    }
    return all;
}

Replay replay(const Tree& tree, std::span<const SearchEvent> events, std::size_t steps, const Bounded<Rational>* leaves)
{
    Replay now;
    now.nodes.resize(static_cast<std::size_t>(tree.size()));
    std::vector<bool> seen(static_cast<std::size_t>(tree.size()), false), told = seen;
    std::vector<Knowledge> proven(static_cast<std::size_t>(tree.size()));
    for (const SearchEvent& e : events.first(std::min(steps, events.size()))) {
        NodeState& node = now.nodes[static_cast<std::size_t>(e.node)];
        switch (e.what) {
        case SearchEvent::What::enter:
            node.phase = Phase::open;
            node.entered = node.window = e.window;
            break;
        case SearchEvent::What::leaf:
            node.phase = Phase::done;
            node.entered = node.window = e.window;
            node.value = e.value;
            node.has_value = true;
            seen[static_cast<std::size_t>(e.node)] = true;
            ++now.leaves_visited;
            break;
        case SearchEvent::What::update:
            node.value = e.value;
            node.has_value = true;
            node.window = e.window;
            if (e.is_better) node.best_child = e.child;
            told[static_cast<std::size_t>(e.child)] = true;
            break;
        case SearchEvent::What::cut:
            prune(tree, now, e.node);
            if (e.mean) // the side that cuts; the other is no more than the leaves' bounds
                (e.value == e.mean->high ? proven[static_cast<std::size_t>(e.node)].high
                                         : proven[static_cast<std::size_t>(e.node)].low) = e.value;
            for (int c = tree[e.node].first; e.mean && c < tree[e.node].first + tree[e.node].count; ++c)
                if (now.nodes[static_cast<std::size_t>(c)].phase == Phase::done) prune(tree, now, c); // only probed
            break;
        case SearchEvent::What::leave:
            node.phase = Phase::done;
            node.value = e.value;
            break;
        }
    }
    const auto known = knowledge(tree, seen, told, proven, leaves);
    for (int i = 0; i < tree.size(); ++i) {
        NodeState& node = now.nodes[static_cast<std::size_t>(i)];
        node.known = known[static_cast<std::size_t>(i)];
        if (i > 0 && now.nodes[static_cast<std::size_t>(tree[i].parent)].phase == Phase::pruned)
            node.phase = Phase::pruned;
        if (tree[i].kind == NodeKind::leaf && node.phase == Phase::pruned) ++now.leaves_pruned;
        if (node.phase == Phase::open) now.path.push_back(i); // in order: ancestors have smaller numbers
    }
    if (NodeState& root = now.nodes[0]; root.phase == Phase::done) root.known = {root.value, root.value}; // the result
    if (steps > 0 && steps <= events.size() && events[steps - 1].what == SearchEvent::What::leaf)
        now.path.push_back(events[steps - 1].node);
    return now;
}

} // namespace engine::search
