#include "engine/extensive/form.hpp"
#include <map>
#include <utility>

namespace engine::extensive {

Expected<Paths, Error> paths_of(const Tree& t)
{
    ENGINE_CHECK(!recall_problem(t));
    Paths paths;
    paths.players.resize(t.players.size());
    auto& [players, sequence, chance] = paths;
    sequence.resize(t.nodes.size(), std::vector<int>(t.players.size()));
    chance.resize(t.nodes.size(), Fraction(1));
    std::vector<int> own(t.sets.size(), -1); // by set: its index among its player's
    for (std::size_t n = 0; n < t.nodes.size(); ++n) {
        const Node& node = t.nodes[n];
        if (node.parent >= 0) {
            const Node& parent = t.nodes[node.parent];
            const Set& s = t.sets[parent.set];
            sequence[n] = sequence[node.parent];
            chance[n] = chance[node.parent];
            if (s.player < 0) chance[n] = chance[n] * Fraction(s.probabilities[node.action]);
            else sequence[n][s.player] = players[s.player].sets[own[parent.set]].first + node.action;
            if (chance[n].den().bits() > max_bits)
                return Unexpected<Error>(Error{Error::Kind::fractions_too_long, static_cast<int>(n)});
        }
        if (node.kind != NodeKind::move || own[node.set] >= 0) continue;
        const int player = t.sets[node.set].player;
        Sequences& s = players[player];
        own[node.set] = static_cast<int>(s.sets.size());
        const int actions = static_cast<int>(t.sets[node.set].actions.size());
        s.next[sequence[n][player]].push_back(own[node.set]);
        s.sets.push_back({node.set, sequence[n][player], s.count(), actions});
        s.set_of.insert(s.set_of.end(), actions, own[node.set]);
        s.next.resize(s.next.size() + actions);
    }
    return paths;
}

Expected<Form, Error> sequence_form(const Tree& t)
{
    ENGINE_CHECK(!solving_problem(t));
    auto paths = paths_of(t);
    if (!paths) return Unexpected<Error>(paths.error());
    Form form;
    form.constant = *constant_sum(t);
    const auto payoffs = payoffs_so_far(t);
    std::map<std::pair<int, int>, Fraction> expected;
    for (std::size_t n = 0; n < t.nodes.size(); ++n)
        if (t.nodes[n].kind == NodeKind::leaf)
            expected[{paths->sequence[n][0], paths->sequence[n][1]}] += paths->chance[n] * payoffs[n][0];
    for (int player = 0; player < 2; ++player) form.players[player] = std::move(paths->players[player]);
    for (const auto& [at, payoff] : expected) {
        form.scale = form.scale / gcd(form.scale, payoff.den()) * payoff.den();
        if (form.scale.bits() > max_bits) return Unexpected<Error>(Error{Error::Kind::fractions_too_long});
    }
    for (const auto& [at, payoff] : expected)
        if (payoff.sign() != 0)
            form.entries.push_back({at.first, at.second, payoff.num() * (form.scale / payoff.den())});
    return form;
}

} // namespace engine::extensive
