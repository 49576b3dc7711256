#include "engine/betting/solution.hpp"
#include "engine/betting/hidden.hpp"
#include <algorithm>

namespace engine::betting {
namespace {

constexpr std::int64_t one_if(bool b) { return b ? 1 : 0; }

/// Minimax for one deal.
Play play_seen(const Rules& r, const Deal& d)
{
    std::vector<int> values;
    for (const int bet : r.bets) values.push_back(std::min(payoff_of_call(d, bet), payoff_of_fold()));
    const auto best = std::max_element(values.begin(), values.end()); // the first of the best
    const auto ways = std::count(values.begin(), values.end(), *best);
    Play p;
    for (int b = 0; b < r.bets.size(); ++b) {
        const bool is_best = values[b] == *best;
        p.bet.emplace_back(one_if(best - values.begin() == b));
        p.bet_ranges.push_back({one_if(is_best && ways == 1), one_if(is_best)});
        const int call = payoff_of_call(d, r.bets[b]);
        p.call.emplace_back(one_if(call <= payoff_of_fold()));
        p.call_ranges.push_back({one_if(call < payoff_of_fold()), one_if(call <= payoff_of_fold())});
    }
    return p;
}

/// Expected payoffs of the nodes under both players' strategies; children come after their parents.
std::vector<Fraction> node_values(const std::vector<Node>& nodes, const std::array<Play, 4>& plays)
{
    std::vector<Fraction> values(nodes.size());
    for (std::size_t i = nodes.size(); i-- > 0;) {
        const Node& n = nodes[i];
        if (n.kind == NodeKind::leaf) values[i] = n.payoff;
        if (n.parent < 0) continue;
        Fraction weight = n.probability; // of a deal
        if (n.kind == NodeKind::min) weight = plays[n.deal].bet[n.bet];
        if (n.kind == NodeKind::leaf) {
            const Fraction& call = plays[n.deal].call[n.bet];
            weight = n.reply == Reply::call ? call : Fraction(1) - call;
        }
        values[n.parent] += weight * values[i];
    }
    return values;
}

} // namespace

Solution solve(const Rules& r, Cards c)
{
    ENGINE_CHECK(!problem(r));
    Solution s;
    if (c == Cards::hidden) {
        s.deals = play_hidden(r);
    } else {
        for (const Deal& d : deals) s.deals[index(d)] = play_seen(r, d);
    }
    const auto nodes = tree(r);
    s.node_values = node_values(nodes, s.deals);
    s.value = s.node_values[0];
    for (int n = nodes[0].first_child; n >= 0; n = nodes[n].next_sibling)
        s.deals[nodes[n].deal].value = s.node_values[n];
    return s;
}

} // namespace engine::betting
