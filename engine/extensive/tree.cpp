#include "engine/extensive/tree.hpp"
#include <algorithm>

namespace engine::extensive {

int Tree::add(int parent, Node node)
{
    const int at = static_cast<int>(nodes.size());
    node.parent = parent;
    node.action = -1;
    if (parent >= 0) {
        node.action = static_cast<int>(nodes[parent].children.size());
        nodes[parent].children.push_back(at);
    }
    nodes.push_back(std::move(node));
    return at;
}

std::vector<std::vector<Fraction>> payoffs_so_far(const Tree& t)
{
    std::vector<std::vector<Fraction>> sums(t.nodes.size(), std::vector<Fraction>(t.players.size()));
    for (std::size_t n = 0; n < t.nodes.size(); ++n) {
        const Node& node = t.nodes[n];
        if (node.parent >= 0) sums[n] = sums[node.parent];
        if (node.outcome < 0) continue;
        for (int player = 0; player < t.count(); ++player) sums[n][player] += t.outcomes[node.outcome].payoffs[player];
    }
    return sums;
}

std::string label_of(const Tree& t, int set)
{
    const Set& s = t.sets[set];
    const auto with_name = [&](const std::string& name) {
        return std::count_if(t.sets.begin(), t.sets.end(),
                             [&](const Set& o) { return o.player == s.player && o.name == name; });
    };
    if (!s.name.empty() && with_name(s.name) == 1) return s.name;
    std::string number = std::to_string(s.number);
    while (with_name(number) > 0) number.insert(0, 1, '#');
    return number;
}

std::string label_of(const Set& s, int action)
{
    const auto with_name = [&](const std::string& name) {
        return std::count(s.actions.begin(), s.actions.end(), name);
    };
    const std::string& name = s.actions[action];
    if (!name.empty() && with_name(name) == 1) return name;
    std::string number = std::to_string(action + 1);
    while (with_name(number) > 0) number.insert(0, 1, '#');
    return number;
}

std::optional<Error> recall_problem(const Tree& t)
{
    // A player's history is its last own move, if all its earlier sets have one history each.
    struct Own {
        int set = -1, action = -1;
        bool operator==(const Own&) const = default;
    };
    std::vector<std::vector<Own>> before(t.nodes.size(), std::vector<Own>(t.players.size()));
    std::vector<std::optional<Own>> of_set(t.sets.size());
    for (std::size_t n = 0; n < t.nodes.size(); ++n) {
        const Node& node = t.nodes[n];
        if (node.parent >= 0) {
            const Node& parent = t.nodes[node.parent];
            before[n] = before[node.parent];
            if (parent.kind == NodeKind::move) before[n][t.sets[parent.set].player] = {parent.set, node.action};
        }
        if (node.kind != NodeKind::move) continue;
        const int player = t.sets[node.set].player;
        auto& first = of_set[node.set];
        if (!first) first = before[n][player];
        if (*first != before[n][player])
            return Error{Error::Kind::imperfect_recall, static_cast<int>(n), 0, 0,
                         label_of(t, node.set),         player + 1,          {}};
    }
    return std::nullopt;
}

Expected<Fraction, Error> constant_sum(const Tree& t)
{
    const auto payoffs = payoffs_so_far(t);
    std::optional<Fraction> first;
    for (std::size_t n = 0; n < t.nodes.size(); ++n) {
        if (t.nodes[n].kind != NodeKind::leaf) continue;
        Fraction sum;
        for (const Fraction& payoff : payoffs[n]) sum += payoff;
        if (!first) first = sum;
        if (sum == *first) continue;
        return Unexpected<Error>(Error{
            Error::Kind::not_zero_sum, static_cast<int>(n), 0, 0, {}, 0, to_text(sum) + ", not " + to_text(*first)});
    }
    return first.value_or(Fraction());
}

std::optional<Error> solving_problem(const Tree& t)
{
    if (t.count() != 2) return Error{Error::Kind::players, -1, 0, 0, {}, 0, std::to_string(t.count())};
    if (auto wrong = recall_problem(t)) return wrong;
    if (const auto sum = constant_sum(t); !sum) return sum.error();
    return std::nullopt;
}

} // namespace engine::extensive
