#pragma once
// The parts of the tree screen's panel that are described once (panel.cpp), and the board in words (board_words.cpp).
#include "shell/kit/panel.hpp"
#include "shell/trees/view.hpp"

namespace shell::trees {

/// Why the tree cannot be searched, and what mends that.
void add_search_problem(Panel&, const View&);
/// The leaves of this search; of both searches, where they are compared.
void add_counts(Panel&, const View&);
/// What only one rule of alpha-beta cuts.
void add_rules_differ(Panel&, const View&);
/// The order of the children, and the leaves that all orders visit.
void add_orders(Panel&, const View&);

/// The editor: the tree's text, the selected node, and an exercise on this tree.
void add_tree_text(Panel&, const View&);
void add_node_editor(Panel&, const View&);
void add_own_exercise(Panel&, const View&);

/// The laboratory. `thumb`: its button stands first, near the thumb.
void add_lab(Panel&, const View&, bool thumb = false);

/// The drawn tree as a table; two where both searches are drawn.
void describe_nodes(const View&, Outline&);
void describe_horizon_tree(const Lab&, Outline&);

} // namespace shell::trees
