#pragma once
// A tree in one line:
//
//     tree        element | element element…          several elements are the root's children
//     element     number | ( element… ) | ^( element… ) | v( element… ) | [ p:element p:element… ]
//     number, p   3, -3, 4/7, 0.25 (= 1/4); p in 0..1
//
// `(3 12 8)(2 4 6)(14 5 2)`, `[1/2:(3 5) 1/2:4]`. Spaces or commas separate. A parenthesis is whoever's turn it is: the
// players alternate, chance nodes in between count for nobody, and `first` moves first. `^` marks a MAX node and `v` a
// MIN node (as they are drawn, △ and ▽) that is not what the turn would say. Probabilities need not add up to 1 here;
// problem(tree) says whether they do.
#include "engine/search/tree.hpp"

namespace engine::search {

/// limit: at most so many nodes.
Expected<Tree, Error> parse_tree(std::string_view text, NodeKind first, int limit = max_nodes);

/// parse_tree(to_text(t, first), first) == t. Marks only where needed; `separator` is ' ' or ','. The outer parentheses
/// are left out where all children, at least two, are groups.
std::string to_text(const Tree&, NodeKind first, char separator = ' ');

} // namespace engine::search
