#include "engine/search/horizon.hpp"
#include "engine/base/check.hpp"

namespace engine::search {

DepthLimited depth_limited(const Tree& tree, std::span<const Rational> evaluations, int limit)
{
    ENGINE_CHECK(evaluations.size() == static_cast<std::size_t>(tree.size()));
    DepthLimited found{{evaluations.begin(), evaluations.end()}, -1};
    for (int i = tree.size() - 1; i >= 0; --i) {
        const Node& node = tree[i];
        Rational& value = found.values[static_cast<std::size_t>(i)];
        if (node.kind == NodeKind::leaf) value = node.value;
        if (node.kind == NodeKind::leaf || node.depth >= limit) continue;
        ENGINE_CHECK(node.kind != NodeKind::chance);
        for (int c = 0; c < node.count; ++c) {
            const Rational& child = found.values[static_cast<std::size_t>(node.first) + static_cast<std::size_t>(c)];
            if (c > 0 && (node.kind == NodeKind::max ? child <= value : child >= value)) continue;
            value = child;
            if (i == 0) found.best_child = c;
        }
    }
    return found;
}

HorizonExample horizon_example()
{
    // Written breadth first, so that the builder's numbers are the tree's.
    struct Position {
        int parent;
        NodeKind kind;
        std::int64_t evaluation;
    };
    using enum NodeKind;
    constexpr Position positions[]{
        {-1, max, 0},                                                // 0: MAX's piece is trapped
        {0, min, 0},    {0, min, 0},                                 // 1: let it go; 2: a pawn's check
        {1, max, -3},   {1, max, 1},    {2, max, -1},   {2, max, 2}, // MIN takes it or not; the pawn or not
        {3, min, -3},   {3, min, -2},   {4, min, 1},    {5, min, -1},  {5, min, 0},
        {6, min, 2},    {7, leaf, -3},  {7, leaf, -2},  {8, leaf, -2}, {8, leaf, -1}, // after the piece: play goes on
        {9, leaf, 1},                                                                 // MIN missed it
        {10, leaf, -4}, {10, leaf, -1}, {11, leaf, -4}, {11, leaf, 0}, // after the pawn: the piece falls too
        {12, leaf, 2}};
    TreeBuilder build;
    HorizonExample example;
    for (const Position& p : positions) {
        build.add(p.parent, p.kind, p.kind == leaf ? Rational(p.evaluation) : Rational());
        example.evaluations.emplace_back(p.evaluation);
    }
    example.tree = build.finish();
    return example;
}

} // namespace engine::search
