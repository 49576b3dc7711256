#pragma once
// Errors of a tree's text, of an edit, and of a search.
#include "engine/base/error.hpp"

namespace engine::search {

ENGINE_NAMED(ErrorKind,
             // in a text; at = character
             empty,                  // no tree
             unexpected_character,   // no number, bracket, mark or separator; a mark without a parenthesis
             empty_group,            // a node without children
             unclosed,               // at = the open bracket
             unmatched,              // a closing bracket without its open bracket
             bad_number,             // not an integer, fraction or decimal; or denominator zero
             number_too_large,       // does not fit 64 bits
             missing_probability,    // a child of a chance node without `p:`
             unexpected_probability, // `p:` outside a chance node
             // in a text (at = character) or an edit (at = node)
             probability_out_of_range, // not in 0..1
             too_many_nodes,           // at = the limit
             too_deep,                 // at = the limit
             // of a tree; at = node
             probabilities_sum,   // a chance node's probabilities do not add up to 1
             value_too_large,     // an exact value does not fit 64 bits
             chance_node,         // minimax and alphabeta have no chance nodes
             bounds_reversed,     // the leaves' bounds: the first is not below the second
             leaf_outside_bounds, // at = the leaf
             // in an edit; at = node
             no_such_node,
             not_a_leaf,    // only a leaf's value can be set
             not_a_child,   // only a chance node's child has a probability
             root_stays,    // the root cannot be deleted or moved
             only_child,    // the parent would be without children
             no_such_place, // among the siblings
             same_kind,     // the node is of that kind already
             // of a random tree or an experiment; at = the limit
             branching_out_of_range, depth_out_of_range, values_out_of_range, count_out_of_range);
using Error = ErrorOf<ErrorKind>;

} // namespace engine::search
