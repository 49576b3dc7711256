#pragma once
// Shared by the tests of trees.
#include "engine/base/job.hpp"
#include "engine/base/rng.hpp"
#include "engine/search/random_tree.hpp"
#include "engine/search/search.hpp"
#include "engine/search/tree_text.hpp"
#include <algorithm>

namespace engine::search {

inline constexpr const char* slide_tree = "(3 12 8)(2 4 6)(14 5 2)";
inline constexpr const char* slide_16 = "(((2 5)(1 2))((7 3)(6 4)))(((0 3)(5 1))((9 6)(2 8)))";

inline Tree tree_of(std::string_view text, NodeKind first = NodeKind::max) { return parse_tree(text, first).value(); }

/// Irregular, with small values for ties, either player at the root.
inline Tree drawn_tree(std::uint64_t seed)
{
    Rng rng(seed);
    TreeShape shape;
    shape.b = 1 + static_cast<int>(rng.below(4));
    shape.d = 1 + static_cast<int>(rng.below(5));
    shape.irregular = rng.below(4) != 0;
    shape.low = -static_cast<int>(rng.below(6));
    shape.high = static_cast<int>(rng.below(6));
    const NodeKind first = rng.below(2) == 0 ? NodeKind::max : NodeKind::min;
    return random_tree(shape, first, rng.next());
}

/// The same tree with some chance nodes, fractional leaves, and players who move twice.
inline Tree drawn_chance_tree(std::uint64_t seed)
{
    const Tree plain = drawn_tree(seed);
    Rng rng(seed + 1);
    TreeBuilder build;
    std::vector<NodeKind> kinds;
    for (int i = 0; i < plain.size(); ++i) {
        const Node& n = plain[i];
        NodeKind kind = n.kind;
        if (kind != NodeKind::leaf && rng.below(3) == 0) kind = NodeKind::chance;
        else if (kind != NodeKind::leaf && rng.below(4) == 0) kind = other(kind);
        kinds.push_back(kind);
        Rational p;
        if (i > 0 && kinds[static_cast<std::size_t>(n.parent)] == NodeKind::chance) {
            const int siblings = plain[n.parent].count; // 1/2, 1/4, …, the last twice
            const int place = plain.place(i);
            p = *Rational::of(1, std::int64_t{1} << std::min(place + 1, siblings - 1));
        }
        const auto denominator = static_cast<std::int64_t>(1 + rng.below(3));
        const Rational value = kind == NodeKind::leaf ? *Rational::of(n.value.num(), denominator) : Rational();
        build.add(n.parent, kind, value, p);
    }
    return build.finish();
}

/// Minimax by the definition.
inline Rational plain_value(const Tree& tree, int node = 0)
{
    const Node& n = tree[node];
    if (n.count == 0) return n.value;
    Rational best = plain_value(tree, n.first);
    if (n.kind == NodeKind::chance) best = mul(best, tree[n.first].probability).value();
    for (int c = n.first + 1; c < n.first + n.count; ++c) {
        const Rational v = plain_value(tree, c);
        if (n.kind == NodeKind::max) best = std::max(best, v);
        else if (n.kind == NodeKind::min) best = std::min(best, v);
        else best = add(best, mul(v, tree[c].probability).value()).value();
    }
    return best;
}

template <Job J>
typename J::Result run_in_slices(J job, std::int64_t units)
{
    while (job.step(Budget{units}) == Step::more) {}
    return job.result();
}

} // namespace engine::search
