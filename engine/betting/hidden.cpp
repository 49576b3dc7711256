#include "engine/betting/hidden.hpp"
#include "engine/search/simplex.hpp"
#include <algorithm>

namespace engine::betting {
namespace {

using search::Simplex;

/// The game in whole numbers: how many of the equally likely draws give each deal, and the payoffs of a call.
struct Game {
    explicit Game(const Rules& r) : rules(r)
    {
        const std::int64_t total = r.deck.aces + r.deck.kings;
        ways = total * (total - (r.deck.replacement ? 0 : 1));
    }
    /// Number of draws, out of `ways`, that give the deal.
    std::int64_t weight(int max_card, int min_card) const
    {
        const Rational p = probability(rules.deck, deals[max_card * 2 + min_card]);
        return p.num() * (ways / p.den());
    }
    std::int64_t weight_of(int max_card) const { return weight(max_card, 0) + weight(max_card, 1); }
    /// MIN's saving by a call, times the deal's weight.
    std::int64_t saved(int max_card, int min_card, int b) const
    {
        const int call = payoff_of_call(deals[max_card * 2 + min_card], rules.bets[b]);
        return weight(max_card, min_card) * (payoff_of_fold() - call);
    }
    int bets() const { return rules.bets.size(); }
    int greatest_bet() const { return *std::max_element(rules.bets.begin(), rules.bets.end()); }

    const Rules& rules;
    std::int64_t ways = 0;
};

/// One player's optimal strategy: a probability for each card and bet, at `card * bets + bet`.
struct Strategy {
    Fraction value;
    std::vector<Fraction> chosen;
    std::vector<Range> ranges;
};

/// Variables: x(c, b), the probability that MAX bets b with c; s(d, b) >= 0, what MIN with d saves by its better reply
/// to b. Maximise the sum of (raised payoff of folding) * x - s, where s(d, b) >= MIN's saving by a call. The raise
/// makes every payoff positive, so that at the optimum the bets' probabilities sum to 1 though constrained only to at
/// most 1.
Strategy solve_for_max(const Game& g)
{
    const int bets = g.bets(), variables = 4 * bets;
    const std::int64_t raise = g.greatest_bet() + ante + 1;
    std::vector<Simplex::Row> a;
    Simplex::Row b, aim(variables);
    for (int d = 0; d < 2; ++d)
        for (int bet = 0; bet < bets; ++bet) {
            Simplex::Row row(variables);
            for (int c = 0; c < 2; ++c) row[c * bets + bet] = g.saved(c, d, bet);
            row[(2 + d) * bets + bet] = -1;
            aim[(2 + d) * bets + bet] = -1;
            a.push_back(std::move(row));
            b.emplace_back(0);
        }
    for (int c = 0; c < 2; ++c) {
        Simplex::Row row(variables);
        for (int bet = 0; bet < bets; ++bet) {
            row[c * bets + bet] = 1;
            aim[c * bets + bet] = (payoff_of_fold() + raise) * g.weight_of(c);
        }
        a.push_back(std::move(row));
        b.emplace_back(1);
    }
    Simplex simplex(variables, std::move(a), std::move(b));
    ENGINE_CHECK(simplex.maximise(aim));
    Strategy out;
    out.value = simplex.value() / g.ways - Fraction(raise);
    simplex.keep_best();
    for (int x = 0; x < 2 * bets; ++x) out.ranges.push_back(simplex.range(x));
    for (int x = 0; x < 2 * bets; ++x) {
        simplex.prefer(x, 1);
        out.chosen.push_back(simplex.value());
    }
    return out;
}

/// Variables: y(d, b), the probability that MIN with d calls b; u(c) >= 0, by how much MAX with c stays below the
/// greatest payoff. Maximise the sum of u, where for every bet u(c) <= (greatest - folding) + MIN's savings by calls.
Strategy solve_for_min(const Game& g)
{
    const int bets = g.bets(), variables = 2 * bets + 2;
    const std::int64_t greatest = g.greatest_bet() + ante;
    std::vector<Simplex::Row> a;
    Simplex::Row b, aim(variables);
    for (int c = 0; c < 2; ++c) {
        aim[2 * bets + c] = 1;
        for (int bet = 0; bet < bets; ++bet) {
            Simplex::Row row(variables);
            for (int d = 0; d < 2; ++d) row[d * bets + bet] = -g.saved(c, d, bet);
            row[2 * bets + c] = 1;
            a.push_back(std::move(row));
            b.emplace_back((greatest - payoff_of_fold()) * g.weight_of(c));
        }
    }
    for (int y = 0; y < 2 * bets; ++y) {
        Simplex::Row row(variables);
        row[y] = 1;
        a.push_back(std::move(row));
        b.emplace_back(1);
    }
    Simplex simplex(variables, std::move(a), std::move(b));
    ENGINE_CHECK(simplex.maximise(aim));
    Strategy out;
    out.value = Fraction(greatest) - simplex.value() / g.ways;
    simplex.keep_best();
    for (int y = 0; y < 2 * bets; ++y) out.ranges.push_back(simplex.range(y));
    for (int y = 0; y < 2 * bets; ++y) {
        const int sign = y < bets ? 1 : -1; // prefers calls with an ace and folds with a king
        simplex.prefer(y, sign);
        out.chosen.push_back(sign < 0 ? -simplex.value() : simplex.value());
    }
    return out;
}

template <class T>
std::vector<T> part(const std::vector<T>& all, int card, int bets)
{
    return {all.begin() + card * bets, all.begin() + (card + 1) * bets};
}

} // namespace

std::array<Play, 4> play_hidden(const Rules& r)
{
    const Game g(r);
    const Strategy max = solve_for_max(g), min = solve_for_min(g);
    ENGINE_CHECK(max.value == min.value); // minimax theorem: MAX secures what MIN can hold it to
    std::array<Play, 4> out;
    for (const Deal& d : deals) {
        const int c = static_cast<int>(d.max), m = static_cast<int>(d.min);
        out[index(d)] = {part(max.chosen, c, g.bets()),
                         part(min.chosen, m, g.bets()),
                         part(max.ranges, c, g.bets()),
                         part(min.ranges, m, g.bets()),
                         {}};
    }
    return out;
}

} // namespace engine::betting
