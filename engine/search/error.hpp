#pragma once
// What can be wrong with a tree's text, an edit, or a search on it.
#include "engine/base/error.hpp"

namespace engine::search {

ENGINE_NAMED(ErrorKind,
             // in a text; at = character
             empty,                  // no tree at all
             unexpected_character,   // neither number, bracket, mark nor separator; a mark before no parenthesis
             empty_group,            // a node without children
             unclosed,               // at = the bracket that is never closed
             unmatched,              // a closing bracket that closes nothing, or another one's
             bad_number,             // no integer or fraction, or a zero denominator
             number_too_large,       // does not fit 64 bits
             missing_probability,    // a chance node's child without `p:`
             unexpected_probability, // `p:` outside a chance node
             // in a text (at = character) or an edit (at = node)
             probability_out_of_range, // not in 0..1
             too_many_nodes,           // at = the limit
             too_deep,                 // at = the limit
             // of a tree; at = node
             probabilities_sum, // of a chance node, is not 1
             value_too_large,   // an exact value does not fit 64 bits
             chance_node,       // minimax and alphabeta know none
             // in an edit; at = node
             no_such_node,
             not_a_leaf,    // only leaves have values of their own
             not_a_child,   // of a chance node: only they have probabilities
             root_stays,    // the root cannot be deleted or moved
             only_child,    // of its parent: make the parent a leaf instead
             no_such_place, // among the siblings
             same_kind,     // it already is of that kind
             // of a random tree or an experiment; at = the limit
             branching_out_of_range, depth_out_of_range, values_out_of_range, count_out_of_range);
using Error = ErrorOf<ErrorKind>;

} // namespace engine::search
