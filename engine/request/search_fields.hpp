#pragma once
// The fields all search.* requests share: a tree in any of its three forms, and how its errors read as sentences.
#include "engine/request/reader.hpp"
#include "engine/search/order.hpp"
#include "engine/search/tree.hpp"

namespace engine::request {

/// "tree", required: the one-line form, nested arrays, or objects {"kind","children","p"}; `first` moves first where no
/// kind is given. Always a sound tree: after an error, a single leaf.
search::Tree read_tree(Reader&, search::NodeKind first);
/// "root": "MAX" (also where missing) or "MIN", in either case.
search::NodeKind read_first_mover(Reader&);
/// "order", left_to_right where missing, and "seed".
search::Order read_order(Reader&);

/// `at` is a character for texts, a node's number (breadth first) for trees.
Problem problem_of(const search::Error&, const std::string& field);

} // namespace engine::request
