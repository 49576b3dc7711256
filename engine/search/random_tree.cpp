#include "engine/search/random_tree.hpp"
#include "engine/base/rng.hpp"

namespace engine::search {

std::optional<Error> problem(const TreeShape& s, int limit)
{
    using Kind = Error::Kind;
    if (s.b < 1 || s.b > max_branching) return Error{Kind::branching_out_of_range, max_branching};
    if (s.d < 1 || s.d > max_random_depth) return Error{Kind::depth_out_of_range, max_random_depth};
    if (s.low > s.high || s.low < -max_random_value || s.high > max_random_value)
        return Error{Kind::values_out_of_range, max_random_value};
    std::int64_t nodes = 1, level = 1;
    for (int i = 0; i < s.d && !s.irregular; ++i) {
        level *= s.b;
        nodes += level;
        if (nodes > limit) return Error{Kind::too_many_nodes, limit};
    }
    return std::nullopt;
}

Tree random_tree(const TreeShape& shape, NodeKind first, std::uint64_t seed, int limit)
{
    ENGINE_CHECK(!problem(shape, limit) && limit > max_branching);
    Rng rng(seed);
    TreeBuilder build;
    std::vector<NodeKind> kinds{first}; // of the nodes built so far, breadth first
    build.add(-1, first);
    const auto value = [&] {
        return Rational(shape.low +
                        static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(shape.high - shape.low) + 1)));
    };
    std::int64_t most = 1 + shape.b; // nodes, if every inner node gets b children
    for (int i = 0; i < build.size(); ++i) {
        const NodeKind kind = kinds[static_cast<std::size_t>(i)];
        if (kind == NodeKind::leaf) continue;
        // a root with one child would leave no choice
        const auto least = std::uint64_t{i == 0 && shape.b > 1 ? 2u : 1u};
        const auto children = shape.irregular ? least + rng.below(static_cast<std::uint64_t>(shape.b) - least + 1)
                                              : static_cast<std::uint64_t>(shape.b);
        for (std::uint64_t c = 0; c < children; ++c) {
            const bool is_bottom = build.depth(i) + 1 == shape.d;
            const bool is_leaf = is_bottom || (shape.irregular && (rng.below(4) == 0 || most + shape.b > limit));
            if (!is_leaf) most += shape.b;
            kinds.push_back(is_leaf ? NodeKind::leaf : other(kind));
            build.add(i, kinds.back(), is_leaf ? value() : Rational());
        }
    }
    return build.finish();
}

} // namespace engine::search
