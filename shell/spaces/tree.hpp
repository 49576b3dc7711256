#pragma once
// The tree of version spaces, as far as the user has opened it: each space with its live successors, and the dead ones
// in a fold. Only visible nodes are created.
#include "shell/kit/open_tree.hpp"
#include "shell/spaces/analysis.hpp"

namespace shell::spaces {

enum class NodeKind : std::uint8_t {
    space,   // live after answer `generation` (0: all codes)
    extinct, // a fold: live spaces without live descendants now
    dead,    // a fold: spaces that a test killed at once
    branch   // one of the dead spaces
};
struct TreeNode {
    NodeKind kind = NodeKind::space;
    std::uint8_t generation = 0, depth = 0;
    bool open = false;
    std::int32_t parent = -1, first = -1; // first child, -1 = not created yet
    std::int32_t count = 0, rows = 1;     // children (created or not); rows of the subtree as opened
    std::uint32_t space = 0;              // in its generation; for folds and branches: the space they come from
    Branch branch;
};

class Tree : public kit::OpenTree<TreeNode> {
public:
    using Kind = NodeKind;
    using Node = TreeNode;

    explicit Tree(const Analysis&);

    void open(int node, bool on);
    /// Opens the spaces before this answer and closes all others, while the list stays within `most` rows.
    void open_to(int answer, int most = 20'000);
    /// The node created for a live space, or -1.
    int find(int generation, std::size_t space) const;
    /// Creates and opens the path to a live space; returns its node.
    int reveal(int generation, std::size_t space);

private:
    void make_children(int node);
    Node space_node(int generation, std::size_t space) const;
    void add(int parent, Node);

    const Analysis* analysis_;
};

} // namespace shell::spaces
