#pragma once
// The tree of version spaces as far as somebody has opened it: a space, what the hypotheses of the next answer made of it,
// and the dead folded together. Only those seen are made.
#include "shell/kit/open_tree.hpp"
#include "shell/spaces/analysis.hpp"

namespace shell::spaces {

enum class NodeKind : std::uint8_t {
    space,   // live after answer `generation` (0: all codes)
    extinct, // a fold: spaces that lived on but have no living heirs
    dead,    // a fold: what died at once, by the tests
    branch   // one of the dead
};
struct TreeNode {
    NodeKind kind = NodeKind::space;
    std::uint8_t generation = 0, depth = 0;
    bool open = false;
    std::int32_t parent = -1, first = -1; // first child, -1 = not made yet
    std::int32_t count = 0, rows = 1;     // children (made or not); rows of the subtree as it is open
    std::uint32_t space = 0;              // in its generation; of folds and branches: the space they come from
    Branch branch;
};

class Tree : public kit::OpenTree<TreeNode> {
public:
    using Kind = NodeKind;
    using Node = TreeNode;

    explicit Tree(const Analysis&);

    void open(int node, bool on);
    /// Opens the spaces before this answer and closes the rest, as long as the list stays below `most` rows.
    void open_to(int answer, int most = 20'000);
    /// A node made so far for a live space, or -1.
    int find(int generation, std::size_t space) const;
    /// Makes and opens what leads to a live space; its node.
    int reveal(int generation, std::size_t space);

private:
    void make_children(int node);
    Node space_node(int generation, std::size_t space) const;
    void add(int parent, Node);

    const Analysis* analysis_;
};

} // namespace shell::spaces
