#include "engine/extensive/values.hpp"

namespace engine::extensive {

std::vector<Fraction> node_values(const Tree& t, const Form& form, const std::array<Behaviour, 2>& by)
{
    std::vector<std::vector<Fraction>> shares(t.sets.size()); // by set and action
    for (int player = 0; player < 2; ++player)
        for (std::size_t s = 0; s < by[player].size(); ++s)
            shares[form.players[player].sets[s].tree_set] = by[player][s];
    for (std::size_t s = 0; s < t.sets.size(); ++s)
        if (t.sets[s].player < 0) shares[s].assign(t.sets[s].probabilities.begin(), t.sets[s].probabilities.end());
    const auto payoffs = payoffs_so_far(t);
    std::vector<Fraction> values(t.nodes.size());
    for (std::size_t n = t.nodes.size(); n-- > 0;) {
        const Node& node = t.nodes[n];
        if (node.kind == NodeKind::leaf) values[n] = payoffs[n][0];
        if (node.parent >= 0) values[node.parent] += shares[t.nodes[node.parent].set][node.action] * values[n];
    }
    return values;
}

} // namespace engine::extensive
