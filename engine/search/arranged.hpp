#pragma once
// A tree with the children of each node in the order in which a search examines them.
#include "engine/search/order.hpp"

namespace engine::search {

/// Searched from left to right it is examined as the given tree is in that order. Errors: those of children_in_order().
Expected<Tree, Error> arranged(const Tree&, Order);

} // namespace engine::search
