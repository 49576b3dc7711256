#include "engine/search/arranged.hpp"
#include <vector>

namespace engine::search {

Expected<Tree, Error> arranged(const Tree& tree, Order order)
{
    const auto children = children_in_order(tree, order);
    if (!children) return Unexpected<Error>(children.error());
    struct Placed {
        std::int32_t node;
        int parent; // in the builder
    };
    std::vector<Placed> queue{{0, -1}};
    TreeBuilder out;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const Node& node = tree[queue[i].node];
        const int built = out.add(queue[i].parent, node.kind, node.value, node.probability);
        for (int k = node.first; k < node.first + node.count; ++k)
            queue.push_back({(*children)[static_cast<std::size_t>(k)], built});
    }
    return out.finish();
}

} // namespace engine::search
