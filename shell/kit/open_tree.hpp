#pragma once
// A tree as far as somebody has opened it, read as an indented list: rows are the open nodes from top to bottom, and only
// nodes that were seen are made. Finding a row takes O(depth · children).
#include <cstdint>
#include <vector>

namespace shell::kit {

/// `Node` has parent, first (of its children, which stand one after another; -1 = not made yet), count (of children, made
/// or not), rows (of its subtree as it is open, itself included; 1 at first) and open. Node 0 is the root.
template <class Node>
class OpenTree {
public:
    int size() const { return static_cast<int>(nodes_.size()); } // made so far
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
    /// Of a node whose ancestors are all open.
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
    /// Of a node whose children have been made.
    void set_open(int node, bool on)
    {
        nodes_[static_cast<std::size_t>(node)].open = on;
        int more = 0;
        for (int i = 0; i < at(node).count; ++i) more += at(at(node).first + i).rows;
        for (int up = node; up >= 0; up = at(up).parent) {
            nodes_[static_cast<std::size_t>(up)].rows += on ? more : -more;
            if (at(up).parent >= 0 && !at(at(up).parent).open) break; // not seen above
        }
    }

    std::vector<Node> nodes_;
};

} // namespace shell::kit
