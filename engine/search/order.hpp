#pragma once
// In which order a search looks at the children of a node. Trees keep their numbering; an order is a permutation beside.
#include "engine/search/tree.hpp"
#include <array>
#include <cstdint>
#include <vector>

namespace engine::search {

enum class OrderKind : std::uint8_t {
    left_to_right,
    right_to_left,
    best_first,  // by exact value, best for the mover first, ties left to right; chance nodes left to right
    worst_first, // the same, worst for the mover first
    shuffled     // each node's children by the seed
};
inline constexpr std::array order_kinds{OrderKind::left_to_right, OrderKind::right_to_left, OrderKind::best_first,
                                        OrderKind::worst_first, OrderKind::shuffled};
/// In snake_case.
const char* name(OrderKind);

struct Order {
    OrderKind kind = OrderKind::left_to_right;
    std::uint64_t seed = 0; // shuffled only
    bool operator==(const Order&) const = default;
};

/// children[k] for k in first..first+count-1 of a node: the node's children in the order of examination.
/// Errors: those of exact_values, for best_first and worst_first.
Expected<std::vector<std::int32_t>, Error> children_in_order(const Tree&, Order);

} // namespace engine::search
