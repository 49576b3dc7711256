#include "engine/formats/extensive_form.hpp"
#include "engine/formats/growing.hpp"

namespace engine::formats {
namespace {

const std::array<std::string, 2> max_and_min{"MAX", "MIN"};

Unexpected<Error> too_many_nodes()
{
    return Unexpected<Error>(Error{ErrorKind::too_many_nodes, -1, 0, 0, std::to_string(extensive::max_nodes)});
}

/// Adds the node and everything below it. A tree has at most max_depth levels.
void grow(const search::Tree& t, int node, Growing& out, int parent)
{
    const search::Node& n = t[node];
    if (n.kind == search::NodeKind::leaf) {
        out.leaf(parent, n.value);
        return;
    }
    int here = -1;
    if (n.kind == search::NodeKind::chance) {
        std::vector<Rational> probabilities;
        for (int child = n.first; child < n.first + n.count; ++child) probabilities.push_back(t[child].probability);
        here = out.chance(parent, numbered(n.count), std::move(probabilities));
    } else {
        here = out.move(parent, n.kind == search::NodeKind::max ? 0 : 1, numbered(n.count));
    }
    for (int child = n.first; child < n.first + n.count; ++child) grow(t, child, out, here);
}

/// Two moves; payoffs(i, j) of the strategies.
template <class Payoffs>
void grow_moves(Growing& out, const std::vector<std::string>& first, const std::vector<std::string>& second,
                Payoffs payoffs)
{
    const int root = out.move(-1, 0, first);
    for (std::size_t i = 0; i < first.size(); ++i) {
        const int node = out.move(root, 1, "", second);
        for (std::size_t j = 0; j < second.size(); ++j)
            out.leaf(node, payoffs(static_cast<int>(i), static_cast<int>(j), 0),
                     payoffs(static_cast<int>(i), static_cast<int>(j), 1));
    }
}

} // namespace

Expected<extensive::Tree, Error> extensive_form(const search::Tree& t)
{
    if (t.size() > extensive::max_nodes) return too_many_nodes();
    if (const auto wrong = problem(t)) {
        Error e{ErrorKind::probabilities_sum};
        for (const int step : path_of(t, wrong->at))
            e.detail += (e.detail.empty() ? "" : ".") + std::to_string(step + 1);
        return Unexpected<Error>(std::move(e));
    }
    Growing out("A game tree", max_and_min);
    grow(t, 0, out, -1);
    return out.take();
}

extensive::Tree extensive_form(const matrix::Matrix& m)
{
    Growing out("A matrix game", {"Row", "Column"});
    grow_moves(out, numbered(m.rows), numbered(m.columns),
               [&](int i, int j, int player) { return player == 0 ? m.at(i, j) : -m.at(i, j); });
    return out.take();
}

Expected<extensive::Tree, Error> extensive_form(const StrategicForm& g)
{
    if (g.count() != 2)
        return Unexpected<Error>(Error{ErrorKind::not_two_players, -1, 0, 0, std::to_string(g.count())});
    if (1 + g.sizes[0] + g.cells() > extensive::max_nodes) return too_many_nodes();
    std::array<std::vector<std::string>, 2> names;
    for (int player = 0; player < 2; ++player)
        for (int i = 0; i < g.sizes[player]; ++i) names[player].push_back(g.name_of(player, i));
    Growing out(g.title, {g.players[0], g.players[1]});
    grow_moves(out, names[0], names[1], [&](int i, int j, int player) { return g.payoff(j * g.sizes[0] + i, player); });
    return out.take();
}

extensive::Tree extensive_form(const betting::Rules& rules, betting::Cards cards)
{
    using namespace betting;
    Growing out(cards == Cards::seen ? "Betting with seen cards" : "Betting with hidden cards", max_and_min);
    std::vector<std::string> bets, names;
    for (const int bet : rules.bets) bets.push_back("bet " + std::to_string(bet));
    std::vector<Rational> probabilities;
    std::vector<Deal> dealt;
    for (const Deal& deal : deals) {
        const Rational p = probability(rules.deck, deal);
        if (p.sign() == 0) continue;
        dealt.push_back(deal);
        names.push_back(betting::to_text(deal));
        probabilities.push_back(p);
    }
    const int root = out.chance(-1, names, std::move(probabilities));
    for (std::size_t d = 0; d < dealt.size(); ++d) {
        const bool seen = cards == Cards::seen;
        const int max = out.move(root, 0, seen ? names[d] : std::string(1, letter(dealt[d].max)), bets);
        for (int b = 0; b < rules.bets.size(); ++b) {
            const std::string own = seen ? names[d] : std::string(1, letter(dealt[d].min));
            const int min = out.move(max, 1, own + " " + bets[b], {"call", "fold"});
            out.leaf(min, payoff_of_call(dealt[d], rules.bets[b]));
            out.leaf(min, payoff_of_fold());
        }
    }
    return out.take();
}

} // namespace engine::formats
