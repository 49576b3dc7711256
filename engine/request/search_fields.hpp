#pragma once
// The fields of every search.* request: a tree in any of its three forms. Also turns their errors into sentences.
#include "engine/request/reader.hpp"
#include "engine/search/order.hpp"
#include "engine/search/tree.hpp"

namespace engine::request {

/// "tree", required: the one-line form, nested arrays, or objects {"kind","children","p"}; `first` moves first where no
/// kind is given. Always returns a valid tree: after an error, a single leaf.
search::Tree read_tree(Reader&, search::NodeKind first);
/// "root": "MAX" (default) or "MIN", in either case.
search::NodeKind read_first_mover(Reader&);
/// "order" (default left_to_right) and "seed".
search::Order read_order(Reader&);

/// error.at is a character for texts, a node's number (breadth first) for trees.
Problem problem_of(const search::Error&, const std::string& field);

} // namespace engine::request
