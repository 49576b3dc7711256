#include "engine/search/horizon.hpp"
#include "engine/base/check.hpp"
#include "engine/search/depth_limit.hpp"
#include "engine/search/minimax.hpp"
#include "engine/search/order.hpp"
#include "engine/search/tree_game.hpp"

namespace engine::search {

DepthLimited depth_limited(const Tree& tree, std::span<const Rational> evaluations, int limit)
{
    ENGINE_CHECK(evaluations.size() == static_cast<std::size_t>(tree.size()));
    DepthLimited found{{evaluations.begin(), evaluations.end()}, -1};
    const auto value = [&](std::int32_t node) -> Rational& { return found.values[static_cast<std::size_t>(node)]; };
    for (std::int32_t i = 0; i < tree.size(); ++i)
        if (tree.is_leaf(i)) value(i) = tree[i].value;
    const auto children = children_in_order(tree, {}).value();
    const DepthLimit game(TreeGame<Rational>(tree, children), limit,
                          [&](std::int32_t node) -> Rational { return value(node); });
    auto keep = [&](const auto& e) {
        if (e.what == SearchStep::leave) value(e.node.of) = e.value;
    };
    const auto best = minimax(game, game.root(), keep).best;
    if (best) found.best_child = tree.place(*best);
    return found;
}

HorizonExample horizon_example()
{
    // In breadth-first order, so that the builder's numbers are the tree's.
    struct Position {
        int parent;
        NodeKind kind;
        std::int64_t evaluation;
    };
    using enum NodeKind;
    constexpr Position positions[]{
        {-1, max, 0},                // 0: MAX's piece is trapped
        {0, min, 0},    {0, min, 0}, // 1: MAX gives the piece up; 2: MAX gives check with a pawn
        {1, max, -3},   {1, max, 1},    {2, max, -1},   {2, max, 2}, // MIN takes the piece or not; the pawn or not
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
