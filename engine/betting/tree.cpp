#include "engine/betting/tree.hpp"

namespace engine::betting {
namespace {

/// Appends a node as its parent's last child.
int add(std::vector<Node>& nodes, Node node)
{
    const int at = static_cast<int>(nodes.size());
    int* link = &nodes[node.parent].first_child;
    while (*link >= 0) link = &nodes[*link].next_sibling;
    *link = at;
    nodes.push_back(node);
    return at;
}

} // namespace

std::vector<Node> tree(const Rules& r)
{
    const int bets = r.bets.size();
    std::vector<Node> nodes(1);
    for (const Deal& d : deals) {
        Node node{.kind = NodeKind::max, .parent = 0, .deal = index(d)};
        node.probability = probability(r.deck, d);
        node.set = static_cast<int>(d.max);
        const int dealt = add(nodes, node);
        for (int b = 0; b < bets; ++b) {
            const int set = 2 + static_cast<int>(d.min) * bets + b;
            const int bet =
                add(nodes, {.kind = NodeKind::min, .parent = dealt, .deal = index(d), .bet = b, .set = set});
            for (const Reply reply : {Reply::call, Reply::fold}) {
                Node leaf{.kind = NodeKind::leaf, .parent = bet, .deal = index(d), .bet = b, .reply = reply};
                leaf.payoff = reply == Reply::call ? payoff_of_call(d, r.bets[b]) : payoff_of_fold();
                add(nodes, leaf);
            }
        }
    }
    return nodes;
}

} // namespace engine::betting
