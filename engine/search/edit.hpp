#pragma once
// Edits of a tree as pure functions: each returns the new tree or an error, in O(nodes). Nodes are numbered breadth
// first, so most edits renumber later nodes.
#include "engine/search/tree.hpp"

namespace engine::search {

/// Inserts a leaf before the child at `place` (0..count) of `node`. If `node` is a leaf, it becomes the node of the player
/// to move (`first` moves first). Below a chance node the leaf's probability is 0.
Expected<Tree, Error> add_child(const Tree&, int node, int place, Rational value, NodeKind first);

/// Removes the subtree. Below a chance node the other probabilities are divided by their sum if the results fit.
/// Errors: root_stays, only_child.
Expected<Tree, Error> remove(const Tree&, int node);

/// A leaf that becomes an inner node passes its value to a single child. An inner node that becomes a leaf takes its exact
/// value, or 0 if that does not fit. The children of a new chance node are equally likely. Error: same_kind.
Expected<Tree, Error> retype(const Tree&, int node, NodeKind kind);

/// Error: not_a_leaf.
Expected<Tree, Error> set_value(const Tree&, int node, Rational value);

/// p in 0..1; problem() checks the sum. Errors: not_a_child, probability_out_of_range.
Expected<Tree, Error> set_probability(const Tree&, int node, Rational p);

/// Moves a node, with its probability, to another place (0..count-1) among its siblings. Errors: root_stays, no_such_place.
Expected<Tree, Error> move_child(const Tree&, int node, int place);

} // namespace engine::search
