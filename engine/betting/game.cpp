#include "engine/betting/game.hpp"

namespace engine::betting {
namespace {

using Kind = Error::Kind;
using Phase = Game::Phase;

// Links depend on these numbers: a generator for each purpose, forked once more for each round.
constexpr std::uint64_t deals_stream = 1, computer_stream = 2;

Rng stream(const Game& g, std::uint64_t purpose) { return Rng(g.setup.seed).fork(purpose).fork(g.rounds.size()); }

void reply(Game& g, Reply r)
{
    Round& round = g.rounds.back();
    round.reply = r;
    round.payoff = r == Reply::fold ? payoff_of_fold() : payoff_of_call(round.deal, g.setup.rules.bets[*round.bet]);
    g.capital += round.payoff;
    g.phase = static_cast<int>(g.rounds.size()) < g.setup.rounds ? Phase::shown : Phase::over;
}

void bet(Game& g, int index)
{
    g.rounds.back().bet = index;
    g.phase = Phase::reply;
    if (g.setup.human != Human::max) return;
    Rng rng = stream(g, computer_stream);
    const Fraction& call = g.solution->deals[betting::index(g.round().deal)].call[index];
    const std::array<Fraction, 2> mixture{call, Fraction(1) - call};
    reply(g, search::draw(mixture, rng) == 0 ? Reply::call : Reply::fold);
}

void deal(Game& g)
{
    Rng rng = stream(g, deals_stream);
    g.rounds.push_back({random_deal(g.setup.rules.deck, rng), std::nullopt, std::nullopt, 0});
    g.phase = Phase::bet;
    if (g.setup.human != Human::min) return;
    Rng computer = stream(g, computer_stream);
    bet(g, search::draw(g.solution->deals[index(g.round().deal)].bet, computer));
}

/// Applies an event to `next` (a copy of the game before), or returns the error.
struct Apply {
    Game& next;

    std::optional<Error> operator()(const Bet& e) const
    {
        if (auto refused = unless(Phase::bet)) return refused;
        if (e.bet < 0 || e.bet >= next.setup.rules.bets.size()) return Error{Kind::bet_out_of_range, e.bet};
        bet(next, e.bet);
        return std::nullopt;
    }
    std::optional<Error> operator()(const Call&) const
    {
        if (auto refused = unless(Phase::reply)) return refused;
        reply(next, Reply::call);
        return std::nullopt;
    }
    std::optional<Error> operator()(const Fold&) const
    {
        if (auto refused = unless(Phase::reply)) return refused;
        reply(next, Reply::fold);
        return std::nullopt;
    }
    std::optional<Error> operator()(const Next&) const
    {
        if (auto refused = unless(Phase::shown)) return refused;
        deal(next);
        return std::nullopt;
    }

private:
    std::optional<Error> unless(Phase phase) const
    {
        if (next.phase == phase) return std::nullopt;
        return Error{next.phase == Phase::over ? Kind::game_over : Kind::not_your_turn};
    }
};

} // namespace

std::optional<Error> problem(const Setup& s)
{
    if (auto wrong_rules = problem(s.rules)) return wrong_rules;
    if (name(s.cards).empty()) return Error{Kind::unknown_cards};
    if (name(s.human).empty()) return Error{Kind::unknown_players};
    if (s.rounds < 1 || s.rounds > max_rounds) return Error{Kind::rounds_out_of_range};
    return std::nullopt;
}

Game Game::start(const Setup& s)
{
    ENGINE_CHECK(!problem(s));
    Game g;
    g.setup = s;
    g.solution = std::make_shared<const Solution>(solve(s.rules, s.cards));
    deal(g);
    return g;
}

Expected<Game, Error> Game::after(const Event& e) const
{
    Game next = *this;
    if (const auto refused = std::visit(Apply{next}, e)) return Unexpected<Error>(*refused);
    return next;
}

bool Game::is_open(Human whose) const
{
    if (setup.cards == Cards::seen || whose == setup.human || round().reply == Reply::call) return true;
    return setup.human == Human::both && phase == (whose == Human::max ? Phase::bet : Phase::reply);
}

} // namespace engine::betting
