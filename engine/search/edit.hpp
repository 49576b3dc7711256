#pragma once
// Changes of a tree, as pure functions: the tree after the change, or why it is refused. Nodes are numbered breadth
// first, so most changes renumber the nodes after the place of the change. O(nodes) each.
#include "engine/search/tree.hpp"

namespace engine::search {

/// A new leaf among the children of `node`, before the child now at `place` (0..count). A leaf becomes the node of
/// whoever's turn it is (`first` moves first) with the new leaf as its only child. Under a chance node its probability is 0.
Expected<Tree, Error> add_child(const Tree&, int node, int place, Rational value, NodeKind first);

/// Without the node and all below. Its chance parent's other probabilities are divided by their sum if that fits.
/// Errors: root_stays, only_child.
Expected<Tree, Error> remove(const Tree&, int node);

/// A leaf made a player's or a chance node keeps its value in a single child; an inner node made a leaf gets its exact
/// value (0 if it has none that fits). Children of a new chance node are equally likely. Error: same_kind.
Expected<Tree, Error> retype(const Tree&, int node, NodeKind kind);

/// Error: not_a_leaf.
Expected<Tree, Error> set_value(const Tree&, int node, Rational value);

/// p in 0..1; the sum need not be 1 (problem() tells). Errors: not_a_child, probability_out_of_range.
Expected<Tree, Error> set_probability(const Tree&, int node, Rational p);

/// To another place (0..count-1) among its siblings, with its probability. Errors: root_stays, no_such_place.
Expected<Tree, Error> move_child(const Tree&, int node, int place);

} // namespace engine::search
