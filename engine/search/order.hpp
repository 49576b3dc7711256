#pragma once
// The order in which a search examines the children of a node: a permutation beside the tree, whose numbers stay.
#include "engine/base/named.hpp"
#include "engine/search/tree.hpp"
#include <array>
#include <cstdint>
#include <vector>

namespace engine::search {

ENGINE_NAMED(OrderKind, left_to_right, right_to_left,
             best_first,  // by exact value, the mover's best first, ties left to right; chance nodes left to right
             worst_first, // the same, the mover's worst first
             shuffled     // drawn from the seed
);
inline constexpr auto order_kinds = enumerators<OrderKind>;

struct Order {
    OrderKind kind = OrderKind::left_to_right;
    std::uint64_t seed = 0; // shuffled only
    bool operator==(const Order&) const = default;
};

/// children[k] for k in first..first+count-1 of a node: the node's children in the order of examination.
/// Errors: those of exact_values, for best_first and worst_first.
Expected<std::vector<std::int32_t>, Error> children_in_order(const Tree&, Order);

} // namespace engine::search
