// The texts of the why buttons: the game's value, and MAX's payoffs of each bet by card, as sums over the deals.
#include "shell/betting/phrases.hpp"
#include "shell/kit/fractions.hpp"

namespace shell::betting {
namespace {

using engine::Fraction;
using engine::betting::NodeKind;

/// MAX's expected payoff of each bet with this card: MIN's node values weighted by the deals. "2: 1/2, 4: 0".
std::string bets_with(const View& v, engine::betting::Card card)
{
    const auto& nodes = v.tree();
    const auto& values = v.solution(engine::betting::Cards::hidden).node_values;
    std::string out;
    for (int bet = 0; bet < v.rules().bets.size(); ++bet) {
        Fraction sum(0), dealt(0);
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const auto& n = nodes[i];
            if (n.kind != NodeKind::min || n.bet != bet) continue;
            const auto& deal = engine::betting::deals[static_cast<std::size_t>(n.deal)];
            if (deal.max != card) continue;
            const Fraction p(engine::betting::probability(v.rules().deck, deal));
            sum = sum + p * values[i];
            dealt = dealt + p;
        }
        out += (bet > 0 ? ", " : "") + bet_text(v.rules(), bet) + ": " + written(sum / dealt);
    }
    return out;
}

/// "AA 1/4 · 0 + AK 1/4 · 3"; `mine`: to the person at the screen, not to MAX.
std::string by_deals(const View& v, const engine::betting::Solution& s, bool mine)
{
    std::string out;
    for (std::size_t i = 0; i < engine::betting::deals.size(); ++i) {
        const auto& deal = engine::betting::deals[i];
        const Fraction p(engine::betting::probability(v.rules().deck, deal));
        if (p.sign() == 0) continue;
        const Fraction to = mine ? v.mine(s.deals[i].value) : s.deals[i].value;
        const std::string value = written(to);
        out += (out.empty() ? "" : " + ") + engine::betting::to_text(deal) + " " + written(p) + " · " +
               (to.sign() < 0 ? "(" + value + ")" : value);
    }
    return out;
}

} // namespace

std::string View::why(const Say& say, std::string_view id) const
{
    if (!analysis_shown() || (tab() == Tab::play && game().finished() == 0)) return {};
    if (id == "why:value") {
        const bool played = tab() == Tab::play; // the row beside the rounds is the person's, the others are MAX's
        const auto& s = solution(played ? setup().cards : ui_.view);
        return say(Text::betting_why_value, by_deals(*this, s, played), written(played ? mine(s.value) : s.value));
    }
    if (id != "why:strategy" || tab() != Tab::strategy || !hidden_view()) return {};
    return say(Text::betting_why_strategy, bets_with(*this, engine::betting::Card::ace),
               bets_with(*this, engine::betting::Card::king));
}

} // namespace shell::betting
