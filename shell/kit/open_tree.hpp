#pragma once
// A tree shown as an indented list, as far as the player has opened it. Rows are the visible nodes from top to bottom;
// nodes are made when first shown. Finding a row takes O(depth · children).
#include <cstdint>
#include <vector>

namespace shell::kit {

/// `Node` has parent, first (index of the first of its consecutive children; -1 = not made yet), count (of children,
/// made or not), rows (visible rows of its subtree, itself included; at first 1) and open. Node 0 is the root.
template <class Node>
class OpenTree {
public:
    int size() const { return static_cast<int>(nodes_.size()); } // nodes made so far
    const Node& at(int node) const { return nodes_[static_cast<std::size_t>(node)]; }
    int rows() const { return nodes_.front().rows; }
    /// row in [0, rows()).
    int node_at_row(int row) const
    {
        int node = 0;
        while (row > 0) {
            --row; // the node itself
            int child = at(node).first;
            while (row >= at(child).rows) row -= at(child++).rows;
            node = child;
        }
        return node;
    }
    /// node: all its ancestors are open.
    int row_of(int node) const
    {
        int row = 0;
        for (; at(node).parent >= 0; node = at(node).parent) {
            ++row;
            for (int before = at(at(node).parent).first; before < node; ++before) row += at(before).rows;
        }
        return row;
    }
    bool last_child(int node) const
    {
        if (node == 0) return true;
        const Node& parent = at(at(node).parent);
        return node == parent.first + parent.count - 1;
    }

protected:
    /// node: its children have been made.
    void set_open(int node, bool on)
    {
        nodes_[static_cast<std::size_t>(node)].open = on;
        int more = 0;
        for (int i = 0; i < at(node).count; ++i) more += at(at(node).first + i).rows;
        for (int up = node; up >= 0; up = at(up).parent) {
            nodes_[static_cast<std::size_t>(up)].rows += on ? more : -more;
            if (at(up).parent >= 0 && !at(at(up).parent).open) break; // closed above: no change is visible there
        }
    }

    std::vector<Node> nodes_;
};

} // namespace shell::kit
