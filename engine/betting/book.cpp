#include "engine/betting/book.hpp"

namespace engine::betting {
namespace {

using extensive::Behaviour, extensive::Plan;

/// The player's own payoff.
Fraction worth(const Book& b, int player, const Behaviour& own, const Behaviour& others)
{
    const Plan mine = *extensive::plan_of(b.form.players[player], own);
    const Plan theirs = *extensive::plan_of(b.form.players[1 - player], others);
    return player == 0 ? payoff(b.form, mine, theirs) : -payoff(b.form, theirs, mine);
}

Behaviour pure(const Book& b, int player, const std::vector<int>& actions)
{
    Behaviour out;
    for (std::size_t s = 0; s < actions.size(); ++s) {
        out.emplace_back(b.form.players[player].sets[s].actions);
        out.back()[actions[s]] = 1;
    }
    return out;
}

std::vector<int> reply_to(const Book& b, int player, const Behaviour& own)
{
    return best_reply(b.form, 1 - player, *extensive::plan_of(b.form.players[player], own)).action;
}

} // namespace

Book Book::of(const VariantRules& rules)
{
    auto tree = variant_tree(rules);
    ENGINE_CHECK(tree.has_value());
    auto form = sequence_form(*tree);
    ENGINE_CHECK(form.has_value());
    extensive::Solution solution = run(extensive::SolveJob(*form, true));
    return {rules, *std::move(tree), *std::move(form), std::move(solution)};
}

int Book::own_set(int player, int tree_set) const
{
    const auto& sets = form.players[player].sets;
    for (std::size_t s = 0; s < sets.size(); ++s)
        if (sets[s].tree_set == tree_set) return static_cast<int>(s);
    return -1;
}

int Book::deal_of(int node) const
{
    while (tree.nodes[node].parent > 0) node = tree.nodes[node].parent;
    return tree.nodes[node].action;
}

Exploit exploit(const Book& b, int player, const Behaviour& own)
{
    Exploit e;
    e.value = player == 0 ? b.solution.value : -b.solution.value;
    const std::vector<int> best = reply_to(b, player, own);
    e.reply = pure(b, 1 - player, best);
    Behaviour now = b.solution.behaviour[1 - player];
    e.kept = worth(b, player, own, now);
    Fraction before = e.kept;
    // The last sets first: a step then keeps the best continuation, so that no step loses.
    for (int s = static_cast<int>(now.size()); s-- > 0;) {
        now[s] = e.reply[s];
        const Fraction after = worth(b, player, own, now);
        if (after < before) e.steps.push_back({s, best[s], before - after});
        before = after;
    }
    e.held = before;
    e.loss = e.value - e.held;
    return e;
}

extensive::Range best_at(const Book& b, int player, const Behaviour& own, int set)
{
    const auto with = [&](const Fraction& p) {
        Behaviour changed = own;
        changed[set] = {p, Fraction(1) - p};
        return changed;
    };
    /// The payoff against the best reply to p, as a line: its values at 0 and 1.
    struct Line {
        Fraction at_0, at_1;
        Fraction rise() const { return at_1 - at_0; }
        Fraction at(const Fraction& p) const { return at_0 + p * rise(); }
        Fraction reaches(const Fraction& value) const { return (value - at_0) / rise(); }
    };
    const auto line = [&](const Fraction& p) {
        const Behaviour reply = pure(b, 1 - player, reply_to(b, player, with(p)));
        return Line{worth(b, player, with(0), reply), worth(b, player, with(1), reply)};
    };
    const Line first = line(0), last = line(1);
    const auto some = [&]() -> Fraction { // one of the best
        if (first.rise().sign() <= 0) return 0;
        if (last.rise().sign() >= 0) return 1;
        for (Line left = first, right = last;;) { // left rises, right falls
            const Fraction p = (right.at_0 - left.at_0) / (left.rise() - right.rise());
            const Line middle = line(p);
            if (middle.at(p) == left.at(p) || middle.rise().sign() == 0) return p;
            (middle.rise().sign() > 0 ? left : right) = middle;
        }
    };
    const Fraction one = some(), most = line(one).at(one);
    const auto end = [&](Fraction p) { // from 0 or 1 inwards; no line reaches the maximum later than the payoff does
        for (Line at = line(p); at.at(p) < most; at = line(p)) p = at.reaches(most);
        return p;
    };
    return {end(0), end(1)};
}

std::vector<int> drawn_rounds(const Book& b, const std::array<Behaviour, 2>& by, int rounds, std::uint64_t seed)
{
    std::vector<int> payoffs;
    for (int round = 0; round < rounds; ++round) {
        Rng rng = Rng(seed).fork(static_cast<std::uint64_t>(round));
        int node = 0;
        while (b.tree.nodes[node].set >= 0) {
            const int set = b.tree.nodes[node].set, player = b.tree.sets[set].player;
            search::Mixture mixture;
            if (player < 0)
                for (const Rational& p : b.tree.sets[set].probabilities) mixture.emplace_back(p);
            else mixture = by[player][b.own_set(player, set)];
            node = b.tree.nodes[node].children[search::draw(mixture, rng)];
        }
        payoffs.push_back(b.payoff(node));
    }
    return payoffs;
}

} // namespace engine::betting
