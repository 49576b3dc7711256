#pragma once
// The tree of version spaces as far as somebody has opened it: a space, what the hypotheses of the next answer made of it,
// and the dead folded together. Rows are the open nodes from top to bottom; only those seen are made.
#include "shell/spaces/mind.hpp"
#include <vector>

namespace shell::spaces {

class Tree {
public:
    enum class Kind : std::uint8_t {
        space,   // live after answer `generation` (0: all codes)
        extinct, // a fold: spaces that lived on but have no living heirs
        dead,    // a fold: what died at once, by the tests
        branch   // one of the dead
    };
    struct Node {
        Kind kind = Kind::space;
        std::uint8_t generation = 0, depth = 0;
        bool open = false;
        std::int32_t parent = -1, first = -1; // first child, -1 = not made yet
        std::int32_t count = 0, rows = 1;     // children (made or not); rows of the subtree as it is open
        std::uint32_t space = 0;              // in its generation; of folds and branches: the space they come from
        Branch branch;
    };

    explicit Tree(const Mind&);

    int size() const { return static_cast<int>(nodes_.size()); }
    const Node& at(int node) const { return nodes_[static_cast<std::size_t>(node)]; }
    int rows() const { return nodes_.front().rows; }
    int node_at_row(int row) const; // row in [0, rows())
    int row_of(int node) const;     // of a node whose ancestors are open
    bool last_child(int node) const;
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

    const Mind* mind_;
    std::vector<Node> nodes_;
};

} // namespace shell::spaces
