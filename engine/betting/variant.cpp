#include "engine/betting/variant.hpp"
#include <map>
#include <utility>

namespace engine::betting {
namespace {

using extensive::Node, extensive::NodeKind, extensive::Set, extensive::Tree;

class Builder {
public:
    explicit Builder(const VariantRules& rules) : rules_(rules) { tree_.players = {"MAX", "MIN"}; }

    Tree one_card()
    {
        tree_.title = "Betting with one card";
        const std::int64_t aces = rules_.deck.aces, kings = rules_.deck.kings;
        const int root = chance({"A", "K"}, {*Rational::of(aces, aces + kings), *Rational::of(kings, aces + kings)});
        for (const Card card : cards) {
            const std::string name(1, letter(card));
            auto actions = bets();
            if (rules_.may_fold) actions.emplace_back("fold");
            const int max = move(root, 0, name, std::move(actions));
            for (const int bet : rules_.bets)
                respond(max, 1, bet_name(bet), bet, card == Card::ace ? 1 : -1, rules_.ante);
            if (rules_.may_fold) leaf(max, -rules_.ante);
        }
        return std::move(tree_);
    }

    Tree kuhn()
    {
        tree_.title = "Kuhn's poker";
        const int ranks = static_cast<int>(rules_.ranks.size());
        std::int64_t cards = 0;
        for (const int copies : rules_.ranks) cards += copies;
        std::vector<std::string> names;
        std::vector<Rational> shares;
        std::vector<std::pair<int, int>> dealt;
        for (int a = 0; a < ranks; ++a)
            for (int b = 0; b < ranks; ++b) {
                const std::int64_t ways = std::int64_t{rules_.ranks[a]} * (rules_.ranks[b] - (a == b ? 1 : 0));
                if (ways <= 0) continue;
                names.push_back(rank_name(ranks, a) + rank_name(ranks, b));
                shares.push_back(*Rational::of(ways, cards * (cards - 1)));
                dealt.emplace_back(a, b);
            }
        const int root = chance(std::move(names), std::move(shares));
        for (const auto& [a, b] : dealt) {
            const std::string max = rank_name(ranks, a), min = rank_name(ranks, b);
            const int wins = (a > b) - (a < b);
            auto actions = bets();
            actions.emplace_back("check");
            const int first = move(root, 0, max, actions);
            for (const int bet : rules_.bets) respond(first, 1, min + " " + bet_name(bet), bet, wins, rules_.ante);
            const int second = move(first, 1, min + " check", actions);
            for (const int bet : rules_.bets)
                respond(second, 0, max + " check " + bet_name(bet), bet, wins, -rules_.ante);
            leaf(second, wins * rules_.ante);
        }
        return std::move(tree_);
    }

private:
    std::string bet_name(int bet) const { return rules_.bets.size() == 1 ? "bet" : "bet " + std::to_string(bet); }
    std::vector<std::string> bets() const
    {
        std::vector<std::string> names;
        for (const int bet : rules_.bets) names.push_back(bet_name(bet));
        return names;
    }
    int chance(std::vector<std::string> names, std::vector<Rational> shares)
    {
        tree_.sets.push_back({-1, 1, "deal", std::move(names), std::move(shares)});
        return tree_.add(-1, {NodeKind::chance, {}, 0, -1});
    }
    int move(int parent, int player, const std::string& name, std::vector<std::string> actions)
    {
        const auto [found, is_new] = sets_.try_emplace({player, name}, static_cast<int>(tree_.sets.size()));
        if (is_new) tree_.sets.push_back({player, ++numbers_[player], name, std::move(actions)});
        return tree_.add(parent, {NodeKind::move, {}, found->second, -1});
    }
    void leaf(int parent, int payoff)
    {
        const auto [found, is_new] = outcomes_.try_emplace(payoff, static_cast<int>(tree_.outcomes.size()));
        if (is_new) tree_.outcomes.push_back({found->second + 1, std::to_string(payoff), {payoff, -payoff}});
        tree_.add(parent, {NodeKind::leaf, {}, -1, found->second});
    }
    /// `player` calls a bet or folds.
    void respond(int parent, int player, const std::string& set, int bet, int wins, int fold)
    {
        const int node = move(parent, player, set, {"call", "fold"});
        leaf(node, wins * (rules_.ante + bet));
        leaf(node, fold);
    }

    const VariantRules& rules_;
    Tree tree_;
    std::map<std::pair<int, std::string>, int> sets_;
    std::map<int, int> outcomes_;
    std::array<int, 2> numbers_{};
};

} // namespace

std::string rank_name(int ranks, int rank)
{
    constexpr std::string_view all = "23456789TJQKA";
    const int last = ranks == static_cast<int>(all.size()) ? ranks : static_cast<int>(all.size()) - 1;
    return std::string(1, all[last - ranks + rank]);
}

Expected<extensive::Tree, extensive::Error> variant_tree(const VariantRules& rules)
{
    Builder build(rules);
    extensive::Tree tree = rules.variant == Variant::kuhn ? build.kuhn() : build.one_card();
    if (static_cast<int>(tree.nodes.size()) > extensive::max_nodes)
        return Unexpected<extensive::Error>(extensive::Error{extensive::ErrorKind::too_many_nodes});
    return tree;
}

} // namespace engine::betting
