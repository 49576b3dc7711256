#include "engine/betting/match.hpp"
#include <algorithm>
#include <numeric>

namespace engine::betting {
namespace {

using Kind = Error::Kind;

// Links depend on these numbers: a generator for each purpose, forked for each round and each decision.
constexpr std::uint64_t match_deals = 1, match_computer = 2;

Rng stream(const Match& m, std::uint64_t purpose) { return Rng(m.setup.seed).fork(purpose).fork(m.rounds.size()); }

void step_to(Match& m, int node)
{
    MatchRound& round = m.rounds.back();
    round.path.push_back(node);
    if (m.book->tree.nodes[node].set >= 0) return;
    round.payoff = m.book->payoff(node);
    m.capital += *round.payoff;
}

void computer_moves(Match& m)
{
    while (m.mover() >= 0 && !m.is_persons_turn()) {
        const int player = m.mover(), set = m.book->own_set(player, m.book->tree.nodes[m.node()].set);
        Rng rng = stream(m, match_computer).fork(m.round().path.size());
        const int action = search::draw(m.book->solution.behaviour[player][set], rng);
        step_to(m, m.book->tree.nodes[m.node()].children[action]);
    }
}

void deal_match(Match& m)
{
    m.rounds.emplace_back();
    Rng rng = stream(m, match_deals);
    search::Mixture mixture;
    for (const Rational& p : m.book->tree.sets[m.book->tree.nodes[0].set].probabilities) mixture.emplace_back(p);
    MatchRound& round = m.rounds.back();
    round.deal = search::draw(mixture, rng);
    round.path = {m.book->tree.nodes[0].children[round.deal]};
    computer_moves(m);
}

} // namespace

std::optional<Error> problem(const MatchSetup& s)
{
    const VariantRules& r = s.rules;
    if (name(r.variant).empty()) return Error{Kind::unknown_variant};
    if (r.ante < 1 || r.ante > max_bet) return Error{Kind::ante_out_of_range};
    if (r.bets.size() != 1 || r.bets[0] < 1 || r.bets[0] > max_bet) return Error{Kind::bets_out_of_range};
    if (r.variant == Variant::one_card) {
        const Deck& d = r.deck;
        const auto fits = [](int n) { return n >= 1 && n <= max_cards; };
        if (!fits(d.aces) || !fits(d.kings)) return Error{Kind::deck_out_of_range};
    } else {
        const auto ranks = static_cast<int>(r.ranks.size());
        const auto fits = [](int n) { return n >= 0 && n <= max_copies; };
        if (ranks < min_ranks || ranks > max_match_ranks || !std::all_of(r.ranks.begin(), r.ranks.end(), fits) ||
            std::accumulate(r.ranks.begin(), r.ranks.end(), 0) < 2)
            return Error{Kind::ranks_out_of_range};
    }
    if (name(s.human).empty()) return Error{Kind::unknown_players};
    if (s.rounds < 1 || s.rounds > max_rounds) return Error{Kind::rounds_out_of_range};
    return std::nullopt;
}

Match Match::start(const Setup& s)
{
    ENGINE_CHECK(!problem(s));
    Match m;
    m.setup = s;
    m.book = std::make_shared<const Book>(Book::of(s.rules));
    deal_match(m);
    return m;
}

Expected<Match, Error> Match::after(const Event& e) const
{
    if (over()) return wrong(Kind::game_over, -1);
    const Act* act = std::get_if<Act>(&e);
    if (act ? !is_persons_turn() : !shown()) return wrong(Kind::not_your_turn, -1);
    Match next = *this;
    if (!act) {
        deal_match(next);
        return next;
    }
    const auto& children = book->tree.nodes[node()].children;
    if (act->action < 0 || act->action >= static_cast<int>(children.size())) return wrong(Kind::no_such_action, -1);
    step_to(next, children[act->action]);
    computer_moves(next);
    return next;
}

bool Match::is_open(int i, int player) const
{
    if (setup.human != Human::both && player == static_cast<int>(setup.human)) return true;
    const MatchRound& r = rounds[i];
    if (!r.payoff) return setup.human == Human::both && player == mover();
    const extensive::Node& last = book->tree.nodes[r.path.back()];
    return book->tree.sets[book->tree.nodes[last.parent].set].actions[last.action] != "fold";
}

} // namespace engine::betting
