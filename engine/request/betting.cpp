// betting.solve: the A/K game.
#include "engine/request/types/betting.hpp"
#include "engine/request/betting_variant.hpp"
#include "engine/request/door.hpp"

namespace engine::request {
namespace {

using betting::Cards;
using betting::Play;
using betting::Rules;

void refuse(const At& at, std::string_view kind, int bet = -1)
{
    at.refuse(kind,
              " must be 1 to " + std::to_string(betting::max_bets) + " different whole numbers from 1 to " +
                  std::to_string(betting::max_bet) + ", as [2,4,6].",
              bet);
}

/// A player's decisions by information set.
template <class Of>
auto by_knowledge(const betting::Solution& s, Cards cards, bool is_max, Of of)
{
    std::map<std::string, std::decay_t<decltype(of(s.deals[0]))>> all;
    for (const betting::Deal& d : betting::deals) {
        const std::string key = cards == Cards::seen ? to_text(d) : std::string(1, letter(is_max ? d.max : d.min));
        all[key] = of(s.deals[index(d)]);
    }
    return all;
}

constexpr std::array list{command<BettingSolve>};

} // namespace

void Bets::read(const At& at, const Json& value, std::vector<int>& to)
{
    to.clear();
    if (!value.is_array() || value.empty() || value.size() > betting::max_bets) return refuse(at, "bets_out_of_range");
    for (const Json& bet : value) {
        const bool fits = bet.is_number_unsigned() && bet.get<std::uint64_t>() <= betting::max_bet;
        to.push_back(fits ? bet.get<int>() : 0);
    }
    check(at, to);
}

void Bets::check(const At& at, const std::vector<int>& bets)
{
    if (bets.size() > betting::max_bets) return refuse(at, "bets_out_of_range");
    if (const auto wrong = problem(BettingSolve{.variant = {}, .bets = bets, .deck = {}}.rules()))
        refuse(at, name(*wrong), wrong->at);
}

Rules BettingSolve::rules() const
{
    Rules r = betting::seed_rules();
    r.bets = {};
    for (const int bet : bets) r.bets.push_back(static_cast<std::int16_t>(bet));
    if (deck)
        r.deck = {static_cast<std::uint8_t>(deck->aces), static_cast<std::uint8_t>(deck->kings), deck->replacement};
    return r;
}

Running<BettingSolve> begin(const BettingSolve& q, Clock)
{
    if (q.variant) return begin_variant(q);
    const Rules rules = q.rules();
    const betting::Solution s = solve(rules, q.cards);
    std::vector<BettingSolve::Deal> deals;
    for (const betting::Deal& d : betting::deals)
        deals.push_back({to_text(d), probability(rules.deck, d), s.deals[index(d)].value});
    const auto by = [&](bool is_max, auto of) { return by_knowledge(s, q.cards, is_max, of); };
    return BettingSolve::Result{.value = s.value,
                                .max_strategy = by(true, [](const Play& p) { return p.bet; }),
                                .max_ranges = by(true, [](const Play& p) { return p.bet_ranges; }),
                                .min_strategy = by(false, [](const Play& p) { return p.call; }),
                                .min_ranges = by(false, [](const Play& p) { return p.call_ranges; }),
                                .deals = std::move(deals),
                                .nodes = s.node_values.size(),
                                .behaviour = {},
                                .efg = {}};
}

template struct Door<BettingSolve>;
const Family betting_commands = list;

} // namespace engine::request
