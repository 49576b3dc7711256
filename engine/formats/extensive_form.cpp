#include "engine/formats/extensive_form.hpp"
#include "engine/formats/growing.hpp"
#include "engine/formats/reduced.hpp"

namespace engine::formats {
namespace {

const std::vector<std::string> max_and_min{"MAX", "MIN"};

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

/// Adds the player's move and those of the players after it. `cell` is the first one with the moves so far; those of
/// the player's strategies are `step` apart.
void grow(const StrategicForm& g, int player, int cell, int step, Growing& out, int parent)
{
    if (player == g.count()) {
        std::vector<Rational> payoffs;
        for (int p = 0; p < g.count(); ++p) payoffs.push_back(g.payoff(cell, p));
        out.leaf(parent, std::move(payoffs));
        return;
    }
    std::vector<std::string> names;
    for (int i = 0; i < g.sizes[player]; ++i) names.push_back(g.name_of(player, i));
    const int here = out.move(parent, player, "", std::move(names));
    for (int i = 0; i < g.sizes[player]; ++i) grow(g, player + 1, cell + i * step, step * g.sizes[player], out, here);
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

extensive::Tree extensive_form(const matrix::Matrix& m) { return *extensive_form(strategic_form(m)); }

Expected<extensive::Tree, Error> extensive_form(const StrategicForm& g)
{
    int nodes = 1, level = 1;
    for (const int size : g.sizes) nodes += level *= size;
    if (nodes > extensive::max_nodes) return too_many_nodes();
    Growing out(g.title, g.players);
    grow(g, 0, 0, 1, out, -1);
    extensive::Tree tree = out.take();
    tree.comment = g.comment;
    return tree;
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
