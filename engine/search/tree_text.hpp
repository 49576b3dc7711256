#pragma once
// A tree in one line:
//
//     tree        element | element element…          several elements are the root's children
//     element     number | ( element… ) | ^( element… ) | v( element… ) | [ p:element p:element… ]
//     number, p   3, -3, 4/7, 0.25 (= 1/4); p in 0..1
//
// `(3 12 8)(2 4 6)(14 5 2)`, `[1/2:(3 5) 1/2:4]`. Spaces or commas separate. At a parenthesis the player to move moves
// (turn_at in tree.hpp). `^` marks a MAX node and `v` a MIN node (as they are drawn, △ and ▽) that is out of turn.
// Probabilities need not add up to 1 here: problem(tree) checks them.
#include "engine/search/tree.hpp"

namespace engine::search {

/// limit: the largest number of nodes. Errors: those "in a text" in error.hpp.
Expected<Tree, Error> parse_tree(std::string_view text, NodeKind first, int limit = max_nodes);

/// parse_tree(to_text(t, first), first) == t. `separator` is ' ' or ','. Marks stand only where needed; the outer
/// parentheses are omitted if the root has two or more children and all are groups.
std::string to_text(const Tree&, NodeKind first, char separator = ' ');

} // namespace engine::search
