#include "engine/search/order.hpp"
#include "engine/base/rng.hpp"
#include <algorithm>
#include <numeric>

namespace engine::search {

Expected<std::vector<std::int32_t>, Error> children_in_order(const Tree& tree, Order order)
{
    std::vector<std::int32_t> children(static_cast<std::size_t>(tree.size()));
    std::iota(children.begin(), children.end(), 0);
    if (order.kind == OrderKind::left_to_right) return children;

    std::vector<Rational> exact;
    const bool is_sorted = order.kind == OrderKind::best_first || order.kind == OrderKind::worst_first;
    if (is_sorted) {
        auto values = exact_values(tree);
        if (!values) return Unexpected<Error>(values.error());
        exact = *std::move(values);
    }
    Rng rng(order.seed);
    for (const Node& node : tree.nodes()) {
        const auto mine =
            std::span(children).subspan(static_cast<std::size_t>(node.first), static_cast<std::size_t>(node.count));
        if (order.kind == OrderKind::right_to_left) std::reverse(mine.begin(), mine.end());
        else if (order.kind == OrderKind::shuffled) rng.shuffle(mine);
        else if (node.kind != NodeKind::chance) {
            const bool descends = (node.kind == NodeKind::max) == (order.kind == OrderKind::best_first);
            std::stable_sort(mine.begin(), mine.end(), [&](std::int32_t a, std::int32_t b) {
                const Rational &x = exact[static_cast<std::size_t>(a)], &y = exact[static_cast<std::size_t>(b)];
                return descends ? y < x : x < y;
            });
        }
    }
    return children;
}

} // namespace engine::search
